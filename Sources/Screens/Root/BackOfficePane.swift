import TerminalKit
import TwelveWording

/// What happened and what comes, beside the customer's screen on a wide terminal.
struct BackOfficePane {
  private let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  static func fits(_ size: Size) -> Bool { size.columns >= 116 }

  func draw(_ canvas: inout Canvas, from column: Int, to endRow: Int) {
    for row in 2..<endRow {
      canvas.draw(canvas.glyphs.vertical, at: Position(column: column, row: row), style: .border)
    }
    let area = Rect(column: column + 2, row: 2, columns: canvas.size.columns - column - 3, rows: endRow - 2)
    canvas.within(area) { draw(&$0) }
  }

  private func draw(_ canvas: inout Canvas) {
    let timeline = context.content.timeline
    let room = canvas.size.rows
    let title = "\(canvas.glyphs.dashed) \(context.say(.backOffice)) \(canvas.glyphs.dashed)"
    canvas.draw(title, at: Position(column: 0, row: 0), style: .backOffice)
    let comingRows = min(timeline.coming.count, max(3, room / 2 - 3))
    let pastRows = min(timeline.past.count, max(0, room - comingRows - 6))
    var row = 2
    canvas.draw(context.say(.whatHappened), at: Position(column: 0, row: row), style: .muted)
    for line in timeline.past.suffix(pastRows) { draw(line, &canvas, advancing: &row) }
    row += 2
    canvas.draw(context.say(.whatComes), at: Position(column: 0, row: row), style: .muted)
    for line in timeline.coming.prefix(comingRows) { draw(line, &canvas, advancing: &row) }
  }

  private func draw(_ line: TimelineRow, _ canvas: inout Canvas, advancing row: inout Int) {
    row += 1
    let date = context.words.dates.day(line.at)
    let used = canvas.draw(date, at: Position(column: 0, row: row), style: .muted)
    let column = max(12, used + 1)
    canvas.draw(
      line.text, at: Position(column: column, row: row), maxColumns: canvas.size.columns - column)
  }
}
