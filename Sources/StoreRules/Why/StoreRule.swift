/// A rule of the store that an explanation rests on; `Wording` has a sentence for each.
public enum StoreRule: String, Hashable, Sendable, CaseIterable {
  case monthlyPayments, monthsFromStart, commitmentRenews, cancellingStopsRenewal, endsAtEnd, accessFollowsPayment
  case latePaymentMoves, noGrace, retryOfOthers, graceKeepsDates, renewsUntilCancelled
  case changeAtOnce, changeWaits, trialComesFirst, discountCounts
  case refundOfEarlier, refundOfCurrent, reversal
  case priceWaitsForRenewal, priceNeedsConsent, extensionMovesAll, notForSale, familySharing, boughtOnce
  case periodFlag, commitmentFlag

  /// Where it is written: Apple's document, and the decision where Apple leaves something open.
  public var sources: [RuleSource] {
    switch self {
    case .monthlyPayments, .commitmentRenews: [.apple(.supporting)]
    case .monthsFromStart: [.decision(1)]
    case .cancellingStopsRenewal, .commitmentFlag, .refundOfEarlier: [.apple(.lifeCycle)]
    case .endsAtEnd: [.apple(.lifeCycle), .decision(8)]
    case .accessFollowsPayment: [.apple(.supporting), .decision(4)]
    case .latePaymentMoves: [.apple(.lifeCycle), .decision(2)]
    case .noGrace: [.apple(.lifeCycle), .decision(3)]
    case .retryOfOthers: [.apple(.serverNotifications), .decision(3)]
    case .graceKeepsDates: [.apple(.serverNotifications), .decision(2)]
    case .renewsUntilCancelled: [.apple(.serverNotifications), .decision(4)]
    case .changeAtOnce: [.apple(.supporting), .decision(12), .decision(14)]
    case .changeWaits: [.apple(.supporting), .decision(13), .decision(14)]
    case .trialComesFirst, .discountCounts: [.decision(11)]
    case .refundOfCurrent: [.apple(.lifeCycle), .decision(9)]
    case .reversal: [.apple(.serverNotifications), .decision(9)]
    case .priceWaitsForRenewal: [.apple(.lifeCycle), .decision(16)]
    case .priceNeedsConsent: [.apple(.priceIncreases), .decision(16)]
    case .extensionMovesAll: [.apple(.extendRenewalDate), .decision(15)]
    case .notForSale, .familySharing, .boughtOnce: [.apple(.serverNotifications)]
    case .periodFlag: [.apple(.lifeCycle), .decision(7)]
    }
  }
}
