import TwelveCommerce

/// Where a subscription stands in its commitment: progress, never access.
extension Subscription {
  /// Periods under the present terms before the latest paid one.
  var periodIndex: Int { periodNumber - termStart }

  /// Whether the latest paid period is a trial, or paid up front at a discount, before the plan's own periods: nothing
  /// is committed to yet (decision D11).
  public var isBeforePlan: Bool { periodIndex < terms.leadingPeriods }

  /// The discount on the latest paid period.
  public var currentOffer: AppliedOffer? { terms.offer(inPeriod: periodIndex) }

  /// Payments in the present commitment, or nil where none is entered into.
  public var commitmentPayments: Int? { isBeforePlan ? nil : terms.commitmentPayments }

  /// The number of the latest paid payment in its commitment, 1 to 12; nil without a commitment.
  public var paymentNumber: Int? {
    let first = isBroken(.trialIsPaymentOne) ? 0 : terms.leadingPeriods
    return commitmentPayments.map { (periodIndex - first) % (isBroken(.numberPassesTwelve) ? $0 + 1 : $0) + 1 }
  }

  /// Whether the latest paid period is the last before the customer's wish counts.
  public var isInLastPeriod: Bool {
    if isBroken(.commitmentHasEleven), paymentNumber == 11 { return true }
    return paymentNumber == commitmentPayments
  }

  /// The end of the commitment that the latest paid payment belongs to.
  public var commitmentEnd: Instant? {
    guard let commitmentPayments, let paymentNumber else { return nil }
    return schedule.end(ofPeriod: periodNumber - paymentNumber + commitmentPayments)
  }

  /// What the customer pays for the present commitment in all (decision D11).
  public var commitmentTotal: Money? {
    guard let commitmentPayments else { return nil }
    return terms.total(ofCommitment: (periodIndex - terms.leadingPeriods) / commitmentPayments)
  }

  /// Whether payments of the present commitment are still owed.
  public var owesPayments: Bool { isRunning && sharedBy == nil && !isInLastPeriod }

  /// Whether it is in a commitment: until that has been paid in full, or has ended.
  public var isInCommitment: Bool {
    guard commitmentPayments != nil else { return false }
    switch phase {
    case .active: return true
    case .gracePeriod, .billingRetry: return !isInLastPeriod
    case .expired, .revoked: return false
    }
  }

  /// When what the customer wishes for afterwards takes effect: at the end of the commitment, or of the period where
  /// there is none.
  public var termEnd: Instant { isInCommitment ? commitmentEnd ?? periodEnd : periodEnd }

  /// The number in its commitment of the payment after the latest paid; nil when the next is part of none.
  public var nextPaymentNumber: Int? { renewed(at: periodEnd, isRecovery: false).paymentNumber }

  /// The place of the latest paid payment in its commitment.
  var transactionCommitment: TransactionCommitment? {
    guard let total = commitmentPayments, let number = paymentNumber, let end = commitmentEnd, let commitmentTotal
    else { return nil }
    return TransactionCommitment(
      billingPeriodNumber: number, totalBillingPeriods: total, expirationDate: end, price: commitmentTotal)
  }
}
