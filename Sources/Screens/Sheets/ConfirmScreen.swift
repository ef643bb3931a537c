import TerminalKit
import TwelveWording

/// A question with buttons and the focus on the safe one.
struct ConfirmScreen: Screen {
  var title: String
  var lines: [String]
  var safeLabel: String
  /// What else can be chosen.
  var choices: [Choice]
  /// What it does behind the counter.
  var backOffice: String?
  /// 0 is the safe button.
  var focused = 0
  var scrolled = 0

  struct Choice: Sendable {
    var label: String
    var effect: Effect
  }

  enum Action: Sendable {
    case previous, next, press, close, scrollDown, scrollUp
  }

  func title(_ context: ScreenContext) -> String? { nil }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    KeyBinding.row(previous: .previous, next: .next, label: context.say(.keyChoose)) + [
      KeyBinding([.enter], .press, label: context.say(.keyPress), priority: 10),
      KeyBinding([.escape], .close, label: safeLabel, priority: 8),
      KeyBinding([.down, .pageDown, .character("j")], .scrollDown, label: context.say(.keyScroll), isInFooter: false),
      KeyBinding([.up, .pageUp, .character("k")], .scrollUp, label: context.say(.keyScroll), isInFooter: false),
    ]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    switch action {
    case .previous: focused = max(0, focused - 1)
    case .next: focused = min(choices.count, focused + 1)
    case .scrollDown: scrolled = min(scrolled + 1, box(context).lastOffset)
    case .scrollUp: scrolled = max(0, scrolled - 1)
    case .close: return .close
    case .press:
      guard focused > 0 else { return .close }
      return Outcome(effects: [choices[focused - 1].effect], move: .close)
    }
    return .nothing
  }

  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    box(context).draw(&canvas, scrolledBy: scrolled)
  }

  private func box(_ context: ScreenContext) -> SheetBox {
    let columns = SheetBox.innerColumns(context.size)
    let text = lines.flatMap { SheetLine.paragraph($0, columns: columns, charset: context.charset) }
    let note = context.showsBackOffice ? backOffice.map { "\(context.say(.backOffice)): \($0)" } : nil
    let labels = [safeLabel] + choices.map(\.label)
    return SheetBox(
      title: title, lines: text,
      buttons: labels.enumerated().map { SheetButton(label: $1, isFocused: $0 == focused) }, note: note,
      size: context.size)
  }
}
