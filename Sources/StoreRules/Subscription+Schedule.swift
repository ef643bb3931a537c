import TwelveCatalog
import TwelveCommerce

extension Subscription {
  /// The run that a purchase begins; nil when the transaction is none of a subscription.
  init?(
    startingWith transaction: TransactionRecord, billingPeriod: SubscriptionPeriod, after previous: Subscription?,
    policy: StorePolicy
  ) {
    guard let groupID = transaction.groupID, let plan = transaction.billingPlanType,
      let periodEnd = transaction.expirationDate
    else { return nil }
    runID = transaction.runID
    originalID = transaction.originalID
    self.groupID = groupID
    productID = transaction.productID
    self.plan = plan
    price = transaction.price
    schedule = BillingSchedule(anchor: transaction.purchaseDate, anchorPeriod: 1, period: billingPeriod)
    periodNumber = 1
    commitmentPayments = transaction.commitment?.totalBillingPeriods
    renewsAtEnd = true
    phase = .active
    latestTransactionID = transaction.id
    periodStart = transaction.purchaseDate
    self.periodEnd = periodEnd
    recentStart =
      previous.flatMap { $0.recentStart(ifResumedAt: transaction.purchaseDate, policy: policy) }
      ?? transaction.purchaseDate
    originalPurchaseDate = transaction.originalPurchaseDate
    storefront = transaction.storefront
    appAccountToken = transaction.appAccountToken
    movedEnd = nil
  }

  /// The start that is kept when the lapse since this run is too short to count (decision D20).
  private func recentStart(ifResumedAt instant: Instant, policy: StorePolicy) -> Instant? {
    let end = endedAt ?? periodEnd
    return instant < end.adding(days: policy.lapseDays) ? recentStart : nil
  }

  /// When it ended; nil while it runs.
  public var endedAt: Instant? {
    switch phase {
    case .active, .billingRetry: nil
    case .expired(_, let instant), .revoked(let instant): instant
    }
  }

  /// The subscription after its next charge. A recovered charge moves the schedule (decision D2).
  func renewed(at instant: Instant, isRecovery: Bool) -> Subscription {
    var next = self
    next.periodNumber += 1
    if isRecovery { next.schedule = schedule.recovered(period: next.periodNumber, at: instant) }
    next.periodStart = instant
    next.periodEnd = next.schedule.end(ofPeriod: next.periodNumber)
    next.phase = .active
    if next.paymentNumber == 1 { next.movedEnd = nil }
    if isRecovery, isInCommitment, let was = movedEnd?.was ?? commitmentEnd, let payment = next.paymentNumber {
      next.movedEnd = MovedEnd(was: was, byPayment: payment)
    }
    return next
  }

  /// The place of the latest paid payment in its commitment.
  var transactionCommitment: TransactionCommitment? {
    guard let total = commitmentPayments, let number = paymentNumber, let end = commitmentEnd else { return nil }
    return TransactionCommitment(
      billingPeriodNumber: number, totalBillingPeriods: total, expirationDate: end, price: price * total)
  }

  /// When the store has to act on it next: at the end of the paid period (decision D4), or when it gives up retrying.
  public func nextDue(policy: StorePolicy) -> Instant? {
    switch phase {
    case .active: periodEnd
    case .billingRetry(let since): policy.retryEnd(of: self, since: since)
    case .expired, .revoked: nil
    }
  }
}
