import TwelveCatalog
import TwelveCommerce

extension Counter {
  func setPaymentMethod(works: Bool) -> [StoreEvent] {
    guard customer.paymentMethodWorks != works else { return [] }
    let changed = StoreEvent.paymentMethodChanged(.init(works: works))
    guard works else { return [changed] }
    var counter = self
    let recovered = customer.subscriptions.filter { $0.phase.isBillingRetry }.map { subscription in
      let event = counter.recover(subscription)
      counter = counter.afterOneMoreTransaction()
      return event
    }
    return [changed] + recovered
  }

  /// The payment that failed is charged now (decision D2).
  func recover(_ subscription: Subscription) -> StoreEvent {
    .renewed(.init(transaction: renewal(of: subscription, at: now, isRecovery: true), isRecovery: true))
  }

  /// What happens to a subscription that is due now, in order.
  func due(_ subscription: Subscription) -> StoreEvent? {
    switch subscription.phase {
    case .active: return endOfPeriod(subscription)
    case .billingRetry: return .subscriptionExpired(.init(runID: subscription.runID, reason: .billingError))
    case .expired, .revoked: return nil
    }
  }

  private func endOfPeriod(_ subscription: Subscription) -> StoreEvent {
    if subscription.isInLastPeriod, !subscription.renewsAtEnd {
      return .subscriptionExpired(.init(runID: subscription.runID, reason: .autoRenewDisabled))
    }
    guard customer.paymentMethodWorks || subscription.price.isZero else {
      return .renewalFailed(.init(runID: subscription.runID, paymentNumber: subscription.nextPaymentNumber))
    }
    let transaction = renewal(of: subscription, at: subscription.periodEnd, isRecovery: false)
    return .renewed(.init(transaction: transaction, isRecovery: false))
  }

  private func renewal(of subscription: Subscription, at instant: Instant, isRecovery: Bool) -> TransactionRecord {
    let next = subscription.renewed(at: instant, isRecovery: isRecovery)
    return TransactionRecord(
      id: state.nextTransactionID, originalID: subscription.originalID, runID: subscription.runID,
      productID: next.productID, type: .autoRenewable, groupID: subscription.groupID,
      purchaseDate: instant, originalPurchaseDate: subscription.originalPurchaseDate,
      expirationDate: next.periodEnd, quantity: 1, price: next.price, storefront: subscription.storefront,
      reason: .renewal, billingPlanType: next.plan,
      commitment: next.transactionCommitment, appAccountToken: subscription.appAccountToken, shown: nil,
      isUnverified: false, revocation: nil)
  }

  /// The same counter with one id more given out, for a command that charges several subscriptions.
  private func afterOneMoreTransaction() -> Counter {
    var later = state
    later.transactionsIssued += 1
    return Counter(rules: rules, state: later, customer: customer)
  }
}

extension Subscription.Phase {
  var isBillingRetry: Bool {
    if case .billingRetry = self { true } else { false }
  }
}
