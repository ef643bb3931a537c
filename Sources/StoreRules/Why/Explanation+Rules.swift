extension Explanation {
  /// The rules behind the reason, then those behind what is added to it, each once.
  public var rules: [StoreRule] {
    (rulesOfReason + additions.flatMap(\.rules)).reduce(into: []) { known, rule in
      if !known.contains(rule) { known.append(rule) }
    }
  }

  /// How long a charge is tried again depends on the plan.
  private var rulesOfReason: [StoreRule] {
    guard reason == .expiredBilling else { return reason.rules }
    return facts.retriesCommitment ? [.noGrace] : [.retryOfOthers]
  }
}

extension Explanation.Reason {
  fileprivate var rules: [StoreRule] {
    switch self {
    case .boughtCommitment, .payment: [.monthlyPayments]
    case .paymentAfterCancelling: [.cancellingStopsRenewal]
    case .commitmentRenewed: [.commitmentRenews]
    case .boughtSubscription, .renewal, .renews, .stopsCancelled: [.renewsUntilCancelled]
    case .recoveredLate: [.latePaymentMoves]
    case .recoveredLateOther, .retryOther: [.retryOfOthers]
    case .recoveredInGrace, .accessGrace: [.graceKeepsDates]
    case .changedAtOnce: [.changeAtOnce]
    case .changeTookEffect: [.changeWaits]
    case .freeTrial, .afterTrial, .commitmentNotBegun: [.trialComesFirst]
    case .discounted: [.discountCounts]
    case .oneTime: [.boughtOnce]
    case .familyShared, .accessShared, .expiredShared, .sharingRevoked: [.familySharing]
    default: rulesOfRun
    }
  }

  private var rulesOfRun: [StoreRule] {
    switch self {
    case .accessPaid: [.accessFollowsPayment]
    case .retry: [.noGrace]
    case .expiredCancelled: [.endsAtEnd]
    case .expiredPriceIncrease: [.priceNeedsConsent]
    case .expiredNotForSale: [.notForSale]
    case .revokedByRefund: [.refundOfCurrent]
    case .commitmentEnd: [.monthsFromStart, .monthlyPayments]
    case .commitmentEndMoved: [.latePaymentMoves]
    case .commitmentEndExtended: [.extensionMovesAll]
    case .renewsWhileOwed, .stopsInLastPayment: [.periodFlag]
    case .commitmentRenews, .commitmentCancelled: [.commitmentFlag]
    case .commitmentOver, .noCommitment, .stopsEnded: [.accessFollowsPayment]
    default: []
    }
  }
}

extension Explanation.Addition {
  fileprivate var rules: [StoreRule] {
    switch self {
    case .paymentsRemain, .lastPayment, .givenBack, .unusedGivenBack, .refundedFull, .refundedPart: []
    case .endMoved: [.latePaymentMoves]
    case .cancelledBefore, .resumedSince: [.cancellingStopsRenewal]
    case .commitmentBegins, .countsAsPayment: [.monthlyPayments]
    case .refundEnded: [.refundOfCurrent]
    case .refundEndedNothing: [.refundOfEarlier]
    case .refundReversed, .refundBroughtBack: [.reversal]
    case .replaced: [.changeAtOnce]
    case .sharingEnded: [.familySharing]
    case .progressOnly: [.accessFollowsPayment]
    case .extended: [.extensionMovesAll]
    case .changeWaits: [.changeWaits]
    case .priceChanged: [.priceWaitsForRenewal]
    case .priceWaits: [.priceNeedsConsent]
    }
  }
}
