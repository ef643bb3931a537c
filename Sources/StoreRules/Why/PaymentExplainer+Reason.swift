import TwelveCatalog
import TwelveCommerce

extension PaymentExplainer {
  var reason: Explanation.Reason {
    switch event.event {
    case .purchased(let purchase): reason(of: purchase)
    case .renewed(let renewal): reason(of: renewal)
    default: .oneTime
    }
  }

  func reason(of purchase: Purchased) -> Explanation.Reason {
    if transaction.sharedBy != nil { return .familyShared }
    guard transaction.groupID != nil else { return .oneTime }
    if purchase.replaced?.isUpgrade == true { return .changedAtOnce }
    if let offer = transaction.offer { return reason(of: offer) }
    return transaction.commitment == nil ? .boughtSubscription : .boughtCommitment
  }

  func reason(of renewal: Renewed) -> Explanation.Reason {
    if transaction.sharedBy != nil { return .familyShared }
    if renewal.isRecovery { return reasonOfRecovery }
    if isChange { return .changeTookEffect }
    if let offer = transaction.offer, !isCancelled { return reason(of: offer) }
    if before?.isBeforePlan == true { return .afterTrial }
    guard let commitment = transaction.commitment else { return .renewal }
    if commitment.billingPeriodNumber == 1 { return .commitmentRenewed }
    return isCancelled ? .paymentAfterCancelling : .payment
  }

  func reason(of offer: AppliedOffer) -> Explanation.Reason {
    offer.paymentMode == .freeTrial ? .freeTrial : .discounted
  }

  var reasonOfRecovery: Explanation.Reason {
    if before?.phase.isGracePeriod == true { return .recoveredInGrace }
    return transaction.commitment == nil ? .recoveredLateOther : .recoveredLate
  }

  /// Whether a change that had waited took effect with it; an offer on the same terms is none.
  var isChange: Bool {
    guard let before, let next = before.nextTerms, before.isInLastPeriod else { return false }
    return next.productID != before.terms.productID || next.plan != before.terms.plan
  }
}

extension PaymentExplainer {
  func additions(to reason: Explanation.Reason) -> [Explanation.Addition] {
    (hasNewPrice ? [.priceChanged] : []) + ownAdditions(to: reason)
  }

  func ownAdditions(to reason: Explanation.Reason) -> [Explanation.Addition] {
    switch reason {
    case .payment, .paymentAfterCancelling: last + resumed + fate + owed
    case .recoveredLate: recovery + resumed + fate
    case .changedAtOnce: (facts.givenBack == nil ? [] : [.givenBack]) + place + fate
    case .changeTookEffect, .afterTrial, .discounted: place + fate
    default: fate
    }
  }

  var isLast: Bool { after?.paymentsRemaining == 0 }
  var last: [Explanation.Addition] { isLast ? [.lastPayment] : [] }
  var owed: [Explanation.Addition] { isLast || owingRun == nil ? [] : [.paymentsRemain] }

  var resumed: [Explanation.Addition] { resumption == nil ? [] : [.resumedSince] }

  var recovery: [Explanation.Addition] {
    let isStillOwed = facts.cancelledAt != nil && (after?.paymentsRemaining ?? 0) > 0
    return (facts.movedFrom == nil ? [] : [.endMoved]) + (isStillOwed ? [.cancelledBefore] : [])
  }

  /// Its place in a commitment.
  var place: [Explanation.Addition] {
    guard let number = transaction.commitment?.billingPeriodNumber else { return [] }
    return [number == 1 ? .commitmentBegins : .countsAsPayment]
  }

  /// What became of it since.
  var fate: [Explanation.Addition] {
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
  var endOfRun: [Explanation.Addition] {
    guard transaction.groupID != nil else { return [] }
    let refund = trail.afterwards(transaction.id).last { if case .refunded = $0.event { true } else { false } }
    guard case .refunded(let event) = refund?.event else { return [] }
    return [event.endedRunID == nil ? .refundEndedNothing : .refundEnded]
  }
}
