import TestSupport
import Testing
import TwelveCommerce
import TwelveLedger

@testable import TwelveStoreRules

/// The ledger's format on disk, event by event (decision D28).
@Suite struct EventFormatTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }
  private var path: String { folder.path + "/store.sqlite" }

  @Test("There is an example of every event")
  func complete() {
    #expect(EventExamples.all.map(\.type).sorted() == StoreEvent.Kind.allCases.map(\.rawValue).sorted())
    #expect(EventExamples.all.allSatisfy { $0.type == $0.event.typeName })
  }

  @Test("An event is written as it always was", arguments: EventExamples.all)
  func writing(_ example: EventExamples.Example) throws {
    let store = try SQLiteEventStore(path: path)
    _ = try store.begin(
      [NewEvent(at: Instant(milliseconds: -7), customer: "Zoë", example.event)], expecting: nil)
    let raw = RawDatabase(path)
    #expect(raw.texts("SELECT type FROM events") == [example.type])
    #expect(raw.texts("SELECT CAST(body AS TEXT) FROM events") == [example.body])
    #expect(raw.texts("SELECT at || ' ' || customer FROM events") == ["-7 Zoë"])
  }

  @Test("An event that an older program wrote is read as what it was", arguments: EventExamples.all)
  func reading(_ example: EventExamples.Example) throws {
    let store = try SQLiteEventStore(path: path)
    let head = try store.begin(EventStoreContractTests.opening, expecting: nil)
    let body = example.body.replacing("'", with: "''")
    #expect(
      RawDatabase(path).run(
        "INSERT INTO events VALUES (1, 2, 2, 8, NULL, '\(example.type)', CAST('\(body)' AS BLOB))") == 0)
    let stored = try #require(try store.events(in: head.timeline, after: 1).first)
    #expect(stored.recorded.event == example.event)
    #expect(stored.recorded.at == Instant(milliseconds: 8))
    #expect(stored.recorded.customer == nil)
    #expect(stored.step == 2)
  }

  @Test("What a newer program added to an event does not stop an older one", arguments: EventExamples.all)
  func additions(_ example: EventExamples.Example) throws {
    let store = try SQLiteEventStore(path: path)
    let head = try store.begin(EventStoreContractTests.opening, expecting: nil)
    let comma = example.body == "{}" ? "" : ","
    let body = example.body.dropLast() + "\(comma)\"zone\":[1]}"
    RawDatabase(path).run(
      "INSERT INTO events VALUES (1, 2, 2, 8, NULL, '\(example.type)', CAST('\(body)' AS BLOB))")
    #expect(try store.events(in: head.timeline, after: 1).first?.recorded.event == example.event)
  }

  @Test(
    "A damaged event is told of by number and type, and never passed over",
    arguments: [
      ("purchased", "{"), ("purchased", "{}"), ("storeOpened", #"{"seed":-1}"#), ("storeOpened", ""),
      ("catalogAdopted", #"{"hash":7,"file":"f"}"#), ("customerAdded", #"{"storefront":"CAN"}"#),
      ("clockAdvanced", #"{"to":"soon"}"#), ("subscriptionExpired", #"{"reason":99,"runID":2}"#), ("teleported", "{}"),
    ])
  func damage(_ type: String, _ body: String) throws {
    let store = try SQLiteEventStore(path: path)
    let head = try store.begin(EventStoreContractTests.opening, expecting: nil)
    RawDatabase(path).run("INSERT INTO events VALUES (1, 2, 2, 8, NULL, '\(type)', CAST('\(body)' AS BLOB))")
    #expect {
      try store.events(in: head.timeline, after: 0)
    } throws: { error in
      guard case .damaged(path, let detail) = error as? LedgerError else { return false }
      return detail.contains("event 2") && detail.contains(type)
    }
    #expect(try store.events(in: head.timeline, after: 2).isEmpty)
  }
}
