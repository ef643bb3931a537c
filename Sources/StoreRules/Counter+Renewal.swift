import TwelveCatalog
import TwelveCommerce

extension Counter {
  func setPaymentMethod(works: Bool) -> [StoreEvent] {
    guard customer.paymentMethodWorks != works else { return [] }
    let changed = StoreEvent.paymentMethodChanged(.init(works: works))
    guard works else { return [changed] }
    var counter = self
    let recovered = customer.subscriptions.filter { $0.isUnpaid && $0.sharedBy == nil }.map { subscription in
      let event = counter.recover(subscription)
      counter = counter.afterOneMoreTransaction()
      return event
    }
    return [changed] + recovered
  }

  /// The payment that failed is charged now (decision D2).
  func recover(_ subscription: Subscription, requestID: String? = nil) -> StoreEvent {
    let transaction = renewal(of: subscription, at: now, isRecovery: true)
    return .renewed(.init(transaction: transaction, isRecovery: true, requestID: requestID))
  }

  /// What happens to a subscription that is due now, in order.
  func due(_ subscription: Subscription) -> StoreEvent? {
    switch subscription.phase {
    case .active: return subscription.sharedBy.map { followFamily($0, subscription) } ?? endOfPeriod(subscription)
    case .gracePeriod: return .gracePeriodExpired(.init(runID: subscription.runID))
    case .billingRetry: return .subscriptionExpired(.init(runID: subscription.runID, reason: .billingError))
    case .expired, .revoked: return nil
    }
  }

  private func endOfPeriod(_ subscription: Subscription) -> StoreEvent {
    if let reason = reasonToEnd(subscription) {
      return .subscriptionExpired(.init(runID: subscription.runID, reason: reason))
    }
    guard customer.paymentMethodWorks || subscription.nextPrice.isZero else {
      return .renewalFailed(
        .init(
          runID: subscription.runID, paymentNumber: subscription.nextPaymentNumber, graceUntil: graceEnd(subscription)))
    }
    let transaction = renewal(of: subscription, at: subscription.periodEnd, isRecovery: false)
    return .renewed(.init(transaction: transaction, isRecovery: false))
  }

  /// Why a subscription does not renew at the end of its commitment, or of its period without one.
  private func reasonToEnd(_ subscription: Subscription) -> ExpirationReason? {
    guard subscription.isInLastPeriod || isBroken(.cancellingStopsPayments) else { return nil }
    if !subscription.renewsAtEnd { return .autoRenewDisabled }
    if subscription.nextTerms == nil, subscription.priceChange?.endsSubscription == true,
      !isBroken(.renewsWithoutConsent)
    {
      return .didNotConsentToPriceIncrease
    }
    let product = subscription.termsAfterPeriod.productID
    let isSold = isBroken(.renewsWhatIsNotSold) || !state.settings.notForSale.contains(product)
    return isSold ? nil : .productUnavailable
  }

  /// Until when access goes on after a charge that fails now; never for a commitment (Apple, life cycle of commitments;
  /// decision D3).
  private func graceEnd(_ subscription: Subscription) -> Instant? {
    let terms = subscription.termsAfterPeriod
    guard let grace = state.settings.gracePeriod, terms.commitmentPayments == nil || isBroken(.commitmentHasGrace)
    else { return nil }
    if grace.isForPaidOnly, subscription.currentOffer?.paymentMode == .freeTrial { return nil }
    let days = terms.period == .weekly ? min(grace.days, policy.weeklyGraceDays) : grace.days
    return subscription.periodEnd.adding(days: days)
  }

  private func renewal(of subscription: Subscription, at instant: Instant, isRecovery: Bool) -> TransactionRecord {
    let next = subscription.renewed(at: instant, isRecovery: isRecovery)
    return TransactionRecord(
      id: state.nextTransactionID, originalID: subscription.originalID, runID: subscription.runID,
      productID: next.productID, type: .autoRenewable, groupID: subscription.groupID,
      purchaseDate: instant, originalPurchaseDate: subscription.originalPurchaseDate,
      expirationDate: next.periodEnd, quantity: 1, price: next.terms.price(ofPeriod: next.periodIndex),
      storefront: subscription.storefront, reason: .renewal, billingPlanType: next.plan,
      commitment: next.transactionCommitment, appAccountToken: subscription.appAccountToken, shown: nil,
      isUnverified: false, revocation: nil, offer: next.currentOffer)
  }

  /// The same counter with one id more given out, for a command that charges several subscriptions.
  private func afterOneMoreTransaction() -> Counter {
    var later = state
    later.transactionsIssued += 1
    return Counter(rules: rules, state: later, customer: customer)
  }
}
