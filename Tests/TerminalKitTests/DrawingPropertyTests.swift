import TestSupport
import Testing

@testable import TerminalKit

@Suite("Drawing anything anywhere")
struct DrawingPropertyTests {
  @Test("Nothing is drawn outside the part given, and every row is full", arguments: 1...250)
  func clip(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let size = Size(columns: Int.random(in: 1...200, using: &random), rows: Int.random(in: 1...60, using: &random))
    var canvas = Canvas(size: size, charset: Bool.random(using: &random) ? .utf8 : .ascii)
    let part = rect(near: size, using: &random)
    canvas.within(part, scrolledBy: Int.random(in: -3...9, using: &random)) { canvas in
      for _ in 0..<12 { draw(on: &canvas, using: &random) }
    }
    for row in 0..<size.rows {
      #expect(isWhole(canvas.buffer.row(row)), "seed \(seed), row \(row)")
      for column in 0..<size.columns where !part.contains(Position(column: column, row: row)) {
        #expect(canvas.buffer[column, row] == .blank(.text), "seed \(seed), column \(column), row \(row)")
      }
    }
  }

  @Test("Whatever is drawn over a full screen, no half of a wide character is left", arguments: 1...120)
  func halves(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let size = Size(columns: Int.random(in: 1...30, using: &random), rows: Int.random(in: 1...6, using: &random))
    var canvas = Canvas(size: size)
    for row in 0..<size.rows { canvas.draw(String(repeating: "日", count: 15), at: Position(column: 0, row: row)) }
    for _ in 0..<20 {
      canvas.clipped(to: rect(near: size, using: &random)) { draw(on: &$0, using: &random) }
    }
    for row in 0..<size.rows { #expect(isWhole(canvas.buffer.row(row)), "seed \(seed), row \(row)") }
  }

  private func draw(on canvas: inout Canvas, using random: inout SplitMix64) {
    let text = Nasty.text(using: &random)
    let rect = rect(near: canvas.size, using: &random)
    let style = Style.allCases.randomElement(using: &random) ?? .title
    switch Int.random(in: 0...7, using: &random) {
    case 0: canvas.drawParagraph(text, in: rect, style: style)
    case 1: canvas.drawRight(text, endingAt: rect.endColumn, row: rect.row, style: style)
    case 2: canvas.box(rect, title: text, style: style)
    case 3: canvas.fill(rect, style)
    case 4: canvas.setStyle(rect, style)
    case 5: canvas.horizontalRule(row: rect.row, column: rect.column, style: style)
    default:
      let limit = Bool.random(using: &random) ? rect.columns : nil
      let columns = canvas.draw(text, at: rect.origin, style: style, maxColumns: limit)
      #expect(columns <= limit ?? Int.max)
    }
  }

  private func rect(near size: Size, using random: inout SplitMix64) -> Rect {
    Rect(
      column: Int.random(in: -5...size.columns + 2, using: &random),
      row: Int.random(in: -3...size.rows, using: &random),
      columns: Int.random(in: 0...size.columns + 5, using: &random), rows: Int.random(in: 0...8, using: &random))
  }

  /// Every column is taken exactly once, and nothing in the row can steer a terminal.
  private func isWhole(_ row: ArraySlice<Cell>) -> Bool {
    var halves = 0
    for cell in row {
      guard (cell.width == 0) == (halves == 1), TextWidth.of(cell.text) == Int(cell.width) else { return false }
      halves = cell.width == 2 ? 1 : 0
    }
    return halves == 0 && row.reduce(0) { $0 + Int($1.width) } == row.count
  }
}
