import TerminalKit
import TwelveWording

/// The plans, one under the other: the amounts in one column, the total under the monthly price in the same style.
struct PaywallRows {
  var parts: [PaywallPart]

  init(_ rows: [PlanRow], selected: Int?, hidesDetails: Bool, _ context: ScreenContext, _ canvas: Canvas) {
    let columns = AmountColumns(rows, canvas)
    parts = rows.enumerated().flatMap { index, row in
      PaywallRows.parts(of: row, isSelected: index == selected, hidesDetails: hidesDetails, columns)
        + PaywallRows.offerParts(of: row, isSelected: index == selected, context, canvas)
    }
  }

  /// The chosen plan alone, with its place among the others.
  static func alone(
    _ rows: [PlanRow], _ selected: Int, hidesDetails: Bool, _ context: ScreenContext, _ canvas: Canvas
  ) -> [PaywallPart] {
    let row = PaywallRows([rows[selected]], selected: 0, hidesDetails: hidesDetails, context, canvas).parts
    let place = PaywallPart(height: 1) { canvas, line in
      let text = "\(canvas.glyphs.moreAbove) \(selected + 1)/\(rows.count) \(canvas.glyphs.moreBelow)"
      canvas.drawRight(text, endingAt: canvas.size.columns - 2, row: line, style: .key)
    }
    return row + [place]
  }

  /// The offer that may be asked for, with its key where the key acts on it.
  static func offerParts(
    of row: PlanRow, isSelected: Bool, _ context: ScreenContext, _ canvas: Canvas
  ) -> [PaywallPart] {
    guard let offer = row.offer else { return [] }
    let text = isSelected ? "\(offer.text)  \(context.say(.offerKey))" : offer.text
    return canvas.wrapped("\(canvas.glyphs.next) \(text)", columns: canvas.size.columns - 9).map {
      .line($0, style: .success, column: 7)
    }
  }

  private static func parts(
    of row: PlanRow, isSelected: Bool, hidesDetails: Bool, _ columns: AmountColumns
  ) -> [PaywallPart] {
    let first = PaywallPart(height: 1) { canvas, line in
      let style: Style = isSelected ? .selected : .text
      let mark = isSelected ? canvas.glyphs.marker : " "
      let radio = isSelected ? canvas.glyphs.radioOn : canvas.glyphs.radioOff
      let room = columns.start - 2
      canvas.draw("\(mark) \(radio) \(row.name)", at: Position(column: 1, row: line), style: style, maxColumns: room)
      columns.draw(row.price, row.per, line, .price, &canvas)
    }
    // The second line of a commitment carries the total: it is never left out.
    guard row.total != nil || !hidesDetails else { return [first] }
    let second = PaywallPart(height: 1) { canvas, line in
      let room = columns.start - 8
      let detail = canvas.measure(row.detail) > room && !row.shortDetail.isEmpty ? row.shortDetail : row.detail
      canvas.draw(detail, at: Position(column: 7, row: line), style: .muted, maxColumns: room)
      if let total = row.total { columns.draw(total, columns.totalSuffix, line, .total, &canvas) }
    }
    return [first, second]
  }
}

/// Where the amounts end and what they are for begins.
struct AmountColumns {
  /// The first column of the longest amount.
  var start: Int
  private var amountEnd: Int
  var totalSuffix: String

  init(_ rows: [PlanRow], _ canvas: Canvas) {
    totalSuffix = rows.first { $0.total != nil }?.totalSuffix ?? ""
    let amounts = rows.map(\.price) + rows.compactMap(\.total)
    let suffixes = rows.map(\.per) + [totalSuffix]
    let suffixWidth = suffixes.map(canvas.measure).max() ?? 0
    amountEnd = canvas.size.columns - 2 - suffixWidth - 1
    start = amountEnd - (amounts.map(canvas.measure).max() ?? 0)
  }

  func draw(_ amount: String, _ suffix: String, _ row: Int, _ style: Style, _ canvas: inout Canvas) {
    canvas.drawRight(amount, endingAt: amountEnd, row: row, style: style)
    canvas.draw(suffix, at: Position(column: amountEnd + 1, row: row), style: style)
  }
}
