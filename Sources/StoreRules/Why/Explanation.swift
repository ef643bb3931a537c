import TwelveCommerce

/// Why something is as it is: the reason with its facts, the events that led to it, the rules behind it, and what the
/// customer can do. `Wording` puts it into a paragraph.
public struct Explanation: Hashable, Sendable {
  public var question: Question
  public var reason: Reason
  /// What is said after the reason, in order.
  public var additions: [Addition]
  public var facts: ExplanationFacts
  /// What led to it, in order.
  public var events: [RecordedEvent]
  /// What the customer can do, the likeliest first; never empty.
  public var advice: [Advice]

  /// Where its rules are written, each once.
  public var sources: [RuleSource] {
    rules.flatMap(\.sources).reduce(into: []) { known, source in
      if !known.contains(source) { known.append(source) }
    }
  }
}

extension Explanation {
  /// What an explanation rests on; each has a paragraph of its own.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    // A payment
    case boughtCommitment, boughtSubscription, payment, paymentAfterCancelling, commitmentRenewed, renewal
    case recoveredLate, recoveredLateOther, recoveredInGrace
    case changedAtOnce, changeTookEffect, freeTrial, afterTrial, discounted, oneTime, familyShared
    // Access and state
    case accessPaid, accessShared, accessGrace, retry, retryOther
    case expiredCancelled, expiredBilling, expiredPriceIncrease, expiredNotForSale, expiredShared
    case revokedByRefund, sharingRevoked
    // The commitment's end
    case commitmentEnd, commitmentEndMoved, commitmentEndExtended, commitmentNotBegun, commitmentOver, noCommitment
    // The two flags
    case renews, renewsWhileOwed, stopsInLastPayment, stopsCancelled, stopsEnded
    case commitmentRenews, commitmentCancelled
  }

  /// A sentence that follows the reason's paragraph.
  public enum Addition: String, Hashable, Sendable, CaseIterable {
    case paymentsRemain, lastPayment, endMoved, cancelledBefore, resumedSince, commitmentBegins, countsAsPayment,
      givenBack
    case refundedFull, refundedPart, refundEnded, refundEndedNothing, refundReversed, refundBroughtBack
    case replaced, unusedGivenBack, sharingEnded
    case progressOnly, extended, changeWaits, priceChanged, priceWaits
  }

  /// What the customer can do.
  public enum Advice: String, Hashable, Sendable, CaseIterable {
    case cancelRenewal, renewAgain, askForRefund, askForRefundOfCurrent, waitForRefund, updatePaymentMethod
    case agreeToPrice, askFamily, subscribeAgain, nothing
  }
}
