import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules

/// `twelve account --json`
struct AccountJSON: Encodable {
  struct Subscription: Encodable {
    var productID: String
    var billingPlanType: BillingPlanType
    var state: String
    /// The end of the last paid period.
    var accessUntil: Instant
    var willAutoRenew: Bool
    @Nullable var commitment: Commitment?
    @Nullable var nextPayment: Payment?
    /// What it renews into instead of what runs.
    var nextPlan: NextPlan?
    var priceIncrease: PriceIncrease?
    /// Until when a grace period gives access.
    var gracePeriodExpirationDate: Instant?
    /// The customer who pays for it.
    var sharedBy: String?

    init(
      _ subscription: TwelveStoreRules.Subscription, commitment: Commitment?, nextPayment: Payment?
    ) {
      productID = subscription.productID.rawValue
      billingPlanType = subscription.plan
      state = subscription.state.name
      accessUntil = subscription.periodEnd
      willAutoRenew = subscription.willAutoRenew
      _commitment = Nullable(wrappedValue: commitment)
      _nextPayment = Nullable(wrappedValue: nextPayment)
      nextPlan = subscription.nextTerms.map { NextPlan($0, subscription.termEnd) }
      priceIncrease = subscription.priceChange.map { PriceIncrease($0, subscription.termEnd) }
      gracePeriodExpirationDate = subscription.gracePeriodEnd
      sharedBy = subscription.sharedBy?.customer.rawValue
    }
  }

  struct Commitment: Encodable {
    var billingPeriodNumber: Int
    var totalBillingPeriods: Int
    var paymentsRemaining: Int
    var expirationDate: Instant
    var willAutoRenew: Bool
    var price: Money
    var charged: Money
    var refunded: Money
  }

  struct NextPlan: Encodable {
    var productID: String
    var billingPlanType: BillingPlanType
    var price: Money
    var date: Instant

    init(_ terms: Terms, _ date: Instant) {
      productID = terms.productID.rawValue
      billingPlanType = terms.plan
      price = terms.price
      self.date = date
    }
  }

  struct PriceIncrease: Encodable {
    var price: Money
    var consent: PriceChange.Consent
    var date: Instant

    init(_ change: PriceChange, _ date: Instant) {
      (price, consent, self.date) = (change.price, change.consent, date)
    }
  }

  struct Payment: Encodable {
    var date: Instant
    var amount: Money
  }

  var customer: String
  var storefront: String
  var now: Instant
  /// Newest first; ended ones stay listed.
  var subscriptions: [Subscription]
  var entitlements: [String]

  init(_ session: Session) {
    let state = session.state
    let record = state.customer(session.customer)
    customer = session.customer.rawValue
    storefront = record?.storefront.rawValue ?? ""
    now = state.now
    subscriptions = (record?.subscriptions ?? []).reversed().map { AccountJSON.subscription($0, record) }
    entitlements = session.entitlements.map(\.rawValue)
  }

  private static func subscription(
    _ subscription: TwelveStoreRules.Subscription, _ customer: CustomerState?
  ) -> Subscription {
    let owed = customer?.obligation(of: subscription)
    return Subscription(
      subscription, commitment: commitment(subscription, owed),
      nextPayment: (owed?.nextPayment).map { Payment(date: $0.date, amount: $0.amount) })
  }

  private static func commitment(
    _ subscription: TwelveStoreRules.Subscription, _ owed: Obligation?
  ) -> Commitment? {
    guard let total = subscription.commitmentPayments, let number = subscription.paymentNumber,
      let end = subscription.commitmentEnd, let owed
    else { return nil }
    return Commitment(
      billingPeriodNumber: number, totalBillingPeriods: total, paymentsRemaining: owed.paymentsRemaining,
      expirationDate: end, willAutoRenew: subscription.renewalInfo.commitment?.willAutoRenew ?? false,
      price: subscription.commitmentTotal ?? subscription.price * total, charged: owed.charged, refunded: owed.refunded)
  }
}

extension Session {
  /// The products that may be used now; one whose signature was spoiled gives nothing to a careful app.
  var entitlements: [ProductID] {
    guard let customer = customerState else { return [] }
    return customer.currentEntitlements(at: now).filter {
      customer.transaction($0.transactionID)?.isUnverified == false
    }.map(\.productID)
  }
}

/// A value that is written as `null` when there is none, so that the key is always there.
@propertyWrapper
struct Nullable<Value: Encodable>: Encodable {
  var wrappedValue: Value?

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
