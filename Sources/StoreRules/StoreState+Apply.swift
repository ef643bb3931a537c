import TwelveCommerce

extension StoreState {
  /// Takes one event in. Needs nothing but the event: prices and texts charged are in it (decision D28).
  public mutating func apply(_ recorded: RecordedEvent) {
    sequence = recorded.sequence
    now = max(now, recorded.at)
    switch recorded.event {
    case .storeOpened(let event):
      self = StoreState()
      sequence = recorded.sequence
      (now, seed) = (recorded.at, event.seed)
    case .catalogAdopted(let event): (catalogHash, catalogFile) = (event.hash, event.file)
    case .clockAdvanced(let event): now = max(now, event.to)
    case .customerAdded(let event): addCustomer(recorded.customer, event)
    case .customerSelected: currentCustomer = recorded.customer
    default: applyToCustomer(recorded)
    }
  }

  private mutating func addCustomer(_ name: CustomerName?, _ event: CustomerAdded) {
    guard let name else { return }
    customers[name.rawValue] = CustomerState(
      name: name, storefront: event.storefront, language: event.language, systemVersion: event.systemVersion)
    customerNames.append(name)
    if currentCustomer == nil { currentCustomer = name }
  }

  private mutating func applyToCustomer(_ recorded: RecordedEvent) {
    guard let name = recorded.customer, customers[name.rawValue] != nil else { return }
    if case .purchased = recorded.event { transactionsIssued += 1 }
    if case .renewed = recorded.event { transactionsIssued += 1 }
    let touched = customers[name.rawValue]?.apply(recorded.event, at: recorded.at) ?? nil
    if let touched, let at = touched.nextDue(policy: StorePolicy()) {
      due.insert(DueQueue.Entry(at: at, runID: touched.runID, customer: name))
    }
  }
}

extension CustomerState {
  /// Takes an event of this customer in, and returns the subscription it changed.
  mutating func apply(_ event: StoreEvent, at instant: Instant) -> Subscription? {
    switch event {
    case .storefrontChanged(let event): storefront = event.storefront
    case .languageChanged(let event): language = event.language
    case .systemVersionChanged(let event): systemVersion = event.systemVersion
    case .paymentMethodChanged(let event): paymentMethodWorks = event.works
    case .purchaseOutcomeChosen(let event): nextPurchaseOutcome = event.outcome
    case .disclosureAcknowledged: hasSeenDisclosure = true
    case .purchasePending(let request): pendingPurchases.append(request)
    case .pendingPurchaseDeclined(let event): removePending(event.requestID)
    case .purchaseNotMade(let event): removePending(event.requestID)
    case .purchased(let event): return purchased(event)
    case .renewed(let event): return renewed(event)
    case .renewalFailed(let event): return change(event.runID) { $0.phase = .billingRetry(since: instant) }
    case .subscriptionExpired(let event):
      return change(event.runID) { $0.phase = .expired(event.reason, at: instant) }
    case .autoRenewChanged(let event): return change(event.runID) { $0.renewsAtEnd = event.renewsAtEnd }
    case .refunded(let event): return refunded(event)
    case .transactionFinished(let event): finishedTransactions.insert(event.transactionID)
    case .storeOpened, .catalogAdopted, .clockAdvanced, .customerAdded, .customerSelected: break
    }
    return nil
  }

  private mutating func removePending(_ requestID: String) {
    pendingPurchases.removeAll { $0.requestID == requestID }
  }

  private mutating func purchased(_ event: Purchased) -> Subscription? {
    removePending(event.requestID)
    transactions.append(event.transaction)
    answeredRequests[event.requestID] = event.transaction.id
    guard let period = event.billingPeriod, let groupID = event.transaction.groupID else { return nil }
    let previous = latestSubscription(inGroup: groupID)
    let started = Subscription(
      startingWith: event.transaction, billingPeriod: period, after: previous, policy: StorePolicy())
    guard let started else { return nil }
    subscriptions.append(started)
    return started
  }

  private mutating func renewed(_ event: Renewed) -> Subscription? {
    transactions.append(event.transaction)
    return change(event.transaction.runID) { subscription in
      subscription = subscription.renewed(at: event.transaction.purchaseDate, isRecovery: event.isRecovery)
      subscription.latestTransactionID = event.transaction.id
    }
  }

  private mutating func refunded(_ event: Refunded) -> Subscription? {
    if let index = transactions.lastIndex(where: { $0.id == event.transactionID }) {
      transactions[index].revocation = event.revocation
    }
    guard let runID = event.endedRunID else { return nil }
    return change(runID) { $0.phase = .revoked(at: event.revocation.date) }
  }

  private mutating func change(_ runID: TransactionID, _ body: (inout Subscription) -> Void) -> Subscription? {
    guard let index = subscriptions.lastIndex(where: { $0.runID == runID }) else { return nil }
    body(&subscriptions[index])
    return subscriptions[index]
  }
}
