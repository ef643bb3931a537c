import CTwelveSQLite

/// A connection of the test's own, beside the ledger's: what another program could do to the file.
final class RawDatabase {
  private var handle: OpaquePointer?

  init(_ path: String) {
    sqlite3_open(path, &handle)
    sqlite3_busy_timeout(handle, 5_000)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements and returns SQLite's answer code.
  @discardableResult
  func run(_ sql: String) -> Int32 { sqlite3_exec(handle, sql, nil, nil, nil) }

  var message: String { String(cString: sqlite3_errmsg(handle)) }

  /// The first column of each row, as text.
  func texts(_ sql: String) -> [String] {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { return ["error: \(message)"] }
    var texts: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      texts.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "NULL")
    }
    return texts
  }

  func number(_ sql: String) -> Int { texts(sql).first.flatMap { Int($0) } ?? -1 }
}
