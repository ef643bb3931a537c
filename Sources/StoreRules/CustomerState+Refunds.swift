import TwelveCommerce

/// Where a request for a refund stands.
public enum RefundRequestState: Hashable, Sendable {
  case pending(ConsumptionRequestReason)
  case declined
}

extension CustomerState {
  mutating func applyToRefunds(_ event: StoreEvent, at instant: Instant) -> Subscription? {
    switch event {
    case .refundRequested(let event): refundRequests[event.transactionID] = .pending(event.reason)
    case .refundDeclined(let event): refundRequests[event.transactionID] = .declined
    case .refunded(let event): return refunded(event)
    case .refundReversed(let event): return reversed(event)
    case .familySharingRevoked(let event):
      transactions.change(event.transactionID) { $0.revocation = event.revocation }
      guard let runID = event.runID else { return nil }
      return change(runID) { $0.phase = .revoked(at: event.revocation.date) }
    default: break
    }
    return nil
  }

  private mutating func refunded(_ event: Refunded) -> Subscription? {
    refundRequests[event.transactionID] = nil
    transactions.change(event.transactionID) { $0.revocation = event.revocation }
    guard let runID = event.endedRunID else { return nil }
    return change(runID) { $0.phase = .revoked(at: event.revocation.date) }
  }

  private mutating func reversed(_ event: RefundReversed) -> Subscription? {
    transactions.change(event.transactionID) { $0.revocation = nil }
    guard let runID = event.revivedRunID else { return nil }
    return change(runID) { $0.phase = .active }
  }
}
