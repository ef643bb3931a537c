import TwelveCatalog
import TwelveCommerce

extension Counter {
  func purchase(_ request: PurchaseRequest, outcome: PurchaseOutcome) throws(Rejection) -> [StoreEvent] {
    guard customer.transaction(forRequest: request.requestID) == nil else { return [] }
    let order = try order(for: request)
    switch outcome {
    case .cancel: return [notMade(request, .cancelled)]
    case .decline: return [notMade(request, .declined)]
    case .pending:
      let waits = customer.pendingPurchases.contains { $0.requestID == request.requestID }
      return waits ? [] : [.purchasePending(request)]
    case .success, .unverified:
      guard customer.paymentMethodWorks || order.isFree else { return [notMade(request, .declined)] }
      return charge(order, isUnverified: outcome == .unverified)
    }
  }

  func approvePurchase(_ requestID: String?) throws(Rejection) -> [StoreEvent] {
    let request = try pendingPurchase(requestID)
    let order = try order(for: request)
    guard customer.paymentMethodWorks || order.isFree else { return [notMade(request, .declined)] }
    return charge(order, isUnverified: false)
  }

  func declinePurchase(_ requestID: String?) throws(Rejection) -> [StoreEvent] {
    [.pendingPurchaseDeclined(.init(requestID: try pendingPurchase(requestID).requestID))]
  }

  private func pendingPurchase(_ requestID: String?) throws(Rejection) -> PurchaseRequest {
    guard let requestID else {
      guard let oldest = customer.pendingPurchases.first else { throw .nothingPending }
      return oldest
    }
    guard let named = customer.pendingPurchases.first(where: { $0.requestID == requestID }) else {
      throw .noSuchRequest(requestID)
    }
    return named
  }

  private func notMade(_ request: PurchaseRequest, _ reason: PurchaseNotMade.Reason) -> StoreEvent {
    .purchaseNotMade(
      .init(requestID: request.requestID, productID: request.productID, plan: request.plan, reason: reason))
  }

  private func charge(_ order: Order, isUnverified: Bool) -> [StoreEvent] {
    if let retrying = order.recovers { return [recover(retrying)] }
    let transaction = transaction(for: order, isUnverified: isUnverified)
    let period = order.offer?.period
    return [.purchased(.init(requestID: order.request.requestID, transaction: transaction, billingPeriod: period))]
  }

  private func transaction(for order: Order, isUnverified: Bool) -> TransactionRecord {
    let id = state.nextTransactionID
    let groupID = order.product.subscription?.groupID
    let previous = groupID.flatMap(customer.latestSubscription(inGroup:))
    let original = previous.flatMap { customer.transaction($0.originalID) }
    return TransactionRecord(
      id: id, originalID: original?.id ?? id, runID: id, productID: order.product.id, type: order.product.type,
      groupID: groupID, purchaseDate: now, originalPurchaseDate: original?.purchaseDate ?? now,
      expirationDate: order.offer.map { $0.period.end(of: 1, from: now) }, quantity: order.request.quantity,
      price: order.price, storefront: customer.storefront, reason: .purchase, billingPlanType: order.offer?.plan,
      commitment: order.offer.flatMap { commitment(of: $0) }, appAccountToken: order.request.appAccountToken,
      shown: order.request.shown, isUnverified: isUnverified, revocation: nil)
  }

  /// The first of the payments that are entered into.
  private func commitment(of offer: PlanOffer) -> TransactionCommitment? {
    guard offer.plan == .monthly else { return nil }
    return TransactionCommitment(
      billingPeriodNumber: 1, totalBillingPeriods: offer.payments,
      expirationDate: offer.period.end(of: offer.payments, from: now), price: offer.total)
  }
}

extension StoreState {
  /// Ids are counted from a number that the seed gives, so that the same commands give the same ids (decision D27).
  var nextTransactionID: TransactionID {
    let start = seed &* 0x9E37_79B9_7F4A_7C15 >> 40
    return TransactionID(2_000_000_000_000_001 + start * 100 + transactionsIssued)
  }
}
