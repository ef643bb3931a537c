import Foundation
import TestSupport
import Testing
import TwelveCommerce
import TwelveLedger
import TwelveStoreRules

/// What both ledgers promise (decision D5: nothing is changed, nothing is deleted, going back is a fork).
@Suite struct EventStoreContractTests {
  enum Kind: String, CaseIterable, Sendable {
    case memory, sqlite
  }

  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func store(_ kind: Kind) throws -> any EventStore {
    switch kind {
    case .memory: MemoryEventStore()
    case .sqlite: try SQLiteEventStore(path: folder.path + "/store.sqlite")
    }
  }

  static let opening = [NewEvent(at: Instant(milliseconds: 5), .storeOpened(StoreOpened(seed: 1)))]

  static func note(_ number: Int) -> NewEvent {
    NewEvent(at: Instant(milliseconds: Int64(number)), customer: "demo", .disclosureAcknowledged)
  }

  /// The times of a timeline's events: they tell the events of these tests apart.
  private func times(_ store: any EventStore, _ timeline: TimelineID, after sequence: Int64 = 0) throws -> [Int64] {
    try store.events(in: timeline, after: sequence).map(\.recorded.at.milliseconds)
  }

  @Test("An empty ledger has no head, no timeline and no event", arguments: Kind.allCases)
  func emptiness(_ kind: Kind) throws {
    let store = try store(kind)
    #expect(try store.head() == nil)
    #expect(try store.timelines() == [])
    #expect(try store.events(in: TimelineID(1), after: 0) == [])
    #expect(try store.catalog(hash: "h") == nil)
  }

  @Test("The first events begin it, once", arguments: Kind.allCases)
  func beginning(_ kind: Kind) throws {
    let store = try store(kind)
    let head = try store.begin(Self.opening, expecting: nil)
    #expect(head.sequence == 1)
    #expect(try store.head() == head)
    #expect(throws: LedgerError.conflict) { try store.begin(Self.opening, expecting: nil) }
    let main = try #require(try store.timelines().first)
    #expect(main.name == "main" && main.parent == nil && main.forkedAt == 0 && main.isCurrent)
  }

  @Test("A step is appended whole, with its numbers, on the expected head only", arguments: Kind.allCases)
  func appending(_ kind: Kind) throws {
    let store = try store(kind)
    let first = try store.begin(Self.opening, expecting: nil)
    let second = try store.append([Self.note(7), Self.note(8)], expecting: first)
    #expect(second.timeline == first.timeline)
    #expect(second.sequence == 3)
    #expect(throws: LedgerError.conflict) { try store.append([Self.note(9)], expecting: first) }
    #expect(try store.head() == second, "a step that is refused leaves nothing")
    _ = try store.append([Self.note(9)], expecting: second)
    let events = try store.events(in: first.timeline, after: 0)
    #expect(events.map(\.recorded.sequence) == [1, 2, 3, 4])
    #expect(events.map(\.step) == [1, 2, 2, 4])
    #expect(events.map(\.recorded.at.milliseconds) == [5, 7, 8, 9])
    #expect(events.map(\.recorded.customer) == [nil, "demo", "demo", "demo"])
  }

  @Test("Events are asked for from a number on", arguments: Kind.allCases)
  func after(_ kind: Kind) throws {
    let store = try store(kind)
    var head = try store.begin(Self.opening, expecting: nil)
    head = try store.append([Self.note(6), Self.note(7)], expecting: head)
    let fork = try store.fork(at: 2, name: "fork", expecting: head)
    _ = try store.append([Self.note(8)], expecting: fork)
    #expect(try (0...4).map { try times(store, fork.timeline, after: $0) } == [[5, 6, 8], [6, 8], [8], [], []])
    #expect(try (0...3).map { try times(store, head.timeline, after: $0) } == [[5, 6, 7], [6, 7], [7], []])
  }

  @Test("A fork shares what came before, and both go their own way", arguments: Kind.allCases)
  func forking(_ kind: Kind) throws {
    let store = try store(kind)
    var head = try store.begin(Self.opening, expecting: nil)
    head = try store.append([Self.note(10), Self.note(11), Self.note(12)], expecting: head)
    let fork = try store.fork(at: 2, name: "other", expecting: head)
    #expect(try store.head() == fork)
    #expect(fork.sequence == 2)
    let ahead = try store.append([Self.note(99)], expecting: fork)
    #expect(ahead.sequence == 3)
    #expect(try times(store, fork.timeline) == [5, 10, 99])
    #expect(try times(store, head.timeline) == [5, 10, 11, 12])
    #expect(throws: LedgerError.conflict) { try store.append([Self.note(13)], expecting: head) }
    let other = try #require(try store.timelines().last)
    #expect(other.name == "other" && other.parent == head.timeline && other.forkedAt == 2 && other.isCurrent)
  }

  @Test("A fork of a fork shares what its parent shares", arguments: Kind.allCases)
  func forkOfAFork(_ kind: Kind) throws {
    let store = try store(kind)
    var root = try store.begin(Self.opening, expecting: nil)
    root = try store.append([Self.note(10), Self.note(11), Self.note(12)], expecting: root)
    var middle = try store.fork(at: 3, name: "middle", expecting: root)
    middle = try store.append([Self.note(20), Self.note(21)], expecting: middle)
    var late = try store.fork(at: 4, name: "late", expecting: middle)
    late = try store.append([Self.note(30)], expecting: late)
    #expect(try times(store, late.timeline) == [5, 10, 11, 20, 30])
    // Further back than its parent was forked off: the parent's own events are not in it.
    var early = try store.fork(at: 2, name: "early", expecting: late)
    #expect(try times(store, early.timeline) == [5, 10])
    early = try store.append([Self.note(40)], expecting: early)
    #expect(try times(store, early.timeline) == [5, 10, 40])
    #expect(try times(store, early.timeline, after: 1) == [10, 40])
    #expect(try times(store, late.timeline) == [5, 10, 11, 20, 30])
    #expect(try times(store, middle.timeline) == [5, 10, 11, 20, 21])
    #expect(try times(store, root.timeline) == [5, 10, 11, 12])
  }

  @Test("Timelines have names of their own, and forks begin at events that exist", arguments: Kind.allCases)
  func names(_ kind: Kind) throws {
    let store = try store(kind)
    var head = try store.begin(Self.opening, expecting: nil)
    head = try store.append([Self.note(6)], expecting: head)
    let other = try store.fork(at: 1, name: "other", expecting: head)
    let third = try store.fork(at: 1, name: "third", expecting: other)
    #expect(try store.timelines().map(\.name) == ["main", "other", "third"])
    #expect(try store.timelines().map(\.isCurrent) == [false, false, true])
    #expect(throws: LedgerError.timelineExists("other")) { try store.fork(at: 1, name: "other", expecting: third) }
    #expect(throws: LedgerError.timelineExists("main")) { try store.fork(at: 1, name: "main", expecting: third) }
    for sequence: Int64 in [2, 9, 0, -1] {
      #expect(throws: LedgerError.noSuchEvent(sequence)) {
        try store.fork(at: sequence, name: "far", expecting: third)
      }
    }
    #expect(throws: LedgerError.conflict) { try store.fork(at: 1, name: "late", expecting: head) }
    #expect(try store.timelines().count == 3)
    #expect(try store.head() == third)
  }

  @Test("A timeline is left and gone on with where it was, and no event is copied", arguments: Kind.allCases)
  func switching(_ kind: Kind) throws {
    let store = try store(kind)
    var main = try store.begin(Self.opening, expecting: nil)
    main = try store.append([Self.note(10), Self.note(11)], expecting: main)
    var fork = try store.fork(at: 2, name: "other", expecting: main)
    fork = try store.append([Self.note(20)], expecting: fork)
    #expect(try store.makeCurrent(main.timeline, expecting: fork) == main)
    #expect(try store.head() == main)
    #expect(try store.timelines().map(\.isCurrent) == [true, false])
    main = try store.append([Self.note(12)], expecting: main)
    #expect(try times(store, main.timeline) == [5, 10, 11, 12])
    #expect(try times(store, fork.timeline) == [5, 10, 20])
    #expect(try store.makeCurrent(fork.timeline, expecting: main) == fork)
    #expect(throws: LedgerError.conflict) { try store.makeCurrent(main.timeline, expecting: main) }
    #expect(throws: LedgerError.noSuchTimeline("99")) { try store.makeCurrent(TimelineID(99), expecting: fork) }
  }

  @Test("A history that was begun with nothing cannot be forked, and stops nobody", arguments: Kind.allCases)
  func forkOfNothing(_ kind: Kind) throws {
    let store = try store(kind)
    let head = try store.begin([], expecting: nil)
    #expect(throws: LedgerError.noSuchEvent(1)) { try store.fork(at: 1, name: "fork", expecting: head) }
    #expect(try store.append([Self.note(6)], expecting: head).sequence == 1)
  }

  @Test("Beginning again lists the new timelines alone, and keeps the old events", arguments: Kind.allCases)
  func beginningAgain(_ kind: Kind) throws {
    let store = try store(kind)
    let first = try store.begin(Self.opening, expecting: nil)
    let fork = try store.fork(at: 1, name: "fork", expecting: first)
    #expect(throws: LedgerError.conflict) { try store.begin(Self.opening, expecting: first) }
    let again = try store.begin(Self.opening + [Self.note(6)], expecting: fork)
    #expect(again.sequence == 2)
    #expect(try store.timelines().map(\.id) == [again.timeline])
    #expect(try store.timelines().map(\.name) == ["main"])
    #expect(try times(store, first.timeline) == [5])
    #expect(try times(store, fork.timeline) == [5])
    let anew = try store.fork(at: 2, name: "fork", expecting: again)
    #expect(try store.timelines().map(\.id) == [again.timeline, anew.timeline], "an old name is free again")
  }

  @Test("Catalogs are kept by their hash", arguments: Kind.allCases)
  func catalogs(_ kind: Kind) throws {
    let store = try store(kind)
    let all = [UInt8](0...255)
    try store.keepCatalog(hash: "h", content: all)
    try store.keepCatalog(hash: "h", content: all)
    try store.keepCatalog(hash: "empty", content: [])
    #expect(try store.catalog(hash: "h") == all)
    #expect(try store.catalog(hash: "empty") == [])
    #expect(try store.catalog(hash: "H") == nil)
    #expect(try store.head() == nil, "a catalog alone is no history")
  }

  @Test("Every change is counted, and looking is none", arguments: Kind.allCases)
  func changes(_ kind: Kind) throws {
    let store = try store(kind)
    var counts = [try store.changeCount()]
    var head = try store.begin(Self.opening, expecting: nil)
    counts.append(try store.changeCount())
    head = try store.append([Self.note(6)], expecting: head)
    counts.append(try store.changeCount())
    head = try store.fork(at: 1, name: "fork", expecting: head)
    counts.append(try store.changeCount())
    _ = try store.begin(Self.opening, expecting: head)
    counts.append(try store.changeCount())
    #expect(Set(counts).count == 5)
    _ = try (store.timelines(), store.head(), store.events(in: head.timeline, after: 0))
    #expect(try store.changeCount() == counts.last)
  }

  @Test("Whatever is done to them, both ledgers tell the same story", arguments: [UInt64](1...6))
  func agreement(seed: UInt64) throws {
    let (memory, file) = (try store(.memory), try store(.sqlite))
    var generator = SplitMix64(seed: seed)
    var heads: [LedgerHead] = []
    for number in 0..<60 {
      let known = Int.random(in: 0..<8, using: &generator) == 0 ? heads.randomElement(using: &generator) : heads.last
      let change = change(number, expecting: known, &generator)
      let (here, there) = (Result { try change(memory) }, Result { try change(file) })
      #expect("\(here)" == "\(there)", "seed \(seed), change \(number)")
      if case .success(let head) = here { heads.append(head) }
    }
    #expect(heads.count > 20, "seed \(seed)")
    #expect(try memory.timelines() == file.timelines(), "seed \(seed)")
    for timeline in Set(heads.map(\.timeline)) {
      let after = Int64.random(in: 0...9, using: &generator)
      #expect(
        try memory.events(in: timeline, after: after) == file.events(in: timeline, after: after), "seed \(seed)")
    }
  }

  private func change(
    _ number: Int, expecting head: LedgerHead?, _ generator: inout SplitMix64
  ) -> (any EventStore) throws -> LedgerHead {
    guard let head else { return { try $0.begin(Self.opening, expecting: nil) } }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<6:
      let notes = (0...Int.random(in: 0...2, using: &generator)).map { Self.note(number * 10 + $0) }
      return { try $0.append(notes, expecting: head) }
    case 6..<9:
      let sequence = Int64.random(in: 0...head.sequence + 1, using: &generator)
      let name = "fork-\(Int.random(in: 0..<9, using: &generator))"
      return { try $0.fork(at: sequence, name: name, expecting: head) }
    default: return { try $0.begin(Self.opening, expecting: head) }
    }
  }
}
