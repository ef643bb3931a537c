import TerminalKit

/// The part of a list that is seen, with the chosen line in it.
struct ListWindow {
  var count: Int
  var rows: Int
  private var first: Int

  init(count: Int, selected: Int, rows: Int) {
    self.count = count
    self.rows = max(0, rows)
    let latest = max(0, count - self.rows)
    first = min(max(0, selected - self.rows / 2), latest)
  }

  var visible: Range<Int> { first..<min(count, first + rows) }

  func row(of index: Int) -> Int { index - first }

  /// Says that there is more above or below, where a number has no room.
  func drawArrows(_ canvas: inout Canvas, row: Int, column: Int) {
    guard rows > 0 else { return }
    if first > 0 { canvas.draw(canvas.glyphs.moreAbove, at: Position(column: column, row: row), style: .key) }
    guard visible.upperBound < count else { return }
    canvas.draw(canvas.glyphs.moreBelow, at: Position(column: column, row: row + rows - 1), style: .key)
  }

  /// Says how much is above and below.
  func drawMore(_ canvas: inout Canvas, row: Int, endColumn: Int) {
    guard rows > 0 else { return }
    if first > 0 { canvas.drawRight("\(canvas.glyphs.moreAbove) \(first)", endingAt: endColumn, row: row, style: .key) }
    let below = count - visible.upperBound
    guard below > 0 else { return }
    canvas.drawRight("\(canvas.glyphs.moreBelow) \(below)", endingAt: endColumn, row: row + rows - 1, style: .key)
  }
}
