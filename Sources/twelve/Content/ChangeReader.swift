import Screens
import StoreKit
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// What a running subscription can be changed to, and what it will become: the system's page, so the store is asked
/// itself.
struct ChangeReader {
  let session: Session
  let subscription: Subscription

  private var words: Words { session.words }

  func adding(to item: SubscriptionItem) -> SubscriptionItem {
    var item = item
    item.sharedBy = subscription.sharedBy?.customer.rawValue
    guard subscription.isRunning, subscription.sharedBy == nil else { return item }
    item.changes = changes
    item.next = subscription.nextTerms.map { change(to: $0, date: subscription.termEnd, note: "", isChosen: true) }
    item.priceChange = priceChange
    return item
  }

  private var priceChange: PriceChangeItem? {
    guard subscription.nextTerms == nil, let change = subscription.priceChange else { return nil }
    return PriceChangeItem(
      old: text(subscription.price), new: text(change.price), date: subscription.termEnd,
      needsAnswer: change.consent == .asked || change.consent == .refused)
  }

  private var changes: [ChangeItem] {
    let products = session.catalog.products.filter { $0.subscription?.groupID == subscription.groupID }
    let ordered = products.sorted { ($0.subscription?.level ?? 0) < ($1.subscription?.level ?? 0) }
    return ordered.flatMap { product in
      [BillingPlanType.monthly, .upFront].compactMap { change(to: product, $0) }
    }
  }

  private func change(to product: CatalogProduct, _ plan: BillingPlanType) -> ChangeItem? {
    guard product.id != subscription.productID || plan != subscription.plan else { return nil }
    if let next = subscription.nextTerms, next.productID == product.id, next.plan == plan {
      return change(to: next, date: subscription.termEnd, note: waits(subscription.termEnd), isChosen: true)
    }
    let request = PurchaseRequest(requestID: "", productID: product.id, plan: plan)
    // What is not sold to this customer is no change they can make.
    guard let quote = try? session.store.rules.quote(request, for: session.customer, in: session.state),
      let terms = quote.terms
    else { return nil }
    switch quote.effect {
    case .replaces(_, let back, _): return change(to: terms, date: nil, note: replaces(back), isChosen: false)
    case .waits(_, _, let until): return change(to: terms, date: until, note: waits(until), isChosen: false)
    case .begins, .recovers: return nil
    }
  }

  private func change(to terms: Terms, date: Instant?, note: String, isChosen: Bool) -> ChangeItem {
    let period = session.catalog.product(terms.productID)?.subscription?.period
    let plan = PlanText(words: words).name(of: terms.plan, period: period)
    let price = words.periods.price(text(terms.price), each: terms.period)
    let total = terms.commitmentPayments.map { words.say(.totalOf, ["total": text(terms.price * $0)]) }
    let product = words.productName(terms.productID, session.catalog)
    return ChangeItem(
      productID: terms.productID, plan: terms.plan, productName: product, name: "\(product) · \(plan)",
      price: price, total: total, date: date, note: note,
      isChosen: isChosen)
  }

  /// A computed amount carries the word "about" (decision D24).
  private func replaces(_ back: Money?) -> String {
    let begins = words.say(.changeBeginsNow)
    return back.map { begins + " " + words.say(.changeGivesBack, ["amount": text($0)]) } ?? begins
  }

  private func waits(_ until: Instant) -> String {
    let owed = session.customerState?.obligation(of: subscription).paymentsRemaining ?? 0
    let date = words.dates.day(until)
    guard owed > 0 else { return words.say(.changeWaits, ["date": date]) }
    return words.say(.changeWaitsPayments, ["date": date, "payments": words.periods.payments(owed)])
  }

  private func text(_ amount: Money) -> String { session.price(amount, chargedIn: subscription.storefront) }
}
