import TwelveCommerce

/// What is owed and what has been paid, in the present commitment or, without one, under the present terms. Asked, entitled and
/// owed disagree in time, so they are three types.
public struct Obligation: Hashable, Sendable {
  /// The charges made, refunded ones included.
  public var charged: Money
  public var payments: Int
  /// The part of it that was given back.
  public var refunded: Money
  /// Payments still to come in the commitment, one that has failed included; 0 without a commitment.
  public var paymentsRemaining: Int
  /// Their sum.
  public var stillToPay: Money
  /// The next charge; nil when none is to come or its date is not known.
  public var nextPayment: Payment?
  /// When the last payment of the commitment is charged, if all goes well.
  public var lastPaymentDate: Instant?

  public struct Payment: Hashable, Sendable {
    public var date: Instant
    public var amount: Money
  }
}

extension CustomerState {
  /// What a subscription's customer has paid and owes.
  public func obligation(of subscription: Subscription) -> Obligation {
    let counted = paymentsOfPresentCommitment(subscription)
    let zero = Money.zero(subscription.price.currency)
    let refunded = counted.compactMap(\.amountGivenBack)
    let remaining = subscription.owesPayments ? subscription.paymentsRemaining : 0
    return Obligation(
      charged: counted.map(\.price).reduce(zero, +), payments: counted.count, refunded: refunded.reduce(zero, +),
      paymentsRemaining: remaining, stillToPay: subscription.stillToPay,
      nextPayment: subscription.nextPayment,
      lastPaymentDate: remaining > 0 ? subscription.lastPaymentDate : nil)
  }

  /// The charges of the commitment that the latest payment belongs to; all under the present terms without a
  /// commitment.
  public func paymentsOfPresentCommitment(_ subscription: Subscription) -> [TransactionRecord] {
    let newestFirst = transactions.reversed().lazy.filter { $0.runID == subscription.runID }
    return newestFirst.prefix(subscription.paymentNumber ?? subscription.periodIndex + 1).reversed()
  }
}

extension Subscription {
  var paymentsRemaining: Int {
    guard let commitmentPayments, let paymentNumber else { return 0 }
    return commitmentPayments - paymentNumber
  }

  /// The sum of the payments that the commitment still asks for, discounts counted.
  public var stillToPay: Money {
    let zero = Money.zero(price.currency)
    guard owesPayments else { return zero }
    return (periodIndex + 1..<periodIndex + 1 + paymentsRemaining).map(terms.price(ofPeriod:)).reduce(zero, +)
  }

  /// A failed payment has no date: it is charged when the payment method works again.
  var nextPayment: Obligation.Payment? {
    guard case .active = phase, sharedBy == nil, willAutoRenew else { return nil }
    return Obligation.Payment(date: periodEnd, amount: nextPrice)
  }

  /// The beginning of the commitment's last period.
  var lastPaymentDate: Instant? {
    guard let commitmentPayments, let paymentNumber, paymentNumber < commitmentPayments else { return nil }
    return schedule.end(ofPeriod: periodNumber - paymentNumber + commitmentPayments - 1)
  }
}

extension Subscription {
  /// When each payment still to come in the commitment is charged, the next first: by the present schedule, which a late
  /// payment would move (decision D2).
  public var remainingPaymentDates: [Instant] {
    guard owesPayments else { return [] }
    return (0..<paymentsRemaining).map { schedule.end(ofPeriod: periodNumber + $0) }
  }
}

extension TransactionRecord {
  /// What was given back of this charge, by a refund or by an upgrade; nil when nothing was.
  public var amountGivenBack: Money? { revocation.map { $0.amount(of: price) } ?? givenBack }
}
