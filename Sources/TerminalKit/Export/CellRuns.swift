/// Neighbouring cells of a row that have something in common.
struct CellRun<Key: Equatable> {
  let key: Key
  let column: Int
  private(set) var columns = 0
  private(set) var text = ""

  /// The runs of a row, from left to right.
  static func of(_ row: ArraySlice<Cell>, by key: (Cell) -> Key) -> [CellRun] {
    var runs: [CellRun] = []
    var column = 0
    // The second half of a wide character goes where the first one goes.
    for cell in row where cell.width > 0 {
      let key = key(cell)
      if runs.last?.key != key { runs.append(CellRun(key: key, column: column)) }
      runs[runs.count - 1].append(cell)
      column += Int(cell.width)
    }
    return runs
  }

  private mutating func append(_ cell: Cell) {
    // A buffer takes any text, and what is exported may be shown on a terminal.
    text += TerminalText.sanitized(cell.text)
    columns += Int(cell.width)
  }
}
