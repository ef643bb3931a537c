import FoundationEssentials
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules

/// One charge and the right it gave.
public struct Transaction: Identifiable, Hashable, Sendable {
  let record: TransactionRecord
  let binding: StoreBinding

  public static func == (left: Transaction, right: Transaction) -> Bool { left.record == right.record }
  public func hash(into hasher: inout Hasher) { hasher.combine(record) }

  public var id: UInt64 { record.id.rawValue }
  /// The first transaction of the customer in the subscription group.
  public var originalID: UInt64 { record.originalID.rawValue }
  public var productID: String { record.productID.rawValue }
  public var productType: Product.ProductType { .init(rawValue: record.type.rawValue) }
  public var subscriptionGroupID: String? { record.groupID }
  public var appBundleID: String { binding.store.catalog.bundleID }
  /// When it was charged.
  public var purchaseDate: Date { Date(record.purchaseDate) }
  public var originalPurchaseDate: Date { Date(record.originalPurchaseDate) }
  /// The end of the paid period. Access follows this date.
  public var expirationDate: Date? { record.expirationDate.map { Date($0) } }
  public var purchasedQuantity: Int { record.quantity }
  /// What was charged.
  public var price: Decimal? { Decimal(record.price) }
  /// An ISO 4217 code; Apple's `currency` is a `Locale.Currency` with this identifier.
  public var currencyCode: String? { record.price.currency.code }
  /// Whether a higher or another plan replaced it.
  public var isUpgraded: Bool { record.isUpgraded }
  public var ownershipType: OwnershipType { record.sharedBy == nil ? .purchased : .familyShared }
  /// The offer that it was made with.
  public var offer: Offer? { record.offer.map { Offer($0) } }
  public var reason: Reason { record.reason == .purchase ? .purchase : .renewal }
  public var revocationDate: Date? { (record.revocation?.date).map { Date($0) } }
  public var revocationReason: RevocationReason? { record.revocation.map { .init(rawValue: $0.reason.rawValue) } }
  /// Thousandths of a per cent: 100,000 is all of it.
  public var revocationPercentage: Int? { record.revocation?.percentage }
  public var appAccountToken: UUID? { record.appAccountToken.flatMap { UUID(uuidString: $0) } }
  public var storefront: Storefront? { TwelveCommerce.Storefront.named(record.storefront).map { Storefront($0) } }
  /// The plan of this transaction; nil for what is no subscription.
  public var billingPlanType: Product.SubscriptionInfo.BillingPlanType? { record.billingPlanType.map { .init($0) } }
  /// Where it stands in its commitment: progress, never access. Nil for a plan paid up front.
  public var commitmentInfo: CommitmentInfo? { record.commitment.map { CommitmentInfo($0) } }

  /// Where its subscription stands.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async { binding.status(ofTransaction: record.id) }
  }

  /// Tells the store that the app has delivered what was bought.
  public func finish() async {
    // Apple's call cannot fail; a transaction that could not be finished is delivered again.
    _ = try? binding.store.perform(.finish(record.id), for: binding.customerName)
  }
}

extension Transaction {
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchase = Reason(rawValue: "PURCHASE")
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let other = RevocationReason(rawValue: 0)
    public static let developerIssue = RevocationReason(rawValue: 1)
  }

  /// Where a transaction stands in its commitment.
  public struct CommitmentInfo: Hashable, Sendable {
    /// 1 to `totalBillingPeriods`.
    public let billingPeriodNumber: UInt64
    public let totalBillingPeriods: UInt64
    /// The end of the whole commitment: progress only.
    public let expirationDate: Date
    /// The sum of all payments.
    public let price: Decimal

    init(_ commitment: TransactionCommitment) {
      billingPeriodNumber = UInt64(commitment.billingPeriodNumber)
      totalBillingPeriods = UInt64(commitment.totalBillingPeriods)
      expirationDate = Date(commitment.expirationDate)
      price = Decimal(commitment.price)
    }
  }
}
