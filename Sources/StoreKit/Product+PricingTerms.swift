import FoundationEssentials
import TwelveCommerce

extension Product.SubscriptionInfo {
  /// How a subscription is paid: all at once, or monthly with a 12-month commitment.
  public struct BillingPlanType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let upFront = BillingPlanType(rawValue: TwelveCommerce.BillingPlanType.upFront.rawValue)
    public static let monthly = BillingPlanType(rawValue: TwelveCommerce.BillingPlanType.monthly.rawValue)

    init(_ plan: TwelveCommerce.BillingPlanType) { self.init(rawValue: plan.rawValue) }
  }

  /// One way to pay, with its prices.
  public struct PricingTerms: Hashable, Sendable {
    public let billingPlanType: BillingPlanType
    /// The price of one billing period.
    public let billingPrice: Decimal
    /// The price of one billing period in the storefront's own format.
    public let billingDisplayPrice: String
    public let billingPeriod: BillingPeriod
    /// What is committed to: for a plan paid up front the same as the price.
    public let commitmentInfo: CommitmentInfo
    public let subscriptionOffers: [Product.SubscriptionOffer]

    /// The offers of one kind that belong to these terms.
    public subscript(offers type: Product.SubscriptionOffer.OfferType) -> [Product.SubscriptionOffer] {
      subscriptionOffers.filter { $0.type == type }
    }
  }

  /// The whole of a commitment.
  public struct CommitmentInfo: Hashable, Sendable {
    /// The sum of all payments.
    public let price: Decimal
    /// The sum of all payments in the storefront's own format.
    public let displayPrice: String
    public let period: Product.SubscriptionPeriod
  }
}
