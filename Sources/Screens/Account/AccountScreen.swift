import TerminalKit
import TwelveCommerce
import TwelveWording

/// What the customer has: access first, then progress, then money. Time is a key here, not a screen away.
struct AccountScreen: Screen {
  /// Which of the account's items is shown.
  var item = 0
  /// Counted from the newest payment.
  var payment = 0
  /// How far the window has moved down, on a terminal too short for everything.
  var scrolled = 0

  enum Action: Sendable {
    case up, down, scrollUp, scrollDown, nextItem, manage, paywall, time, refund, why, approve, decline
    case strip(StripAction)
  }

  func title(_ context: ScreenContext) -> String? {
    "\(context.content.header.appName) \(context.charset.glyphs.separator) \(context.say(.account))"
  }

  mutating func contentChanged(_ context: ScreenContext) {
    item = min(item, max(0, context.content.account.items.count - 1))
    payment = min(payment, max(0, payments(context).count - 1))
    scrolled = 0
  }

  func shown(_ context: ScreenContext) -> AccountItem? {
    let items = context.content.account.items
    return items.indices.contains(item) ? items[item] : items.first
  }

  /// Newest first.
  func payments(_ context: ScreenContext) -> [PaymentItem] {
    guard case .subscription(let subscription) = shown(context) else { return [] }
    return subscription.payments.reversed()
  }

  func chosenPayment(_ context: ScreenContext) -> PaymentItem? {
    let payments = payments(context)
    return payments.indices.contains(payment) ? payments[payment] : nil
  }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    let account = context.content.account
    let strip = TimeStrip(context).bindings(isInFooter: false).map { $0.mapped(Action.strip) }
    let why = whyQuestion(context)
    let waits = account.pending.isEmpty ? context.say(.nothingPending) : nil
    return strip + [
      KeyBinding([.character("m")], .manage, label: context.say(.keyManage), priority: 8),
      KeyBinding(
        [.character("x")], .refund, label: context.say(.keyRefund), priority: 5,
        disabledReason: refundReason(context)),
      KeyBinding(
        [.character("e")], .why, label: context.say(.keyWhy), isInFooter: why != nil, priority: 4,
        disabledReason: why == nil ? context.say(.whyNothing) : nil),
      KeyBinding([.character("p")], .paywall, label: context.say(.keyPaywall), priority: 7),
      KeyBinding([.character("t")], .time, label: context.say(.keyTime), priority: 6),
      KeyBinding(
        [.character("y")], .approve, label: context.say(.keyApprove), isInFooter: waits == nil, priority: 9,
        disabledReason: waits),
      KeyBinding(
        [.character("d")], .decline, label: context.say(.keyDecline), isInFooter: waits == nil, priority: 9,
        disabledReason: waits),
      KeyBinding(
        [.tab], .nextItem, label: context.say(.keyNextItem), isInFooter: account.items.count > 1, priority: 6),
      KeyBinding([.pageUp, .control("u")], .scrollUp, label: context.say(.keyScroll), isInFooter: false),
      KeyBinding([.pageDown, .control("d")], .scrollDown, label: context.say(.keyScroll), isInFooter: false),
      KeyBinding([.down, .character("j")], .down, label: context.say(.keyPayment), isInFooter: false),
      KeyBinding([.up, .down, .character("k")], .up, label: context.say(.keyPayment), isInFooter: false),
    ]
  }

  private func refundReason(_ context: ScreenContext) -> String? {
    if case .oneTime = shown(context) { return nil }
    guard let chosen = chosenPayment(context), !chosen.isFree else { return context.say(.nothingToRefund) }
    return nil
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    switch action {
    case .up: payment = max(0, payment - 1)
    case .down: payment = min(max(0, payments(context).count - 1), payment + 1)
    case .scrollUp: scrolled = max(0, scrolled - 4)
    case .scrollDown: scrolled = min(scrolled + 4, 40)
    case .nextItem:
      item = (item + 1) % max(1, context.content.account.items.count)
      payment = 0
    case .manage: return .open(ManageScreen())
    case .paywall: return Outcome(move: .home(nil))
    case .time: return .open(TimeScreen(context))
    case .refund: return refund(context)
    case .why: return whyQuestion(context).map { .ask(.explain($0)) } ?? .nothing
    case .approve: return .ask(.approvePending)
    case .decline: return .ask(.declinePending)
    case .strip(let action): return TimeStrip(context).perform(action)
    }
    return .nothing
  }

  /// The selected payment is asked about. Without access that comes first: the newest payment is selected by itself.
  private func whyQuestion(_ context: ScreenContext) -> WhyQuestion? {
    switch shown(context) {
    case nil: return nil
    case .oneTime(let item): return WhyQuestion(.payment, item.transactionID)
    case .subscription(let item):
      let isAccess = payment == 0 && item.state != .active
      return chosenPayment(context).map { WhyQuestion(isAccess ? .access : .payment, $0.transactionID) }
    }
  }

  private func refund(_ context: ScreenContext) -> Outcome {
    if case .oneTime(let item) = shown(context) { return .open(ConfirmScreen(refundOf: item, context)) }
    guard case .subscription(let subscription) = shown(context), let chosen = chosenPayment(context) else {
      return .nothing
    }
    return .open(ConfirmScreen(refundOf: chosen, in: subscription, context))
  }

  func strip(_ context: ScreenContext) -> TimeStrip? { TimeStrip(context) }
}
