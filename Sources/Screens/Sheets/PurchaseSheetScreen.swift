import TerminalKit
import TwelveWording

/// The disclosure and the payment sheet: stand-ins for Apple's, with the focus on the safe button. What does not fit
/// scrolls, and the button that goes on works once the end has been seen.
struct PurchaseSheetScreen: Screen {
  var question: SheetQuestion?
  var content: SheetContent
  var isConfirmFocused = false
  var scrolled = 0
  /// Whether everything that is agreed to has been on the screen.
  var hasSeenEnd = false

  enum Action: Sendable {
    case previous, next, press, close, scrollDown, scrollUp
  }

  init(_ question: SheetQuestion) {
    self.question = question
    content = question.content
  }

  /// A disclosure to be read again: nothing is asked.
  init(reading content: SheetContent) { self.content = content }

  func title(_ context: ScreenContext) -> String? { nil }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    let choose = KeyBinding<Action>.row(previous: .previous, next: .next, label: context.say(.keyChoose))
    return (question == nil ? [] : choose) + [
      KeyBinding([.enter], .press, label: context.say(.keyPress), priority: 10),
      KeyBinding([.escape], .close, label: context.say(question == nil ? .close : .notNow), priority: 8),
      KeyBinding([.down, .pageDown, .character("j")], .scrollDown, label: context.say(.keyScroll), isInFooter: false),
      KeyBinding([.up, .pageUp, .character("k")], .scrollUp, label: context.say(.keyScroll), isInFooter: false),
    ]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    let lastOffset = box(context).lastOffset
    hasSeenEnd = hasSeenEnd || scrolled >= lastOffset
    switch action {
    case .previous: isConfirmFocused = false
    case .next: isConfirmFocused = true
    case .scrollDown: scrolled = min(scrolled + 1, lastOffset)
    case .scrollUp: scrolled = max(0, scrolled - 1)
    case .close: return answer(false)
    case .press:
      guard !isConfirmFocused || hasSeenEnd else { return Outcome(banner: context.say(.readToTheEnd)) }
      return answer(isConfirmFocused)
    }
    hasSeenEnd = hasSeenEnd || scrolled >= lastOffset
    return .nothing
  }

  private func answer(_ goesOn: Bool) -> Outcome {
    guard let question else { return .close }
    return Outcome(effects: [.answerSheet(id: question.id, goesOn: goesOn)], move: .close)
  }
}
