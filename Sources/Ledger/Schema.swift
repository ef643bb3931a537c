/// The ledger's tables. A newer program opens every older schema; an older one refuses a newer (decision D28).
enum Schema {
  static let version = 1
  /// `twlv`: tells a store from any other SQLite file.
  static let applicationID: Int64 = 0x7477_6C76

  static func prepare(_ connection: SQLiteConnection) throws(LedgerError) {
    if try !isStore(connection) { try create(connection) }
    let found = Int(try connection.number("PRAGMA user_version"))
    guard found <= version else {
      throw .newerSchema(path: connection.path, found: found, known: version)
    }
  }

  private static func create(_ connection: SQLiteConnection) throws(LedgerError) {
    // Before anything is written: another program's database stays as it is, its journal included.
    if try !isEmpty(connection), try !isStore(connection) { throw .notAStore(path: connection.path) }
    try connection.run("PRAGMA journal_mode = WAL")
    try connection.transaction { () throws(LedgerError) in
      // Another process may have made the store while this one waited for the lock.
      if try isStore(connection) { return }
      guard try isEmpty(connection) else { throw .notAStore(path: connection.path) }
      try connection.execute(tables)
      try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
    }
  }

  private static func isStore(_ connection: SQLiteConnection) throws(LedgerError) -> Bool {
    try connection.number("PRAGMA application_id") == applicationID
  }

  private static func isEmpty(_ connection: SQLiteConnection) throws(LedgerError) -> Bool {
    guard try connection.number("PRAGMA application_id") == 0 else { return false }
    guard try connection.number("PRAGMA user_version") == 0 else { return false }
    return try connection.number("SELECT count(*) FROM sqlite_master") == 0
  }

  private static let tables = """
    CREATE TABLE timelines (
      id INTEGER PRIMARY KEY,
      epoch INTEGER NOT NULL,
      name TEXT NOT NULL,
      parent INTEGER REFERENCES timelines (id),
      forked_at INTEGER NOT NULL,
      UNIQUE (epoch, name)
    );
    CREATE TABLE events (
      timeline INTEGER NOT NULL REFERENCES timelines (id),
      sequence INTEGER NOT NULL,
      step INTEGER NOT NULL,
      at INTEGER NOT NULL,
      customer TEXT,
      type TEXT NOT NULL,
      body BLOB NOT NULL,
      PRIMARY KEY (timeline, sequence)
    ) WITHOUT ROWID;
    CREATE TABLE switches (
      id INTEGER PRIMARY KEY,
      timeline INTEGER NOT NULL REFERENCES timelines (id)
    );
    CREATE TABLE catalogs (
      hash TEXT PRIMARY KEY,
      content BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TRIGGER events_stay BEFORE UPDATE ON events
      BEGIN SELECT RAISE (ABORT, 'events are never changed'); END;
    CREATE TRIGGER events_are_kept BEFORE DELETE ON events
      BEGIN SELECT RAISE (ABORT, 'events are never deleted'); END;
    """
}
