import TwelveCatalog
import TwelveCommerce

/// Renewal dates that the developer moves (decision D15).
extension Counter {
  func extendRenewal(days: Int, _ productID: ProductID?) throws(Rejection) -> [StoreEvent] {
    let subscription = try running(productID)
    return [try extended(subscription, days: days)]
  }

  /// Only what is active and has been paid for, and only so often (Apple, Extend a Subscription Renewal Date).
  func extended(_ subscription: Subscription, days: Int) throws(Rejection) -> StoreEvent {
    guard policy.extensionDays.contains(days) else {
      throw .invalidExtension(days: days, most: policy.extensionDays.upperBound)
    }
    guard case .active = subscription.phase, subscription.sharedBy == nil,
      let paid = customer.transaction(subscription.latestTransactionID), !paid.price.isZero, !paid.isRevoked
    else { throw .extensionNotPossible(subscription.productID) }
    let yearAgo = now.adding(days: -365)
    let isAllowed = customer.extensions.count(where: { $0 > yearAgo }) < policy.extensionsPerYear
    guard isAllowed || isBroken(.extensionsUnlimited) else {
      throw .tooManyExtensions(most: policy.extensionsPerYear)
    }
    return .renewalExtended(
      .init(
        runID: subscription.runID, transactionID: paid.id, days: days,
        expirationDate: subscription.extended(days: days).periodEnd))
  }
}

extension StoreRules {
  /// Extends everybody's subscription to a product, and says how it went (Apple, Extend Subscription Renewal Dates for
  /// All Active Subscribers).
  func extendAll(
    _ productID: ProductID, days: Int, storefronts: [StorefrontCode], requestID: String, _ state: StoreState
  ) throws(Rejection) -> [NewEvent] {
    guard catalog.product(productID)?.subscription != nil else { throw .noSuchProduct(productID) }
    guard policy.extensionDays.contains(days) else {
      throw .invalidExtension(days: days, most: policy.extensionDays.upperBound)
    }
    guard !state.completedExtensions.contains(requestID) else { throw .extensionAlreadyDone(requestID) }
    var events: [NewEvent] = []
    var failed = 0
    for (counter, subscription) in runningSubscriptions(in: state) where subscription.productID == productID {
      guard storefronts.isEmpty || storefronts.contains(subscription.storefront) else { continue }
      let event: StoreEvent
      do { event = try counter.extended(subscription, days: days) } catch {
        event = .extensionFailed(.init(runID: subscription.runID, requestID: requestID))
        failed += 1
      }
      events.append(NewEvent(at: state.now, customer: counter.customer.name, event))
    }
    let completed = ExtensionCompleted(
      requestID: requestID, productID: productID, days: days, storefronts: storefronts,
      succeeded: events.count - failed, failed: failed)
    return events + [NewEvent(at: state.now, .extensionCompleted(completed))]
  }

  /// Every subscription that runs, customer by customer.
  func runningSubscriptions(in state: StoreState) -> [(Counter, Subscription)] {
    state.customerNames.compactMap(state.customer).flatMap { customer in
      let counter = Counter(rules: self, state: state, customer: customer)
      return customer.runningSubscriptions.map { (counter, $0) }
    }
  }
}
