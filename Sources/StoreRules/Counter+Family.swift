import TwelveCatalog
import TwelveCommerce

/// Family Sharing: a right without a charge, for as long as the member who pays has it.
extension Counter {
  func receiveFamilySharing(
    _ productID: ProductID, from payer: CustomerName, requestID: String
  ) throws(Rejection) -> [StoreEvent] {
    guard customer.answeredRequests[requestID] == nil else { return [] }
    guard let product = catalog.product(productID) else { throw .noSuchProduct(productID) }
    guard product.isFamilyShareable else { throw .notFamilyShareable(productID) }
    guard let family = state.customer(payer) else { throw .noSuchCustomer(payer) }
    let entitled = family.currentEntitlements(at: now).first { $0.productID == productID }
    guard payer != customer.name, let paid = entitled.flatMap({ family.transaction($0.transactionID) }),
      paid.sharedBy == nil
    else { throw .nothingToShare(productID, payer) }
    if let groupID = paid.groupID, customer.latestSubscription(inGroup: groupID)?.isRunning == true {
      throw .alreadySubscribed(productID)
    }
    return [.purchased(shared(paid, by: family, requestID: requestID))]
  }

  private func shared(_ paid: TransactionRecord, by payer: CustomerState, requestID: String) -> Purchased {
    let id = state.nextTransactionID
    let previous = paid.groupID.flatMap(customer.latestSubscription(inGroup:))
    var copy = paid
    (copy.id, copy.runID) = (id, id)
    copy.originalID = previous?.originalID ?? id
    copy.originalPurchaseDate = previous?.originalPurchaseDate ?? now
    (copy.purchaseDate, copy.reason) = (now, .purchase)
    copy.becomeShared(by: payer.name)
    let subscription = payer.subscription(paid.runID)
    return Purchased(
      requestID: requestID, transaction: copy, billingPeriod: subscription?.terms.period,
      sharedBy: subscription.map { SharedSubscription(customer: payer.name, runID: $0.runID) })
  }

  /// At the end of a shared period: it goes on as the payer's does.
  func followFamily(_ shared: SharedSubscription, _ subscription: Subscription) -> StoreEvent {
    guard let payer = state.customer(shared.customer), let paid = payer.subscription(shared.runID),
      case .active = paid.phase, paid.periodEnd > subscription.periodEnd,
      let latest = payer.transaction(paid.latestTransactionID)
    else { return .subscriptionExpired(.init(runID: subscription.runID, reason: reasonOfEnd(shared))) }
    var copy = latest
    copy.id = state.nextTransactionID
    (copy.originalID, copy.runID) = (subscription.originalID, subscription.runID)
    copy.originalPurchaseDate = subscription.originalPurchaseDate
    copy.purchaseDate = subscription.periodEnd
    copy.reason = .renewal
    copy.becomeShared(by: shared.customer)
    return .renewed(.init(transaction: copy, isRecovery: false))
  }

  private func reasonOfEnd(_ shared: SharedSubscription) -> ExpirationReason {
    switch state.customer(shared.customer)?.subscription(shared.runID)?.phase {
    case .expired(let reason, _): reason
    case .billingRetry, .gracePeriod: .billingError
    case .active, .revoked, nil: .unknown
    }
  }

  func loseFamilySharing(_ productID: ProductID) throws(Rejection) -> [StoreEvent] {
    let shared = customer.transactions.last { $0.productID == productID && $0.sharedBy != nil && !$0.isRevoked }
    guard let shared else { throw .notShared(productID) }
    return [familySharingRevoked(shared)]
  }

  func familySharingRevoked(_ shared: TransactionRecord) -> StoreEvent {
    let revocation = Revocation(date: now, kind: .familyRevoke, reason: .other, percentage: 100_000)
    let running = customer.subscription(shared.runID).flatMap { $0.isRunning ? $0.runID : nil }
    return .familySharingRevoked(.init(transactionID: shared.id, revocation: revocation, runID: running))
  }
}

extension StoreRules {
  /// What the family loses when the member who pays is given the money back.
  func lostByFamily(_ events: [StoreEvent], of payer: CustomerName, _ state: StoreState) -> [NewEvent] {
    let refunded = events.compactMap { event -> Refunded? in
      if case .refunded(let refunded) = event { refunded } else { nil }
    }
    guard !refunded.isEmpty, !isBroken(.familyKeepsRefunded), let payer = state.customer(payer) else { return [] }
    return refunded.flatMap { refund in
      state.customerNames.compactMap(state.customer).flatMap { member -> [NewEvent] in
        let counter = Counter(rules: self, state: state, customer: member)
        return member.rightsShared(by: payer, through: refund)
          .map { NewEvent(at: state.now, customer: member.name, counter.familySharingRevoked($0)) }
      }
    }
  }
}

extension CustomerState {
  /// The rights that end when a charge of the payer's is given back.
  fileprivate func rightsShared(by payer: CustomerState, through refund: Refunded) -> [TransactionRecord] {
    guard let paid = payer.transaction(refund.transactionID) else { return [] }
    if paid.type == .autoRenewable {
      guard let runID = refund.endedRunID else { return [] }
      return subscriptions.filter { $0.isRunning && $0.sharedBy?.runID == runID }
        .compactMap { transaction($0.latestTransactionID) }
    }
    return transactions.filter { $0.sharedBy == payer.name && $0.productID == paid.productID && !$0.isRevoked }
  }
}

extension TransactionRecord {
  fileprivate mutating func becomeShared(by payer: CustomerName) {
    sharedBy = payer
    price = .zero(price.currency)
    quantity = 1
    (commitment, offer, shown, appAccountToken) = (nil, nil, nil, nil)
    (revocation, upgradedAt, givenBack) = (nil, nil, nil)
    isUnverified = false
  }
}
