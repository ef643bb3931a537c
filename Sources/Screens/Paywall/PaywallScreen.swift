import TerminalKit
import TwelveCommerce
import TwelveWording

/// The plans with their prices. The total stands under the monthly price, and again in the button.
struct PaywallScreen: Screen {
  var selected: Int?
  var focus = Focus.plans
  /// The first line of the texts that is shown, when they do not all fit.
  var scrolled = 0

  enum Focus: CaseIterable {
    case plans, restore, terms, privacy
  }

  enum Action: Sendable {
    case up, down, next, previous, press, takeOffer, redeem, scrollDown, scrollUp
    case account, time, wording, storefront, language, system, disclosure, restore
  }

  init(_ content: PaywallContent) { selected = content.preselected }

  func title(_ context: ScreenContext) -> String? { context.content.paywall.title }

  func row(_ context: ScreenContext) -> PlanRow? {
    selected.flatMap { context.content.paywall.rows.indices.contains($0) ? context.content.paywall.rows[$0] : nil }
  }

  /// Keeps the plan that the cursor is on, or goes to what the catalog prefers when it is gone.
  mutating func contentChanged(_ context: ScreenContext) {
    let rows = context.content.paywall.rows
    if let selected, rows.indices.contains(selected) { return }
    selected = context.content.paywall.preselected
  }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    let hasPlan = context.content.paywall.disclosure != nil
    return KeyBinding.list(up: .up, down: .down, label: context.say(.keyPlan), priority: 9) + [
      KeyBinding([.left], .up, label: context.say(.keyPlan), isInFooter: false),
      KeyBinding([.right], .down, label: context.say(.keyPlan), isInFooter: false),
      KeyBinding([.enter], .press, label: pressLabel(context), priority: 10),
      KeyBinding(
        [.character("c")], .takeOffer, label: context.say(.keyTakeOffer), isInFooter: row(context)?.offer != nil,
        priority: 9, disabledReason: row(context)?.offer == nil ? context.say(.noOfferHere) : nil),
      KeyBinding([.character("w")], .wording, label: context.say(.keyWording), priority: 3),
      KeyBinding([.character("s")], .storefront, label: context.say(.keyStorefront), priority: 6),
      KeyBinding([.character("a")], .account, label: context.say(.keyAccount), priority: 8),
      KeyBinding([.character("t")], .time, label: context.say(.keyTime), priority: 7),
      KeyBinding([.character("l")], .language, label: context.say(.keyLanguage), priority: 2),
      KeyBinding([.character("i")], .system, label: context.say(.keySystem), priority: 1),
      KeyBinding(
        [.character("d")], .disclosure, label: context.say(.keyDisclosure), isInFooter: false,
        disabledReason: hasPlan ? nil : context.say(.planNotSoldHere)),
      KeyBinding([.character("C")], .redeem, label: context.say(.redeemTitle), isInFooter: false),
      KeyBinding([.character("r")], .restore, label: context.say(.restore), isInFooter: false),
      KeyBinding([.tab], .next, label: context.say(.keyNextPart), isInFooter: false),
      KeyBinding([.backTab], .previous, label: context.say(.keyNextPart), isInFooter: false),
      KeyBinding([.pageDown, .control("d")], .scrollDown, label: context.say(.keyScroll), isInFooter: false),
      KeyBinding([.pageUp, .control("u")], .scrollUp, label: context.say(.keyScroll), isInFooter: false),
    ]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    let choices = context.content.choices
    switch action {
    case .up: select(by: -1, context)
    case .down: select(by: 1, context)
    case .next: moveFocus(by: 1)
    case .previous: moveFocus(by: -1)
    case .scrollDown: scrolled += 3
    case .scrollUp: scrolled = max(0, scrolled - 3)
    case .press: return press(context)
    case .takeOffer: return takeOffer(context)
    case .redeem: return .open(CodeFieldScreen())
    case .account: return .open(AccountScreen())
    case .time: return .open(TimeScreen(context))
    case .wording: return .ask(.compareWordings(withOffers: true))
    case .storefront: return .open(PickerScreen(.storefront, choices.storefronts))
    case .language: return .open(PickerScreen(.language, choices.languages))
    case .system: return .open(PickerScreen(.system, choices.systems))
    case .disclosure:
      return context.content.paywall.disclosure.map { .open(PurchaseSheetScreen(reading: $0)) } ?? .nothing
    case .restore: return .ask(.restore)
    }
    return .nothing
  }

  private func takeOffer(_ context: ScreenContext) -> Outcome {
    guard let row = row(context), let offer = row.offer else { return .nothing }
    return .ask(.purchase(row.productID, row.plan, offerID: offer.id))
  }

  private mutating func select(by step: Int, _ context: ScreenContext) {
    let count = context.content.paywall.rows.count
    focus = .plans
    scrolled = 0
    guard count > 0 else { return }
    selected = selected.map { min(max($0 + step, 0), count - 1) } ?? 0
  }

  private mutating func moveFocus(by step: Int) {
    let all = Focus.allCases
    let index = (all.firstIndex(of: focus) ?? 0) + step + all.count
    focus = all[index % all.count]
  }

  private func pressLabel(_ context: ScreenContext) -> String {
    row(context)?.ownership == PlanRow.Ownership.none ? context.say(.keyContinue) : context.say(.keyOpen)
  }

  private func press(_ context: ScreenContext) -> Outcome {
    let paywall = context.content.paywall
    switch focus {
    case .restore: return .ask(.restore)
    case .terms: return .open(MessageScreen(title: context.say(.terms), lines: [paywall.termsLink]))
    case .privacy: return .open(MessageScreen(title: context.say(.privacy), lines: [paywall.privacyLink]))
    case .plans: break
    }
    guard let row = row(context) else { return Outcome(banner: context.say(.choosePlanFirst)) }
    switch row.ownership {
    case .none: return .ask(.purchase(row.productID, row.plan))
    case .owned: return .open(AccountScreen())
    case .otherPlanRuns: return .open(ManageScreen())
    }
  }
}
