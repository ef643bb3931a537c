import TwelveCommerce
import TwelveStoreRules

/// How far to move the clock.
public enum ClockStep: Hashable, Sendable {
  case to(Instant)
  case days(Int)
  /// Calendar months from now.
  case months(Int)
  /// To whatever happens next to the customer.
  case nextEvent
  /// Until the customer has been charged so many times more.
  case payments(Int)
  /// To the end of the customer's running commitment, or of the paid period where there is none.
  case endOfTerm
}

extension LocalStore {
  /// Moves the clock forward, through everything that falls due for anybody, and returns every event.
  @discardableResult
  public func advance(_ step: ClockStep, for customer: CustomerName) throws(StoreFailure) -> [RecordedEvent] {
    try change { (inner) throws(StoreFailure) in
      inner.rebased(try inner.advanced(step, for: customer))
    }
  }
}

extension LocalStore.Inner {
  fileprivate func advanced(_ step: ClockStep, for customer: CustomerName) throws(StoreFailure) -> [NewEvent] {
    do { return try advance(step, for: customer) } catch { throw .rejected(error) }
  }

  private func advance(_ step: ClockStep, for customer: CustomerName) throws(Rejection) -> [NewEvent] {
    var state = state
    switch step {
    case .to(let instant): return try rules.advance(&state, to: instant)
    case .days(let count): return try rules.advance(&state, to: state.now.adding(days: count))
    case .months(let count): return try rules.advance(&state, to: state.now.adding(months: count))
    case .nextEvent:
      guard let next = rules.nextDue(state, for: customer) else { throw .nothingDue }
      return try rules.advance(&state, to: next)
    case .payments(let count): return try rules.advance(&state, byPayments: count, of: customer)
    case .endOfTerm:
      guard let end = state.customer(customer)?.runningSubscriptions.map(\.endOfTerm).max() else { throw .nothingDue }
      return try rules.advance(&state, to: max(end, state.now))
    }
  }
}

extension Subscription {
  var endOfTerm: Instant { commitmentEnd.map { max($0, periodEnd) } ?? periodEnd }
}
