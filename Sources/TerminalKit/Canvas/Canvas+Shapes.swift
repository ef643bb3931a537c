extension Canvas {
  /// Draws a line over the whole width, or a part of it.
  public mutating func horizontalRule(row: Int, column: Int = 0, columns: Int? = nil, style: Style = .border) {
    let columns = max(0, columns ?? size.columns - column)
    for index in 0..<columns {
      put(glyphs.horizontal, width: 1, at: Position(column: column + index, row: row), style: style)
    }
  }

  /// Draws a frame, with a title in its upper edge, and clears what it encloses.
  public mutating func box(_ rect: Rect, title: String? = nil, style: Style = .border) {
    fill(rect, .text)
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    horizontalRule(row: rect.row, column: rect.column, columns: rect.columns, style: style)
    horizontalRule(row: rect.endRow - 1, column: rect.column, columns: rect.columns, style: style)
    for row in rect.row + 1..<rect.endRow - 1 {
      put(glyphs.vertical, width: 1, at: Position(column: rect.column, row: row), style: style)
      put(glyphs.vertical, width: 1, at: Position(column: rect.endColumn - 1, row: row), style: style)
    }
    drawCorners(of: rect, style: style)
    drawTitle(title, of: rect)
  }

  /// Replaces everything in a rectangle by spaces.
  public mutating func fill(_ rect: Rect, _ style: Style = .text) {
    forEachVisible(in: rect) { $0.put(" ", width: 1, column: $1, row: $2, style: style) }
  }

  /// Gives what stands in a rectangle another style. A wide character that stands only half in it is left as it is.
  public mutating func setStyle(_ rect: Rect, _ style: Style) {
    let endColumn = visible(rect).endColumn
    forEachVisible(in: rect) { buffer, column, row in
      let isCut = column + 1 == endColumn && buffer[column, row]?.width == 2
      if !isCut { buffer.setStyle(style, column: column, row: row) }
    }
  }

  private mutating func drawCorners(of rect: Rect, style: Style) {
    let (right, bottom) = (rect.endColumn - 1, rect.endRow - 1)
    put(glyphs.topLeft, width: 1, at: rect.origin, style: style)
    put(glyphs.topRight, width: 1, at: Position(column: right, row: rect.row), style: style)
    put(glyphs.bottomLeft, width: 1, at: Position(column: rect.column, row: bottom), style: style)
    put(glyphs.bottomRight, width: 1, at: Position(column: right, row: bottom), style: style)
  }

  private mutating func drawTitle(_ title: String?, of rect: Rect) {
    guard let title, !title.isEmpty, rect.columns >= 7 else { return }
    let room = rect.columns - 6
    let start = rect.origin.offset(columns: 2)
    put(" ", width: 1, at: start, style: .title)
    let width = draw(title, at: start.offset(columns: 1), style: .title, maxColumns: room)
    put(" ", width: 1, at: start.offset(columns: 1 + width), style: .title)
  }
}
