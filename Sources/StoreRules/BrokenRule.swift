/// A rule that `make mutants` breaks on purpose, one at a time, to see that a test notices. An ordinary build knows no
/// broken rule: the compiler takes the questions out.
enum BrokenRule: String, CaseIterable {
  case anchorDrifts, nextCommitmentAnchorsAnew, commitmentHasEleven, numberPassesTwelve
  case accessFollowsCommitment, cancellingStopsPayments, cancellingDropsFlagAtOnce, cancellationLostOnRecovery
  case commitmentHasGrace, recoveryKeepsSchedule, recoveryInGraceMovesSchedule, commitmentRetriesSixtyDays
  case earlierRefundEnds, currentRefundGoesOn, lateReversalRevives, reversalRunsBesideAnother
  case upgradeWaits, upgradeGivesNothingBack, unusedPartRoundsDown, downgradeAtOnce, sameLevelBreaksCommitment
  case commitmentReplacesPaidYear, offerGivenTwice, offerOnChange, trialIsPaymentOne, totalIgnoresDiscount
  case priceRisesInside, consentNeverAsked, renewsWithoutConsent, secondRiseUnasked, renewsWhatIsNotSold
  case extensionMovesOnePeriod, extensionsUnlimited, unsoldPlanBuysUpFront, requestActsTwice, lapseAlwaysRestarts
  case familyKeepsRefunded, newOriginalID, failingMethodCharges
}

#if MUTANTS
  extension BrokenRule {
    /// The rule that this run breaks; set once, before any test begins.
    nonisolated(unsafe) static var current: BrokenRule?
  }

  func isBroken(_ rule: BrokenRule) -> Bool { BrokenRule.current == rule }
#else
  @inline(__always)
  func isBroken(_ rule: BrokenRule) -> Bool { false }
#endif
