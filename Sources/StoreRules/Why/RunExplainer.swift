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
      question: Question(topic, ofRun: run.runID), reason: reason, additions: additions, facts: facts(topic),
      events: events(for: reason), advice: advice)
  }

  /// The charges of the present commitment, or of the run without one.
  var charges: [TransactionRecord] { customer.paymentsOfPresentCommitment(run) }

  var latest: RecordedEvent? { trail.charge(run.latestTransactionID) }
}
