import TwelveCatalog
import TwelveCommerce

/// One unbroken run of a subscription in its group: what was asked for, and how far it has got.
public struct Subscription: Hashable, Sendable, Codable {
  /// The id of its first transaction.
  public var runID: TransactionID
  /// Apple's original transaction id, kept when subscribing again in the group.
  public var originalID: TransactionID
  public var groupID: String
  /// What it is charged by at present; a running commitment keeps its price (decision D16).
  public var terms: Terms
  public var schedule: BillingSchedule
  /// The number of the latest paid period, counted from 1 since the run began.
  public var periodNumber: Int
  /// The number of the first period under the present terms.
  public var termStart: Int
  /// What the customer wishes at the end of the commitment, or of the period where there is none.
  public var renewsAtEnd: Bool
  /// What it renews into instead of the present terms (decisions D13, D14).
  public var nextTerms: Terms?
  /// A price that the present terms get at the next end of a commitment or of a period without one (decision D16).
  public var priceChange: PriceChange?
  /// When its price last rose; nil when it never did.
  public var lastPriceIncrease: Instant?
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
  /// The family member who pays for it; nil when the customer does.
  public var sharedBy: SharedSubscription?

  public enum Phase: Hashable, Sendable, Codable {
    case active
    /// A charge failed; access goes on until then while it is tried again (decision D3).
    case gracePeriod(since: Instant, until: Instant)
    /// A charge failed and is tried again since that instant.
    case billingRetry(since: Instant)
    case expired(ExpirationReason, at: Instant)
    /// A refund of the current period, or the end of family sharing, ended it.
    case revoked(at: Instant)
  }

  public struct MovedEnd: Hashable, Sendable, Codable {
    public var was: Instant
    public var byPayment: Int
  }

  public var productID: ProductID { terms.productID }
  public var plan: BillingPlanType { terms.plan }
  /// The price of one payment without a discount.
  public var price: Money { terms.price }

  /// Whether it still renews or tries to.
  public var isRunning: Bool {
    switch phase {
    case .active, .gracePeriod, .billingRetry: true
    case .expired, .revoked: false
    }
  }

  /// Whether a charge failed and is being tried again, in a grace period or not.
  public var isUnpaid: Bool {
    switch phase {
    case .gracePeriod, .billingRetry: true
    case .active, .expired, .revoked: false
    }
  }
}

/// A subscription that another member of the family pays for.
public struct SharedSubscription: Hashable, Sendable, Codable {
  public var customer: CustomerName
  public var runID: TransactionID
}

/// A new price for a running subscription (decision D16).
public struct PriceChange: Hashable, Sendable, Codable {
  public var price: Money
  public var consent: Consent

  public enum Consent: String, Hashable, Sendable, Codable {
    /// The price falls, so that nobody is asked or told.
    case none
    /// The customer is told, and need not agree.
    case notNeeded
    case asked, given, refused
  }

  /// Whether the subscription ends instead of renewing at this price.
  var endsSubscription: Bool { consent == .asked || consent == .refused }
}

/// Why a subscription ended; the raw values are Apple's `expirationIntent`.
public enum ExpirationReason: Int, Hashable, Sendable, Codable {
  case autoRenewDisabled = 1
  case billingError = 2
  case didNotConsentToPriceIncrease = 3
  case productUnavailable = 4
  case unknown = 5
}
