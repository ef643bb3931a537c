import TerminalKit
import TwelveCommerce
import TwelveWording

/// Stands in for Apple's page: what is still to be paid, cancelling, and refunds.
struct ManageScreen: Screen {
  var selected = 0

  enum Action: Sendable {
    case up, down, press, back, account, time
  }

  enum Entry: Hashable {
    case cancel, resume, refund
  }

  func title(_ context: ScreenContext) -> String? {
    "\(context.say(.subscriptions)) \(context.charset.glyphs.separator) \(context.content.header.appName)"
  }

  func entries(_ context: ScreenContext) -> [Entry] {
    guard let running = context.content.account.running else { return [] }
    return [running.isCancelled ? .resume : .cancel, .refund]
  }

  func chosen(_ context: ScreenContext) -> Entry? {
    let entries = entries(context)
    return entries.indices.contains(selected) ? entries[selected] : entries.last
  }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    let nothing = entries(context).isEmpty ? context.say(.nothingToManage) : nil
    return KeyBinding.list(up: .up, down: .down, label: context.say(.keyChoose), priority: 9) + [
      KeyBinding([.enter], .press, label: context.say(.keyOpen), priority: 10, disabledReason: nothing),
      KeyBinding([.character("a")], .account, label: context.say(.keyAccount), priority: 6),
      KeyBinding([.character("t")], .time, label: context.say(.keyTime), priority: 5),
      KeyBinding(
        [.escape], .back, label: context.say(.backTo, ["app": context.content.header.appName]), priority: 8),
    ]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    switch action {
    case .up: selected = max(0, selected - 1)
    case .down: selected = min(max(0, entries(context).count - 1), selected + 1)
    case .back: return .close
    case .account: return Outcome(move: .home(AccountScreen()))
    case .time: return .open(TimeScreen(context))
    case .press: return press(context)
    }
    return .nothing
  }

  private func press(_ context: ScreenContext) -> Outcome {
    guard let running = context.content.account.running else { return .nothing }
    switch chosen(context) {
    case .cancel: return .open(ConfirmScreen(cancellationOf: running, context))
    case .resume: return .ask(.resumeRenewal(running.productID))
    // The account has the list of payments, with the refund on a key.
    case .refund: return Outcome(move: .home(AccountScreen()), banner: context.say(.chooseRefund))
    case nil: return .nothing
    }
  }
}

extension ManageScreen {
  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    guard let item = context.content.account.running else {
      canvas.draw(context.say(.nothingToManage), at: Position(column: 3, row: 3))
      return
    }
    let layout = ManageLayout(item, self, context, canvas)
    var row = 2
    for line in layout.lines where row < bodyEnd(context, canvas) {
      line.draw(&canvas, row)
      row += 1
    }
  }
}

/// The page's lines, from the summary to the note about guesses.
private struct ManageLayout {
  struct Line {
    var draw: (inout Canvas, Int) -> Void
  }

  var lines: [Line] = []
  private let context: ScreenContext
  private let columns: Int
  private let canvas: Canvas

  init(_ item: SubscriptionItem, _ screen: ManageScreen, _ context: ScreenContext, _ canvas: Canvas) {
    self.context = context
    self.canvas = canvas
    columns = canvas.size.columns - 6
    summary(item)
    blank()
    for entry in screen.entries(context) {
      self.entry(entry, item, isSelected: entry == screen.chosen(context))
      blank()
    }
    scheduled(item)
  }

  private mutating func text(_ text: String, style: Style = .text, column: Int = 3) {
    for line in canvas.wrapped(text, columns: columns - column + 3) {
      lines.append(
        Line { canvas, row in canvas.draw(line, at: Position(column: column, row: row), style: style) })
    }
  }

  private mutating func blank() { lines.append(Line { _, _ in }) }

  private mutating func summary(_ item: SubscriptionItem) {
    let dot = " \(canvas.glyphs.separator) "
    let dates = context.words.dates
    text(item.planName + dot + item.priceText, style: .title)
    if let commitment = item.commitment {
      let progress = context.words.language.sentenceCase(
        context.words.periods.payment(commitment.number, of: commitment.payments))
      text(progress + dot + context.words.periods.paymentsRemaining(commitment.remaining))
      let left = context.say(.manageLeft, ["left": commitment.stillToPay, "total": commitment.total])
      let end = context.say(commitment.willRenew ? .manageRenews : .manageEnds, ["date": dates.day(commitment.end)])
      text(left + dot + end)
    }
    if let next = item.nextPayment {
      text(context.say(.manageNext, ["date": dates.day(next.date), "amount": next.amount]))
    } else if case .billingRetry = item.state {
      text(context.say(.manageFailed), style: .warning)
    }
  }

  private mutating func entry(_ entry: ManageScreen.Entry, _ item: SubscriptionItem, isSelected: Bool) {
    let mark = isSelected ? "\(canvas.glyphs.marker) " : "  "
    let style: Style = isSelected ? .selected : .text
    let end = context.words.dates.day(item.commitment?.end ?? item.accessUntil)
    switch entry {
    case .cancel:
      text(mark + context.say(.manageCancel), style: style, column: 1)
      text(context.say(.manageStops, ["date": end]), style: .muted)
      text(doesNotStop(item, end), style: .muted)
    case .resume:
      text(mark + context.say(.manageResume), style: style, column: 1)
      text(context.say(.manageResumeDetail, ["date": end]), style: .muted)
    case .refund:
      text(mark + context.say(.manageRefund), style: style, column: 1)
    }
  }

  private func doesNotStop(_ item: SubscriptionItem, _ end: String) -> String {
    guard let commitment = item.commitment, commitment.remaining > 0 else {
      return context.say(.manageDoesNotStopOther, ["date": end])
    }
    let payments = context.words.periods.payments(commitment.remaining)
    return context.say(.manageDoesNotStop, ["payments": payments, "left": commitment.stillToPay, "date": end])
  }

  /// After cancelling, the payments that are still to come stay visible, as Apple's page shows them.
  private mutating func scheduled(_ item: SubscriptionItem) {
    guard item.isCancelled, let commitment = item.commitment, !commitment.dueDates.isEmpty else { return }
    text(context.say(.manageScheduled), style: .title)
    for (index, date) in commitment.dueDates.enumerated() {
      let number = commitment.number + 1 + index
      let payment = context.words.periods.payment(number, of: commitment.payments)
      text("\(context.words.dates.day(date))   \(payment)", style: .muted)
    }
  }
}
