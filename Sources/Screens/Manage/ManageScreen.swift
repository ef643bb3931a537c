import TerminalKit
import TwelveCommerce
import TwelveWording

/// Stands in for Apple's page: what is still to be paid, cancelling, and refunds.
struct ManageScreen: Screen {
  var selected = 0

  enum Action: Sendable {
    case up, down, first, last, press, cancel, back, account, time
  }

  enum Entry: Hashable {
    case agree, disagree
    /// Takes the change that waits back.
    case keep
    /// One of the item's changes.
    case change(Int)
    case cancel, resume, refund
  }

  func title(_ context: ScreenContext) -> String? {
    "\(context.say(.subscriptions)) \(context.charset.glyphs.separator) \(context.content.header.appName)"
  }

  func entries(_ context: ScreenContext) -> [Entry] {
    guard let running = context.content.account.running, running.sharedBy == nil else { return [] }
    let price: [Entry] = running.priceChange?.needsAnswer == true ? [.agree, .disagree] : []
    let keep: [Entry] = running.next == nil ? [] : [.keep]
    return price + keep + running.changes.indices.map { .change($0) } + [
      running.isCancelled ? .resume : .cancel, .refund,
    ]
  }

  func chosen(_ context: ScreenContext) -> Entry? {
    let entries = entries(context)
    return entries.indices.contains(selected) ? entries[selected] : entries.last
  }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    let nothing = entries(context).isEmpty ? context.say(.nothingToManage) : nil
    return KeyBinding.list(up: .up, down: .down, label: context.say(.keyChoose), priority: 9) + [
      KeyBinding([.enter], .press, label: context.say(.keyOpen), priority: 10, disabledReason: nothing),
      KeyBinding(
        [.character("c")], .cancel,
        label: context.say(context.content.account.running?.isCancelled == true ? .keyResume : .keyCancel),
        priority: 7, disabledReason: nothing),
      KeyBinding([.home], .first, label: context.say(.keyFirst), isInFooter: false),
      KeyBinding([.end], .last, label: context.say(.keyLast), isInFooter: false),
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
    case .first: selected = 0
    case .last: selected = max(0, entries(context).count - 1)
    case .cancel:
      let entries = entries(context)
      selected = entries.firstIndex { $0 == .cancel || $0 == .resume } ?? selected
      return press(context)
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
    case .agree: return .ask(.answerPrice(running.productID, agrees: true))
    case .disagree: return .ask(.answerPrice(running.productID, agrees: false))
    case .keep: return .ask(.undoChange(running.productID))
    case .change(let index):
      let change = running.changes[index]
      guard !change.isChosen else { return Outcome(banner: change.note) }
      return .ask(.purchase(change.productID, change.plan))
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
    layout.draw(&canvas, row: 2, rows: bodyEnd(context, canvas) - 2)
  }
}
