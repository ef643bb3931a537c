extension RunExplainer {
  var reasonOfAccess: Explanation.Reason {
    switch run.phase {
    case .active: run.sharedBy == nil ? .accessPaid : .accessShared
    case .gracePeriod: .accessGrace
    case .billingRetry: run.nextPaymentNumber == nil ? .retryOther : .retry
    case .expired(let reason, _): run.sharedBy == nil ? self.reason(of: reason) : .expiredShared
    case .revoked: run.sharedBy == nil ? .revokedByRefund : .sharingRevoked
    }
  }

  func reason(of expiration: ExpirationReason) -> Explanation.Reason {
    switch expiration {
    case .autoRenewDisabled: .expiredCancelled
    case .billingError: .expiredBilling
    case .didNotConsentToPriceIncrease: .expiredPriceIncrease
    case .productUnavailable: .expiredNotForSale
    // Only what a member of the family shared ends for a reason that is theirs.
    case .unknown: .expiredShared
    }
  }

  var additionsToAccess: [Explanation.Addition] {
    if reasonOfAccess == .revokedByRefund, lateReversal != nil { return [.refundReversed] }
    guard case .active = run.phase else { return [] }
    return (extensionsOfPeriod.isEmpty ? [] : [.extended]) + (run.isInCommitment ? [.progressOnly] : [])
  }

  /// The reversal that came too late to bring the run back (decision D9).
  var lateReversal: RecordedEvent? {
    trail.afterwards(run.latestTransactionID).last { if case .refundReversed = $0.event { true } else { false } }
  }

  /// The reason why there is no end to speak of; nil in a commitment.
  var reasonOfNoEnd: Explanation.Reason? {
    if run.isInCommitment { return nil }
    if run.commitmentPayments != nil { return .commitmentOver }
    return run.isRunning && run.terms.commitmentPayments != nil ? .commitmentNotBegun : .noCommitment
  }

  var reasonOfEnd: Explanation.Reason {
    if let reasonOfNoEnd { return reasonOfNoEnd }
    if run.movedEnd != nil { return .commitmentEndMoved }
    return extensions.isEmpty ? .commitmentEnd : .commitmentEndExtended
  }

  var additionsToEnd: [Explanation.Addition] {
    reasonOfEnd == .commitmentEndMoved && !extensions.isEmpty ? [.extended] : []
  }

  var reasonOfFlag: Explanation.Reason {
    guard run.isRunning else { return .stopsEnded }
    if run.renewsAtEnd { return .renews }
    if run.owesPayments { return .renewsWhileOwed }
    return run.isInCommitment ? .stopsInLastPayment : .stopsCancelled
  }

  var reasonOfCommitmentFlag: Explanation.Reason {
    if let reasonOfNoEnd { return reasonOfNoEnd }
    return run.renewsAtEnd ? .commitmentRenews : .commitmentCancelled
  }

  var additionsToFlag: [Explanation.Addition] {
    guard run.isRunning else { return [] }
    let change: [Explanation.Addition] = run.renewsAtEnd && run.nextTerms != nil ? [.changeWaits] : []
    return change + (isAskedForConsent ? [.priceWaits] : [])
  }

  var isAskedForConsent: Bool {
    run.isRunning && run.nextTerms == nil && run.priceChange?.endsSubscription == true
  }
}
