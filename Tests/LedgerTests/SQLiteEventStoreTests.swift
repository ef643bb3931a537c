import Foundation
import Synchronization
import TestSupport
import Testing
import TwelveCommerce
import TwelveStoreRules

@testable import TwelveLedger

/// What the file promises besides.
@Suite struct SQLiteEventStoreTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }
  private var path: String { folder.path + "/store.sqlite" }
  private var raw: RawDatabase { RawDatabase(path) }

  private static let opening = EventStoreContractTests.opening
  private static func note(_ number: Int) -> NewEvent { EventStoreContractTests.note(number) }

  // MARK: Several programs

  @Test("Two connections see each other, and the slower one is told of the conflict")
  func twoConnections() throws {
    let here = try SQLiteEventStore(path: path)
    let there = try SQLiteEventStore(path: path)
    var head = try here.begin(Self.opening, expecting: nil)
    var counts = [try here.changeCount()]
    head = try there.append([Self.note(6)], expecting: head)
    counts.append(try here.changeCount())
    #expect(try here.head() == head)
    #expect(throws: LedgerError.conflict) {
      try here.append([Self.note(7)], expecting: LedgerHead(timeline: head.timeline, sequence: 1))
    }
    head = try there.fork(at: 1, name: "fork", expecting: head)
    counts.append(try here.changeCount())
    #expect(try here.head() == head)
    _ = try there.begin(Self.opening, expecting: head)
    counts.append(try here.changeCount())
    #expect(Set(counts).count == 4, "\(counts)")
    #expect(try here.timelines() == there.timelines())
  }

  @Test("Of many programs that make the same new file, one begins it, and none fails")
  func manyBeginnings() async {
    let path = path
    let answers = await withTaskGroup(of: Result<LedgerHead, LedgerError>.self) { group in
      for _ in 0..<8 {
        group.addTask {
          Result { () throws(LedgerError) in
            try SQLiteEventStore(path: path).begin(EventStoreContractTests.opening, expecting: nil)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count { (try? $0.get()) != nil } == 1)
    #expect(answers.count { $0 == .failure(.conflict) } == 7, "\(answers)")
  }

  @Test("Many threads with connections of their own append, and nothing is lost")
  func threads() async throws {
    let path = path
    _ = try SQLiteEventStore(path: path).begin(Self.opening, expecting: nil)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<4 {
        group.addTask {
          let store = try SQLiteEventStore(path: path)
          for turn in 0..<10 {
            while true {
              let head = try #require(try store.head())
              do {
                _ = try store.append([EventStoreContractTests.note(100 * number + turn)], expecting: head)
                break
              } catch LedgerError.conflict {}
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let store = try SQLiteEventStore(path: path)
    let events = try store.events(in: try #require(try store.head()).timeline, after: 1)
    #expect(events.map(\.recorded.sequence) == Array(2...41))
    let written = (0..<4).flatMap { number in (0..<10).map { turn in 100 * number + turn } }
    #expect(events.map { Int($0.recorded.at.milliseconds) }.sorted() == written)
  }

  @Test("Who finds the store held waits, and is told at last that it is busy", .timeLimit(.minutes(1)))
  func busy() async throws {
    let store = try SQLiteEventStore(path: path)
    let head = try store.begin(Self.opening, expecting: nil)
    let holder = raw
    #expect(holder.run("BEGIN IMMEDIATE") == 0)
    let waiting = Task.detached { try store.append([EventStoreContractTests.note(6)], expecting: head) }
    #expect(throws: LedgerError.busy(path: path)) { try SQLiteEventStore(path: path).append([], expecting: head) }
    #expect(holder.run("ROLLBACK") == 0)
    // The other began to wait at about the same time: either it was let in just now, or it was told the same.
    switch await waiting.result {
    case .success(let head): #expect(head.sequence == 2)
    case .failure(let error): #expect(error as? LedgerError == .busy(path: path))
    }
  }

  // MARK: Nothing is changed or deleted

  @Test("Events are never changed or deleted (D5)")
  func appendOnly() throws {
    let store = try SQLiteEventStore(path: path)
    let head = try store.begin(Self.opening, expecting: nil)
    let raw = raw
    #expect(raw.run("UPDATE events SET at = 0") != 0)
    #expect(raw.message == "events are never changed")
    #expect(raw.run("DELETE FROM events") != 0)
    #expect(raw.message == "events are never deleted")
    #expect(try store.events(in: head.timeline, after: 0).map(\.recorded.at.milliseconds) == [5])
  }

  @Test("A fork copies no history")
  func forkCopiesNothing() throws {
    let store = try SQLiteEventStore(path: path)
    var head = try store.begin(Self.opening, expecting: nil)
    head = try store.append((0..<20).map { Self.note($0) }, expecting: head)
    head = try store.fork(at: 15, name: "one", expecting: head)
    head = try store.fork(at: 10, name: "two", expecting: head)
    #expect(raw.number("SELECT count(*) FROM events") == 21)
    #expect(try store.events(in: head.timeline, after: 0).count == 10)
    _ = try store.append([Self.note(99)], expecting: head)
    #expect(raw.number("SELECT count(*) FROM events") == 22)
  }

  @Test("Beginning again leaves every old event and timeline in the file")
  func beginningAgain() throws {
    let store = try SQLiteEventStore(path: path)
    var head = try store.begin(Self.opening, expecting: nil)
    head = try store.append([Self.note(6)], expecting: head)
    head = try store.fork(at: 1, name: "fork", expecting: head)
    _ = try store.begin(Self.opening, expecting: head)
    #expect(raw.number("SELECT count(*) FROM events") == 3)
    #expect(raw.texts("SELECT epoch || ' ' || name FROM timelines ORDER BY id") == ["1 main", "1 fork", "2 main"])
  }

  @Test("A step that was never committed leaves nothing behind, not even half of it")
  func brokenOff() throws {
    let store = try SQLiteEventStore(path: path)
    let head = try store.begin(Self.opening, expecting: nil)
    var writer: RawDatabase? = raw
    #expect(
      writer?.run(
        """
        BEGIN IMMEDIATE;
        INSERT INTO events VALUES (1, 2, 2, 9, 'demo', 'disclosureAcknowledged', '{}');
        INSERT INTO timelines VALUES (2, 1, 'half', 1, 1);
        INSERT INTO switches (timeline) VALUES (2);
        """) == 0)
    #expect(try store.head() == head, "nobody sees it while it is written")
    writer = nil
    #expect(try store.head() == head)
    #expect(try SQLiteEventStore(path: path).timelines().count == 1)
    #expect(try store.append([Self.note(6)], expecting: head).sequence == 2)
  }

  @Test("What was written is there after a crash that left the log beside the file")
  func crash() throws {
    let store = try SQLiteEventStore(path: path)
    let head = try store.begin(Self.opening, expecting: nil)
    _ = try store.append([Self.note(6), Self.note(7)], expecting: head)
    // The files as a killed program leaves them: not closed, the log not taken in.
    let copy = folder.path + "/killed.sqlite"
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    try FileManager.default.copyItem(atPath: path + "-wal", toPath: copy + "-wal")
    #expect(try SQLiteEventStore(path: copy).head()?.sequence == 3)
    // A log that was cut off in the middle of the last step: the step is gone, and the rest is whole.
    let cut = folder.path + "/cut.sqlite"
    try FileManager.default.copyItem(atPath: path, toPath: cut)
    let log = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
    try log.dropLast(100).write(to: URL(fileURLWithPath: cut + "-wal"))
    #expect(try SQLiteEventStore(path: cut).head()?.sequence == 1)
  }

  @Test("The file has a write-ahead log, and a step is on the disk before it counts")
  func durability() throws {
    let store = try SQLiteEventStore(path: path)
    #expect(raw.texts("PRAGMA journal_mode") == ["wal"])
    let synchronous = try store.connection.withLock { (connection) throws(LedgerError) in
      try connection.number("PRAGMA synchronous")
    }
    #expect(synchronous == 2, "2 is FULL")
  }

  // MARK: Other files

  @Test("A newer schema is refused with a reason, and left as it is (D28)")
  func newerSchema() throws {
    _ = try SQLiteEventStore(path: path)
    raw.run("PRAGMA user_version = 99")
    #expect(throws: LedgerError.newerSchema(path: path, found: 99, known: 1)) { try SQLiteEventStore(path: path) }
    #expect(raw.number("PRAGMA user_version") == 99)
  }

  @Test("Another program's database is no store, whatever its version, and is not touched", arguments: [0, 1, 7])
  func anotherProgram(_ version: Int) throws {
    let statements = "CREATE TABLE songs (title TEXT); PRAGMA user_version = \(version); PRAGMA application_id = 42"
    #expect(raw.run(statements) == 0)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(throws: LedgerError.notAStore(path: path)) { try SQLiteEventStore(path: path) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test("An empty file becomes a store; text, and what cannot be opened, does not")
  func refusals() throws {
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(try SQLiteEventStore(path: path).head() == nil)
    let other = folder.path + "/other.sqlite"
    try "this is no database, however long it may be. ".write(toFile: other, atomically: true, encoding: .utf8)
    #expect(throws: LedgerError.notAStore(path: other)) { try SQLiteEventStore(path: other) }
    for missing in [folder.path + "/no/such/folder/store.sqlite", folder.path] {
      #expect {
        try SQLiteEventStore(path: missing)
      } throws: { error in
        guard case .inputOutput(missing, let detail) = error as? LedgerError else { return false }
        return !detail.isEmpty
      }
    }
  }

  @Test("A file with overwritten pages is damaged, and says so")
  func overwritten() throws {
    var store: SQLiteEventStore? = try SQLiteEventStore(path: path)
    let head = try #require(try store?.begin(Self.opening, expecting: nil))
    _ = try store?.append((0..<500).map { Self.note($0) }, expecting: head)
    store = nil
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"), "the last one to leave takes the log in")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.replaceSubrange(4096..., with: Data(repeating: 0xAA, count: bytes.count - 4096))
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect {
      let store = try SQLiteEventStore(path: path)
      return try store.events(in: head.timeline, after: 0)
    } throws: { error in
      guard case .damaged(path, _) = error as? LedgerError else { return false }
      return true
    }
  }
}
