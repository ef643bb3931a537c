import Foundation
import TestSupport
import Testing
import TwelveCommerce
import TwelveLedger
import TwelveStoreRules

/// What both ledgers promise.
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

  @Test("An empty ledger has no head; the first events begin it", arguments: Kind.allCases)
  func beginning(_ kind: Kind) throws {
    let store = try store(kind)
    #expect(try store.head() == nil)
    let head = try store.begin(Self.opening, expecting: nil)
    #expect(head.sequence == 1)
    #expect(try store.head() == head)
    #expect(throws: LedgerError.conflict) { try store.begin(Self.opening, expecting: nil) }
  }

  @Test("A step is appended whole, with its numbers, on the expected head only", arguments: Kind.allCases)
  func appending(_ kind: Kind) throws {
    let store = try store(kind)
    let first = try store.begin(Self.opening, expecting: nil)
    let second = try store.append([Self.note(7), Self.note(8)], expecting: first)
    #expect(throws: LedgerError.conflict) { try store.append([Self.note(9)], expecting: first) }
    _ = try store.append([Self.note(9)], expecting: second)
    let events = try store.events(in: first.timeline, after: 0)
    #expect(events.map(\.recorded.sequence) == [1, 2, 3, 4])
    #expect(events.map(\.step) == [1, 2, 2, 4])
    #expect(events.map(\.recorded.at.milliseconds) == [5, 7, 8, 9])
    #expect(events.map(\.recorded.customer) == [nil, "demo", "demo", "demo"])
    #expect(try store.events(in: first.timeline, after: 3).count == 1)
  }

  @Test("A fork shares what came before, and both go their own way", arguments: Kind.allCases)
  func forking(_ kind: Kind) throws {
    let store = try store(kind)
    var head = try store.begin(Self.opening, expecting: nil)
    head = try store.append([Self.note(10), Self.note(11), Self.note(12)], expecting: head)
    let fork = try store.fork(at: 2, name: "other", expecting: head)
    #expect(try store.head() == fork)
    let ahead = try store.append([Self.note(99)], expecting: fork)
    #expect(try store.events(in: fork.timeline, after: 0).map(\.recorded.at.milliseconds) == [5, 10, 99])
    #expect(try store.events(in: head.timeline, after: 0).map(\.recorded.at.milliseconds) == [5, 10, 11, 12])
    let third = try store.fork(at: 1, name: "third", expecting: ahead)
    #expect(try store.events(in: third.timeline, after: 0).map(\.recorded.at.milliseconds) == [5])
    #expect(try store.timelines().map(\.name) == ["main", "other", "third"])
    #expect(try store.timelines().map(\.isCurrent) == [false, false, true])
    #expect(throws: LedgerError.timelineExists("other")) { try store.fork(at: 1, name: "other", expecting: third) }
    #expect(throws: LedgerError.noSuchEvent(9)) { try store.fork(at: 9, name: "far", expecting: third) }
  }

  @Test("Beginning again lists the new timelines alone, and keeps the old events", arguments: Kind.allCases)
  func beginningAgain(_ kind: Kind) throws {
    let store = try store(kind)
    let head = try store.begin(Self.opening, expecting: nil)
    let again = try store.begin(Self.opening + [Self.note(6)], expecting: head)
    #expect(try store.timelines().map(\.id) == [again.timeline])
    #expect(try store.events(in: head.timeline, after: 0).count == 1)
  }

  @Test("Catalogs are kept by their hash, and changes are counted", arguments: Kind.allCases)
  func catalogsAndChanges(_ kind: Kind) throws {
    let store = try store(kind)
    try store.keepCatalog(hash: "h", content: [1, 2, 3])
    #expect(try store.catalog(hash: "h") == [1, 2, 3])
    #expect(try store.catalog(hash: "other") == nil)
    let before = try store.changeCount()
    let head = try store.begin(Self.opening, expecting: nil)
    let between = try store.changeCount()
    _ = try store.fork(at: 1, name: "fork", expecting: head)
    #expect(Set([before, between, try store.changeCount()]).count == 3)
  }
}
