import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules

/// `twelve history --json`: transactions under Apple's JSON names, oldest first.
struct HistoryJSON: Encodable {
  var transactions: [TransactionJSON]

  init(_ session: Session) {
    let customer = session.customerState
    transactions = (customer?.transactions ?? []).map { TransactionJSON($0, bundleID: session.catalog.bundleID) }
  }
}

/// One transaction, under the names of Apple's `JWSTransactionDecodedPayload`; what does not apply is left out.
struct TransactionJSON: Encodable {
  struct CommitmentInfo: Encodable {
    var billingPeriodNumber: Int
    var totalBillingPeriods: Int
    var commitmentExpiresDate: Instant
    var commitmentPrice: Money
  }

  var transactionId: String
  var originalTransactionId: String
  var bundleId: String
  var productId: String
  var subscriptionGroupIdentifier: String?
  var purchaseDate: Instant
  var originalPurchaseDate: Instant
  var expiresDate: Instant?
  var quantity: Int
  var type: String
  var appAccountToken: String?
  var inAppOwnershipType: String
  /// Written only when true, as Apple does.
  var isUpgraded: Bool?
  var offerType: Int?
  var offerIdentifier: String?
  var offerDiscountType: String?
  /// ISO 8601.
  var offerPeriod: String?
  var revocationReason: Int?
  var revocationDate: Instant?
  var revocationType: String?
  var revocationPercentage: Int?
  var storefront: String
  var storefrontId: String?
  var transactionReason: String
  var currency: String
  var price: Money
  var billingPlanType: BillingPlanType?
  var commitmentInfo: CommitmentInfo?

  init(_ record: TransactionRecord, bundleID: String) {
    transactionId = record.id.description
    originalTransactionId = record.originalID.description
    bundleId = bundleID
    productId = record.productID.rawValue
    subscriptionGroupIdentifier = record.groupID
    purchaseDate = record.purchaseDate
    originalPurchaseDate = record.originalPurchaseDate
    expiresDate = record.expirationDate
    quantity = record.quantity
    type = record.type.rawValue
    appAccountToken = record.appAccountToken
    inAppOwnershipType = record.sharedBy == nil ? "PURCHASED" : "FAMILY_SHARED"
    isUpgraded = record.isUpgraded ? true : nil
    offerType = record.offer?.type.number
    offerIdentifier = record.offer?.id
    offerDiscountType = record.offer?.paymentMode.rawValue
    offerPeriod = record.offer?.period.iso8601
    revocationReason = record.revocation?.reason.rawValue
    revocationDate = record.revocation?.date
    revocationType = record.revocation?.kind.rawValue
    revocationPercentage = record.revocation?.percentage
    storefront = record.storefront.rawValue
    storefrontId = Storefront.named(record.storefront)?.id
    transactionReason = record.reason.rawValue
    currency = record.price.currency.code
    price = record.price
    billingPlanType = record.billingPlanType
    commitmentInfo = record.commitment.map {
      CommitmentInfo(
        billingPeriodNumber: $0.billingPeriodNumber, totalBillingPeriods: $0.totalBillingPeriods,
        commitmentExpiresDate: $0.expirationDate, commitmentPrice: $0.price)
    }
  }
}
