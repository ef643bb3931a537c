extension Canvas {
  /// Draws one line and returns the columns it took. What does not fit before `maxColumns` or the edge is cut, and the
  /// cut is marked.
  @discardableResult
  public mutating func draw(
    _ text: String, at position: Position, style: Style = .text, maxColumns: Int? = nil
  ) -> Int {
    let room = min(maxColumns ?? Int.max, visibleColumns(from: position.column))
    let shown = shown(text)
    if let columns = TextWidth.ofSimple(shown), columns <= room {
      drawSimple(shown, at: position, style: style)
      return columns
    }
    if TextWidth.ofSafe(shown) <= room { return drawSafe(shown, at: position, style: style) }
    let cut = TerminalText.truncated(shown, to: room, ellipsis: glyphs.ellipsis)
    return drawSafe(cut, at: position, style: style)
  }

  /// Draws one line that ends before a column, and returns the columns it took.
  @discardableResult
  public mutating func drawRight(
    _ text: String, endingAt column: Int, row: Int, style: Style = .text, maxColumns: Int? = nil
  ) -> Int {
    let room = min(maxColumns ?? Int.max, max(0, column))
    let cut = TerminalText.truncated(shown(text), to: room, ellipsis: glyphs.ellipsis)
    let width = TextWidth.ofSafe(cut)
    return draw(cut, at: Position(column: column - width, row: row), style: style)
  }

  /// Draws text in as many lines as it needs and returns the rows used. If there are too few rows, the last one is cut
  /// and marked.
  @discardableResult
  public mutating func drawParagraph(_ text: String, in rect: Rect, style: Style = .text) -> Int {
    guard !rect.isEmpty else { return 0 }
    let lines = wrapped(text, columns: rect.columns)
    let isCut = lines.count > rect.rows
    for (index, line) in lines.prefix(rect.rows).enumerated() {
      let isLast = isCut && index == rect.rows - 1
      let text = isLast ? TerminalText.truncated(line, to: rect.columns - 1, ellipsis: "") + glyphs.ellipsis : line
      draw(text, at: rect.origin.offset(rows: index), style: style, maxColumns: rect.columns)
    }
    return min(lines.count, rect.rows)
  }

  /// The rows `drawParagraph` would use if it had enough.
  public func paragraphHeight(_ text: String, columns: Int) -> Int { wrapped(text, columns: columns).count }

  /// The lines of a paragraph, in characters this terminal can show.
  public func wrapped(_ text: String, columns: Int) -> [String] {
    guard charset == .ascii else { return TerminalText.wrapped(text, width: columns) }
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .flatMap { TerminalText.wrapped(shown(String($0)), width: columns) }
  }

  /// Without the search for clusters that other text needs.
  private mutating func drawSimple(_ text: String, at position: Position, style: Style) {
    var place = position
    for scalar in text.unicodeScalars {
      let width = TextWidth.ofSimple(scalar)
      put(Self.isNarrowSpace(scalar) ? " " : String(scalar), width: width, at: place, style: style)
      place.column += width
    }
  }

  private mutating func drawSafe(_ text: String, at position: Position, style: Style) -> Int {
    var place = position
    for character in text {
      let width = TextWidth.ofSafe(character)
      let isSpace = character.unicodeScalars.first.map(Self.isNarrowSpace) ?? false
      put(isSpace ? " " : String(character), width: width, at: place, style: style)
      place.column += width
    }
    return place.column - position.column
  }

  /// Spaces of other widths are not in every font, and a no-break space is only a hint for line breaking.
  private static func isNarrowSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F: true
    default: false
    }
  }
}
