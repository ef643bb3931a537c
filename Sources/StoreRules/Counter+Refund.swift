import TwelveCommerce

/// Refunds of one charge. Of an earlier period it changes nothing else; of the current one it ends the subscription at
/// once (Apple, life cycle of commitments; decision D9).
extension Counter {
  func refund(_ id: TransactionID) throws(Rejection) -> [StoreEvent] {
    guard case .pending = customer.refundRequests[id] else {
      let transaction = try refundable(id)
      return [
        .refundRequested(.init(transactionID: id, reason: .other)), refunded(transaction, percentage: 100_000),
      ]
    }
    return try grantRefund(id, percentage: 100_000)
  }

  /// Asking through the app's own sheet also stops the renewal (Apple, `DID_CHANGE_RENEWAL_STATUS`), except of a
  /// commitment (decision D9).
  func requestRefund(
    _ id: TransactionID, _ reason: ConsumptionRequestReason, isThroughApp: Bool
  ) throws(Rejection) -> [StoreEvent] {
    let transaction = try refundable(id)
    switch customer.refundRequests[id] {
    case .pending: throw .refundAlreadyRequested(id)
    case .declined: throw .refundWasDeclined(id)
    case nil: break
    }
    let asked = StoreEvent.refundRequested(.init(transactionID: id, reason: reason))
    guard isThroughApp, let subscription = customer.subscription(transaction.runID), subscription.isRunning,
      !subscription.isInCommitment, subscription.renewsAtEnd
    else { return [asked] }
    return [asked, .autoRenewChanged(.init(runID: subscription.runID, renewsAtEnd: false))]
  }

  func grantRefund(_ id: TransactionID, percentage: Int) throws(Rejection) -> [StoreEvent] {
    let transaction = try refundable(id)
    guard (1...100_000).contains(percentage) else { throw .invalidPercentage(percentage) }
    guard case .pending = customer.refundRequests[id] else { throw .refundNotRequested(id) }
    return [refunded(transaction, percentage: percentage)]
  }

  func declineRefund(_ id: TransactionID) throws(Rejection) -> [StoreEvent] {
    guard customer.transaction(id) != nil else { throw .noSuchTransaction(id) }
    guard case .pending = customer.refundRequests[id] else { throw .refundNotRequested(id) }
    return [.refundDeclined(.init(transactionID: id))]
  }

  /// Takes a refund back. Before the end of the period it brings the subscription back with its old schedule, unless
  /// another runs by now; later it only removes the revocation (decision D9).
  func reverseRefund(_ id: TransactionID) throws(Rejection) -> [StoreEvent] {
    guard let transaction = customer.transaction(id) else { throw .noSuchTransaction(id) }
    guard let revocation = transaction.revocation, revocation.kind != .familyRevoke else { throw .notRefunded(id) }
    let ended = customer.subscription(transaction.runID).flatMap { subscription -> TransactionID? in
      guard case .revoked = subscription.phase, subscription.latestTransactionID == id,
        transaction.period(contains: now) || isBroken(.lateReversalRevives),
        customer.latestSubscription(inGroup: subscription.groupID)?.runID == subscription.runID
          || isBroken(.reversalRunsBesideAnother)
      else { return nil }
      return subscription.runID
    }
    return [.refundReversed(.init(transactionID: id, revivedRunID: ended))]
  }

  private func refundable(_ id: TransactionID) throws(Rejection) -> TransactionRecord {
    guard let transaction = customer.transaction(id) else { throw .noSuchTransaction(id) }
    guard !transaction.isRevoked else { throw .alreadyRefunded(id) }
    guard !transaction.price.isZero else { throw .nothingWasCharged(id) }
    return transaction
  }

  private func refunded(_ transaction: TransactionRecord, percentage: Int) -> StoreEvent {
    let kind: Revocation.Kind = percentage == 100_000 ? .refundFull : .refundProrated
    let revocation = Revocation(date: now, kind: kind, reason: .other, percentage: percentage)
    let ended = customer.subscription(transaction.runID).flatMap { isCurrent(transaction, of: $0) ? $0.runID : nil }
    return .refunded(.init(transactionID: transaction.id, revocation: revocation, endedRunID: ended))
  }

  /// The current period contains now or, while a charge is tried again, is the latest paid one (decision D9).
  private func isCurrent(_ transaction: TransactionRecord, of subscription: Subscription) -> Bool {
    if isBroken(.currentRefundGoesOn) { return false }
    guard subscription.isRunning, transaction.id == subscription.latestTransactionID || isBroken(.earlierRefundEnds)
    else { return false }
    if isBroken(.earlierRefundEnds) { return true }
    return subscription.isUnpaid || transaction.period(contains: now)
  }
}
