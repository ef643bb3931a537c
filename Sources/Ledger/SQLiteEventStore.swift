import Synchronization
import TwelveCommerce
import TwelveStoreRules

/// A history in one SQLite file: write-ahead log, full durability, all or nothing.
public final class SQLiteEventStore: EventStore {
  let connection: Mutex<SQLiteConnection>

  /// Opens the file, or makes it.
  public init(path: String) throws(LedgerError) {
    let connection = try SQLiteConnection(path: path)
    try Schema.prepare(connection)
    try connection.run("PRAGMA synchronous = FULL")
    self.connection = Mutex(connection)
  }

  public func head() throws(LedgerError) -> LedgerHead? {
    try locked { (connection) throws(LedgerError) in try SQLiteEventStore.head(connection) }
  }

  public func read(
    _ timeline: TimelineID, after sequence: Int64, _ body: (StoredEvent) -> Void
  ) throws(LedgerError) {
    try locked { (connection) throws(LedgerError) in
      for part in try SQLiteEventStore.lineage(of: timeline, connection) where part.upTo > sequence {
        try SQLiteEventStore.read(part, after: sequence, connection, body)
      }
    }
  }

  public func append(_ events: [NewEvent], expecting head: LedgerHead) throws(LedgerError) -> LedgerHead {
    let rows = try encoded(events)
    return try change(expecting: head) { (connection) throws(LedgerError) in
      try SQLiteEventStore.insert(rows, at: head, connection)
    }
  }

  public func begin(_ events: [NewEvent], expecting head: LedgerHead?) throws(LedgerError) -> LedgerHead {
    let rows = try encoded(events)
    return try change(expecting: head) { (connection) throws(LedgerError) in
      let epoch = try connection.number("SELECT coalesce(max(epoch), 0) + 1 FROM timelines")
      let root = try SQLiteEventStore.addTimeline(Timeline.mainName, epoch: epoch, parent: nil, at: 0, connection)
      return try SQLiteEventStore.insert(rows, at: LedgerHead(timeline: root, sequence: 0), connection)
    }
  }

  public func fork(at sequence: Int64, name: String, expecting head: LedgerHead) throws(LedgerError) -> LedgerHead {
    try change(expecting: head) { (connection) throws(LedgerError) in
      guard sequence >= 1, sequence <= head.sequence else { throw .noSuchEvent(sequence) }
      guard try !SQLiteEventStore.listed(connection).contains(where: { $0.name == name }) else {
        throw .timelineExists(name)
      }
      let epoch = try connection.number("SELECT max(epoch) FROM timelines")
      let fork = try SQLiteEventStore.addTimeline(name, epoch: epoch, parent: head.timeline, at: sequence, connection)
      return LedgerHead(timeline: fork, sequence: sequence)
    }
  }

  public func makeCurrent(
    _ timeline: TimelineID, expecting head: LedgerHead
  ) throws(LedgerError) -> LedgerHead {
    try change(expecting: head) { (connection) throws(LedgerError) in
      guard try SQLiteEventStore.listed(connection).contains(where: { $0.id == timeline }) else {
        throw .noSuchTimeline("\(timeline.rawValue)")
      }
      try connection.run("INSERT INTO switches (timeline) VALUES (?)", [.number(timeline.rawValue)])
      return try SQLiteEventStore.head(connection) ?? head
    }
  }

  public func timelines() throws(LedgerError) -> [Timeline] {
    try locked { (connection) throws(LedgerError) in try SQLiteEventStore.listed(connection) }
  }

  public func keepCatalog(hash: String, content: [UInt8]) throws(LedgerError) {
    try locked { (connection) throws(LedgerError) in
      try connection.run("INSERT OR IGNORE INTO catalogs VALUES (?, ?)", [.text(hash), .bytes(content)])
    }
  }

  public func catalog(hash: String) throws(LedgerError) -> [UInt8]? {
    try locked { (connection) throws(LedgerError) in
      var content: [UInt8]?
      try connection.run("SELECT content FROM catalogs WHERE hash = ?", [.text(hash)]) { row throws(LedgerError) in
        content = row.bytes(0)
      }
      return content
    }
  }

  public func changeCount() throws(LedgerError) -> Int64 {
    try locked { (connection) throws(LedgerError) in
      // The first counts other connections' commits, the second this one's.
      try connection.number("PRAGMA data_version") + connection.changesMade
    }
  }

  private func locked<Result>(
    _ body: (SQLiteConnection) throws(LedgerError) -> sending Result
  ) throws(LedgerError) -> Result {
    try connection.withLock { (connection) throws(LedgerError) in try body(connection) }
  }

  private func change(
    expecting head: LedgerHead?, _ body: (SQLiteConnection) throws(LedgerError) -> LedgerHead
  ) throws(LedgerError) -> LedgerHead {
    try locked { (connection) throws(LedgerError) in
      try connection.transaction { () throws(LedgerError) in
        guard try SQLiteEventStore.head(connection) == head else { throw .conflict }
        return try body(connection)
      }
    }
  }
}
