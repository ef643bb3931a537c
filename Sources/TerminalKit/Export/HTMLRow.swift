/// One row of cells as elements of a page.
enum HTMLRow {
  static func string(_ cells: ArraySlice<Cell>) -> String {
    CellRun.of(cells, by: \.style).map { run in
      let part = cells[cells.startIndex + run.column..<cells.startIndex + run.column + run.columns]
      let text = PictureRun.of(part).map { element($0, part) }.joined()
      return run.key == .text ? text : "<span class=\"\(run.key.className)\">\(text)</span>"
    }.joined()
  }

  private static func element(_ run: PictureRun, _ cells: ArraySlice<Cell>) -> String {
    switch run.glyph {
    case .blank, .text: Markup.escaped(run.text)
    // A box for each: fonts that step in for others have widths of their own.
    case .symbol, .wide: symbols(run, cells)
    case .line(let ends): drawn(run, className: "line \(HTMLStyle.className(ends))")
    case .block(let shade): drawn(run, className: shade.rawValue)
    }
  }

  private static func symbols(_ run: PictureRun, _ cells: ArraySlice<Cell>) -> String {
    (run.column..<run.endColumn).map { column in
      let cell = cells[cells.startIndex + column]
      guard cell.width > 0 else { return "" }
      return "<b class=\"\(run.glyph == .wide ? "two" : "one")\">\(Markup.escaped(cell.text))</b>"
    }.joined()
  }

  /// The style sheet draws these; the characters are there to be copied.
  private static func drawn(_ run: PictureRun, className: String) -> String {
    "<b class=\"\(className)\" style=\"width:\(run.columns)ch\">\(run.text)</b>"
  }
}
