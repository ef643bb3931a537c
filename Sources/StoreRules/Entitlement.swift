import TwelveCatalog
import TwelveCommerce

/// The right to use a product now.
public struct Entitlement: Hashable, Sendable {
  public var productID: ProductID
  public var transactionID: TransactionID
}

extension CustomerState {
  /// What may be used now, by Apple's rule for `Transaction.currentEntitlements`: the latest transaction of each
  /// non-consumable and non-renewing product, and of each subscription whose state is subscribed or in grace. What was
  /// refunded does not appear, consumables never do.
  public func currentEntitlements(at instant: Instant) -> [Entitlement] {
    let running = Set(subscriptions.filter { $0.state.givesAccess }.map(\.latestTransactionID))
    var latest: [ProductID: TransactionRecord] = [:]
    for transaction in transactions where !transaction.isRevoked {
      switch transaction.type {
      case .consumable: continue
      case .autoRenewable:
        guard running.contains(transaction.id), transaction.period(contains: instant) else { continue }
      case .nonConsumable, .nonRenewable: break
      }
      latest[transaction.productID] = transaction
    }
    return latest.values.sorted { $0.id < $1.id }.map { Entitlement(productID: $0.productID, transactionID: $0.id) }
  }
}

extension SubscriptionState {
  /// Whether the paid period, or its grace, may be used.
  public var givesAccess: Bool { self == .subscribed || self == .inGracePeriod }
}
