import TerminalKit
import TwelveWording

extension PaywallScreen {
  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    let layout = PaywallLayout(self, context, canvas)
    var row = 2
    for line in layout.top { row = line.draw(&canvas, row: row) }
    let bottomHeight = layout.bottom.map(\.height).reduce(0, +)
    let textRows = max(0, canvas.size.rows - 2 - bottomHeight - row)
    layout.drawTexts(&canvas, at: row, rows: textRows, scrolledBy: scrolled)
    row = min(row + min(textRows, layout.texts.count), canvas.size.rows - 2 - bottomHeight)
    for line in layout.bottom { row = line.draw(&canvas, row: row) }
  }
}

/// A part of the paywall with its height.
struct PaywallPart {
  var height: Int
  var draws: @Sendable (inout Canvas, Int) -> Void

  func draw(_ canvas: inout Canvas, row: Int) -> Int {
    draws(&canvas, row)
    return row + height
  }

  static let blank = PaywallPart(height: 1) { _, _ in }

  static func line(_ text: String, style: Style, column: Int = 3) -> PaywallPart {
    PaywallPart(height: 1) { canvas, row in
      canvas.draw(
        text, at: Position(column: column, row: row), style: style, maxColumns: canvas.size.columns - column - 1)
    }
  }
}

/// What fits: where rows are short, parts go in the order that screens.md gives, never the total, never how to cancel.
struct PaywallLayout {
  var top: [PaywallPart] = []
  var texts: [(text: String, style: Style)] = []
  var bottom: [PaywallPart] = []

  private struct Drops {
    /// How many of the features, the details and the comparison go, in this order.
    var parts = 0
    /// Blank lines between the parts, so many of three.
    var blanks = 3

    var features: Bool { parts > 0 }
    var details: Bool { parts > 1 }
    var comparison: Bool { parts > 2 }
  }

  init(_ screen: PaywallScreen, _ context: ScreenContext, _ canvas: Canvas) {
    let rows = canvas.size.rows - 4
    var drops = Drops()
    build(screen, context, canvas, drops)
    while height > rows, drops.parts < 3 {
      drops.parts += 1
      build(screen, context, canvas, drops)
    }
    while height > rows, drops.blanks > 0 {
      drops.blanks -= 1
      build(screen, context, canvas, drops)
    }
  }

  private var height: Int { (top + bottom).map(\.height).reduce(0, +) + texts.count }

  private mutating func build(
    _ screen: PaywallScreen, _ context: ScreenContext, _ canvas: Canvas, _ drops: Drops
  ) {
    let paywall = context.content.paywall
    top = [.line(paywall.headline, style: .title)]
    if !drops.features { top += [.line(paywall.features, style: .muted)] }
    if drops.blanks > 2 { top += [.blank] }
    top += plans(screen, paywall, hidesDetails: drops.details, context, canvas)
    if drops.blanks > 0 { top += [.blank] }
    texts = PaywallTexts(screen.row(context), paywall, context, hidesComparison: drops.comparison).lines(canvas)
    bottom = drops.blanks > 1 ? [.blank] : []
    bottom += PaywallButtons(screen, context, canvas).parts
    if let note = PaywallNote(context, canvas), drops.blanks > 0 { bottom += note.parts }
  }

  /// The plans in the catalog's arrangement; where columns would be too narrow to be read, as a list.
  private func plans(
    _ screen: PaywallScreen, _ paywall: PaywallContent, hidesDetails: Bool, _ context: ScreenContext, _ canvas: Canvas
  ) -> [PaywallPart] {
    switch paywall.arrangement {
    case .columns:
      let columns = PaywallColumns(
        paywall.rows, selected: screen.selected, hidesDetails: hidesDetails, context, canvas)
      if let columns { return columns.parts }
    case .single:
      if let selected = screen.selected, paywall.rows.indices.contains(selected) {
        return PaywallRows.alone(paywall.rows, selected, hidesDetails: hidesDetails, context, canvas)
      }
    case .list: break
    }
    return PaywallRows(paywall.rows, selected: screen.selected, hidesDetails: hidesDetails, context, canvas).parts
  }

  func drawTexts(_ canvas: inout Canvas, at row: Int, rows: Int, scrolledBy offset: Int) {
    let hidden = max(0, texts.count - rows)
    let first = min(offset, hidden)
    for (index, line) in texts.dropFirst(first).prefix(rows).enumerated() {
      canvas.draw(line.text, at: Position(column: 3, row: row + index), style: line.style)
    }
    guard hidden > 0, rows > 0 else { return }
    let more = first < hidden ? "\(canvas.glyphs.moreBelow) \(hidden - first)" : "\(canvas.glyphs.moreAbove) \(first)"
    canvas.drawRight(more, endingAt: canvas.size.columns, row: row + rows - 1, style: .key)
  }
}
