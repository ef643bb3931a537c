import FoundationEssentials
import Screens
import StoreKit
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Reads what the customer has, through StoreKit as an app would: status of each group, transactions, entitlements.
struct AccountLoader: Sendable {
  let session: Session

  func load() async throws -> AccountContent {
    var running: [AccountItem] = []
    var ended: [AccountItem] = []
    for group in session.catalog.groups {
      for status in try await Product.SubscriptionInfo.status(for: group.id) {
        guard let item = await SubscriptionReader(session: session, status: status).item() else { continue }
        item.isRunning ? running.append(.subscription(item)) : ended.append(.subscription(item))
      }
    }
    let customer = session.customerState
    return AccountContent(
      items: running + (await oneTime()) + ended, pending: pending,
      paymentMethodWorks: customer?.paymentMethodWorks ?? true,
      nextPurchase: customer.flatMap { PurchaseEnding(rawValue: $0.nextPurchaseOutcome.rawValue) } ?? .success,
      nothing: session.catalog.copy.account.nothing.text(in: session.words.language.tag))
  }

  private func oneTime() async -> [AccountItem] {
    var items: [AccountItem] = []
    for product in session.catalog.products where product.type == .nonConsumable {
      guard let result = await Transaction.latest(for: product.id.rawValue) else { continue }
      let transaction = result.unsafePayloadValue
      var item = OneTimeItem(
        productName: session.words.productName(product.id, session.catalog),
        price: session.price(transaction.money, chargedIn: transaction.storefrontCode),
        bought: Instant(transaction.purchaseDate), refunded: transaction.revocationDate.map { Instant($0) },
        transactionID: TransactionID(transaction.id))
      item.refund = session.refund(of: item.transactionID)
      items.append(.oneTime(item))
    }
    return items
  }

  private var pending: [PendingItem] {
    (session.customerState?.pendingPurchases ?? []).map { request in
      let amount = (try? session.store.rules.quote(request, for: session.customer, in: session.state))?.price
      return PendingItem(
        name: session.words.productName(request.productID, session.catalog),
        price: amount.map { session.price($0) } ?? "")
    }
  }
}

extension Instant {
  init(_ date: Date) { self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1_000).rounded())) }
}

extension Money {
  /// An exact amount from Apple's bare decimal and its currency code.
  init(_ price: Decimal, currencyCode: String) {
    // Milliunits are whole, so that their decimal form is that of an integer.
    self.init(milliunits: Int64((price * 1_000).description) ?? 0, currency: Currency(currencyCode))
  }
}

extension Transaction {
  /// What was charged.
  var money: Money { Money(price ?? 0, currencyCode: currencyCode ?? "") }

  var storefrontCode: StorefrontCode? { storefront.map { StorefrontCode($0.countryCode) } }
}
