import TwelveCommerce

extension StoreEvent {
  /// The subscription that it concerns, as its customer's state tells after it; nil where it concerns none.
  public func runID(in customer: CustomerState) -> TransactionID? {
    switch self {
    case .purchased(let event): event.transaction.groupID == nil ? nil : event.transaction.runID
    case .renewed(let event): event.transaction.runID
    case .renewalFailed(let event): event.runID
    case .gracePeriodExpired(let event): event.runID
    case .subscriptionExpired(let event): event.runID
    case .autoRenewChanged(let event): event.runID
    case .renewalPreferenceChanged(let event): event.runID
    case .priceChangeAnnounced(let event): event.runID
    case .priceChangeAnswered(let event): event.runID
    case .renewalExtended(let event): event.runID
    case .extensionFailed(let event): event.runID
    case .refundRequested(let event): run(of: event.transactionID, customer)
    case .refundDeclined(let event): run(of: event.transactionID, customer)
    case .refunded(let event): run(of: event.transactionID, customer)
    case .refundReversed(let event): run(of: event.transactionID, customer)
    case .familySharingRevoked(let event): event.runID
    default: nil
    }
  }

  private func run(of id: TransactionID, _ customer: CustomerState) -> TransactionID? {
    customer.transaction(id).flatMap { $0.groupID == nil ? nil : $0.runID }
  }
}
