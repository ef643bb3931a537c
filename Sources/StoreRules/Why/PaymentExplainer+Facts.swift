import TwelveCommerce

extension PaymentExplainer {
  var facts: ExplanationFacts {
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
  var owingRun: Subscription? {
    guard let run = customer.subscription(transaction.runID), run.owesPayments,
      customer.paymentsOfPresentCommitment(run).contains(where: { $0.id == transaction.id })
    else { return nil }
    return run
  }

  func addCircumstances(to facts: inout ExplanationFacts) {
    if isCancelled { facts.cancelledAt = past.cancellation(ofRun: transaction.runID)?.at }
    facts.resumedAt = resumption?.at
    if event.event.isRecovery {
      facts.failedAt = past.failure(ofRun: transaction.runID).first?.at
      if let before, before.isInCommitment, before.commitmentEnd != after?.commitmentEnd {
        facts.movedFrom = before.commitmentEnd
      }
    }
    facts.previousTerms = before?.terms
    if hasNewPrice { (facts.oldPrice, facts.newPrice) = (before?.price, after?.price) }
    if before?.nextTerms != nil { facts.chosenAt = past.change(ofRun: transaction.runID)?.at }
    if case .purchased(let purchase) = event.event { facts.givenBack = purchase.replaced?.givenBack }
  }

  /// Whether a price that had been announced took effect with it (decision D16).
  var hasNewPrice: Bool {
    guard let before, let after, before.priceChange != nil, before.isInLastPeriod, before.nextTerms == nil else {
      return false
    }
    return before.price != after.price
  }

  func addFate(to facts: inout ExplanationFacts) {
    facts.replacedAt = transaction.upgradedAt
    facts.refunded = transaction.amountGivenBack
    facts.refundedAt = transaction.revocation?.date
    facts.reversedAt = reversal?.at
  }

  /// The refund of it that was taken back; nil when none was, or another came.
  var reversal: RecordedEvent? {
    guard transaction.revocation == nil else { return nil }
    return trail.afterwards(transaction.id).last { if case .refundReversed = $0.event { true } else { false } }
  }
}
