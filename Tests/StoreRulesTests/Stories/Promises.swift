import TwelveCommerce

@testable import TwelveStoreRules

/// What holds whatever is done, in whatever order. Each returns what is wrong, or nil.
enum Promises {
  static func violation(_ story: Story) -> String? {
    let store = story.store
    if let wrong = timeGoesBack(store.events) ?? idsRepeat(store.state) { return wrong }
    for name in Story.customers {
      guard let customer = store.state.customer(name) else { continue }
      let wrong =
        twoActive(customer) ?? accessUnpaid(customer, store.state) ?? notRenewed(customer, store)
        ?? customer.subscriptions.lazy.compactMap { numbers($0, customer) }.first
      if let wrong { return "\(name): \(wrong)" }
    }
    return nil
  }

  private static func timeGoesBack(_ events: [RecordedEvent]) -> String? {
    for (before, after) in zip(events, events.dropFirst()) where after.at < before.at {
      return "time goes back at \(after.sequence)"
    }
    return nil
  }

  private static func idsRepeat(_ state: StoreState) -> String? {
    let ids = state.customerNames.compactMap(state.customer).flatMap(\.transactions).map(\.id)
    return Set(ids).count == ids.count ? nil : "a transaction id is given out twice"
  }

  private static func twoActive(_ customer: CustomerState) -> String? {
    let groups = Dictionary(grouping: customer.runningSubscriptions, by: \.groupID)
    return groups.values.contains { $0.count > 1 } ? "two subscriptions of a group run" : nil
  }

  /// Access ⇒ a charge that was not given back, whose period or grace contains now.
  private static func accessUnpaid(_ customer: CustomerState, _ state: StoreState) -> String? {
    for entitlement in customer.currentEntitlements(at: state.now) {
      guard let transaction = customer.transaction(entitlement.transactionID) else { return "access to nothing" }
      if transaction.isRevoked { return "access to \(entitlement.productID), which was given back" }
      if transaction.isUpgraded { return "access to \(entitlement.productID), which was replaced" }
      let grace = customer.subscription(transaction.runID)?.gracePeriodEnd
      if !transaction.period(contains: state.now), grace.map({ state.now < $0 }) != true {
        return "access to \(entitlement.productID) outside its period"
      }
      if grace != nil, transaction.commitment != nil { return "a commitment has a grace period" }
    }
    return nil
  }

  /// Nothing that is due is left behind.
  private static func notRenewed(_ customer: CustomerState, _ store: TestStore) -> String? {
    guard let due = store.rules.nextDue(store.state, for: customer.name) else { return nil }
    return due > store.state.now ? nil : "something due at \(due.iso8601) has not happened"
  }

  private static func numbers(_ subscription: Subscription, _ customer: CustomerState) -> String? {
    let charges = customer.transactions(ofRun: subscription.runID)
    var commitment: [TransactionRecord] = []
    for charge in charges {
      guard let place = charge.commitment else {
        commitment = []
        continue
      }
      let begins = commitment.isEmpty || charge.reason == .purchase || commitment.count == 12
      commitment = begins ? [charge] : commitment + [charge]
      if place.billingPeriodNumber != commitment.count {
        return "payment \(place.billingPeriodNumber) where \(commitment.count) is due"
      }
      if let wrong = commitmentEnds(commitment, place) { return wrong }
    }
    for (before, after) in zip(charges, charges.dropFirst()) {
      guard let end = before.upgradedAt ?? before.expirationDate, end > after.purchaseDate else { continue }
      return "two charges for the same time, \(before.id) and \(after.id)"
    }
    return nil
  }

  /// What is charged is what was disclosed, and period 12 ends with the commitment.
  private static func commitmentEnds(_ charges: [TransactionRecord], _ place: TransactionCommitment) -> String? {
    let charged = charges.map(\.price.milliunits).reduce(0, +)
    let disclosed = charges[0].commitment?.price.milliunits ?? 0
    if charged > disclosed { return "\(charged) charged where \(disclosed) was disclosed" }
    guard charges.count == 12 else { return nil }
    if charged != disclosed { return "\(charged) charged in 12 payments, \(disclosed) disclosed" }
    return charges[11].expirationDate == place.expirationDate ? nil : "period 12 does not end with the commitment"
  }
}
