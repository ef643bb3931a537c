import TerminalKit
import TwelveWording

/// The line above the footer: what happens next, and the keys that let it happen.
struct TimeStrip {
  private let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  /// What happens next if nothing is changed.
  var text: String {
    let account = context.content.account
    if let running = account.running, running.isUnpaid, !account.paymentMethodWorks {
      return context.say(.stripPaymentFails)
    }
    guard let next = context.content.timeline.coming.first else { return context.say(.stripNothing) }
    let date = context.words.dates.dayAndMonth(next.at)
    let amount = next.amount.map { " (\($0))" } ?? ""
    return context.say(.stripNext, ["date": date, "event": nextPayment ?? next.text]) + amount
  }

  /// "payment 6 of 12", when that is what comes next.
  private var nextPayment: String? {
    guard let running = context.content.account.running, let next = running.nextPayment,
      let commitment = running.commitment, next.date == context.content.timeline.coming.first?.at
    else { return nil }
    let number = commitment.number % commitment.payments + 1
    return context.words.periods.payment(number, of: commitment.payments)
  }

  func bindings(isInFooter: Bool) -> [KeyBinding<StripAction>] {
    let works = context.content.account.paymentMethodWorks
    let nothing = context.content.timeline.coming.isEmpty ? context.say(.nothingDue) : nil
    return [
      KeyBinding(
        [.character("n")], .next, label: context.say(.keyLetItHappen), isInFooter: isInFooter, priority: 9,
        disabledReason: nothing),
      KeyBinding([.character("+")], .month, label: context.say(.keyMonth), isInFooter: isInFooter, priority: 6),
      KeyBinding([.character(".")], .day, label: context.say(.keyDay), isInFooter: isInFooter, priority: 2),
      KeyBinding(
        [.character("f")], .paymentMethod, label: context.say(works ? .keyPaymentFails : .keyPaymentWorks),
        isInFooter: isInFooter, priority: works ? 4 : 10),
      KeyBinding([.character("u")], .undo, label: context.say(.keyUndo), isInFooter: isInFooter, priority: 7),
    ]
  }

  func perform(_ action: StripAction) -> Outcome {
    switch action {
    case .next: .ask(.moveClock(.nextEvent))
    case .month: .ask(.moveClock(.month))
    case .day: .ask(.moveClock(.day))
    case .paymentMethod: .ask(.setPaymentMethod(works: !context.content.account.paymentMethodWorks))
    case .undo: .ask(.undo)
    }
  }

  func draw(_ canvas: inout Canvas, row: Int) {
    let columns = canvas.size.columns
    let room = max(columns / 2, columns - 34)
    let used = canvas.draw(
      "\(canvas.glyphs.next) \(text)", at: Position(column: 1, row: row), style: .total, maxColumns: room)
    canvas.drawFooter(
      bindings(isInFooter: true), at: Position(column: used + 3, row: row), columns: columns - used - 4)
  }
}

enum StripAction: Sendable {
  case next, month, day, paymentMethod, undo
}

extension KeyBinding {
  /// The same keys for a screen that holds the action in one of its own.
  func mapped<Other>(_ wrap: (Action) -> Other) -> KeyBinding<Other> {
    KeyBinding<Other>(
      keys, wrap(action), label: label, isInFooter: isInFooter, priority: priority, disabledReason: disabledReason,
      sign: sign)
  }
}
