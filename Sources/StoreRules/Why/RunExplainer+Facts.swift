import TwelveCommerce

extension RunExplainer {
  func facts(_ topic: Question.Topic) -> ExplanationFacts {
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
    let counted = topic == .commitmentEnd ? extensions : extensionsOfPeriod
    facts.extendedDays = counted.map(\.days).reduce(0, +)
    addTrouble(to: &facts)
    return facts
  }

  /// What there is to say of a charge that failed.
  func addTrouble(to facts: inout ExplanationFacts) {
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

  func addEndByRefund(to facts: inout ExplanationFacts) {
    facts.commitmentEnd = run.endedAt
    facts.reversedAt = lateReversal?.at
    guard case .refunded(let refund) = trail.end(ofRun: run.runID)?.event else { return }
    facts.refundedAt = refund.revocation.date
    facts.refunded = facts.transaction.map { refund.revocation.amount(of: $0.price) }
  }

  /// The extensions of the latest paid period.
  var extensionsOfPeriod: [RenewalExtended] {
    extensions.filter { $0.transactionID == run.latestTransactionID }
  }

  /// The extensions since the present commitment began, and since the schedule was last counted anew.
  var extensions: [RenewalExtended] {
    let from = max(charges.first?.purchaseDate ?? run.periodStart, run.schedule.anchor)
    return trail.extensions(ofRun: run.runID).filter { $0.at >= from }.compactMap { recorded in
      if case .renewalExtended(let event) = recorded.event { event } else { nil }
    }
  }
}
