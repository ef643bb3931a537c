/// The elements that draw one row of cells.
struct SVGRow {
  let window: SVGWindow
  let row: Int

  func elements(_ cells: ArraySlice<Cell>) -> String {
    let grounds = CellRun.of(cells, by: \.style).filter { PictureTheme.hasGround($0.key) }
    let rects = grounds.map {
      window.rect(
        Position(column: $0.column, row: row), columns: $0.columns, attributes: " class=\"\($0.key.className) ground\"")
    }
    return rects.joined() + PictureRun.of(cells).map { element($0, cells) }.joined()
  }

  private func element(_ run: PictureRun, _ cells: ArraySlice<Cell>) -> String {
    switch run.glyph {
    case .blank: ""
    case .text: text(run)
    case .symbol, .wide: symbols(run, cells)
    case .line(let ends): line(run, ends)
    case .block(let shade):
      window.rect(
        Position(column: run.column, row: row), columns: run.columns,
        attributes: " class=\"\(run.style.className) \(shade.rawValue)\"")
    }
  }

  /// The length is given, so that a font that is a little wider or narrower cannot push the text off its columns.
  private func text(_ run: PictureRun) -> String {
    let length = run.columns * SVGWindow.cellWidth
    let fit = run.columns > 1 ? " textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    return "\(start(run, column: run.column))\(fit)>\(Markup.escaped(run.text))</text>\n"
  }

  /// Every character at its own place: fonts that step in for others have widths of their own.
  private func symbols(_ run: PictureRun, _ cells: ArraySlice<Cell>) -> String {
    (run.column..<run.endColumn).map { column in
      let cell = cells[cells.startIndex + column]
      return cell.width == 0 ? "" : "\(start(run, column: column))>\(Markup.escaped(cell.text))</text>\n"
    }.joined()
  }

  private func start(_ run: PictureRun, column: Int) -> String {
    "<text class=\"\(run.style.className)\" x=\"\(window.x(column))\" y=\"\(window.y(row) + SVGWindow.baseline)\""
  }

  private func line(_ run: PictureRun, _ ends: PictureGlyph.LineEnds) -> String {
    let columns = run.column..<run.endColumn
    let path = ends == [.left, .right] ? across(columns) : columns.map { strokes(column: $0, ends) }.joined()
    return "<path class=\"\(run.style.className) line\" d=\"\(path)\"/>\n"
  }

  private func across(_ columns: Range<Int>) -> String {
    "M\(window.x(columns.lowerBound)) \(window.y(row) + SVGWindow.cellHeight / 2).5H\(window.x(columns.upperBound))"
  }

  private func strokes(column: Int, _ ends: PictureGlyph.LineEnds) -> String {
    let (left, top) = (window.x(column), window.y(row))
    let (x, y) = ("\(left + SVGWindow.cellWidth / 2).5", "\(top + SVGWindow.cellHeight / 2).5")
    var path = ""
    if ends.contains(.left) { path += "M\(left) \(y)H\(x)" }
    if ends.contains(.right) { path += "M\(x) \(y)H\(left + SVGWindow.cellWidth)" }
    if ends.contains(.up) { path += "M\(x) \(top)V\(y)" }
    if ends.contains(.down) { path += "M\(x) \(y)V\(top + SVGWindow.cellHeight)" }
    return path
  }
}
