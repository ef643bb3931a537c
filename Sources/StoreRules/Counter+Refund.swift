import TwelveCommerce

extension Counter {
  /// Gives one charge back in full. Of an earlier period it changes nothing else; of the current one it ends the
  /// subscription at once (Apple, life cycle of commitments; decision D9).
  func refund(_ id: TransactionID) throws(Rejection) -> [StoreEvent] {
    guard let transaction = customer.transaction(id) else { throw .noSuchTransaction(id) }
    guard !transaction.isRevoked else { throw .alreadyRefunded(id) }
    guard !transaction.price.isZero else { throw .nothingWasCharged(id) }
    let revocation = Revocation(date: now, kind: .refundFull, reason: .other, percentage: 100_000)
    let ended = customer.subscription(transaction.runID).flatMap { isCurrent(transaction, of: $0) ? $0.runID : nil }
    return [.refunded(.init(transactionID: id, revocation: revocation, endedRunID: ended))]
  }

  /// The current period contains now or, while a charge is tried again, is the latest paid one (decision D9).
  private func isCurrent(_ transaction: TransactionRecord, of subscription: Subscription) -> Bool {
    guard subscription.isRunning, transaction.id == subscription.latestTransactionID else { return false }
    return subscription.phase.isBillingRetry || transaction.period(contains: now)
  }
}
