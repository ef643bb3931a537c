import TwelveCommerce

@testable import TwelveCatalog

/// Offers to try the rules with; amounts are in Canadian dollars.
enum OfferSamples {
  static func trial(_ plan: BillingPlanType = .monthly, _ period: SubscriptionPeriod = .weekly) -> SubscriptionOffer {
    SubscriptionOffer(
      id: nil, type: .introductory, plan: plan, paymentMode: .freeTrial, period: period, periodCount: 1, prices: [:],
      code: nil, eligibility: [])
  }

  static func payUpFront(_ milliunits: Int64, months: Int, plan: BillingPlanType = .monthly) -> SubscriptionOffer {
    SubscriptionOffer(
      id: nil, type: .introductory, plan: plan, paymentMode: .payUpFront,
      period: SubscriptionPeriod(value: months, unit: .month), periodCount: 1, prices: ["CAN": milliunits], code: nil,
      eligibility: [])
  }

  static func payAsYouGo(
    _ milliunits: Int64, count: Int, plan: BillingPlanType = .monthly, type: OfferType = .introductory,
    id: String? = nil, code: String? = nil, eligibility: Set<OfferEligibility> = [],
    period: SubscriptionPeriod = .monthly
  ) -> SubscriptionOffer {
    SubscriptionOffer(
      id: id, type: type, plan: plan, paymentMode: .payAsYouGo, period: period, periodCount: count,
      prices: ["CAN": milliunits], code: code, eligibility: eligibility)
  }
}
