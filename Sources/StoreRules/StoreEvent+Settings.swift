import TwelveCatalog
import TwelveCommerce

public struct GracePeriodChanged: Hashable, Sendable, Codable {
  /// Nil switches it off.
  public var gracePeriod: GracePeriod?
}

/// For how long access goes on after a failed charge, as chosen in App Store Connect; never for commitments (decision
/// D3).
public struct GracePeriod: Hashable, Sendable, Codable {
  /// 3, 16 or 28; a weekly subscription gets at most 6.
  public var days: Int
  /// Whether it is for renewals of paid periods only, not for the first charge after a free trial.
  public var isForPaidOnly: Bool

  public init(days: Int, isForPaidOnly: Bool = false) {
    self.days = days
    self.isForPaidOnly = isForPaidOnly
  }

  /// What App Store Connect offers.
  public static let offeredDays = [3, 16, 28]
}

public struct SaleChanged: Hashable, Sendable, Codable {
  public var productID: ProductID
  public var isForSale: Bool
}

public struct PriceChanged: Hashable, Sendable, Codable {
  public var productID: ProductID
  /// The plan whose payment it is; nil for a one-time purchase.
  public var plan: BillingPlanType?
  public var storefront: StorefrontCode
  /// In milliunits of the storefront's currency.
  public var milliunits: Int64
  /// Whether present subscribers keep what they pay.
  public var isForNewSubscribersOnly: Bool
}

public struct PriceChangeAnnounced: Hashable, Sendable, Codable {
  public var runID: TransactionID
  /// Whether it is the price of what the subscription renews into, not of its present terms.
  public var isOfNextTerms: Bool
  public var change: PriceChange
}

public struct PriceChangeAnswered: Hashable, Sendable, Codable {
  public var runID: TransactionID
  public var agrees: Bool
}

public struct RenewalExtended: Hashable, Sendable, Codable {
  public var runID: TransactionID
  public var transactionID: TransactionID
  public var days: Int
  /// The new end of the current period.
  public var expirationDate: Instant
}

public struct ExtensionFailed: Hashable, Sendable, Codable {
  public var runID: TransactionID
  public var requestID: String
}

/// An extension for everybody, with its outcome (Apple's `summary` of `RENEWAL_EXTENSION`).
public struct ExtensionCompleted: Hashable, Sendable, Codable {
  public var requestID: String
  public var productID: ProductID
  public var days: Int
  /// Empty for all of them.
  public var storefronts: [StorefrontCode]
  public var succeeded: Int
  public var failed: Int
}
