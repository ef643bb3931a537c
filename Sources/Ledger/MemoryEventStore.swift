import Synchronization
import TwelveCommerce
import TwelveStoreRules

/// A history that lives as long as the program.
public final class MemoryEventStore: EventStore {
  fileprivate struct Contents {
    var epoch = 0
    var timelines: [(timeline: Timeline, epoch: Int)] = []
    var events: [TimelineID: [StoredEvent]] = [:]
    var current: TimelineID?
    var catalogs: [String: [UInt8]] = [:]
    var changes: Int64 = 0
  }

  private let contents = Mutex(Contents())

  public init() {}

  public func head() throws(LedgerError) -> LedgerHead? { contents.withLock { $0.head } }

  public func read(
    _ timeline: TimelineID, after sequence: Int64, _ body: (StoredEvent) -> Void
  ) throws(LedgerError) {
    let history = contents.withLock { $0.history(of: timeline) }
    for event in history where event.recorded.sequence > sequence { body(event) }
  }

  public func append(_ events: [NewEvent], expecting head: LedgerHead) throws(LedgerError) -> LedgerHead {
    try contents.withLock { (contents) throws(LedgerError) in
      guard contents.head == head else { throw .conflict }
      return contents.append(events, to: head)
    }
  }

  public func begin(_ events: [NewEvent], expecting head: LedgerHead?) throws(LedgerError) -> LedgerHead {
    try contents.withLock { (contents) throws(LedgerError) in
      guard contents.head == head else { throw .conflict }
      contents.epoch += 1
      let root = contents.addTimeline(name: Timeline.mainName, parent: nil, forkedAt: 0)
      return contents.append(events, to: LedgerHead(timeline: root, sequence: 0))
    }
  }

  public func fork(at sequence: Int64, name: String, expecting head: LedgerHead) throws(LedgerError) -> LedgerHead {
    try contents.withLock { (contents) throws(LedgerError) in
      guard contents.head == head else { throw .conflict }
      guard sequence >= 1, sequence <= head.sequence else { throw .noSuchEvent(sequence) }
      guard !contents.listed.contains(where: { $0.name == name }) else { throw .timelineExists(name) }
      let fork = contents.addTimeline(name: name, parent: head.timeline, forkedAt: sequence)
      contents.changes += 1
      return LedgerHead(timeline: fork, sequence: sequence)
    }
  }

  public func makeCurrent(
    _ timeline: TimelineID, expecting head: LedgerHead
  ) throws(LedgerError) -> LedgerHead {
    try contents.withLock { (contents) throws(LedgerError) in
      guard contents.head == head else { throw .conflict }
      guard contents.listed.contains(where: { $0.id == timeline }) else {
        throw .noSuchTimeline("\(timeline.rawValue)")
      }
      contents.current = timeline
      contents.changes += 1
      return contents.head ?? head
    }
  }

  public func timelines() throws(LedgerError) -> [Timeline] { contents.withLock { $0.listed } }

  public func keepCatalog(hash: String, content: [UInt8]) throws(LedgerError) {
    contents.withLock { $0.catalogs[hash] = content }
  }

  public func catalog(hash: String) throws(LedgerError) -> [UInt8]? { contents.withLock { $0.catalogs[hash] } }

  public func changeCount() throws(LedgerError) -> Int64 { contents.withLock { $0.changes } }
}

extension MemoryEventStore.Contents {
  fileprivate var head: LedgerHead? {
    current.map { LedgerHead(timeline: $0, sequence: history(of: $0).last?.recorded.sequence ?? 0) }
  }

  fileprivate var listed: [Timeline] {
    timelines.filter { $0.epoch == epoch }.map { entry in
      var timeline = entry.timeline
      timeline.isCurrent = timeline.id == current
      return timeline
    }
  }

  fileprivate func history(of id: TimelineID) -> [StoredEvent] {
    guard let timeline = timelines.first(where: { $0.timeline.id == id })?.timeline else { return [] }
    let shared = timeline.parent.map { history(of: $0).filter { $0.recorded.sequence <= timeline.forkedAt } } ?? []
    return shared + (events[id] ?? [])
  }

  fileprivate mutating func addTimeline(name: String, parent: TimelineID?, forkedAt: Int64) -> TimelineID {
    let id = TimelineID(Int64(timelines.count + 1))
    let timeline = Timeline(id: id, name: name, parent: parent, forkedAt: forkedAt, isCurrent: true)
    timelines.append((timeline, epoch))
    current = id
    return id
  }

  fileprivate mutating func append(_ new: [NewEvent], to head: LedgerHead) -> LedgerHead {
    var sequence = head.sequence
    for event in new {
      sequence += 1
      let stored = StoredEvent(recorded: RecordedEvent(sequence: sequence, event), step: head.sequence + 1)
      events[head.timeline, default: []].append(stored)
    }
    changes += 1
    return LedgerHead(timeline: head.timeline, sequence: sequence)
  }
}

extension Timeline {
  /// The name of the timeline that a store begins with.
  public static let mainName = "main"
}
