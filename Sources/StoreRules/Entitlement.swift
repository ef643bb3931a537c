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
    let running = Dictionary(
      subscriptions.filter { $0.state.givesAccess || isBroken(.accessFollowsCommitment) }.map {
        ($0.latestTransactionID, $0)
      }, uniquingKeysWith: { $1 })
    var latest: [ProductID: TransactionRecord] = [:]
    for transaction in transactions where !transaction.isRevoked {
      switch transaction.type {
      case .consumable: continue
      case .autoRenewable:
        guard let subscription = running[transaction.id], subscription.givesAccess(at: instant) else { continue }
      case .nonConsumable, .nonRenewable: break
      }
      latest[transaction.productID] = transaction
    }
    return latest.values.sorted { $0.id < $1.id }.map { Entitlement(productID: $0.productID, transactionID: $0.id) }
  }
}

extension Subscription {
  /// Whether the paid period, or its grace, contains an instant (decisions D3, D4).
  public func givesAccess(at instant: Instant) -> Bool {
    if isBroken(.accessFollowsCommitment), isRunning, let commitmentEnd { return instant < commitmentEnd }
    return switch phase {
    case .active: periodStart <= instant && instant < periodEnd
    case .gracePeriod(_, let until): instant < until
    case .billingRetry, .expired, .revoked: false
    }
  }
}

extension SubscriptionState {
  /// Whether the paid period, or its grace, may be used.
  public var givesAccess: Bool { self == .subscribed || self == .inGracePeriod }
}
