import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// What a step may change of a customer, to tell the step in words.
struct AccountSnapshot {
  private let now: Instant
  private let transactions: TransactionHistory
  private let subscription: Subscription?

  init(_ session: Session) {
    now = session.now
    let customer = session.customerState
    transactions = customer?.transactions ?? []
    subscription = customer?.runningSubscriptions.last ?? customer?.subscriptions.last
  }

  /// The step in words: from when to when, what was charged, and what became of payment number, access and end.
  func changes(to after: AccountSnapshot, _ session: Session) -> [String] {
    let words = session.words
    let charges = after.transactions.dropFirst(transactions.count)
    guard after.now != now || !charges.isEmpty else { return [] }
    let step = words.say(
      .stepFromTo,
      [
        "from": words.dates.dayAndMonth(now), "to": words.dates.dayAndMonth(after.now),
        "what": charged(Array(charges), session),
      ])
    let facts = [payment(after, words), access(after, words), end(after, words)].compactMap { $0 }
    return [step] + (facts.isEmpty ? [] : [facts.joined(separator: " ")])
  }

  private func charged(_ charges: [TransactionRecord], _ session: Session) -> String {
    guard let first = charges.first else { return session.words.say(.stepNothingCharged) }
    let same = charges.filter { $0.price.currency == first.price.currency }
    let sum = same.map(\.price).reduce(Money.zero(first.price.currency), +)
    return session.words.say(
      .stepPayments,
      [
        "payments": session.words.periods.payments(charges.count),
        "amount": session.price(sum, chargedIn: first.storefront),
      ])
  }

  private func payment(_ after: AccountSnapshot, _ words: Words) -> String? {
    guard let from = subscription?.paymentNumber, let to = after.subscription?.paymentNumber, from != to,
      let count = after.subscription?.commitmentPayments
    else { return nil }
    return words.say(.stepPaymentNumber, ["from": "\(from)", "to": "\(to)", "count": "\(count)"])
  }

  private func access(_ after: AccountSnapshot, _ words: Words) -> String? {
    guard let from = subscription?.periodEnd, let to = after.subscription?.periodEnd, from != to else { return nil }
    return words.say(.stepAccess, ["from": words.dates.dayAndMonth(from), "to": words.dates.dayAndMonth(to)])
  }

  private func end(_ after: AccountSnapshot, _ words: Words) -> String? {
    guard let from = subscription?.commitmentEnd, let to = after.subscription?.commitmentEnd else { return nil }
    guard from != to else { return words.say(.stepEndUnchanged, ["date": words.dates.day(to)]) }
    return words.say(.stepEndMoved, ["from": words.dates.day(from), "to": words.dates.day(to)])
  }
}
