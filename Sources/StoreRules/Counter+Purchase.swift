import TwelveCatalog
import TwelveCommerce

extension Counter {
  func purchase(_ request: PurchaseRequest, outcome: PurchaseOutcome) throws(Rejection) -> [StoreEvent] {
    guard customer.answeredRequests[request.requestID] == nil || isBroken(.requestActsTwice) else { return [] }
    let order = try order(for: request)
    switch outcome {
    case .cancel: return [notMade(request, .cancelled)]
    case .decline: return [notMade(request, .declined)]
    case .unknown: return [notMade(request, .unknown)]
    case .systemError: return [notMade(request, .systemError)]
    case .productUnavailable: return [notMade(request, .productUnavailable)]
    case .purchaseNotAllowed: return [notMade(request, .purchaseNotAllowed)]
    case .pending:
      let waits = customer.pendingPurchases.contains { $0.requestID == request.requestID }
      return waits ? [] : [.purchasePending(request)]
    case .interrupted:
      let waits = customer.interruptedPurchases.contains { $0.requestID == request.requestID }
      return waits ? [] : [.purchaseInterrupted(request)]
    case .success, .unverified: return carryOut(order, isUnverified: outcome == .unverified)
    }
  }

  func approvePurchase(_ requestID: String?) throws(Rejection) -> [StoreEvent] {
    let request = try waiting(requestID, in: customer.pendingPurchases, orElse: .nothingPending)
    return carryOut(try order(for: request), isUnverified: false)
  }

  func declinePurchase(_ requestID: String?) throws(Rejection) -> [StoreEvent] {
    let request = try waiting(requestID, in: customer.pendingPurchases, orElse: .nothingPending)
    return [.pendingPurchaseDeclined(.init(requestID: request.requestID))]
  }

  func resolvePurchase(_ requestID: String?) throws(Rejection) -> [StoreEvent] {
    let request = try waiting(requestID, in: customer.interruptedPurchases, orElse: .nothingInterrupted)
    return carryOut(try order(for: request), isUnverified: false)
  }

  private func waiting(
    _ requestID: String?, in requests: [PurchaseRequest], orElse none: Rejection
  ) throws(Rejection) -> PurchaseRequest {
    guard let requestID else {
      guard let oldest = requests.first else { throw none }
      return oldest
    }
    guard let named = requests.first(where: { $0.requestID == requestID }) else { throw .noSuchRequest(requestID) }
    return named
  }

  private func notMade(_ request: PurchaseRequest, _ reason: PurchaseNotMade.Reason) -> StoreEvent {
    .purchaseNotMade(
      .init(requestID: request.requestID, productID: request.productID, plan: request.plan, reason: reason))
  }

  private func carryOut(_ order: Order, isUnverified: Bool) -> [StoreEvent] {
    guard customer.paymentMethodWorks || order.isFree || isBroken(.failingMethodCharges) else {
      return [notMade(order.request, .declined)]
    }
    switch order.effect {
    case .recovers(let subscription): return [recover(subscription, requestID: order.request.requestID)]
    case .waits(let subscription, let kind, _): return choose(order, for: subscription, kind)
    case .begins: return [bought(order, replacing: nil, isUnverified: isUnverified)]
    case .replaces(let subscription, let givenBack, let isUpgrade):
      let old = customer.transaction(subscription.latestTransactionID)
      let replaced = ReplacedTransaction(
        transactionID: subscription.latestTransactionID, productID: subscription.productID, givenBack: givenBack,
        revocation: old.flatMap { revocation(of: $0, givingBack: givenBack) }, isUpgrade: isUpgrade)
      return [bought(order, replacing: (subscription, replaced), isUnverified: isUnverified)]
    }
  }

  /// Apple's text can be read so that an upgrade also revokes the old transaction (decision D12).
  private func revocation(of old: TransactionRecord, givingBack amount: Money?) -> Revocation? {
    guard policy.revokesUpgradedTransaction, let amount, !old.price.isZero else { return nil }
    let percentage = Int(Int128(amount.milliunits) * 100_000 / Int128(old.price.milliunits))
    return Revocation(date: now, kind: .refundProrated, reason: .other, percentage: percentage)
  }

  private func bought(
    _ order: Order, replacing: (Subscription, ReplacedTransaction)?, isUnverified: Bool
  ) -> StoreEvent {
    let transaction = transaction(for: order, runID: replacing?.0.runID, isUnverified: isUnverified)
    return .purchased(
      Purchased(
        requestID: order.request.requestID, transaction: transaction, billingPeriod: order.terms?.period,
        terms: order.terms?.offer == nil ? nil : order.terms, replaced: replacing?.1))
  }

  private func transaction(for order: Order, runID: TransactionID?, isUnverified: Bool) -> TransactionRecord {
    let id = state.nextTransactionID
    let groupID = order.product.subscription?.groupID
    let previous = groupID.flatMap(customer.latestSubscription(inGroup:))
    let original = isBroken(.newOriginalID) ? nil : previous.flatMap { customer.transaction($0.originalID) }
    return TransactionRecord(
      id: id, originalID: original?.id ?? id, runID: runID ?? id, productID: order.product.id,
      type: order.product.type, groupID: groupID, purchaseDate: now,
      originalPurchaseDate: original?.purchaseDate ?? now,
      expirationDate: order.terms.map { $0.firstPeriod.end(of: 1, from: now) }, quantity: order.request.quantity,
      price: order.price, storefront: customer.storefront, reason: .purchase, billingPlanType: order.terms?.plan,
      commitment: order.terms.flatMap(commitment(of:)), appAccountToken: order.request.appAccountToken,
      shown: order.request.shown, isUnverified: isUnverified, revocation: nil,
      offer: order.terms?.offer(inPeriod: 0))
  }

  /// The first of the payments that are entered into; with a trial, or a discount paid up front, there is none yet
  /// unless the policy says so (decision D11).
  private func commitment(of terms: Terms) -> TransactionCommitment? {
    guard let payments = terms.commitmentPayments, let total = terms.total(ofCommitment: 0) else { return nil }
    guard terms.leadingPeriods == 0 || policy.sendsCommitmentBeforePlan else { return nil }
    let start = terms.leadingPeriods == 0 ? now : terms.firstPeriod.end(of: 1, from: now)
    return TransactionCommitment(
      billingPeriodNumber: 1, totalBillingPeriods: payments,
      expirationDate: terms.period.end(of: payments, from: start),
      price: total)
  }
}

extension StoreState {
  /// Ids are counted from a number that the seed gives, so that the same commands give the same ids (decision D27).
  var nextTransactionID: TransactionID {
    let start = seed &* 0x9E37_79B9_7F4A_7C15 >> 40
    return TransactionID(2_000_000_000_000_001 + start * 100 + transactionsIssued)
  }
}
