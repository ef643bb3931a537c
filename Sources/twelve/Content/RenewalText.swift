import TwelveCommerce
import TwelveStoreRules
import TwelveWording

/// Says what cancelling or renewing again did: the same words on the screen and on the command line.
struct RenewalText: Sendable {
  let session: Session

  private var words: Words { session.words }
  private var latest: Subscription? { session.customerState?.subscriptions.last }

  /// What cancelling stops, and what it does not.
  var cancelled: String {
    guard let subscription = latest else { return "" }
    let end = words.dates.day(subscription.commitmentEnd ?? subscription.periodEnd)
    guard let owed = session.customerState?.obligation(of: subscription), owed.paymentsRemaining > 0 else {
      return words.say(.cancelled, ["date": end])
    }
    return words.say(
      .cancelledPaymentsGoOn,
      [
        "date": end, "payments": words.periods.payments(owed.paymentsRemaining),
        "left": session.price(owed.stillToPay, chargedIn: subscription.storefront),
      ])
  }

  var resumed: String {
    guard let subscription = latest else { return "" }
    return words.say(.resumed, ["date": words.dates.day(subscription.commitmentEnd ?? subscription.periodEnd)])
  }
}

/// Says what a refund gave back and ended.
struct RefundText: Sendable {
  let session: Session

  func text(_ events: [RecordedEvent]) -> String {
    for case .refunded(let event) in events.map(\.event) {
      guard let transaction = session.customerState?.transaction(event.transactionID) else { continue }
      let amount = session.price(event.revocation.amount(of: transaction.price), chargedIn: transaction.storefront)
      return session.words.say(event.endedRunID == nil ? .refunded : .refundedEnded, ["amount": amount])
    }
    return ""
  }
}
