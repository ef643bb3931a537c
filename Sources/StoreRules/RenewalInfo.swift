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
  /// The end of the latest paid period; may lie in the past.
  public var renewalDate: Instant
  /// The price of the next period, or nil when nothing renews.
  public var renewalPrice: Money?
  public var currency: Currency
  /// The plan of the next billing period.
  public var renewalBillingPlanType: BillingPlanType
  /// Present only while in a commitment: what happens after it.
  public var commitment: Commitment?
  public var recentSubscriptionStartDate: Instant
  public var appAccountToken: String?

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
    RenewalInfo(
      originalTransactionID: originalID, productID: productID, autoRenewProductID: productID,
      willAutoRenew: willAutoRenew, expirationReason: expirationReason, isInBillingRetry: phase.isBillingRetry,
      renewalDate: periodEnd, renewalPrice: willAutoRenew ? price : nil, currency: price.currency,
      renewalBillingPlanType: plan, commitment: renewalCommitment, recentSubscriptionStartDate: recentStart,
      appAccountToken: appAccountToken)
  }

  /// True while a charge is to come: in payments 1 to 11 whatever the customer wishes for afterwards (decision D7).
  public var willAutoRenew: Bool {
    guard isRunning else { return false }
    return owesPayments || renewsAtEnd
  }

  private var renewalCommitment: RenewalInfo.Commitment? {
    guard isInCommitment, let commitmentEnd else { return nil }
    return RenewalInfo.Commitment(
      autoRenewProductID: productID, willAutoRenew: renewsAtEnd, renewalDate: commitmentEnd, renewalPrice: price,
      renewalBillingPlanType: plan)
  }

  private var expirationReason: ExpirationReason? {
    switch phase {
    case .active, .revoked: nil
    case .billingRetry: .billingError
    case .expired(let reason, _): reason
    }
  }
}
