import TwelveCommerce

/// What somebody wants explained: a charge, or a date, a flag or the state of a run of a subscription.
public enum Question: Hashable, Sendable {
  case payment(TransactionID)
  case access(TransactionID)
  case commitmentEnd(TransactionID)
  case willAutoRenew(TransactionID)
  case commitmentWillAutoRenew(TransactionID)
  case state(TransactionID)

  /// What is asked about a run.
  public enum Topic: String, Hashable, Sendable, CaseIterable {
    case access
    case commitmentEnd = "commitment"
    case willAutoRenew = "renewal"
    case commitmentWillAutoRenew = "commitment-renewal"
    case state
  }

  /// A question about the run with this id.
  public init(_ topic: Topic, ofRun runID: TransactionID) {
    switch topic {
    case .access: self = .access(runID)
    case .commitmentEnd: self = .commitmentEnd(runID)
    case .willAutoRenew: self = .willAutoRenew(runID)
    case .commitmentWillAutoRenew: self = .commitmentWillAutoRenew(runID)
    case .state: self = .state(runID)
    }
  }

  /// What is asked about a run; nil when a charge is asked about.
  public var topic: Topic? {
    switch self {
    case .payment: nil
    case .access: .access
    case .commitmentEnd: .commitmentEnd
    case .willAutoRenew: .willAutoRenew
    case .commitmentWillAutoRenew: .commitmentWillAutoRenew
    case .state: .state
    }
  }

  /// The charge, or the run.
  public var id: TransactionID {
    switch self {
    case .payment(let id), .access(let id), .commitmentEnd(let id), .willAutoRenew(let id),
      .commitmentWillAutoRenew(let id), .state(let id):
      id
    }
  }
}
