import TerminalKit
import TwelveWording

/// The plans side by side, each with its amounts under each other: the total in the column and the style of the payment.
struct PaywallColumns {
  private(set) var parts: [PaywallPart] = []

  /// Below this a total and what it is for do not fit on one line.
  private static let narrowest = 17
  private static let left = 3

  /// Nil where the columns would be too narrow.
  init?(_ rows: [PlanRow], selected: Int?, hidesDetails: Bool, _ context: ScreenContext, _ canvas: Canvas) {
    let width = (canvas.size.columns - 2 * PaywallColumns.left + 2) / max(1, rows.count)
    let amounts = rows.flatMap { row in
      ["\(row.price) \(row.per)"] + (row.total.map { ["\($0) \(row.totalSuffix)"] } ?? [])
    }
    guard !rows.isEmpty, width >= PaywallColumns.narrowest, amounts.allSatisfy({ canvas.measure($0) <= width - 2 })
    else { return nil }
    let columns = rows.enumerated().map { index, row in
      PaywallColumn(row, isSelected: index == selected, hidesDetails: hidesDetails, width: width - 2, canvas)
    }
    let names = columns.map(\.name.count).max() ?? 0
    let height = names + 2 + (columns.map(\.detail.count).max() ?? 0)
    parts.append(
      PaywallPart(height: height) { canvas, row in
        for (index, column) in columns.enumerated() {
          column.draw(&canvas, at: Position(column: PaywallColumns.left + index * width, row: row), names: names)
        }
      })
    for (index, row) in rows.enumerated() {
      parts += PaywallRows.offerParts(of: row, isSelected: index == selected, context, canvas)
    }
  }
}

private struct PaywallColumn {
  let name: [String]
  let detail: [String]
  private let row: PlanRow
  private let isSelected: Bool

  init(_ row: PlanRow, isSelected: Bool, hidesDetails: Bool, width: Int, _ canvas: Canvas) {
    let glyphs = canvas.glyphs
    name = canvas.wrapped("\(isSelected ? glyphs.radioOn : glyphs.radioOff) \(row.name)", columns: width)
    detail = hidesDetails ? [] : canvas.wrapped(row.detail, columns: width)
    self.row = row
    self.isSelected = isSelected
  }

  func draw(_ canvas: inout Canvas, at position: Position, names: Int) {
    if isSelected {
      canvas.draw(canvas.glyphs.marker, at: Position(column: position.column - 2, row: position.row), style: .key)
    }
    for (line, text) in name.enumerated() {
      canvas.draw(
        text, at: Position(column: position.column, row: position.row + line), style: isSelected ? .selected : .text)
    }
    let amounts = position.row + names
    canvas.draw("\(row.price) \(row.per)", at: Position(column: position.column, row: amounts), style: .price)
    if let total = row.total {
      canvas.draw(
        "\(total) \(row.totalSuffix)", at: Position(column: position.column, row: amounts + 1), style: .total)
    }
    for (line, text) in detail.enumerated() {
      canvas.draw(text, at: Position(column: position.column, row: amounts + 2 + line), style: .muted)
    }
  }
}
