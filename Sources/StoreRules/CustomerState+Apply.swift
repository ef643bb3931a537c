import TwelveCommerce

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
    case .purchaseInterrupted(let request): interruptedPurchases.append(request)
    case .pendingPurchaseDeclined(let event): removeWaiting(event.requestID)
    case .purchaseNotMade(let event): removeWaiting(event.requestID)
    case .transactionFinished(let event): finishedTransactions.insert(event.transactionID)
    default: return applyToSubscriptions(event, at: instant)
    }
    return nil
  }

  private mutating func applyToSubscriptions(_ event: StoreEvent, at instant: Instant) -> Subscription? {
    switch event {
    case .purchased(let event): return purchased(event)
    case .renewed(let event): return renewed(event)
    case .renewalFailed(let event): return change(event.runID) { $0.fail(at: instant, graceUntil: event.graceUntil) }
    case .gracePeriodExpired(let event): return change(event.runID) { $0.endGracePeriod() }
    case .subscriptionExpired(let event):
      return change(event.runID) { $0.phase = .expired(event.reason, at: instant) }
    case .autoRenewChanged(let event): return change(event.runID) { $0.renewsAtEnd = event.renewsAtEnd }
    case .renewalPreferenceChanged(let event): return preferenceChanged(event)
    case .priceChangeAnnounced(let event): return change(event.runID) { $0.announce(event, at: instant) }
    case .priceChangeAnswered(let event):
      return change(event.runID) { $0.priceChange?.consent = event.agrees ? .given : .refused }
    case .renewalExtended(let event): return extended(event, at: instant)
    case .extensionFailed, .refundRequested, .refundDeclined, .refunded, .refundReversed, .familySharingRevoked:
      return applyToRefunds(event, at: instant)
    default: return nil
    }
  }

  private mutating func removeWaiting(_ requestID: String) {
    pendingPurchases.removeAll { $0.requestID == requestID }
    interruptedPurchases.removeAll { $0.requestID == requestID }
  }

  private mutating func purchased(_ event: Purchased) -> Subscription? {
    let transaction = event.transaction
    removeWaiting(event.requestID)
    answeredRequests[event.requestID] = transaction.id
    let touched = begunOrReplaced(event)
    transactions.append(transaction, of: touched)
    return touched
  }

  private mutating func begunOrReplaced(_ event: Purchased) -> Subscription? {
    let transaction = event.transaction
    guard let groupID = transaction.groupID else { return nil }
    if let replaced = event.replaced {
      transactions.change(replaced.transactionID) {
        ($0.upgradedAt, $0.givenBack) = (transaction.purchaseDate, replaced.givenBack)
        if let revocation = replaced.revocation { $0.revocation = revocation }
      }
      return change(transaction.runID) { $0 = $0.replaced(by: event) }
    }
    let previous = latestSubscription(inGroup: groupID)
    guard let started = Subscription(startingWith: event, after: previous, policy: StorePolicy()) else { return nil }
    subscriptions.append(started)
    return started
  }

  private mutating func renewed(_ event: Renewed) -> Subscription? {
    let transaction = event.transaction
    if let requestID = event.requestID {
      removeWaiting(requestID)
      answeredRequests[requestID] = transaction.id
    }
    let touched = change(transaction.runID) { subscription in
      subscription = subscription.renewed(at: transaction.purchaseDate, isRecovery: event.isRecovery)
      subscription.latestTransactionID = transaction.id
      subscription.follow(transaction)
    }
    transactions.append(transaction, of: touched)
    return touched
  }

  private mutating func preferenceChanged(_ event: RenewalPreferenceChanged) -> Subscription? {
    let touched = change(event.runID) { $0.nextTerms = event.terms }
    if let requestID = event.requestID, let touched {
      removeWaiting(requestID)
      answeredRequests[requestID] = touched.latestTransactionID
    }
    return touched
  }

  private mutating func extended(_ event: RenewalExtended, at instant: Instant) -> Subscription? {
    extensions.append(instant)
    let touched = change(event.runID) { $0 = $0.extended(days: event.days) }
    transactions.change(event.transactionID) {
      $0.expirationDate = event.expirationDate
      if $0.commitment != nil, let end = touched?.commitmentEnd { $0.commitment?.expirationDate = end }
    }
    return touched
  }

  mutating func change(_ runID: TransactionID, _ body: (inout Subscription) -> Void) -> Subscription? {
    guard let index = subscriptions.lastIndex(where: { $0.runID == runID }) else { return nil }
    body(&subscriptions[index])
    return subscriptions[index]
  }
}

extension Subscription {
  fileprivate mutating func fail(at instant: Instant, graceUntil: Instant?) {
    phase =
      if let graceUntil { .gracePeriod(since: instant, until: graceUntil) } else { .billingRetry(since: instant) }
  }

  fileprivate mutating func endGracePeriod() {
    if case .gracePeriod(let since, _) = phase { phase = .billingRetry(since: since) }
  }

  fileprivate mutating func announce(_ event: PriceChangeAnnounced, at instant: Instant) {
    guard !event.isOfNextTerms else {
      nextTerms?.price = event.change.price
      return
    }
    priceChange = event.change
    if event.change.consent != .none { lastPriceIncrease = instant }
  }

  /// What a family member pays for goes on as that member's does, whatever became of it.
  fileprivate mutating func follow(_ transaction: TransactionRecord) {
    guard sharedBy != nil, let plan = transaction.billingPlanType, let end = transaction.expirationDate else { return }
    terms = Terms(productID: transaction.productID, plan: plan, price: terms.price, period: terms.period)
    periodEnd = end
  }
}
