import TwelveCatalog
import TwelveCommerce

/// Prices that change for people who already subscribe (decision D16).
extension Counter {
  /// What a subscriber is told when a plan gets a price; nil when it does not concern them.
  func announcement(
    to subscription: Subscription, of productID: ProductID, _ plan: BillingPlanType, price: Money
  ) -> StoreEvent? {
    guard subscription.isRunning, subscription.sharedBy == nil else { return nil }
    if let next = subscription.nextTerms {
      guard next.productID == productID, next.plan == plan, next.price != price else { return nil }
      return announced(subscription, price, consent: .none, isOfNextTerms: true)
    }
    guard subscription.productID == productID, subscription.plan == plan else { return nil }
    let expected = subscription.priceChange?.price ?? subscription.price
    guard price != expected, price.currency == expected.currency else { return nil }
    return announced(
      subscription, price, consent: consent(from: subscription.price, to: price, subscription), isOfNextTerms: false)
  }

  private func announced(
    _ subscription: Subscription, _ price: Money, consent: PriceChange.Consent, isOfNextTerms: Bool
  ) -> StoreEvent {
    let change = PriceChange(price: price, consent: consent)
    return .priceChangeAnnounced(.init(runID: subscription.runID, isOfNextTerms: isOfNextTerms, change: change))
  }

  /// Whether the customer has to agree (Apple, Managing Price Increases; decision D16): to a rise of more than half and
  /// more than the amount, to a second one within a year, and where local law asks for it.
  private func consent(from old: Money, to new: Money, _ subscription: Subscription) -> PriceChange.Consent {
    guard new.milliunits > old.milliunits else { return .none }
    if isBroken(.consentNeverAsked) { return .notNeeded }
    let lastYear = now.adding(days: -365)
    if let last = subscription.lastPriceIncrease, last > lastYear, !isBroken(.secondRiseUnasked) { return .asked }
    if catalog.priceConsentStorefronts.contains(subscription.storefront) { return .asked }
    let rise = (new.milliunits - old.milliunits) * Int64(subscription.terms.paymentsCountedForConsent)
    let most = policy.consentThreshold(of: subscription.terms)
    let isLarge = 2 * (new.milliunits - old.milliunits) > old.milliunits && rise > most
    return isLarge ? .asked : .notNeeded
  }

  func answerPriceIncrease(agrees: Bool, _ productID: ProductID?) throws(Rejection) -> [StoreEvent] {
    let subscription = try running(productID)
    guard let change = subscription.priceChange, change.endsSubscription else {
      throw .noPriceIncrease(subscription.productID)
    }
    if !agrees, change.consent == .refused { return [] }
    return [.priceChangeAnswered(.init(runID: subscription.runID, agrees: agrees))]
  }
}

extension StoreRules {
  func changePrice(_ change: PriceChanged, _ state: StoreState) throws(Rejection) -> [NewEvent] {
    guard let product = catalog.product(change.productID) else { throw .noSuchProduct(change.productID) }
    guard let storefront = Storefront.named(change.storefront) else { throw .noSuchStorefront(change.storefront) }
    let unit = storefront.currency.milliunitsPerMinorUnit
    guard change.milliunits > 0, change.milliunits % unit == 0 else { throw .invalidPrice }
    try check(change.plan, of: product, in: storefront)
    let changed = NewEvent(at: state.now, .priceChanged(change))
    guard let plan = change.plan, !change.isForNewSubscribersOnly else { return [changed] }
    let price = Money(milliunits: change.milliunits, currency: storefront.currency)
    let told = runningSubscriptions(in: state).compactMap { counter, subscription -> NewEvent? in
      guard subscription.storefront == change.storefront else { return nil }
      return counter.announcement(to: subscription, of: product.id, plan, price: price)
        .map { NewEvent(at: state.now, customer: counter.customer.name, $0) }
    }
    return [changed] + told
  }

  private func check(
    _ plan: BillingPlanType?, of product: CatalogProduct, in storefront: Storefront
  ) throws(Rejection) {
    guard let subscription = product.subscription else {
      guard plan == nil else { throw .notASubscription(product.id) }
      return
    }
    guard plan == .monthly else { return }
    guard subscription.monthlyPlan != nil else { throw .planNotOffered(product.id) }
    guard storefront.sellsCommitmentPlan else { throw .planNotSoldInStorefront(storefront.code) }
  }

  /// The catalog of these rules comes into force: subscribers whose price it changes are told (decision D28).
  func adoptCatalog(_ adopted: CatalogAdopted, _ state: StoreState) -> [NewEvent] {
    guard adopted.hash != state.catalogHash else { return [] }
    var after = state
    let first = NewEvent(at: state.now, .catalogAdopted(adopted))
    after.apply(RecordedEvent(sequence: state.sequence + 1, first))
    let told = runningSubscriptions(in: after).compactMap { counter, subscription -> NewEvent? in
      let terms = subscription.nextTerms ?? subscription.terms
      guard let storefront = Storefront.named(subscription.storefront),
        let product = catalog.product(terms.productID)
      else { return nil }
      let plans = plansOnSale(of: product, in: storefront, supportsCommitmentPlan: true)
      guard let price = plans.first(where: { $0.plan == terms.plan })?.price else { return nil }
      return counter.announcement(to: subscription, of: terms.productID, terms.plan, price: price)
        .map { NewEvent(at: state.now, customer: counter.customer.name, $0) }
    }
    return [first] + told
  }
}
