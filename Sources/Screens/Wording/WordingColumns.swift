import TerminalKit
import TwelveWording

/// Wordings in columns: the same part of each in the same rows.
struct WordingColumns {
  /// How many stand side by side.
  let count: Int
  /// Rows of the parts that do not fit.
  let hiddenRows: Int
  private let first: Int
  private let columns: [WordingColumn]
  private let width: Int
  private let screen: WordingRoomScreen
  private let context: ScreenContext
  private let heights: [Int]

  /// The least that a sentence can be read in.
  private static let narrowest = 26
  private static let left = 1
  /// Header, the plan's line, footer.
  private static let otherRows = 6

  init(_ screen: WordingRoomScreen, _ context: ScreenContext) {
    self.screen = screen
    self.context = context
    let canvas = Canvas(size: context.size, charset: context.charset)
    let room = context.size.columns - 2 * WordingColumns.left
    let wordings = screen.content.wordings
    count = max(1, min(screen.wanted, wordings.count, room / WordingColumns.narrowest, 4))
    let width = room / count
    self.width = width
    first = max(0, min(screen.selected - count + 1, wordings.count - count))
    let shown = wordings.isEmpty ? [] : Array(wordings[first..<min(first + count, wordings.count)])
    let columns = shown.map { WordingColumn($0, plan: screen.plan, context, width: width - 4, canvas) }
    self.columns = columns
    let parts = columns.map(\.parts.count).max() ?? 0
    let heights = (0..<parts).map { part in columns.map { $0.height(of: part) }.max() ?? 0 }
    self.heights = heights
    let rows = context.size.rows - WordingColumns.otherRows
    hiddenRows = max(0, heights.reduce(0) { $0 + $1 + 1 } - rows)
  }

  func draw(_ canvas: inout Canvas, scrolledBy wanted: Int) {
    let offset = min(wanted, hiddenRows)
    drawPlan(&canvas)
    for index in columns.indices { drawName(index, &canvas) }
    let body = Rect(column: 0, row: 4, columns: canvas.size.columns, rows: canvas.size.rows - WordingColumns.otherRows)
    for index in columns.indices { draw(columns[index], index, &canvas, body, offset) }
    let glyphs = canvas.glyphs
    if offset > 0 { canvas.draw(glyphs.moreAbove, at: Position(column: 0, row: body.row), style: .key) }
    if offset < hiddenRows {
      canvas.draw(glyphs.moreBelow, at: Position(column: 0, row: body.row + body.rows - 1), style: .key)
    }
  }

  private func drawPlan(_ canvas: inout Canvas) {
    let plans = screen.content.wordings.first?.plans ?? []
    guard plans.indices.contains(screen.plan) else { return }
    let note = screen.hasOffers ? "" : " \(canvas.glyphs.separator) \(context.say(.roomWithoutOffer))"
    let place = "\(screen.plan + 1)/\(plans.count)"
    canvas.draw(
      "\(plans[screen.plan].name)\(note)", at: Position(column: 1, row: 2), style: .text,
      maxColumns: canvas.size.columns - 8)
    canvas.drawRight(place, endingAt: canvas.size.columns - 1, row: 2, style: .muted)
  }

  private func drawName(_ index: Int, _ canvas: inout Canvas) {
    let glyphs = canvas.glyphs
    let item = screen.content.wordings[first + index]
    let isSelected = first + index == screen.selected
    let name = "\(isSelected ? glyphs.marker : " ") \(item.isShown ? glyphs.radioOn : glyphs.radioOff) \(item.name)"
    let end = canvas.draw(
      name, at: Position(column: column(index), row: 3), style: isSelected ? .selected : .muted, maxColumns: width - 6)
    guard item.plans.indices.contains(screen.plan) else { return }
    // The verdicts may be below what fits: how many there are is always seen.
    let count = item.plans[screen.plan].verdicts.count
    let sign = count == 0 ? glyphs.check : "\(glyphs.cross) \(count)"
    canvas.draw(
      sign, at: Position(column: column(index) + end + 1, row: 3), style: count == 0 ? .success : .danger)
  }

  private func column(_ index: Int) -> Int { WordingColumns.left + index * width }

  private func draw(_ column: WordingColumn, _ index: Int, _ canvas: inout Canvas, _ body: Rect, _ offset: Int) {
    var row = body.row - offset
    for (part, height) in heights.enumerated() {
      for (line, text) in column.lines(of: part).enumerated() where body.contains(row: row + line) {
        let mark = index > 0 && line == 0 && column.differs(from: columns[0], part) ? "+" : ""
        canvas.draw(mark, at: Position(column: self.column(index), row: row + line), style: .key)
        column.draw(
          text, of: part, unlike: index > 0 ? columns[0] : nil,
          at: Position(column: self.column(index) + 2, row: row + line), &canvas)
      }
      row += height + 1
    }
  }
}

extension Rect {
  fileprivate func contains(row: Int) -> Bool { self.row <= row && row < self.row + rows }
}
