import TwelveCommerce

/// Explains a run as it stands: access, state, the commitment's end and the two flags.
struct RunExplainer {
  let run: Subscription
  let customer: CustomerState
  let trail: EventTrail
  let policy: StorePolicy

  func explanation(of topic: Question.Topic) -> Explanation {
    let (reason, additions) =
      switch topic {
      case .access, .state: (reasonOfAccess, additionsToAccess)
      case .commitmentEnd: (reasonOfEnd, additionsToEnd)
      case .willAutoRenew: (reasonOfFlag, additionsToFlag)
      case .commitmentWillAutoRenew: (reasonOfCommitmentFlag, additionsToFlag)
      }
    return Explanation(
      question: Question(topic, ofRun: run.runID), reason: reason, additions: additions, facts: facts,
      events: events(for: reason), advice: advice)
  }

  /// The charges of the present commitment, or of the run without one.
  private var charges: [TransactionRecord] { customer.paymentsOfPresentCommitment(run) }

  private var latest: RecordedEvent? { trail.charge(run.latestTransactionID) }
}

extension RunExplainer {
  private var reasonOfAccess: Explanation.Reason {
    switch run.phase {
    case .active: run.sharedBy == nil ? .accessPaid : .accessShared
    case .gracePeriod: .accessGrace
    case .billingRetry: run.nextPaymentNumber == nil ? .retryOther : .retry
    case .expired(let reason, _): run.sharedBy == nil ? self.reason(of: reason) : .expiredShared
    case .revoked: run.sharedBy == nil ? .revokedByRefund : .sharingRevoked
    }
  }

  private func reason(of expiration: ExpirationReason) -> Explanation.Reason {
    switch expiration {
    case .autoRenewDisabled: .expiredCancelled
    case .billingError: .expiredBilling
    case .didNotConsentToPriceIncrease: .expiredPriceIncrease
    case .productUnavailable: .expiredNotForSale
    // Only what a member of the family shared ends for a reason that is theirs.
    case .unknown: .expiredShared
    }
  }

  private var additionsToAccess: [Explanation.Addition] {
    if reasonOfAccess == .revokedByRefund, lateReversal != nil { return [.refundReversed] }
    guard case .active = run.phase, run.isInCommitment else { return [] }
    return [.progressOnly]
  }

  /// The reversal that came too late to bring the run back (decision D9).
  private var lateReversal: RecordedEvent? {
    trail.afterwards(run.latestTransactionID).last { if case .refundReversed = $0.event { true } else { false } }
  }

  /// The reason why there is no end to speak of; nil in a commitment.
  private var reasonOfNoEnd: Explanation.Reason? {
    if run.isInCommitment { return nil }
    if run.commitmentPayments != nil { return .commitmentOver }
    return run.isRunning && run.terms.commitmentPayments != nil ? .commitmentNotBegun : .noCommitment
  }

  private var reasonOfEnd: Explanation.Reason {
    if let reasonOfNoEnd { return reasonOfNoEnd }
    if run.movedEnd != nil { return .commitmentEndMoved }
    return extensions.isEmpty ? .commitmentEnd : .commitmentEndExtended
  }

  private var additionsToEnd: [Explanation.Addition] {
    reasonOfEnd == .commitmentEndMoved && !extensions.isEmpty ? [.extended] : []
  }

  private var reasonOfFlag: Explanation.Reason {
    guard run.isRunning else { return .stopsEnded }
    if run.renewsAtEnd { return .renews }
    if run.owesPayments { return .renewsWhileOwed }
    return run.isInCommitment ? .stopsInLastPayment : .stopsCancelled
  }

  private var reasonOfCommitmentFlag: Explanation.Reason {
    if let reasonOfNoEnd { return reasonOfNoEnd }
    return run.renewsAtEnd ? .commitmentRenews : .commitmentCancelled
  }

  private var additionsToFlag: [Explanation.Addition] {
    guard run.isRunning else { return [] }
    let change: [Explanation.Addition] = run.renewsAtEnd && run.nextTerms != nil ? [.changeWaits] : []
    return change + (isAskedForConsent ? [.priceWaits] : [])
  }

  private var isAskedForConsent: Bool {
    run.isRunning && run.nextTerms == nil && run.priceChange?.endsSubscription == true
  }
}

extension RunExplainer {
  private var facts: ExplanationFacts {
    var facts = ExplanationFacts()
    facts.transaction = customer.transaction(run.latestTransactionID)
    (facts.productID, facts.storefront, facts.terms) = (run.productID, run.storefront, run.terms)
    (facts.nextTerms, facts.family, facts.state) = (run.nextTerms, run.sharedBy?.customer, run.state)
    (facts.count, facts.number) = (run.commitmentPayments, run.paymentNumber)
    (facts.remaining, facts.left) = (run.paymentsRemaining, run.stillToPay)
    (facts.amount, facts.newPrice) = (facts.transaction?.price, run.priceChange?.price)
    (facts.chargedAt, facts.accessUntil) = (run.periodStart, run.periodEnd)
    (facts.commitmentEnd, facts.termEnd, facts.endedAt) = (run.commitmentEnd, run.termEnd, run.endedAt)
    facts.beganAt = charges.first?.purchaseDate
    (facts.movedFrom, facts.movedBy) = (run.movedEnd?.was, run.movedEnd?.byPayment)
    if !run.renewsAtEnd { facts.cancelledAt = trail.cancellation(ofRun: run.runID)?.at }
    facts.extendedDays = extensions.map(\.days).reduce(0, +)
    addTrouble(to: &facts)
    return facts
  }

  /// What there is to say of a charge that failed.
  private func addTrouble(to facts: inout ExplanationFacts) {
    switch run.phase {
    case .gracePeriod(let since, let until):
      (facts.failedAt, facts.graceUntil) = (since, until)
      facts.givesUp = policy.retryEnd(of: run, since: until)
    case .billingRetry(let since):
      (facts.failedAt, facts.givesUp) = (since, policy.retryEnd(of: run, since: since))
      if let number = run.nextPaymentNumber { facts.number = number }
      facts.count = run.termsAfterPeriod.commitmentPayments
    case .expired:
      facts.failedAt = trail.failure(ofRun: run.runID).first?.at
      facts.commitmentEnd = [run.commitmentEnd, run.endedAt].compactMap { $0 }.min()
    case .revoked: addEndByRefund(to: &facts)
    case .active: break
    }
    facts.retryDays = policy.retryDays(of: run)
    facts.retriesCommitment = run.termsAfterPeriod.commitmentPayments != nil
  }

  private func addEndByRefund(to facts: inout ExplanationFacts) {
    facts.commitmentEnd = run.endedAt
    facts.reversedAt = lateReversal?.at
    guard case .refunded(let refund) = trail.end(ofRun: run.runID)?.event else { return }
    facts.refundedAt = refund.revocation.date
    facts.refunded = facts.transaction.map { refund.revocation.amount(of: $0.price) }
  }

  /// The extensions since the present commitment began, and since the schedule was last counted anew.
  private var extensions: [RenewalExtended] {
    let from = max(charges.first?.purchaseDate ?? run.periodStart, run.schedule.anchor)
    return trail.extensions(ofRun: run.runID).filter { $0.at >= from }.compactMap { recorded in
      if case .renewalExtended(let event) = recorded.event { event } else { nil }
    }
  }
}

extension RunExplainer {
  private func events(for reason: Explanation.Reason) -> [RecordedEvent] {
    let runID = run.runID
    let began = charges.first.flatMap { trail.charge($0.id) }
    let cancelled = run.renewsAtEnd ? nil : trail.cancellation(ofRun: runID)
    let end = trail.end(ofRun: runID)
    let failure = trail.failure(ofRun: runID)
    let events: [RecordedEvent?] =
      switch reason {
      case .accessGrace, .retry, .retryOther: [latest] + failure
      case .expiredBilling: [latest, end] + failure
      case .expiredPriceIncrease: [latest, end] + trail.priceChange(ofRun: runID)
      case .expiredNotForSale: [latest, trail.endOfSale(run.termsAfterPeriod.productID), end]
      case .expiredCancelled, .expiredShared, .stopsEnded, .commitmentOver: [began, cancelled, latest, end]
      case .revokedByRefund, .sharingRevoked: [latest] + trail.afterwards(run.latestTransactionID)
      case .commitmentEndMoved: [began] + moves + trail.extensions(ofRun: runID)
      case .commitmentEndExtended: [began] + trail.extensions(ofRun: runID)
      case .commitmentEnd, .noCommitment, .commitmentNotBegun: [began]
      case .renews, .renewsWhileOwed, .stopsInLastPayment, .stopsCancelled, .commitmentRenews, .commitmentCancelled:
        [began, cancelled, latest] + change
      default: [latest] + trail.afterwards(run.latestTransactionID)
      }
    return EventTrail.ordered(events)
  }

  /// The late payments of the commitment, each with its failure.
  private var moves: [RecordedEvent] {
    charges.compactMap { trail.charge($0.id) }.flatMap { charge -> [RecordedEvent] in
      guard case .renewed(let event) = charge.event, event.isRecovery else { return [] }
      return trail.upTo(charge).failure(ofRun: run.runID) + [charge]
    }
  }

  private var change: [RecordedEvent?] {
    let chosen = run.nextTerms == nil ? nil : trail.change(ofRun: run.runID)
    return [chosen] + (isAskedForConsent ? trail.priceChange(ofRun: run.runID) : [])
  }

  private var advice: [Explanation.Advice] {
    if run.sharedBy != nil { return [.askFamily] }
    guard run.isRunning else { return [.subscribeAgain] }
    if run.isUnpaid { return [.updatePaymentMethod] }
    if isAskedForConsent { return [.agreeToPrice] }
    return [run.renewsAtEnd ? .cancelRenewal : .renewAgain]
  }
}
