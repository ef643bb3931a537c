import TwelveCatalog
import TwelveCommerce

extension Subscription {
  /// The run that a purchase begins; nil when the transaction is none of a subscription.
  init?(startingWith purchase: Purchased, after previous: Subscription?, policy: StorePolicy) {
    let transaction = purchase.transaction
    guard let groupID = transaction.groupID, let terms = purchase.termsOfRun, let end = transaction.expirationDate
    else { return nil }
    runID = transaction.runID
    originalID = transaction.originalID
    self.groupID = groupID
    self.terms = terms
    schedule = BillingSchedule(anchor: transaction.purchaseDate, anchorPeriod: 1, period: terms.firstPeriod)
    periodNumber = 1
    termStart = 1
    renewsAtEnd = true
    phase = .active
    latestTransactionID = transaction.id
    periodStart = transaction.purchaseDate
    periodEnd = end
    recentStart =
      previous.flatMap { $0.recentStart(ifResumedAt: transaction.purchaseDate, policy: policy) }
      ?? transaction.purchaseDate
    originalPurchaseDate = transaction.originalPurchaseDate
    storefront = transaction.storefront
    appAccountToken = transaction.appAccountToken
    sharedBy = purchase.sharedBy
  }

  /// The start that is kept when the lapse since this run is too short to count (decision D20).
  private func recentStart(ifResumedAt instant: Instant, policy: StorePolicy) -> Instant? {
    if isBroken(.lapseAlwaysRestarts) { return nil }
    let end = endedAt ?? periodEnd
    return instant < end.adding(days: policy.lapseDays) ? recentStart : nil
  }

  /// When it ended; nil while it runs.
  public var endedAt: Instant? {
    switch phase {
    case .active, .gracePeriod, .billingRetry: nil
    case .expired(_, let instant), .revoked(let instant): instant
    }
  }

  /// The terms of the next charge: what was chosen instead, or the same at the price that was announced.
  var termsAfterPeriod: Terms {
    guard isInLastPeriod || isBroken(.priceRisesInside) else { return terms }
    if let nextTerms { return nextTerms }
    var terms = terms
    if let priceChange { terms.price = priceChange.price }
    return terms
  }

  /// The price of the next charge.
  var nextPrice: Money {
    let terms = termsAfterPeriod
    return isInLastPeriod && nextTerms != nil ? terms.price(ofPeriod: 0) : terms.price(ofPeriod: periodIndex + 1)
  }

  /// The subscription after its next charge. A recovered charge moves the schedule unless a grace period held it
  /// (decision D2).
  func renewed(at instant: Instant, isRecovery: Bool) -> Subscription {
    var next = self
    next.periodNumber += 1
    next.takeTermsAfterPeriod(of: self)
    let anchorsAnew = isBroken(.nextCommitmentAnchorsAnew) && isInLastPeriod && terms.commitmentPayments != nil
    if next.termStart == next.periodNumber || isBeforePlan || anchorsAnew {
      let period = isBeforePlan && nextTerms == nil ? terms.period : next.terms.firstPeriod
      next.schedule = BillingSchedule(anchor: instant, anchorPeriod: next.periodNumber, period: period)
    } else if isRecovery, !phase.isGracePeriod || isBroken(.recoveryInGraceMovesSchedule),
      !isBroken(.recoveryKeepsSchedule)
    {
      next.schedule = schedule.recovered(period: next.periodNumber, at: instant)
    }
    next.periodStart = instant
    next.periodEnd = next.schedule.end(ofPeriod: next.periodNumber)
    next.phase = .active
    if isRecovery, isBroken(.cancellationLostOnRecovery) { next.renewsAtEnd = true }
    next.keepMovedEnd(from: self, isRecovery: isRecovery)
    return next
  }

  private mutating func takeTermsAfterPeriod(of previous: Subscription) {
    guard previous.isInLastPeriod || isBroken(.priceRisesInside) else { return }
    terms = previous.termsAfterPeriod
    if previous.nextTerms != nil { termStart = periodNumber }
    (nextTerms, priceChange) = (nil, nil)
  }

  private mutating func keepMovedEnd(from previous: Subscription, isRecovery: Bool) {
    if paymentNumber == 1 || paymentNumber == nil { movedEnd = nil }
    guard isRecovery, previous.isInCommitment, let payment = paymentNumber else { return }
    guard let was = previous.movedEnd?.was ?? previous.commitmentEnd, was != commitmentEnd else { return }
    movedEnd = MovedEnd(was: was, byPayment: payment)
  }

  /// The subscription after a purchase that replaced its terms at once (decisions D12, D14).
  func replaced(by purchase: Purchased) -> Subscription {
    var next = self
    guard let terms = purchase.termsOfRun, let end = purchase.transaction.expirationDate else { return self }
    next.periodNumber += 1
    next.termStart = next.periodNumber
    next.terms = terms
    (next.nextTerms, next.priceChange, next.movedEnd) = (nil, nil, nil)
    next.renewsAtEnd = true
    next.phase = .active
    let start = purchase.transaction.purchaseDate
    next.schedule = BillingSchedule(anchor: start, anchorPeriod: next.periodNumber, period: terms.firstPeriod)
    (next.periodStart, next.periodEnd) = (start, end)
    next.latestTransactionID = purchase.transaction.id
    next.storefront = purchase.transaction.storefront
    next.appAccountToken = purchase.transaction.appAccountToken ?? appAccountToken
    return next
  }

  /// The subscription with its period, its commitment and all later boundaries moved (decision D15).
  func extended(days: Int) -> Subscription {
    var next = self
    if !isBroken(.extensionMovesOnePeriod) { next.schedule.extensionDays += days }
    next.periodEnd = next.schedule.end(ofPeriod: periodNumber)
    return next
  }

  /// When the store has to act on it next: at the end of the paid period (decision D4) or of its grace, or when it gives
  /// up trying.
  public func nextDue(policy: StorePolicy) -> Instant? {
    switch phase {
    case .active: periodEnd
    case .gracePeriod(_, let until): until
    case .billingRetry(let since): policy.retryEnd(of: self, since: since)
    case .expired, .revoked: nil
    }
  }
}

extension Subscription.Phase {
  var isGracePeriod: Bool {
    if case .gracePeriod = self { true } else { false }
  }

  var isBillingRetry: Bool {
    if case .billingRetry = self { true } else { false }
  }
}
