import TwelveCommerce

/// What happens next to a subscription (Apple's renewal info): asked for, not entitled.
public struct RenewalInfo: Hashable, Sendable {
  public var originalTransactionID: TransactionID
  /// The current product.
  public var productID: ProductID
  /// The product of the next billing period.
  public var autoRenewProductID: ProductID
  /// Whether it renews at the end of the current period: true while payments of a commitment remain (decision D7).
  public var willAutoRenew: Bool
  public var expirationReason: ExpirationReason?
  public var isInBillingRetry: Bool
  /// Until when access goes on after a charge that failed; never for a commitment.
  public var gracePeriodExpirationDate: Instant?
  /// Nil where no price rises.
  public var priceIncreaseStatus: PriceIncreaseStatus?
  /// The end of the latest paid period; may lie in the past.
  public var renewalDate: Instant
  /// The price of the next period, or nil when nothing renews.
  public var renewalPrice: Money?
  public var currency: Currency
  /// The plan of the next billing period.
  public var renewalBillingPlanType: BillingPlanType
  /// The discount on the next charge.
  public var offer: AppliedOffer?
  /// Present only while in a commitment: what happens after it.
  public var commitment: Commitment?
  public var recentSubscriptionStartDate: Instant
  public var appAccountToken: String?

  /// The raw values are Apple's.
  public enum PriceIncreaseStatus: Int, Hashable, Sendable, Codable {
    case pending = 0
    /// The customer agreed, or was told where no agreement is needed.
    case agreed = 1
  }

  public struct Commitment: Hashable, Sendable {
    public var autoRenewProductID: ProductID
    public var willAutoRenew: Bool
    /// The end of the commitment.
    public var renewalDate: Instant
    /// What is charged on that date: one payment if it renews monthly (decision D10).
    public var renewalPrice: Money
    public var renewalBillingPlanType: BillingPlanType
  }
}

extension Subscription {
  /// Apple's renewal info, as a function of the state.
  public var renewalInfo: RenewalInfo {
    let next = termsAfterPeriod
    return RenewalInfo(
      originalTransactionID: originalID, productID: productID, autoRenewProductID: next.productID,
      willAutoRenew: willAutoRenew, expirationReason: expirationReason, isInBillingRetry: phase.isBillingRetry,
      gracePeriodExpirationDate: gracePeriodEnd, priceIncreaseStatus: priceIncreaseStatus,
      renewalDate: periodEnd, renewalPrice: willAutoRenew ? nextPrice : nil, currency: next.price.currency,
      renewalBillingPlanType: next.plan, offer: willAutoRenew ? nextOffer : nil, commitment: renewalCommitment,
      recentSubscriptionStartDate: recentStart, appAccountToken: appAccountToken)
  }

  /// True while a charge is to come: in payments 1 to 11 whatever the customer wishes for afterwards (decision D7).
  public var willAutoRenew: Bool {
    guard isRunning else { return false }
    return (owesPayments && !isBroken(.cancellingDropsFlagAtOnce)) || renewsAtEnd
  }

  /// Until when a grace period gives access; nil outside one.
  public var gracePeriodEnd: Instant? {
    if case .gracePeriod(_, let until) = phase { until } else { nil }
  }

  private var priceIncreaseStatus: RenewalInfo.PriceIncreaseStatus? {
    guard isRunning, nextTerms == nil else { return nil }
    switch priceChange?.consent {
    case nil, .some(.none): return nil
    case .asked, .refused: return .pending
    case .given, .notNeeded: return .agreed
    }
  }

  /// The discount on the next charge.
  private var nextOffer: AppliedOffer? {
    let index = isInLastPeriod && nextTerms != nil ? 0 : periodIndex + 1
    return termsAfterPeriod.offer(inPeriod: index)
  }

  private var renewalCommitment: RenewalInfo.Commitment? {
    guard isInCommitment, let commitmentEnd else { return nil }
    let after = termsAfterCommitment
    return RenewalInfo.Commitment(
      autoRenewProductID: after.productID, willAutoRenew: renewsAtEnd, renewalDate: commitmentEnd,
      renewalPrice: nextTerms == nil ? after.price : after.price(ofPeriod: 0), renewalBillingPlanType: after.plan)
  }

  /// What it is charged by once the commitment is over.
  private var termsAfterCommitment: Terms {
    if let nextTerms { return nextTerms }
    var terms = terms
    if let priceChange { terms.price = priceChange.price }
    return terms
  }

  private var expirationReason: ExpirationReason? {
    switch phase {
    case .active, .revoked: nil
    case .gracePeriod, .billingRetry: .billingError
    case .expired(let reason, _): reason
    }
  }
}
