import FoundationEssentials
import TwelveCommerce
import TwelveStoreRules

extension Product.SubscriptionInfo {
  /// Where a subscription stands.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let subscribed = RenewalState(rawValue: 1)
    public static let expired = RenewalState(rawValue: 2)
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    public static let inGracePeriod = RenewalState(rawValue: 4)
    public static let revoked = RenewalState(rawValue: 5)
  }

  /// A subscription's state with its latest transaction and what happens next.
  public struct Status: Hashable, Sendable {
    public let state: RenewalState
    public let transaction: VerificationResult<Transaction>
    public let renewalInfo: VerificationResult<RenewalInfo>
  }

  /// What happens next to a subscription.
  public struct RenewalInfo: Hashable, Sendable {
    let info: TwelveStoreRules.RenewalInfo
    /// The win-back offers that the customer may have, best first; empty while a subscription runs.
    public let eligibleWinBackOfferIDs: [String]

    public var originalTransactionID: UInt64 { info.originalTransactionID.rawValue }
    public var currentProductID: String { info.productID.rawValue }
    /// The product of the next billing period; nil when nothing renews.
    public var autoRenewPreference: String? { info.willAutoRenew ? info.autoRenewProductID.rawValue : nil }
    /// Whether it renews at the end of the current period; true while payments of a commitment remain.
    public var willAutoRenew: Bool { info.willAutoRenew }
    public var expirationReason: ExpirationReason? { info.expirationReason.map { .init(rawValue: $0.rawValue) } }
    public var isInBillingRetry: Bool { info.isInBillingRetry }
    /// Until when access goes on after a charge that failed; never for a commitment.
    public var gracePeriodExpirationDate: Date? { info.gracePeriodExpirationDate.map { Date($0) } }
    /// Whether a rise of the price waits for the customer's consent.
    public var priceIncreaseStatus: PriceIncreaseStatus {
      switch info.priceIncreaseStatus {
      case nil: .noIncreasePending
      case .pending: .pending
      case .agreed: .agreed
      }
    }
    public var renewalDate: Date? { Date(info.renewalDate) }
    public var renewalPrice: Decimal? { info.renewalPrice.map { Decimal($0) } }
    /// The offer that the next charge is made with.
    public var offer: Transaction.Offer? { info.offer.map { Transaction.Offer($0) } }
    public var recentSubscriptionStartDate: Date { Date(info.recentSubscriptionStartDate) }
    public var appAccountToken: UUID? { info.appAccountToken.flatMap { UUID(uuidString: $0) } }
    /// The plan of the next billing period.
    public var renewalBillingPlanType: BillingPlanType? { .init(info.renewalBillingPlanType) }
    /// Present only while in a commitment: what happens after it.
    public var commitmentInfo: CommitmentInfo? { info.commitment.map { CommitmentInfo($0) } }

    public enum PriceIncreaseStatus: Hashable, Sendable {
      case noIncreasePending, pending, agreed
    }

    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      public static let billingError = ExpirationReason(rawValue: 2)
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      public static let unknown = ExpirationReason(rawValue: 5)
    }

    /// What happens after the running commitment.
    public struct CommitmentInfo: Hashable, Sendable {
      public let autoRenewPreference: String
      /// Whether another commitment follows.
      public let willAutoRenew: Bool
      /// The end of the running commitment.
      public let renewalDate: Date
      /// What is charged on that date.
      public let renewalPrice: Decimal
      public let renewalBillingPlanType: BillingPlanType

      init(_ commitment: TwelveStoreRules.RenewalInfo.Commitment) {
        autoRenewPreference = commitment.autoRenewProductID.rawValue
        willAutoRenew = commitment.willAutoRenew
        renewalDate = Date(commitment.renewalDate)
        renewalPrice = Decimal(commitment.renewalPrice)
        renewalBillingPlanType = .init(commitment.renewalBillingPlanType)
      }
    }
  }
}
