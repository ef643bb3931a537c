import TwelveCommerce

extension Counter {
  /// Stops the next commitment; the remaining payments and the access go on (Apple, life cycle of commitments).
  func cancelRenewal(_ productID: ProductID?) throws(Rejection) -> [StoreEvent] {
    let subscription = try running(productID)
    guard subscription.renewsAtEnd else { throw .renewalAlreadyCancelled(subscription.productID) }
    let cancelled = StoreEvent.autoRenewChanged(.init(runID: subscription.runID, renewsAtEnd: false))
    // Nothing more is owed while a charge outside a commitment is being tried again: cancelling ends it (decision D3).
    let isOver = subscription.isUnpaid && !subscription.owesPayments
    return isOver
      ? [cancelled, .subscriptionExpired(.init(runID: subscription.runID, reason: .autoRenewDisabled))] : [cancelled]
  }

  func resumeRenewal(_ productID: ProductID?) throws(Rejection) -> [StoreEvent] {
    let subscription = try running(productID)
    guard !subscription.renewsAtEnd else { throw .renewalNotCancelled(subscription.productID) }
    return [.autoRenewChanged(.init(runID: subscription.runID, renewsAtEnd: true))]
  }

  /// The subscription that is meant: the named one, or the only one that runs and that the customer pays for.
  func running(_ productID: ProductID?) throws(Rejection) -> Subscription {
    let running = customer.runningSubscriptions.filter {
      $0.sharedBy == nil && (productID == nil || $0.productID == productID)
    }
    guard let only = running.first else { throw .noRunningSubscription }
    guard running.count == 1 else { throw .severalSubscriptions(running.map(\.productID)) }
    return only
  }
}
