import TerminalKit
import TwelveCommerce
import TwelveWording

/// A field for a day to go to.
struct DateFieldScreen: Screen {
  var text: String
  var error: String?

  enum Action: Sendable {
    case go, close
  }

  init(_ context: ScreenContext) {
    text = context.words.zone.day(of: context.content.header.now).iso8601
  }

  func title(_ context: ScreenContext) -> String? { nil }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    [
      KeyBinding([.enter], .go, label: context.say(.keyGoThere), priority: 10),
      KeyBinding([.escape], .close, label: context.say(.back), priority: 8),
    ]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    guard action == .go else { return .close }
    guard let day = CalendarDay(text) else {
      error = context.say(.notADate)
      return .nothing
    }
    guard context.words.zone.start(of: day) >= context.content.header.now else {
      error = context.say(.timeMovesForwardOnly)
      return .nothing
    }
    return Outcome(effects: [.moveClock(.to(day))], move: .close)
  }

  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character): return type(String(character))
    case .backspace, .delete:
      error = nil
      if !text.isEmpty { text.removeLast() }
      return true
    default: return false
    }
  }

  mutating func type(_ typed: String) -> Bool {
    let kept = typed.filter { ($0.isASCII && $0.isNumber) || $0 == "-" }
    error = nil
    text = String((text + kept).prefix(10))
    return true
  }

  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    let lines = [
      SheetLine(context.say(.dateFieldLabel), style: .muted), SheetLine("\(canvas.glyphs.marker) \(text)"),
      SheetLine(error ?? "", style: .warning),
    ]
    let button = SheetButton(label: context.say(.keyGoThere), isFocused: true)
    SheetBox(title: context.say(.keyToDate), lines: lines, buttons: [button], size: context.size)
      .draw(&canvas, scrolledBy: 0)
  }
}
