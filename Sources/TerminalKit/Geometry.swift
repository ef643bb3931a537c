/// The extent of a screen or an area, in columns and rows.
public struct Size: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A cell's place, counted from the top left corner at column 0, row 0.
public struct Position: Hashable, Sendable {
  public var column: Int
  public var row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The place this many columns to the right and rows further down.
  public func offset(columns: Int = 0, rows: Int = 0) -> Position {
    Position(column: column + columns, row: row + rows)
  }
}

/// A rectangle of cells. A negative extent counts as none.
public struct Rect: Hashable, Sendable {
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  public init(origin: Position, size: Size) {
    self.init(column: origin.column, row: origin.row, columns: size.columns, rows: size.rows)
  }

  /// The first column to the right of the rectangle.
  public var endColumn: Int { column + columns }

  /// The first row below the rectangle.
  public var endRow: Int { row + rows }

  public var origin: Position { Position(column: column, row: row) }

  public var size: Size { Size(columns: columns, rows: rows) }

  public var isEmpty: Bool { columns == 0 || rows == 0 }

  public func contains(_ position: Position) -> Bool {
    position.column >= column && position.column < endColumn && position.row >= row && position.row < endRow
  }

  /// The part both rectangles share, possibly empty.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Rect(
      column: left, row: top, columns: min(endColumn, other.endColumn) - left, rows: min(endRow, other.endRow) - top)
  }

  /// The rectangle without a margin on each side.
  public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(
      column: column + columns, row: row + rows, columns: self.columns - 2 * columns, rows: self.rows - 2 * rows)
  }

  public func offset(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(column: column + columns, row: row + rows, columns: self.columns, rows: self.rows)
  }
}
