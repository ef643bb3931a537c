import TerminalKit
import TwelveCommerce
import TwelveWording

/// A field for an offer code.
struct CodeFieldScreen: Screen {
  var text = ""

  private static let longest = 40

  enum Action: Sendable {
    case redeem, close
  }

  func title(_ context: ScreenContext) -> String? { nil }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    [
      KeyBinding([.enter], .redeem, label: context.say(.keyRedeem), priority: 10),
      KeyBinding([.escape], .close, label: context.say(.back), priority: 8),
    ]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    guard action == .redeem else { return .close }
    guard !text.isEmpty else { return .nothing }
    return Outcome(effects: [.redeem(text)], move: .close)
  }

  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character): return type(String(character))
    case .backspace, .delete:
      if !text.isEmpty { text.removeLast() }
      return true
    default: return false
    }
  }

  mutating func type(_ typed: String) -> Bool {
    let kept = typed.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    text = String((text + kept).prefix(CodeFieldScreen.longest))
    return true
  }

  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    let lines = [
      SheetLine(context.say(.redeemLabel), style: .muted), SheetLine("\(canvas.glyphs.marker) \(text)"),
    ]
    let button = SheetButton(label: context.say(.keyRedeem), isFocused: true)
    SheetBox(title: context.say(.redeemTitle), lines: lines, buttons: [button], size: context.size)
      .draw(&canvas, scrolledBy: 0)
  }
}
