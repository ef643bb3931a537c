import TwelveCommerce
import TwelveStoreRules

/// Where a store's history is kept: append-only events in timelines that fork (decision D5). Nothing is ever changed or
/// deleted. Safe to use from several threads; several processes may share one.
public protocol EventStore: AnyObject, Sendable {
  /// The current timeline and its latest event, or nil while the store is empty.
  func head() throws(LedgerError) -> LedgerHead?

  /// Hands over the events of a timeline after a sequence number, one by one; those it shares with the timelines it was
  /// forked from too.
  func read(
    _ timeline: TimelineID, after sequence: Int64, _ body: (StoredEvent) -> Void
  ) throws(LedgerError)

  /// Appends events as one step, all or none.
  ///
  /// - Throws: `.conflict` when the store is no longer at the expected head.
  func append(_ events: [NewEvent], expecting head: LedgerHead) throws(LedgerError) -> LedgerHead

  /// Begins a new root timeline and makes it current; earlier ones are kept and no longer listed.
  func begin(_ events: [NewEvent], expecting head: LedgerHead?) throws(LedgerError) -> LedgerHead

  /// Begins a timeline that shares the current one's events up to and including `sequence`, and makes it current.
  func fork(at sequence: Int64, name: String, expecting head: LedgerHead) throws(LedgerError) -> LedgerHead

  /// Makes another of the listed timelines the current one.
  func makeCurrent(_ timeline: TimelineID, expecting head: LedgerHead) throws(LedgerError) -> LedgerHead

  /// The timelines since the store was last begun, oldest first.
  func timelines() throws(LedgerError) -> [Timeline]

  /// Keeps a catalog's bytes under their hash.
  func keepCatalog(hash: String, content: [UInt8]) throws(LedgerError)
  func catalog(hash: String) throws(LedgerError) -> [UInt8]?

  /// A number that changes when anybody has appended or forked, in this process or another.
  func changeCount() throws(LedgerError) -> Int64
}

extension EventStore {
  /// The events of a timeline after a sequence number, all at once.
  public func events(in timeline: TimelineID, after sequence: Int64) throws(LedgerError) -> [StoredEvent] {
    var events: [StoredEvent] = []
    try read(timeline, after: sequence) { events.append($0) }
    return events
  }
}

public struct TimelineID: Hashable, Sendable {
  public let rawValue: Int64
  public init(_ rawValue: Int64) { self.rawValue = rawValue }
}

/// A timeline and the sequence number of its latest event.
public struct LedgerHead: Hashable, Sendable {
  public var timeline: TimelineID
  public var sequence: Int64
}

public struct Timeline: Hashable, Sendable {
  public var id: TimelineID
  public var name: String
  public var parent: TimelineID?
  /// The last event it shares with its parent.
  public var forkedAt: Int64
  public var isCurrent: Bool
}

/// An event with the step it belongs to: what was appended together, and is undone together.
public struct StoredEvent: Hashable, Sendable {
  public var recorded: RecordedEvent
  /// The sequence number of the step's first event.
  public var step: Int64

  public init(recorded: RecordedEvent, step: Int64) {
    self.recorded = recorded
    self.step = step
  }
}

public enum LedgerError: Error, Hashable, Sendable {
  /// Somebody else has appended meanwhile.
  case conflict
  /// Another process holds the store; try again.
  case busy(path: String)
  /// The file was written by a newer program (decision D28).
  case newerSchema(path: String, found: Int, known: Int)
  /// The file is no store of this program.
  case notAStore(path: String)
  /// Stored bytes that no version of this program has written.
  case damaged(path: String, detail: String)
  case inputOutput(path: String, detail: String)
  case noSuchEvent(Int64)
  case timelineExists(String)
  case noSuchTimeline(String)
}
