import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules

extension StoreBinding {
  func results(_ records: some Sequence<TransactionRecord>) -> [VerificationResult<Transaction>] {
    records.map { VerificationResult($0, self) }
  }

  /// Newest first.
  var transactions: [VerificationResult<Transaction>] { results(customerState?.transactions.reversed() ?? []) }

  var currentEntitlements: [VerificationResult<Transaction>] {
    let state = store.state
    guard let customer = state.customer(customerName) else { return [] }
    return results(customer.currentEntitlements(at: state.now).compactMap { customer.transaction($0.transactionID) })
  }

  /// Oldest first.
  var unfinished: [VerificationResult<Transaction>] {
    guard let customer = customerState else { return [] }
    return results(customer.transactions.filter { !customer.finishedTransactions.contains($0.id) })
  }

  func latestTransaction(for productID: String) -> VerificationResult<Transaction>? {
    let record = customerState?.transactions.last { $0.productID.rawValue == productID }
    return record.map { VerificationResult($0, self) }
  }

  func statuses(inGroup groupID: String) -> [Product.SubscriptionInfo.Status] {
    guard let customer = customerState, let latest = customer.latestSubscription(inGroup: groupID) else { return [] }
    return status(of: latest, customer).map { [$0] } ?? []
  }

  func status(ofTransaction id: TransactionID) -> Product.SubscriptionInfo.Status? {
    guard let customer = customerState, let runID = customer.transaction(id)?.runID,
      let subscription = customer.subscription(runID)
    else { return nil }
    return status(of: subscription, customer)
  }

  func isEligibleForIntroOffer(inGroup groupID: String) -> Bool {
    customerState?.isEligibleForIntroductoryOffer(inGroup: groupID) ?? true
  }

  /// The win-back offers that the customer may have on the product that they left, best first.
  private func winBackOffers(_ subscription: Subscription, _ customer: CustomerState) -> [String] {
    guard let storefront, let product = store.catalog.product(subscription.productID) else { return [] }
    return customer.eligibleWinBackOffers(of: product).filter { $0.price(in: storefront) != nil }.compactMap(\.id)
  }

  private func status(of subscription: Subscription, _ customer: CustomerState) -> Product.SubscriptionInfo.Status? {
    guard let record = customer.transaction(subscription.latestTransactionID) else { return nil }
    return Product.SubscriptionInfo.Status(
      state: .init(rawValue: subscription.state.rawValue),
      transaction: VerificationResult(record, self),
      renewalInfo: .verified(
        Product.SubscriptionInfo.RenewalInfo(
          info: subscription.renewalInfo, eligibleWinBackOfferIDs: winBackOffers(subscription, customer))))
  }
}
