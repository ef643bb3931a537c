import TwelveCatalog
import TwelveCommerce

/// One unbroken run of a subscription: what was asked for, and how far it has got.
public struct Subscription: Hashable, Sendable, Codable {
  /// The id of its first transaction.
  public var runID: TransactionID
  /// Apple's original transaction id, kept when subscribing again in the group.
  public var originalID: TransactionID
  public var groupID: String
  public var productID: ProductID
  public var plan: BillingPlanType
  /// The price of one payment; a running commitment keeps it (decision D16).
  public var price: Money
  public var schedule: BillingSchedule
  /// The number of the latest paid period, counted from 1 since the run began.
  public var periodNumber: Int
  /// Payments in one commitment, or nil where none is entered into.
  public var commitmentPayments: Int?
  /// What the customer wishes at the end of the commitment, or of the period where there is none.
  public var renewsAtEnd: Bool
  public var phase: Phase
  /// Its latest paid transaction.
  public var latestTransactionID: TransactionID
  /// The start of the latest paid period.
  public var periodStart: Instant
  /// The end of the latest paid period.
  public var periodEnd: Instant
  /// The start of the run of subscriptions, ignoring lapses under 60 days (decision D20).
  public var recentStart: Instant
  /// When the transaction with the original id was charged.
  public var originalPurchaseDate: Instant
  /// Where it was bought, and in whose currency it is charged.
  public var storefront: StorefrontCode
  public var appAccountToken: String?
  /// The commitment's end as it was before a late payment moved it, with the payment that moved it.
  public var movedEnd: MovedEnd?

  public enum Phase: Hashable, Sendable, Codable {
    case active
    /// A charge failed and is tried again since that instant.
    case billingRetry(since: Instant)
    case expired(ExpirationReason, at: Instant)
    /// A refund of the current period ended it.
    case revoked(at: Instant)
  }

  public struct MovedEnd: Hashable, Sendable, Codable {
    public var was: Instant
    public var byPayment: Int
  }

  /// Whether it still renews or tries to.
  public var isRunning: Bool {
    switch phase {
    case .active, .billingRetry: true
    case .expired, .revoked: false
    }
  }

  /// The number of the latest paid payment in its commitment, 1 to 12; nil without a commitment.
  public var paymentNumber: Int? { commitmentPayments.map { (periodNumber - 1) % $0 + 1 } }

  /// Whether the latest paid period is the last before the customer's wish counts.
  public var isInLastPeriod: Bool { paymentNumber == commitmentPayments }

  /// The end of the commitment that the latest paid payment belongs to.
  public var commitmentEnd: Instant? {
    guard let commitmentPayments, let paymentNumber else { return nil }
    return schedule.end(ofPeriod: periodNumber - paymentNumber + commitmentPayments)
  }

  /// Whether payments of the present commitment are still owed.
  public var owesPayments: Bool { isRunning && !isInLastPeriod }

  /// The commitment that the next charge belongs to: the running one, or none once its last period is over.
  public var isInCommitment: Bool {
    guard commitmentPayments != nil else { return false }
    switch phase {
    case .active: return true
    case .billingRetry: return !isInLastPeriod
    case .expired, .revoked: return false
    }
  }
}

/// Why a subscription ended; the raw values are Apple's `expirationIntent`.
public enum ExpirationReason: Int, Hashable, Sendable, Codable {
  case autoRenewDisabled = 1
  case billingError = 2
  case didNotConsentToPriceIncrease = 3
  case productUnavailable = 4
  case unknown = 5
}

extension Subscription {
  /// The number in its commitment of the payment after the latest paid; nil without a commitment.
  public var nextPaymentNumber: Int? {
    guard let commitmentPayments, let paymentNumber else { return nil }
    return paymentNumber % commitmentPayments + 1
  }
}
