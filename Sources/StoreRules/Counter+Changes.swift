import TwelveCatalog
import TwelveCommerce

/// What choosing another plan or product does to the subscription that runs.
extension Counter {
  func effect(
    of terms: Terms, product: SubscriptionTerms, on running: Subscription?
  ) throws(Rejection) -> OrderEffect {
    guard let running else { return .begins }
    guard running.sharedBy == nil else { return .replaces(running, givenBack: nil, isUpgrade: false) }
    if let next = running.nextTerms, next.productID == terms.productID, next.plan == terms.plan,
      next.offer == terms.offer
    {
      throw .changeAlreadyChosen(terms.productID)
    }
    if running.productID == terms.productID, running.plan == terms.plan { return try again(terms, running) }
    guard isImmediate(terms, product, running) else { return .waits(running, .downgrade, until: running.termEnd) }
    return .replaces(running, givenBack: unusedPart(of: running), isUpgrade: true)
  }

  /// Choosing what one has: it pays for what is due, takes a change back, or takes an offer up.
  private func again(_ terms: Terms, _ running: Subscription) throws(Rejection) -> OrderEffect {
    if terms.offer != nil { return .waits(running, .offer, until: running.termEnd) }
    if running.isUnpaid { return .recovers(running) }
    guard running.nextTerms != nil else { throw .alreadySubscribed(terms.productID) }
    return .waits(running, .undone, until: running.termEnd)
  }

  /// A higher level begins at once, a lower one waits (Apple, subscription levels). At the same level a running
  /// commitment is waited for (decision D13); without one, a product of the same length begins at once, except that a
  /// commitment on the product one has already paid for waits for its renewal (decision D14).
  private func isImmediate(_ terms: Terms, _ product: SubscriptionTerms, _ running: Subscription) -> Bool {
    let current = catalog.product(running.productID)?.subscription
    let level = current?.level ?? product.level
    if product.level < level { return !isBroken(.upgradeWaits) }
    if product.level > level, isBroken(.downgradeAtOnce) { return true }
    if running.isUnpaid, !running.isInCommitment { return true }
    guard product.level == level, !running.isInCommitment || isBroken(.sameLevelBreaksCommitment) else { return false }
    let isSameLength = product.period == current?.period ?? running.terms.period
    let bindsWhatIsPaid = running.productID == terms.productID && terms.commitmentPayments != nil
    return isSameLength && (!bindsWhatIsPaid || isBroken(.commitmentReplacesPaidYear))
  }

  /// The price of the part of the current period that is not used: by the millisecond, rounded half up to the minor
  /// unit (decision D12). Nil when there is none.
  func unusedPart(of subscription: Subscription) -> Money? {
    if isBroken(.upgradeGivesNothingBack) { return nil }
    guard case .active = subscription.phase, let paid = customer.transaction(subscription.latestTransactionID),
      !paid.isRevoked, !paid.price.isZero, now < subscription.periodEnd
    else { return nil }
    let unused = Int128(subscription.periodEnd.milliseconds - now.milliseconds)
    let whole = Int128(subscription.periodEnd.milliseconds - subscription.periodStart.milliseconds)
    let unit = Int128(paid.price.currency.milliunitsPerMinorUnit)
    let half = isBroken(.unusedPartRoundsDown) ? 0 : whole * unit
    let units = (2 * Int128(paid.price.milliunits) * unused + half) / (2 * whole * unit)
    return Money(milliunits: Int64(units * unit), currency: paid.price.currency)
  }

  func undoChange(_ productID: ProductID?) throws(Rejection) -> [StoreEvent] {
    let subscription = try running(productID)
    guard subscription.nextTerms != nil else { throw .noChangeToUndo(subscription.productID) }
    return [.renewalPreferenceChanged(.init(runID: subscription.runID, terms: nil, kind: .undone))]
  }

  /// Chooses what is renewed into. Choosing anything turns a cancelled renewal on again.
  func choose(_ order: Order, for running: Subscription, _ kind: RenewalPreferenceChanged.Kind) -> [StoreEvent] {
    let chosen = StoreEvent.renewalPreferenceChanged(
      .init(
        runID: running.runID, terms: kind == .undone ? nil : order.terms, kind: kind,
        requestID: order.request.requestID))
    guard !running.renewsAtEnd else { return [chosen] }
    return [.autoRenewChanged(.init(runID: running.runID, renewsAtEnd: true)), chosen]
  }
}
