import TwelveCatalog
import TwelveCommerce

/// The App Store Server Notification that an event sends, under Apple's names.
public struct NotificationDue: Hashable, Sendable, CustomStringConvertible {
  public var type: String
  public var subtype: String?

  init(_ type: String, _ subtype: String? = nil) {
    self.type = type
    self.subtype = subtype
  }

  /// `DID_RENEW`, or `EXPIRED/VOLUNTARY`.
  public var description: String { subtype.map { "\(type)/\($0)" } ?? type }
}

extension RecordedEvent {
  /// The notification due for this event, or nil where Apple sends none (Apple, notificationType and subtype).
  public var notification: NotificationDue? {
    switch event {
    case .purchased(let event): return NotificationDue(for: event)
    case .renewed(let event): return NotificationDue("DID_RENEW", event.isRecovery ? "BILLING_RECOVERY" : nil)
    case .renewalFailed(let event):
      return NotificationDue("DID_FAIL_TO_RENEW", event.graceUntil == nil ? nil : "GRACE_PERIOD")
    case .gracePeriodExpired: return NotificationDue("GRACE_PERIOD_EXPIRED")
    case .subscriptionExpired(let event): return NotificationDue("EXPIRED", event.reason.subtype)
    case .autoRenewChanged(let event):
      let subtype = event.renewsAtEnd ? "AUTO_RENEW_ENABLED" : "AUTO_RENEW_DISABLED"
      return NotificationDue("DID_CHANGE_RENEWAL_STATUS", subtype)
    case .renewalPreferenceChanged(let event): return NotificationDue(for: event)
    default: return notificationOfStore
    }
  }

  private var notificationOfStore: NotificationDue? {
    switch event {
    case .priceChangeAnnounced(let event): event.change.consent.notification
    case .priceChangeAnswered(let event): event.agrees ? NotificationDue("PRICE_INCREASE", "ACCEPTED") : nil
    case .renewalExtended: NotificationDue("RENEWAL_EXTENDED")
    case .extensionFailed: NotificationDue("RENEWAL_EXTENSION", "FAILURE")
    case .extensionCompleted: NotificationDue("RENEWAL_EXTENSION", "SUMMARY")
    case .refundRequested: NotificationDue("CONSUMPTION_REQUEST")
    case .refundDeclined: NotificationDue("REFUND_DECLINED")
    case .refunded: NotificationDue("REFUND")
    case .refundReversed: NotificationDue("REFUND_REVERSED")
    case .familySharingRevoked: NotificationDue("REVOKE")
    default: nil
    }
  }
}

extension NotificationDue {
  fileprivate init?(for purchase: Purchased) {
    let transaction = purchase.transaction
    guard transaction.type == .autoRenewable else {
      guard transaction.sharedBy == nil else { return nil }
      self.init("ONE_TIME_CHARGE")
      return
    }
    guard purchase.replaced?.isUpgrade == true else {
      self.init("SUBSCRIBED", transaction.originalID == transaction.id ? "INITIAL_BUY" : "RESUBSCRIBE")
      return
    }
    self.init(transaction.offer == nil ? "DID_CHANGE_RENEWAL_PREF" : "OFFER_REDEEMED", "UPGRADE")
  }

  fileprivate init(for change: RenewalPreferenceChanged) {
    let isRedemption = change.terms?.offer != nil
    let type = isRedemption ? "OFFER_REDEEMED" : "DID_CHANGE_RENEWAL_PREF"
    self.init(type, change.kind == .downgrade ? "DOWNGRADE" : nil)
  }
}

extension PriceChange.Consent {
  fileprivate var notification: NotificationDue? {
    switch self {
    case .none, .given, .refused: nil
    case .asked: NotificationDue("PRICE_INCREASE", "PENDING")
    case .notNeeded: NotificationDue("PRICE_INCREASE", "ACCEPTED")
    }
  }
}

extension ExpirationReason {
  /// Apple's subtype of `EXPIRED`.
  fileprivate var subtype: String? {
    switch self {
    case .autoRenewDisabled: "VOLUNTARY"
    case .billingError: "BILLING_RETRY"
    case .didNotConsentToPriceIncrease: "PRICE_INCREASE"
    case .productUnavailable: "PRODUCT_NOT_FOR_SALE"
    case .unknown: nil
    }
  }
}
