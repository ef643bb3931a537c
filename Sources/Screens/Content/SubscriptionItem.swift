import TwelveCommerce

/// One subscription, as the account tells it. Access and progress are kept apart: `accessUntil` is the end of the paid
/// period, `commitment.end` is progress only.
public struct SubscriptionItem: Hashable, Sendable {
  public var productID: ProductID
  public var productName: String
  /// "Monthly, 12-month commitment".
  public var planName: String
  /// The billed amount with its period: "$9.99 a month".
  public var priceText: String
  public var state: State
  /// The end of the latest paid period.
  public var accessUntil: Instant
  /// Whether a charge follows the current period.
  public var willAutoRenew: Bool
  public var commitment: CommitmentItem?
  public var nextPayment: NextPayment?
  public var charged: String
  /// Payments made; a free trial is none.
  public var chargedCount: Int
  /// Nil when nothing was given back.
  public var givenBack: String?
  /// Oldest first; of the present commitment, or of all the run without one.
  public var payments: [PaymentItem]
  /// The offer of the latest paid period.
  public var offer: OfferItem?
  /// The app's words about its state; nil when there are none.
  public var message: String?
  /// The app's words for the cancel sheet; nil when there are none.
  public var cancelMessage: String?
  /// What it can be changed to, highest level first.
  public var changes: [ChangeItem] = []
  /// What it renews into instead; nil when it stays as it is.
  public var next: ChangeItem?
  public var priceChange: PriceChangeItem?
  /// The member of the family who pays; nil when the customer does.
  public var sharedBy: String?

  public enum State: Hashable, Sendable {
    case active
    /// The payment failed, and access goes on until then meanwhile.
    case gracePeriod(until: Instant)
    case billingRetry(RetryItem)
    case expired(EndReason, at: Instant)
    /// A refund of the current period ended it.
    case refunded(at: Instant)
  }

  public enum EndReason: Hashable, Sendable {
    case cancelled, billing, priceIncrease, notForSale, unknown
  }

  public struct NextPayment: Hashable, Sendable {
    public var date: Instant
    public var amount: String

    public init(date: Instant, amount: String) {
      self.date = date
      self.amount = amount
    }
  }

  public var isRunning: Bool {
    switch state {
    case .active, .gracePeriod, .billingRetry: true
    case .expired, .refunded: false
    }
  }

  /// Whether a charge has failed and is tried again.
  public var isUnpaid: Bool {
    switch state {
    case .gracePeriod, .billingRetry: true
    case .active, .expired, .refunded: false
    }
  }

  /// Whether the next renewal that the customer decides on has been cancelled.
  public var isCancelled: Bool {
    guard isRunning else { return false }
    return commitment.map { !$0.willRenew } ?? !willAutoRenew
  }

  public init(
    productID: ProductID, productName: String, planName: String, priceText: String, state: State, accessUntil: Instant,
    willAutoRenew: Bool, commitment: CommitmentItem?, nextPayment: NextPayment?, charged: String, chargedCount: Int,
    givenBack: String?, payments: [PaymentItem], offer: OfferItem? = nil, message: String?, cancelMessage: String?
  ) {
    self.productID = productID
    self.productName = productName
    self.planName = planName
    self.priceText = priceText
    self.state = state
    self.accessUntil = accessUntil
    self.willAutoRenew = willAutoRenew
    self.commitment = commitment
    self.nextPayment = nextPayment
    self.charged = charged
    self.chargedCount = chargedCount
    self.givenBack = givenBack
    self.payments = payments
    self.offer = offer
    self.message = message
    self.cancelMessage = cancelMessage
  }
}

/// Progress in a commitment: never access.
public struct CommitmentItem: Hashable, Sendable {
  /// The latest paid payment, 1 to `payments`.
  public var number: Int
  public var payments: Int
  public var total: String
  /// The end of the commitment.
  public var end: Instant
  /// Whether another commitment follows.
  public var willRenew: Bool
  /// The end before a late payment moved it.
  public var movedFrom: Instant?
  /// The payment that moved it.
  public var movedBy: Int?
  /// Still to pay, a failed payment included.
  public var remaining: Int
  public var stillToPay: String
  /// When each of the payments still to come is charged, the next first.
  public var dueDates: [Instant]

  public var lastPayment: Instant? { dueDates.last }

  public init(
    number: Int, payments: Int, total: String, end: Instant, willRenew: Bool, movedFrom: Instant?, movedBy: Int?,
    remaining: Int, stillToPay: String, dueDates: [Instant]
  ) {
    self.number = number
    self.payments = payments
    self.total = total
    self.end = end
    self.willRenew = willRenew
    self.movedFrom = movedFrom
    self.movedBy = movedBy
    self.remaining = remaining
    self.stillToPay = stillToPay
    self.dueDates = dueDates
  }
}

/// A failed charge that is tried again.
public struct RetryItem: Hashable, Sendable {
  /// Whole days since the failure.
  public var day: Int
  public var givesUp: Instant
  /// The number of days after which it is given up.
  public var days: Int
  /// Where access and commitment would end if it were paid now.
  public var accessIfPaidNow: Instant
  public var commitmentEndIfPaidNow: Instant?

  public init(day: Int, givesUp: Instant, days: Int, accessIfPaidNow: Instant, commitmentEndIfPaidNow: Instant?) {
    self.day = day
    self.givesUp = givesUp
    self.days = days
    self.accessIfPaidNow = accessIfPaidNow
    self.commitmentEndIfPaidNow = commitmentEndIfPaidNow
  }
}

/// One charge.
public struct PaymentItem: Hashable, Sendable {
  public var transactionID: TransactionID
  /// The number in its commitment, or counted from the start without one.
  public var number: Int
  public var date: Instant
  public var end: Instant
  public var amount: String
  public var givenBack: Instant?
  /// Whether it gives access now.
  public var givesAccess: Bool
  /// Whether it had failed before.
  public var isRecovery: Bool
  /// Whether a refund of it would end the subscription (decision D9).
  public var isCurrent: Bool
  /// Whether it is a free trial: nothing was charged.
  public var isFree: Bool
  public var refund = RefundItem.none
  /// What was given back when another plan replaced it.
  public var replaced: String?

  public init(
    transactionID: TransactionID, number: Int, date: Instant, end: Instant, amount: String, givenBack: Instant?,
    givesAccess: Bool, isRecovery: Bool, isCurrent: Bool, isFree: Bool = false
  ) {
    self.transactionID = transactionID
    self.number = number
    self.date = date
    self.end = end
    self.amount = amount
    self.givenBack = givenBack
    self.givesAccess = givesAccess
    self.isRecovery = isRecovery
    self.isCurrent = isCurrent
    self.isFree = isFree
  }
}
