import Screens
import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules
import TwelveWording

/// The app's own words about a subscription, from its catalog.
struct AccountMessages {
  let session: Session
  let subscription: Subscription

  private var tag: String { session.words.language.tag }

  func adding(to item: SubscriptionItem) -> SubscriptionItem {
    var item = item
    item.message = message(item)
    item.cancelMessage = item.isRunning && isOnePrice(item) ? cancelMessage(item) : nil
    return item
  }

  /// The app's words multiply the payments that remain by one price: while a reduced one is among them, the sheet's own
  /// sentence tells the sum.
  private func isOnePrice(_ item: SubscriptionItem) -> Bool {
    subscription.stillToPay == subscription.price * (item.commitment?.remaining ?? 0)
  }

  private func values(_ item: SubscriptionItem) -> PlaceholderValues {
    let dates = session.words.dates
    return [
      .app: session.catalog.appName.text(in: tag), .accessUntil: dates.day(item.accessUntil),
      .ends: dates.day(item.commitment?.end ?? item.accessUntil), .remaining: String(item.commitment?.remaining ?? 0),
      .monthly: session.price(subscription.price, chargedIn: subscription.storefront),
      .total: item.commitment?.total ?? "",
      .payments: String(item.commitment?.payments ?? 1),
    ]
  }

  /// While all is well the facts speak for themselves.
  private func message(_ item: SubscriptionItem) -> String? {
    let copy = session.catalog.copy.account
    switch item.state {
    case .billingRetry: return session.words.fill(copy.paymentFailed.text(in: tag), values(item))
    case .active where item.isCancelled && (item.commitment?.remaining ?? 0) > 0:
      return session.words.fill(copy.cancelled.text(in: tag), values(item))
    default: return nil
    }
  }

  private func cancelMessage(_ item: SubscriptionItem) -> String {
    let copy = session.catalog.copy.cancel
    let text = (item.commitment?.remaining ?? 0) > 0 ? copy.commitment : copy.other
    return session.words.fill(text.text(in: tag), values(item))
  }
}
