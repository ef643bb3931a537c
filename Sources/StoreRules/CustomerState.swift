import TwelveCommerce

/// What the store knows of one customer.
public struct CustomerState: Hashable, Sendable {
  public internal(set) var name: CustomerName
  public internal(set) var storefront: StorefrontCode
  public internal(set) var language: String
  public internal(set) var systemVersion: SystemVersion
  public internal(set) var paymentMethodWorks = true
  public internal(set) var nextPurchaseOutcome = PurchaseOutcome.success
  public internal(set) var hasSeenDisclosure = false
  /// In the order in which they were charged.
  public internal(set) var transactions = TransactionHistory()
  /// Every run, in the order in which they began.
  public internal(set) var subscriptions: [Subscription] = []
  /// Waiting for somebody's approval, oldest first.
  public internal(set) var pendingPurchases: [PurchaseRequest] = []
  /// Waiting for the customer to resolve what interrupted them, oldest first.
  public internal(set) var interruptedPurchases: [PurchaseRequest] = []
  /// Requests for refunds that are waiting or were declined.
  public internal(set) var refundRequests: [TransactionID: RefundRequestState] = [:]
  /// When subscriptions of this customer were extended.
  var extensions: [Instant] = []
  public internal(set) var finishedTransactions: Set<TransactionID> = []
  /// The transaction that each answered request led to.
  var answeredRequests: [String: TransactionID] = [:]

  public func transaction(_ id: TransactionID) -> TransactionRecord? {
    transactions.transaction(id)
  }

  /// The run with this id.
  public func subscription(_ runID: TransactionID) -> Subscription? {
    subscriptions.last { $0.runID == runID }
  }

  /// The latest run in a group, running or ended.
  public func latestSubscription(inGroup groupID: String) -> Subscription? {
    subscriptions.last { $0.groupID == groupID }
  }

  public var runningSubscriptions: [Subscription] { subscriptions.filter(\.isRunning) }

  /// The transaction that a purchase request led to, if it has been answered with one.
  public func transaction(forRequest requestID: String) -> TransactionRecord? {
    answeredRequests[requestID].flatMap(transaction)
  }

  /// The transactions of one run, in order.
  public func transactions(ofRun runID: TransactionID) -> [TransactionRecord] {
    transactions.filter { $0.runID == runID }
  }
}
