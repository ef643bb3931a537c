import TwelveCatalog
import TwelveCommerce

/// One charge and the right it gave: an independent transaction, as Apple's server models describe it.
public struct TransactionRecord: Hashable, Sendable, Codable {
  public var id: TransactionID
  /// The first transaction of this customer in the subscription group, kept when subscribing again.
  public var originalID: TransactionID
  /// The first transaction of the unbroken subscription that this one belongs to; its own id for a one-time purchase.
  public var runID: TransactionID
  public var productID: ProductID
  public var type: ProductType
  public var groupID: String?
  /// When it was charged.
  public var purchaseDate: Instant
  public var originalPurchaseDate: Instant
  /// The end of the paid period: access follows this date, never the commitment's.
  public var expirationDate: Instant?
  public var quantity: Int
  /// What was charged, for all of the quantity.
  public var price: Money
  public var storefront: StorefrontCode
  public var reason: TransactionReason
  /// Present for auto-renewable subscriptions.
  public var billingPlanType: BillingPlanType?
  /// Present for the monthly plan with a commitment.
  public var commitment: TransactionCommitment?
  public var appAccountToken: String?
  /// The price texts on the paywall when the customer bought (decision D24).
  public var shown: ShownPrices?
  /// Whether its signature was spoiled on purpose, to try an app's handling of an unverified purchase.
  public var isUnverified: Bool
  public var revocation: Revocation?
  /// The discount that this charge was made with.
  public var offer: AppliedOffer?
  /// When a higher or another plan replaced it (Apple's `isUpgraded`).
  public var upgradedAt: Instant?
  /// What was given back for the unused part when it was replaced (decision D12).
  public var givenBack: Money?
  /// The member of the family who paid; nil when the customer did.
  public var sharedBy: CustomerName?

  /// Whether a higher or another plan replaced it.
  public var isUpgraded: Bool { upgradedAt != nil }

  /// Whether this charge was paid for and not taken back.
  public var isRevoked: Bool { revocation != nil }

  /// Whether its paid period, half open (decision D4), contains an instant.
  public func period(contains instant: Instant) -> Bool {
    guard let expirationDate else { return purchaseDate <= instant }
    return purchaseDate <= instant && instant < expirationDate
  }
}

public enum TransactionReason: String, Hashable, Sendable, Codable {
  case purchase = "PURCHASE"
  case renewal = "RENEWAL"
}

/// Where a transaction stands in its commitment: progress, never access.
public struct TransactionCommitment: Hashable, Sendable, Codable {
  /// 1 to `totalBillingPeriods`.
  public var billingPeriodNumber: Int
  public var totalBillingPeriods: Int
  /// The end of the whole commitment.
  public var expirationDate: Instant
  /// The sum of all its payments (decision D24).
  public var price: Money

  public var paymentsRemaining: Int { totalBillingPeriods - billingPeriodNumber }
}

/// That a charge was given back.
public struct Revocation: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    case refundFull = "REFUND_FULL"
    case refundProrated = "REFUND_PRORATED"
    case familyRevoke = "FAMILY_REVOKE"
  }

  public enum Reason: Int, Hashable, Sendable, Codable {
    case other = 0
    case developerIssue = 1
  }

  public var date: Instant
  public var kind: Kind
  public var reason: Reason
  /// Thousandths of a per cent: 100,000 is all of it.
  public var percentage: Int

  /// The amount given back of a price, rounded half up to the minor unit.
  public func amount(of price: Money) -> Money {
    (Money(milliunits: price.milliunits * Int64(percentage), currency: price.currency)).divided(by: 100_000)
  }
}

/// The price texts that stood on the paywall.
public struct ShownPrices: Hashable, Sendable, Codable {
  /// The billed amount, such as `$9.99`.
  public var billing: String
  /// The total of the commitment, such as `$119.88`.
  public var total: String?

  public init(billing: String, total: String?) {
    self.billing = billing
    self.total = total
  }
}
