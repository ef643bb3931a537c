import TwelveCommerce

/// What a customer has.
public struct AccountContent: Hashable, Sendable {
  /// Running subscriptions first, then one-time products, then ended subscriptions, newest first.
  public var items: [AccountItem]
  /// Waiting for approval, oldest first.
  public var pending: [PendingItem]
  public var paymentMethodWorks: Bool
  /// How the next purchase will end.
  public var nextPurchase: PurchaseEnding
  /// The app's words for a customer who has nothing.
  public var nothing: String

  public init(
    items: [AccountItem], pending: [PendingItem], paymentMethodWorks: Bool, nextPurchase: PurchaseEnding,
    nothing: String
  ) {
    self.items = items
    self.pending = pending
    self.paymentMethodWorks = paymentMethodWorks
    self.nextPurchase = nextPurchase
    self.nothing = nothing
  }

  /// Before anything has been read.
  public static let nothing = AccountContent(
    items: [], pending: [], paymentMethodWorks: true, nextPurchase: .success, nothing: "")

  /// The subscription that the clock moves next.
  public var running: SubscriptionItem? {
    for case .subscription(let item) in items where item.isRunning { return item }
    return nil
  }
}

public enum AccountItem: Hashable, Sendable {
  case subscription(SubscriptionItem)
  case oneTime(OneTimeItem)
}

/// A purchase that waits for somebody's approval.
public struct PendingItem: Hashable, Sendable {
  public var name: String
  public var price: String

  public init(name: String, price: String) {
    self.name = name
    self.price = price
  }
}

/// A one-time purchase.
public struct OneTimeItem: Hashable, Sendable {
  public var productName: String
  public var price: String
  public var bought: Instant
  public var refunded: Instant?
  public var transactionID: TransactionID
  public var refund = RefundItem.none

  public init(productName: String, price: String, bought: Instant, refunded: Instant?, transactionID: TransactionID) {
    self.productName = productName
    self.price = price
    self.bought = bought
    self.refunded = refunded
    self.transactionID = transactionID
  }
}

/// How a purchase ends.
public enum PurchaseEnding: String, Hashable, Sendable, CaseIterable {
  case success, pending, cancel, decline, unverified, interrupted
  case unknown, systemError, productUnavailable, purchaseNotAllowed
}
