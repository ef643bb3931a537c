import CTwelveSQLite
import Foundation
import TestSupport
import Testing
import TwelveCommerce
import TwelveLedger
import TwelveStoreRules

/// What the file promises besides.
@Suite struct SQLiteEventStoreTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }
  private var path: String { folder.path + "/store.sqlite" }

  /// Runs SQL on a connection of its own, and returns SQLite's answer code.
  @discardableResult
  private func sql(_ text: String) -> Int32 {
    var handle: OpaquePointer?
    defer { sqlite3_close_v2(handle) }
    guard sqlite3_open(path, &handle) == SQLITE_OK else { return SQLITE_CANTOPEN }
    return sqlite3_exec(handle, text, nil, nil, nil)
  }

  @Test("Two connections see each other, and the slower one is told of the conflict")
  func twoConnections() throws {
    let here = try SQLiteEventStore(path: path)
    let there = try SQLiteEventStore(path: path)
    let head = try here.begin(EventStoreContractTests.opening, expecting: nil)
    let before = try here.changeCount()
    _ = try there.append([EventStoreContractTests.note(6)], expecting: head)
    #expect(try here.changeCount() != before)
    #expect(try here.head()?.sequence == 2)
    #expect(throws: LedgerError.conflict) { try here.append([EventStoreContractTests.note(7)], expecting: head) }
  }

  @Test("Events are never changed or deleted")
  func appendOnly() throws {
    let store = try SQLiteEventStore(path: path)
    _ = try store.begin(EventStoreContractTests.opening, expecting: nil)
    #expect(sql("UPDATE events SET at = 0") != SQLITE_OK)
    #expect(sql("DELETE FROM events") != SQLITE_OK)
    #expect(try store.events(in: try #require(try store.head()).timeline, after: 0).count == 1)
  }

  @Test("A fork copies no history")
  func forkCopiesNothing() throws {
    let store = try SQLiteEventStore(path: path)
    let head = try store.begin(EventStoreContractTests.opening, expecting: nil)
    _ = try store.fork(at: 1, name: "fork", expecting: head)
    #expect(sql("CREATE TEMP TABLE one AS SELECT 1 / (count(*) = 1) AS fine FROM events") == SQLITE_OK)
    #expect(try store.events(in: try #require(try store.head()).timeline, after: 0).count == 1)
  }

  @Test("A step that was never committed leaves nothing behind")
  func brokenOff() throws {
    let store = try SQLiteEventStore(path: path)
    _ = try store.begin(EventStoreContractTests.opening, expecting: nil)
    sql("BEGIN IMMEDIATE; INSERT INTO events VALUES (1, 2, 2, 9, 'demo', 'disclosureAcknowledged', '{}')")
    #expect(try store.head()?.sequence == 1)
  }

  @Test("A newer schema, another program's file and no database at all are refused with a reason (D28)")
  func refusals() throws {
    _ = try SQLiteEventStore(path: path)
    sql("PRAGMA user_version = 99")
    #expect(throws: LedgerError.newerSchema(path: path, found: 99, known: 1)) { try SQLiteEventStore(path: path) }
    let other = folder.path + "/other.sqlite"
    try "this is no database, however long it may be. ".write(toFile: other, atomically: true, encoding: .utf8)
    #expect(throws: LedgerError.notAStore(path: other)) { try SQLiteEventStore(path: other) }
    #expect(throws: LedgerError.self) { try SQLiteEventStore(path: folder.path + "/no/such/folder/store.sqlite") }
  }

  @Test("An event that nobody can read is told of with its number")
  func damage() throws {
    let store = try SQLiteEventStore(path: path)
    let head = try store.begin(EventStoreContractTests.opening, expecting: nil)
    sql("INSERT INTO events VALUES (1, 2, 2, 9, NULL, 'clockAdvanced', 'junk')")
    #expect(throws: LedgerError.self) { try store.events(in: head.timeline, after: 0) }
  }

  @Test("Many threads append, and nothing is lost")
  func threads() async throws {
    let store = try SQLiteEventStore(path: path)
    _ = try store.begin(EventStoreContractTests.opening, expecting: nil)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for _ in 0..<5 {
            while true {
              guard let head = try? store.head() else { continue }
              if (try? store.append([EventStoreContractTests.note(number)], expecting: head)) != nil { break }
            }
          }
        }
      }
    }
    #expect(try store.head()?.sequence == 41)
  }
}
