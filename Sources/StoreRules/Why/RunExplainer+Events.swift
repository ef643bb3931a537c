extension RunExplainer {
  func events(for reason: Explanation.Reason) -> [RecordedEvent] {
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
      case .expiredCancelled:
        [began, cancelled, latest, end] + failure.filter { $0.sequence > (latest?.sequence ?? 0) }
      case .expiredShared, .stopsEnded, .commitmentOver: [began, cancelled, latest, end]
      case .accessPaid: [latest] + extensionEvents + trail.afterwards(run.latestTransactionID)
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

  var extensionEvents: [RecordedEvent] {
    trail.extensions(ofRun: run.runID).filter { recorded in
      if case .renewalExtended(let event) = recorded.event {
        event.transactionID == run.latestTransactionID
      } else {
        false
      }
    }
  }

  /// The late payments of the commitment, each with its failure.
  var moves: [RecordedEvent] {
    charges.compactMap { trail.charge($0.id) }.flatMap { charge -> [RecordedEvent] in
      guard case .renewed(let event) = charge.event, event.isRecovery else { return [] }
      return trail.upTo(charge).failure(ofRun: run.runID) + [charge]
    }
  }

  var change: [RecordedEvent?] {
    let chosen = run.nextTerms == nil ? nil : trail.change(ofRun: run.runID)
    return [chosen] + (isAskedForConsent ? trail.priceChange(ofRun: run.runID) : [])
  }

  var advice: [Explanation.Advice] {
    if run.sharedBy != nil { return [.askFamily] }
    guard run.isRunning else { return [.subscribeAgain] }
    if run.isUnpaid { return [.updatePaymentMethod] }
    if isAskedForConsent { return [.agreeToPrice] }
    return [run.renewsAtEnd ? .cancelRenewal : .renewAgain]
  }
}
