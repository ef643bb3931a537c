import CTwelveSQLite

/// One connection to a database file, with just what the ledger needs of SQLite.
final class SQLiteConnection {
  let path: String
  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  init(path: String) throws(LedgerError) {
    self.path = path
    var handle: OpaquePointer?
    // Whoever has a connection guards it, so SQLite need not do it a second time.
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let detail = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(handle)
      throw .inputOutput(path: path, detail: detail)
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, 5_000)
    sqlite3_extended_result_codes(handle, 1)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Runs statements that return nothing.
  func execute(_ sql: String) throws(LedgerError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Runs one statement with its values and hands each row to `body`.
  func run(
    _ sql: String, _ values: [SQLiteValue] = [], row body: (SQLiteRow) throws(LedgerError) -> Void = { _ in }
  ) throws(LedgerError) {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1), to: statement) }
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw error(code) }
      try body(SQLiteRow(statement: statement))
    }
  }

  /// Runs `body` in one transaction that keeps other writers out: all of it is stored, or none.
  func transaction<Result>(_ body: () throws(LedgerError) -> Result) throws(LedgerError) -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Rows that this connection has changed since it was opened.
  var changesMade: Int64 { Int64(sqlite3_total_changes(handle)) }

  func number(_ sql: String) throws(LedgerError) -> Int64 {
    var number: Int64 = 0
    try run(sql) { row throws(LedgerError) in number = row.number(0) }
    return number
  }

  private func prepared(_ sql: String) throws(LedgerError) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else { throw error(code) }
    statements[sql] = statement
    return statement
  }

  private func bind(
    _ value: SQLiteValue, at index: Int32, to statement: OpaquePointer
  ) throws(LedgerError) {
    // SQLite copies what it is given before this call returns.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code =
      switch value {
      case .null: sqlite3_bind_null(statement, index)
      case .number(let number): sqlite3_bind_int64(statement, index, number)
      case .text(let text): sqlite3_bind_text(statement, index, text, -1, copies)
      case .bytes(let bytes): sqlite3_bind_blob64(statement, index, bytes, UInt64(bytes.count), copies)
      }
    guard code == SQLITE_OK else { throw error(code) }
  }

  private func error(_ code: Int32) -> LedgerError {
    let detail = String(cString: sqlite3_errmsg(handle))
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: return .busy(path: path)
    case SQLITE_NOTADB: return .notAStore(path: path)
    case SQLITE_CORRUPT: return .damaged(path: path, detail: detail)
    default: return .inputOutput(path: path, detail: detail)
    }
  }
}

enum SQLiteValue {
  case null
  case number(Int64)
  case text(String)
  case bytes([UInt8])
}

struct SQLiteRow {
  fileprivate let statement: OpaquePointer

  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  func text(_ column: Int32) -> String? { sqlite3_column_text(statement, column).map { String(cString: $0) } }

  func optionalNumber(_ column: Int32) -> Int64? {
    sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : number(column)
  }

  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(statement, column) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
  }
}
