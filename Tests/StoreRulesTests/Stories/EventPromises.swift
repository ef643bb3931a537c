import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules

/// What holds of each event and the state it leaves.
enum EventPromises {
  /// Replays a story event by event: the result is the state that was led there, and every notification agrees with it.
  static func violation(_ story: Story) -> String? {
    var state = StoreState()
    for recorded in story.store.events {
      let before = state
      state.apply(recorded)
      if let wrong = priceNotTold(recorded, before) ?? disagreement(recorded, state) {
        return "event \(recorded.sequence), \(recorded.event.typeName): \(wrong)"
      }
    }
    return state == story.store.state ? nil : "replaying gives another state"
  }

  /// Nothing is charged that the renewal info before it did not say.
  private static func priceNotTold(_ recorded: RecordedEvent, _ before: StoreState) -> String? {
    guard case .renewed(let event) = recorded.event, let name = recorded.customer,
      let subscription = before.customer(name)?.subscription(event.transaction.runID), subscription.sharedBy == nil
    else { return nil }
    let told = subscription.renewalInfo
    if told.renewalPrice != event.transaction.price { return "\(event.transaction.price) charged, not as told" }
    if told.autoRenewProductID != event.transaction.productID { return "another product than told" }
    return told.renewalBillingPlanType == event.transaction.billingPlanType ? nil : "another plan than told"
  }

  private static func disagreement(_ recorded: RecordedEvent, _ state: StoreState) -> String? {
    guard let notification = recorded.notification, let name = recorded.customer,
      let customer = state.customer(name), let runID = recorded.event.runID(in: customer),
      let subscription = customer.subscription(runID)
    else { return nil }
    let expected = Expected(notification, subscription.state)
    let info = subscription.renewalInfo
    if let status = expected.status, status != subscription.state { return "status \(subscription.state)" }
    if let intent = expected.intent, info.expirationReason != intent { return "intent \(String(describing: intent))" }
    if info.isInBillingRetry != (subscription.state == .inBillingRetryPeriod) { return "retry flag" }
    if (info.gracePeriodExpirationDate != nil) != (subscription.state == .inGracePeriod) { return "grace date" }
    if !subscription.isRunning, info.willAutoRenew || info.commitment != nil { return "it is over, and renews" }
    return flags(subscription, info)
  }

  /// Decision D7: in payments 1 to 11 the period renews, whatever was cancelled.
  private static func flags(_ subscription: Subscription, _ info: RenewalInfo) -> String? {
    guard let number = subscription.paymentNumber, subscription.isRunning, subscription.sharedBy == nil else {
      return nil
    }
    if number < 12 { return info.willAutoRenew ? nil : "payments remain, and it does not renew" }
    return info.willAutoRenew == subscription.renewsAtEnd ? nil : "payment 12 renews against the customer's wish"
  }

  private struct Expected {
    var status: SubscriptionState?
    var intent: ExpirationReason??

    init(_ notification: NotificationDue, _ state: SubscriptionState) {
      switch (notification.type, notification.subtype) {
      case ("SUBSCRIBED", _), ("DID_RENEW", _), ("RENEWAL_EXTENDED", _): (status, intent) = (.subscribed, .some(nil))
      case ("DID_CHANGE_RENEWAL_PREF", "UPGRADE"), ("OFFER_REDEEMED", "UPGRADE"): status = .subscribed
      case ("DID_FAIL_TO_RENEW", "GRACE_PERIOD"): (status, intent) = (.inGracePeriod, .billingError)
      case ("DID_FAIL_TO_RENEW", _), ("GRACE_PERIOD_EXPIRED", _):
        (status, intent) = (.inBillingRetryPeriod, .billingError)
      case ("EXPIRED", let subtype): (status, intent) = (.expired, Expected.intents[subtype ?? ""])
      case ("REVOKE", _): status = .revoked
      default: status = nil
      }
    }

    private static let intents: [String: ExpirationReason] = [
      "VOLUNTARY": .autoRenewDisabled, "BILLING_RETRY": .billingError,
      "PRICE_INCREASE": .didNotConsentToPriceIncrease, "PRODUCT_NOT_FOR_SALE": .productUnavailable, "": .unknown,
    ]
  }
}
