import TwelveCommerce

/// A discount on one plan of a subscription (Apple's `Product.SubscriptionOffer`).
public struct SubscriptionOffer: Hashable, Sendable {
  /// Its identifier; nil for an introductory offer, which has none at Apple's.
  public var id: String?
  public var type: OfferType
  /// Offers belong to a plan, not to a product (Apple, Supporting monthly subscriptions).
  public var plan: BillingPlanType
  public var paymentMode: OfferPaymentMode
  /// The length of one discounted period; of a trial or a payment up front, of all of it.
  public var period: SubscriptionPeriod
  /// Discounted payments when paid as you go; else 1.
  public var periodCount: Int
  /// The price of one discounted payment, in milliunits of the storefront's currency. Empty for a free trial.
  public var prices: PriceList
  /// What a customer types in to redeem it, for an offer code.
  public var code: String?
  /// Who may redeem an offer code.
  public var eligibility: Set<OfferEligibility>

  /// The price of one discounted payment in a storefront, or nil where the offer is not made.
  public func price(in storefront: Storefront) -> Money? {
    guard paymentMode != .freeTrial else { return .zero(storefront.currency) }
    return prices[storefront.code].map { Money(milliunits: $0, currency: storefront.currency) }
  }
}

/// The kind of an offer; the raw values are those of catalog files.
public enum OfferType: String, Hashable, Sendable, Codable, CaseIterable {
  case introductory, promotional, code, winBack

  /// Apple's `offerType` on the server.
  public var number: Int {
    switch self {
    case .introductory: 1
    case .promotional: 2
    case .code: 3
    case .winBack: 4
    }
  }
}

/// How a discount is paid; the raw values are Apple's `offerDiscountType`.
public enum OfferPaymentMode: String, Hashable, Sendable, Codable, CaseIterable {
  case freeTrial = "FREE_TRIAL"
  case payAsYouGo = "PAY_AS_YOU_GO"
  case payUpFront = "PAY_UP_FRONT"
}

/// Who may redeem an offer code (App Store Connect's choice of customers).
public enum OfferEligibility: String, Hashable, Sendable, Codable, CaseIterable {
  /// Never had a subscription of the group.
  case new
  /// Has one now.
  case existing
  /// Had one.
  case expired
}
