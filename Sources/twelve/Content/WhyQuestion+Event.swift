import Screens
import TwelveCommerce
import TwelveStoreRules

extension StoreEvent {
  /// What `e` asks on a line of the past; nil where nothing concerns a charge or a subscription.
  var question: WhyQuestion? {
    switch self {
    case .purchased(let event): WhyQuestion(.payment, event.transaction.id)
    case .renewed(let event): WhyQuestion(.payment, event.transaction.id)
    case .renewalFailed(let event): WhyQuestion(.access, event.runID)
    case .gracePeriodExpired(let event): WhyQuestion(.access, event.runID)
    case .subscriptionExpired(let event): WhyQuestion(.access, event.runID)
    case .autoRenewChanged(let event): WhyQuestion(.willAutoRenew, event.runID)
    case .renewalPreferenceChanged(let event): WhyQuestion(.willAutoRenew, event.runID)
    case .priceChangeAnnounced(let event): WhyQuestion(.willAutoRenew, event.runID)
    case .priceChangeAnswered(let event): WhyQuestion(.willAutoRenew, event.runID)
    case .renewalExtended(let event): WhyQuestion(.access, event.runID)
    default: questionOfRefund
    }
  }

  private var questionOfRefund: WhyQuestion? {
    switch self {
    case .refundRequested(let event): WhyQuestion(.payment, event.transactionID)
    case .refundDeclined(let event): WhyQuestion(.payment, event.transactionID)
    case .refunded(let event): WhyQuestion(.payment, event.transactionID)
    case .refundReversed(let event): WhyQuestion(.payment, event.transactionID)
    case .familySharingRevoked(let event): WhyQuestion(.payment, event.transactionID)
    default: nil
    }
  }

  /// What `e` asks on a line of what comes: whether and why it renews.
  var questionBeforehand: WhyQuestion? {
    switch self {
    case .renewed(let event): WhyQuestion(.willAutoRenew, event.transaction.runID)
    case .renewalFailed(let event): WhyQuestion(.willAutoRenew, event.runID)
    case .gracePeriodExpired(let event): WhyQuestion(.access, event.runID)
    case .subscriptionExpired(let event): WhyQuestion(.willAutoRenew, event.runID)
    default: nil
    }
  }
}
