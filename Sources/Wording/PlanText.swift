import TwelveCatalog
import TwelveCommerce

/// What a plan is called, and what happens after its first payment: the same words on the paywall, in the account and on
/// the command line.
public struct PlanText: Sendable {
  private let words: Words

  public init(words: Words) { self.words = words }

  /// How one pays and whether one is bound: "Monthly, 12-month commitment".
  public func name(
    of plan: BillingPlanType?, period: SubscriptionPeriod?, payments: Int = MonthlyPlan.payments
  ) -> String {
    guard let plan, let period else { return words.say(.planOnce) }
    guard plan == .upFront else { return words.say(.planMonthly, ["count": "\(payments)"]) }
    switch period {
    case .yearly: return words.say(.planYearly)
    case .monthly: return words.say(.planMonthToMonth)
    case .weekly: return words.say(.planWeekly)
    default: return words.say(.planOther, ["period": words.periods.length(period)])
    }
  }

  /// What happens after the first payment.
  public func detail(
    of plan: BillingPlanType?, period: SubscriptionPeriod?, payments: Int = MonthlyPlan.payments
  ) -> String {
    guard let plan, let period else { return words.say(.planOnceDetail) }
    guard plan == .upFront else {
      return words.say(.planMonthlyDetail, ["payments": words.periods.payments(payments), "count": "\(payments)"])
    }
    switch period {
    case .yearly: return words.say(.planYearlyDetail)
    case .monthly: return words.say(.planMonthToMonthDetail)
    case .weekly: return words.say(.planWeeklyDetail)
    default: return words.say(.planOtherDetail)
    }
  }
}
