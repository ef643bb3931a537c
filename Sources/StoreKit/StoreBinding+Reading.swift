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

  func hasNeverSubscribed(inGroup groupID: String) -> Bool {
    customerState?.latestSubscription(inGroup: groupID) == nil
  }

  private func status(of subscription: Subscription, _ customer: CustomerState) -> Product.SubscriptionInfo.Status? {
    guard let record = customer.transaction(subscription.latestTransactionID) else { return nil }
    return Product.SubscriptionInfo.Status(
      state: .init(rawValue: subscription.state.rawValue),
      transaction: VerificationResult(record, self),
      renewalInfo: .verified(Product.SubscriptionInfo.RenewalInfo(info: subscription.renewalInfo)))
  }
}
