import TerminalKit
import TwelveWording

/// The button that buys, with the total in it, and the links that a subscription screen must have.
struct PaywallButtons {
  var parts: [PaywallPart]

  init(_ screen: PaywallScreen, _ context: ScreenContext, _ canvas: Canvas) {
    let label = "[ \(PaywallButtons.label(screen, context, canvas)) ]"
    let links: [(String, PaywallScreen.Focus)] = [
      (context.say(.restore), .restore), (context.say(.terms), .terms), (context.say(.privacy), .privacy),
    ]
    let linksWidth = links.map { canvas.measure($0.0) + 2 }.reduce(-2, +)
    let fits = 3 + canvas.measure(label) + 2 + linksWidth <= canvas.size.columns - 2
    let focus = screen.focus
    let button = PaywallPart(height: 1) { canvas, row in
      let isFocused = focus == .plans
      let mark = isFocused ? canvas.glyphs.marker : " "
      let style: Style = isFocused ? .buttonFocused : .button
      canvas.draw(mark, at: Position(column: 1, row: row), style: .key)
      canvas.draw(label, at: Position(column: 3, row: row), style: style, maxColumns: canvas.size.columns - 4)
      if fits { PaywallButtons.draw(links, focus, &canvas, row) }
    }
    let second = PaywallPart(height: 1) { canvas, row in PaywallButtons.draw(links, focus, &canvas, row) }
    parts = fits ? [button] : [button, second]
  }

  static func label(_ screen: PaywallScreen, _ context: ScreenContext, _ canvas: Canvas) -> String {
    guard let row = screen.row(context) else { return context.say(.choosePlan) }
    switch row.ownership {
    case .none:
      let fits = canvas.measure(row.buttonLabel) + 9 <= canvas.size.columns
      return fits ? row.buttonLabel : row.shortButtonLabel
    case .owned: return row.plan == nil ? context.say(.yours) : context.say(.manage)
    case .otherPlanRuns: return context.say(.manage)
    }
  }

  private static func draw(
    _ links: [(String, PaywallScreen.Focus)], _ focus: PaywallScreen.Focus, _ canvas: inout Canvas, _ row: Int
  ) {
    var column = canvas.size.columns - 2
    for (label, part) in links.reversed() {
      let isFocused = part == focus
      let used = canvas.drawRight(label, endingAt: column, row: row, style: isFocused ? .buttonFocused : .link)
      column -= used + 2
      if isFocused { canvas.draw(canvas.glyphs.marker, at: Position(column: column + 1, row: row), style: .key) }
    }
  }
}

/// What the customer would not see: why a plan is missing.
struct PaywallNote {
  var parts: [PaywallPart]

  init?(_ context: ScreenContext, _ canvas: Canvas) {
    guard context.showsBackOffice, let missing = context.content.paywall.planMissing else { return nil }
    let text =
      switch missing {
      case .storefront(let name): context.say(.planMissingInStorefront, ["storefront": name])
      case .system(let has, let needs): context.say(.planMissingOnSystem, ["has": has, "needs": needs])
      }
    let mark = "\(canvas.glyphs.dashed) \(context.say(.backOffice)) \(canvas.glyphs.dashed) "
    let lines = canvas.wrapped(mark + text + "  " + context.say(.hideNote), columns: canvas.size.columns - 6)
    parts = [.blank] + lines.map { .line($0, style: .backOffice) }
  }
}
