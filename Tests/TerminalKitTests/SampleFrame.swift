import TerminalKit

/// A small screen with something of everything.
enum SampleFrame {
  static func make(_ charset: Charset = .utf8) -> Frame {
    var canvas = Canvas(size: Size(columns: 44, rows: 9), charset: charset)
    canvas.draw("Lingo Pro", at: at(1, 0), style: .title)
    canvas.drawRight("Canada · 1 Dec", endingAt: 43, row: 0, style: .muted)
    canvas.horizontalRule(row: 1)
    canvas.draw("\(canvas.glyphs.marker) \(canvas.glyphs.radioOn)", at: at(1, 2), style: .key)
    canvas.draw("Monthly & 年間 <plan>", at: at(7, 2), style: .selected)
    canvas.drawRight("$9.99", endingAt: 40, row: 2, style: .price)
    canvas.drawRight("$119.88", endingAt: 40, row: 3, style: .total)
    canvas.box(Rect(column: 2, row: 4, columns: 22, rows: 3), title: "Payments")
    drawPayments(on: &canvas)
    canvas.draw("[ \"Continue\" ]", at: at(26, 5), style: .buttonFocused)
    canvas.draw("Terms", at: at(26, 6), style: .link)
    canvas.draw("not 'yours' \u{1B}[2J", at: at(1, 8), style: .danger)
    return canvas.frame()
  }

  private static func drawPayments(on canvas: inout Canvas) {
    let signs = canvas.glyphs
    canvas.draw("\(signs.full)\(signs.full)", at: at(4, 5), style: .paid)
    canvas.draw("\(signs.medium)\(signs.medium)", at: at(7, 5), style: .refunded)
    canvas.draw("\(signs.cross)\(signs.cross)", at: at(10, 5), style: .failed)
    canvas.draw("\(signs.light)\(signs.light)", at: at(13, 5), style: .upcoming)
  }

  private static func at(_ column: Int, _ row: Int) -> Position { Position(column: column, row: row) }
}
