import TwelveCommerce

/// The values that the words of an explanation need; what does not apply is nil.
public struct ExplanationFacts: Hashable, Sendable {
  /// The charge that is asked about, or the latest one.
  public var transaction: TransactionRecord?
  public var productID: ProductID?
  /// Where it was charged, whose number format its amounts follow.
  public var storefront: StorefrontCode?
  /// What it is charged by.
  public var terms: Terms?
  /// What it was charged by before a change.
  public var previousTerms: Terms?
  /// What it becomes.
  public var nextTerms: Terms?
  /// The member of the family who pays.
  public var family: CustomerName?
  public var state: SubscriptionState?

  /// The payment's number in its commitment; the one that failed in a retry.
  public var number: Int?
  public var count: Int?
  public var remaining: Int?
  /// The payment that moved the end last.
  public var movedBy: Int?
  public var extendedDays: Int?
  public var retryDays: Int?
  /// Whether the charge that is tried again is a payment of a commitment.
  public var retriesCommitment = false

  public var amount: Money?
  /// The sum of the remaining payments.
  public var left: Money?
  public var total: Money?
  /// What a change gave back of the old period.
  public var givenBack: Money?
  /// What a refund gave back of the charge.
  public var refunded: Money?
  /// The price of one payment before a new one.
  public var oldPrice: Money?
  public var newPrice: Money?

  public var beganAt: Instant?
  public var chargedAt: Instant?
  public var accessUntil: Instant?
  public var commitmentEnd: Instant?
  /// When what the customer wishes for afterwards takes effect.
  public var termEnd: Instant?
  public var cancelledAt: Instant?
  /// When the renewal was switched on again afterwards.
  public var resumedAt: Instant?
  public var failedAt: Instant?
  public var givesUp: Instant?
  public var graceUntil: Instant?
  /// The commitment's end before it moved.
  public var movedFrom: Instant?
  public var chosenAt: Instant?
  public var refundedAt: Instant?
  public var reversedAt: Instant?
  public var replacedAt: Instant?
  public var endedAt: Instant?

  init() {}

  /// Of a charge as it stands.
  init(_ transaction: TransactionRecord) {
    self.transaction = transaction
    productID = transaction.productID
    storefront = transaction.storefront
    family = transaction.sharedBy
    number = transaction.commitment?.billingPeriodNumber
    count = transaction.commitment?.totalBillingPeriods
    amount = transaction.price
    chargedAt = transaction.purchaseDate
    accessUntil = transaction.expirationDate
    commitmentEnd = transaction.commitment?.expirationDate
    total = transaction.commitment?.price
  }
}
