import TerminalKit
import TwelveWording

/// Something said that only needs to be read.
struct MessageScreen: Screen {
  var title: String
  var lines: [String]
  /// Whether the account is opened afterwards.
  var opensAccount = false

  enum Action: Sendable {
    case close
  }

  func title(_ context: ScreenContext) -> String? { nil }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    let label = opensAccount ? context.say(.keyAccount) : context.say(.close)
    return [KeyBinding([.enter, .escape, .character(" ")], .close, label: label, priority: 10)]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    opensAccount ? Outcome(move: .home(AccountScreen())) : .close
  }

  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    let columns = SheetBox.innerColumns(context.size)
    let text = lines.flatMap { SheetLine.paragraph($0, columns: columns, charset: context.charset) }
    let button = opensAccount ? context.say(.keyAccount) : context.say(.close)
    SheetBox(title: title, lines: text, buttons: [SheetButton(label: button, isFocused: true)], size: context.size)
      .draw(&canvas, scrolledBy: 0)
  }
}
