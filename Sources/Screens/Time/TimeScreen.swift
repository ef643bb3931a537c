import TerminalKit
import TwelveCommerce
import TwelveWording

/// Past above, now, future below: one list to move in.
struct TimeScreen: Screen {
  /// Counted over past and coming rows; nil stands on the next event.
  var selected: Int?

  enum Action: Sendable {
    case up, down, first, last, goThere, toDate, endOfTerm, nextPurchase, refund, fork, timelines, play, why
    case account, back
    case strip(StripAction)
  }

  init(_ context: ScreenContext) {}

  func title(_ context: ScreenContext) -> String? { context.say(.time) }

  var hasBackOfficeBeside: Bool { false }

  func index(_ context: ScreenContext) -> Int {
    let timeline = context.content.timeline
    let last = max(0, timeline.past.count + timeline.coming.count - 1)
    return min(selected ?? timeline.past.count, last)
  }

  /// The chosen row of what comes; nil when a past row is chosen.
  func chosenComing(_ context: ScreenContext) -> TimelineRow? {
    let timeline = context.content.timeline
    let index = index(context) - timeline.past.count
    return timeline.coming.indices.contains(index) ? timeline.coming[index] : nil
  }

  func chosenPast(_ context: ScreenContext) -> TimelineRow? {
    let past = context.content.timeline.past
    let index = index(context)
    return past.indices.contains(index) ? past[index] : nil
  }

  private func chosenWhy(_ context: ScreenContext) -> WhyQuestion? {
    (chosenPast(context) ?? chosenComing(context))?.why
  }

  /// After a step the cursor stands on the next event again.
  mutating func contentChanged(_ context: ScreenContext) { selected = nil }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    let strip = TimeStrip(context).bindings(isInFooter: false).map { $0.mapped(Action.strip) }
    let running = context.content.account.running
    // Before the list, whose k would move up.
    let fork = KeyBinding<Action>([.character("k")], .fork, label: context.say(.keyFork), priority: 4)
    return strip + [fork] + KeyBinding.list(up: .up, down: .down, label: context.say(.keyLine), priority: 9) + [
      KeyBinding(
        [.enter], .goThere, label: context.say(.keyGoThere), priority: 10,
        disabledReason: chosenComing(context) == nil ? context.say(.timeMovesForwardOnly) : nil),
      KeyBinding([.character("g")], .toDate, label: context.say(.keyToDate), priority: 5),
      KeyBinding(
        [.character("E")], .endOfTerm, label: context.say(.keyEndOfTerm), isInFooter: false,
        disabledReason: running == nil ? context.say(.nothingDue) : nil),
      KeyBinding([.character("b")], .nextPurchase, label: context.say(.keyNextPurchase), isInFooter: false),
      KeyBinding(
        [.character("x")], .refund, label: context.say(.keyRefund), isInFooter: false,
        disabledReason: refundable(context) == nil ? context.say(.nothingToRefund) : nil),

      KeyBinding([.character(" ")], .play, label: context.say(.keyPlay), isInFooter: false),
      KeyBinding([.character("T")], .timelines, label: context.say(.keyTimelines), isInFooter: false),
      KeyBinding(
        [.character("e")], .why, label: context.say(.keyWhy), priority: 6,
        disabledReason: chosenWhy(context) == nil ? context.say(.whyNothing) : nil),
      KeyBinding([.character("a")], .account, label: context.say(.keyAccount), priority: 7),
      KeyBinding([.escape], .back, label: context.say(.back), priority: 8),
      KeyBinding([.home], .first, label: context.say(.keyFirst), isInFooter: false),
      KeyBinding([.end], .last, label: context.say(.keyLast), isInFooter: false),
    ]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    let timeline = context.content.timeline
    let last = max(0, timeline.past.count + timeline.coming.count - 1)
    switch action {
    case .up: selected = max(0, index(context) - 1)
    case .down: selected = min(last, index(context) + 1)
    case .first: selected = 0
    case .last: selected = last
    case .goThere: return chosenComing(context).map { .ask(.moveClock(.toInstant($0.at))) } ?? .nothing
    case .toDate: return .open(DateFieldScreen(context))
    case .endOfTerm: return .ask(.moveClock(.endOfTerm))
    case .nextPurchase: return .ask(.chooseNextPurchase(context.content.account.nextPurchase.following))
    case .refund: return refundable(context).map { .open($0) } ?? .nothing
    case .fork: return .ask(.fork(at: chosenPast(context)?.sequence))
    case .play: return .ask(.play)
    case .timelines: return .open(TimelinesScreen(context))
    case .why: return chosenWhy(context).map { .ask(.explain($0)) } ?? .nothing
    case .account: return Outcome(move: .home(AccountScreen()))
    case .back: return .close
    case .strip(let action): return TimeStrip(context).perform(action)
    }
    return .nothing
  }

  /// The question about the chosen charge, if it can be given back.
  private func refundable(_ context: ScreenContext) -> ConfirmScreen? {
    guard let id = chosenPast(context)?.transactionID else { return nil }
    for item in context.content.account.items {
      switch item {
      case .oneTime(let item) where item.transactionID == id:
        return ConfirmScreen(refundOf: item, context)
      case .subscription(let item):
        guard let payment = item.payments.first(where: { $0.transactionID == id }), !payment.isFree else {
          continue
        }
        return ConfirmScreen(refundOf: payment, in: item, context)
      case .oneTime: continue
      }
    }
    return nil
  }
}

extension PurchaseEnding {
  /// The next, around and around.
  var following: PurchaseEnding {
    let all = PurchaseEnding.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }

  /// As a verb: "is declined".
  func text(_ words: Words) -> String {
    switch self {
    case .success: words.say(.endingSuccess)
    case .pending: words.say(.endingPending)
    case .cancel: words.say(.endingCancel)
    case .decline: words.say(.endingDecline)
    case .unverified: words.say(.endingUnverified)
    case .interrupted: words.say(.endingInterrupted)
    case .unknown, .systemError, .productUnavailable, .purchaseNotAllowed:
      words.say(.endingFails, ["error": rawValue])
    }
  }
}
