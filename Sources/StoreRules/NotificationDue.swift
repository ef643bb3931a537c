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
  /// The notification due for this event, or nil where Apple sends none (Apple,
  /// notificationType).
  public var notification: NotificationDue? {
    switch event {
    case .purchased(let event): return NotificationDue(forPurchase: event.transaction)
    case .renewed(let event): return NotificationDue("DID_RENEW", event.isRecovery ? "BILLING_RECOVERY" : nil)
    case .renewalFailed: return NotificationDue("DID_FAIL_TO_RENEW")
    case .subscriptionExpired(let event): return NotificationDue("EXPIRED", event.reason.subtype)
    case .autoRenewChanged(let event):
      let subtype = event.renewsAtEnd ? "AUTO_RENEW_ENABLED" : "AUTO_RENEW_DISABLED"
      return NotificationDue("DID_CHANGE_RENEWAL_STATUS", subtype)
    case .refunded: return NotificationDue("REFUND")
    default: return nil
    }
  }
}

extension NotificationDue {
  fileprivate init(forPurchase transaction: TransactionRecord) {
    guard transaction.type == .autoRenewable else {
      self.init("ONE_TIME_CHARGE")
      return
    }
    self.init("SUBSCRIBED", transaction.originalID == transaction.id ? "INITIAL_BUY" : "RESUBSCRIBE")
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
