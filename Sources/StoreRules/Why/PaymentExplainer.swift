import TwelveCatalog
import TwelveCommerce

/// Explains a charge: by what the store knew just before it, and by what became of it since.
struct PaymentExplainer {
  /// As it stands now.
  let transaction: TransactionRecord
  let event: RecordedEvent
  let customer: CustomerState
  let trail: EventTrail
  /// The run just before the charge; nil when the charge began it.
  let before: Subscription?
  /// The run just after the charge; nil for a one-time purchase.
  let after: Subscription?
  /// When the present commitment, or the run without one, began.
  let beginning: TransactionRecord?

  /// Nil when the customer has no such charge.
  init?(_ id: TransactionID, _ customer: CustomerState, _ trail: EventTrail) {
    guard let transaction = customer.transaction(id), let event = trail.charge(id) else { return nil }
    (self.transaction, self.event, self.customer, self.trail) = (transaction, event, customer, trail)
    var state = StoreState(replaying: trail.events.prefix { $0.sequence < event.sequence })
    before = state.customer(customer.name)?.subscription(transaction.runID)
    state.apply(event)
    let then = state.customer(customer.name)
    let after = then?.subscription(transaction.runID)
    self.after = after
    beginning = after.flatMap { then?.paymentsOfPresentCommitment($0).first }
  }

  var explanation: Explanation {
    let reason = reason
    return Explanation(
      question: .payment(transaction.id), reason: reason, additions: additions(to: reason), facts: facts,
      events: events, advice: advice)
  }

  private var past: EventTrail { trail.upTo(event) }

  /// What led to the charge, the charge, and what became of it.
  private var events: [RecordedEvent] {
    let began = beginning.flatMap { trail.charge($0.id) }
    let cancelled = before?.renewsAtEnd == false ? past.cancellation(ofRun: transaction.runID) : nil
    let failed = event.event.isRecovery ? past.failure(ofRun: transaction.runID) : []
    let chosen = before?.nextTerms == nil ? nil : past.change(ofRun: transaction.runID)
    return EventTrail.ordered([began, cancelled, chosen, event] + failed + trail.afterwards(transaction.id))
  }
}

extension PaymentExplainer {
  private var facts: ExplanationFacts {
    var facts = ExplanationFacts(transaction)
    facts.terms = after?.terms
    facts.beganAt = beginning?.purchaseDate
    // An extension may have moved the transaction's own dates since.
    (facts.commitmentEnd, facts.termEnd) = (after?.commitmentEnd, after?.termEnd)
    if let run = owingRun { (facts.remaining, facts.left) = (run.paymentsRemaining, run.stillToPay) }
    addCircumstances(to: &facts)
    addFate(to: &facts)
    return facts
  }

  /// The run as it stands, while payments of the commitment of this charge are still owed.
  private var owingRun: Subscription? {
    guard let run = customer.subscription(transaction.runID), run.owesPayments,
      customer.paymentsOfPresentCommitment(run).contains(where: { $0.id == transaction.id })
    else { return nil }
    return run
  }

  private func addCircumstances(to facts: inout ExplanationFacts) {
    if before?.renewsAtEnd == false { facts.cancelledAt = past.cancellation(ofRun: transaction.runID)?.at }
    if event.event.isRecovery {
      facts.failedAt = past.failure(ofRun: transaction.runID).first?.at
      if let before, before.isInCommitment, before.commitmentEnd != after?.commitmentEnd {
        facts.movedFrom = before.commitmentEnd
      }
    }
    facts.previousTerms = before?.terms
    if before?.nextTerms != nil { facts.chosenAt = past.change(ofRun: transaction.runID)?.at }
    if case .purchased(let purchase) = event.event { facts.givenBack = purchase.replaced?.givenBack }
  }

  private func addFate(to facts: inout ExplanationFacts) {
    facts.replacedAt = transaction.upgradedAt
    facts.refunded = transaction.amountGivenBack
    facts.refundedAt = transaction.revocation?.date
    facts.reversedAt = reversal?.at
  }

  /// The refund of it that was taken back; nil when none was, or another came.
  private var reversal: RecordedEvent? {
    guard transaction.revocation == nil else { return nil }
    return trail.afterwards(transaction.id).last { if case .refundReversed = $0.event { true } else { false } }
  }
}

extension PaymentExplainer {
  private var reason: Explanation.Reason {
    switch event.event {
    case .purchased(let purchase): reason(of: purchase)
    case .renewed(let renewal): reason(of: renewal)
    default: .oneTime
    }
  }

  private func reason(of purchase: Purchased) -> Explanation.Reason {
    if transaction.sharedBy != nil { return .familyShared }
    guard transaction.groupID != nil else { return .oneTime }
    if purchase.replaced?.isUpgrade == true { return .changedAtOnce }
    if let offer = transaction.offer { return reason(of: offer) }
    return transaction.commitment == nil ? .boughtSubscription : .boughtCommitment
  }

  private func reason(of renewal: Renewed) -> Explanation.Reason {
    if transaction.sharedBy != nil { return .familyShared }
    if renewal.isRecovery { return reasonOfRecovery }
    if isChange { return .changeTookEffect }
    let isCancelled = before?.renewsAtEnd == false
    if let offer = transaction.offer, !isCancelled { return reason(of: offer) }
    if before?.isBeforePlan == true { return .afterTrial }
    guard let commitment = transaction.commitment else { return .renewal }
    if commitment.billingPeriodNumber == 1 { return .commitmentRenewed }
    return isCancelled ? .paymentAfterCancelling : .payment
  }

  private func reason(of offer: AppliedOffer) -> Explanation.Reason {
    offer.paymentMode == .freeTrial ? .freeTrial : .discounted
  }

  private var reasonOfRecovery: Explanation.Reason {
    if before?.phase.isGracePeriod == true { return .recoveredInGrace }
    return transaction.commitment == nil ? .recoveredLateOther : .recoveredLate
  }

  /// Whether a change that had waited took effect with it; an offer on the same terms is none.
  private var isChange: Bool {
    guard let before, let next = before.nextTerms, before.isInLastPeriod else { return false }
    return next.productID != before.terms.productID || next.plan != before.terms.plan
  }
}

extension PaymentExplainer {
  private func additions(to reason: Explanation.Reason) -> [Explanation.Addition] {
    switch reason {
    case .payment, .paymentAfterCancelling: last + fate + owed
    case .recoveredLate: recovery + fate
    case .changedAtOnce: (facts.givenBack == nil ? [] : [.givenBack]) + place + fate
    case .changeTookEffect, .afterTrial, .discounted: place + fate
    default: fate
    }
  }

  private var isLast: Bool { after?.paymentsRemaining == 0 }
  private var last: [Explanation.Addition] { isLast ? [.lastPayment] : [] }
  private var owed: [Explanation.Addition] { isLast || owingRun == nil ? [] : [.paymentsRemain] }

  private var recovery: [Explanation.Addition] {
    let isStillOwed = facts.cancelledAt != nil && (after?.paymentsRemaining ?? 0) > 0
    return (facts.movedFrom == nil ? [] : [.endMoved]) + (isStillOwed ? [.cancelledBefore] : [])
  }

  /// Its place in a commitment.
  private var place: [Explanation.Addition] {
    guard let number = transaction.commitment?.billingPeriodNumber else { return [] }
    return [number == 1 ? .commitmentBegins : .countsAsPayment]
  }

  /// What became of it since.
  private var fate: [Explanation.Addition] {
    if transaction.isUpgraded { return [.replaced] + (transaction.givenBack == nil ? [] : [.unusedGivenBack]) }
    if let reversal {
      guard case .refundReversed(let event) = reversal.event else { return [] }
      return [event.revivedRunID == nil ? .refundReversed : .refundBroughtBack]
    }
    guard let revocation = transaction.revocation else { return [] }
    if revocation.kind == .familyRevoke { return [.sharingEnded] }
    let isFull = revocation.percentage == 100_000
    return [isFull ? .refundedFull : .refundedPart] + endOfRun
  }

  /// Whether the refund ended the subscription (decision D9).
  private var endOfRun: [Explanation.Addition] {
    guard transaction.groupID != nil else { return [] }
    let isEnd = trail.afterwards(transaction.id).contains { event in
      if case .refunded(let refund) = event.event { refund.endedRunID != nil } else { false }
    }
    return [isEnd ? .refundEnded : .refundEndedNothing]
  }
}

extension PaymentExplainer {
  private var advice: [Explanation.Advice] {
    if transaction.sharedBy != nil { return [.askFamily] }
    let run = customer.subscription(transaction.runID)
    let renewal: [Explanation.Advice] = run?.isRunning == true && run?.renewsAtEnd == true ? [.cancelRenewal] : []
    let unpaid: [Explanation.Advice] = run?.isUnpaid == true ? [.updatePaymentMethod] : []
    let all = unpaid + refund + renewal
    return all.isEmpty ? [.nothing] : all
  }

  private var refund: [Explanation.Advice] {
    guard !transaction.price.isZero, transaction.amountGivenBack == nil else { return [] }
    switch customer.refundRequests[transaction.id] {
    case .pending: return [.waitForRefund]
    case .declined: return []
    case nil: return [.askForRefund]
    }
  }
}

extension StoreEvent {
  /// Whether it is a charge that had failed before.
  fileprivate var isRecovery: Bool {
    if case .renewed(let event) = self { event.isRecovery } else { false }
  }
}
