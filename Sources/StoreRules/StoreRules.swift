import TwelveCatalog
import TwelveCommerce

/// The App Store's rules over one catalog: pure, so that the same state, command and time always give the same events.
public struct StoreRules: Sendable {
  public var catalog: Catalog
  public var policy: StorePolicy

  public init(catalog: Catalog, policy: StorePolicy = StorePolicy()) {
    self.catalog = catalog
    self.policy = policy
  }

  /// What a command does at the state's time, or why it does nothing.
  public func decide(_ command: Command, _ state: StoreState) throws(Rejection) -> [NewEvent] {
    switch command {
    case .addCustomer(let name, let storefront, let language, let systemVersion):
      guard state.customer(name) == nil else { throw .customerExists(name) }
      guard Storefront.named(storefront) != nil else { throw .noSuchStorefront(storefront) }
      let added = CustomerAdded(storefront: storefront, language: language, systemVersion: systemVersion)
      return [NewEvent(at: state.now, customer: name, .customerAdded(added))]
    case .selectCustomer(let name):
      guard state.customer(name) != nil else { throw .noSuchCustomer(name) }
      return state.currentCustomer == name ? [] : [NewEvent(at: state.now, customer: name, .customerSelected)]
    case .forCustomer(let name, let command):
      guard let customer = state.customer(name) else { throw .noSuchCustomer(name) }
      let events = try Counter(rules: self, state: state, customer: customer).decide(command)
      return events.map { NewEvent(at: state.now, customer: name, $0) } + lostByFamily(events, of: name, state)
    case .adoptCatalog(let hash, let file): return adoptCatalog(.init(hash: hash, file: file), state)
    case .setClockRate(let rate, let wall):
      guard rate != state.clock?.rate else { return [] }
      return [NewEvent(at: state.now, .clockRateChanged(.init(rate: rate, wall: wall)))]
    case .setGracePeriod(let gracePeriod): return try setGracePeriod(gracePeriod, state)
    case .setForSale(let id, let isForSale):
      guard catalog.product(id) != nil else { throw .noSuchProduct(id) }
      guard isForSale == state.settings.notForSale.contains(id) else { return [] }
      return [NewEvent(at: state.now, .saleChanged(.init(productID: id, isForSale: isForSale)))]
    case .changePrice(let id, let plan, let storefront, let milliunits, let isForNewSubscribersOnly):
      let change = PriceChanged(
        productID: id, plan: plan, storefront: storefront, milliunits: milliunits,
        isForNewSubscribersOnly: isForNewSubscribersOnly)
      return try changePrice(change, state)
    case .extendAll(let id, let days, let storefronts, let requestID):
      return try extendAll(id, days: days, storefronts: storefronts, requestID: requestID, state)
    }
  }

  private func setGracePeriod(_ gracePeriod: GracePeriod?, _ state: StoreState) throws(Rejection) -> [NewEvent] {
    if let days = gracePeriod?.days, !GracePeriod.offeredDays.contains(days) { throw .invalidGracePeriod(days: days) }
    guard gracePeriod != state.settings.gracePeriod else { return [] }
    return [NewEvent(at: state.now, .gracePeriodChanged(.init(gracePeriod: gracePeriod)))]
  }
}

/// One customer at the counter: the rules, the state and the time that a decision is made with.
struct Counter {
  let rules: StoreRules
  let state: StoreState
  let customer: CustomerState

  var now: Instant { state.now }
  /// The catalog as it is sold at present.
  var catalog: Catalog { state.settings.applied(to: rules.catalog) }
  var policy: StorePolicy { rules.policy }

  func decide(_ command: CustomerCommand) throws(Rejection) -> [StoreEvent] {
    switch command {
    case .changeStorefront(let code): try changeStorefront(code)
    case .changeLanguage(let tag): customer.language == tag ? [] : [.languageChanged(.init(language: tag))]
    case .changeSystemVersion(let version):
      customer.systemVersion == version ? [] : [.systemVersionChanged(.init(systemVersion: version))]
    case .setPaymentMethod(let works): setPaymentMethod(works: works)
    case .choosePurchaseOutcome(let outcome):
      customer.nextPurchaseOutcome == outcome ? [] : [.purchaseOutcomeChosen(.init(outcome: outcome))]
    case .acknowledgeDisclosure: customer.hasSeenDisclosure ? [] : [.disclosureAcknowledged]
    case .purchase(let request, let outcome): try purchase(request, outcome: outcome)
    case .approvePurchase(let requestID): try approvePurchase(requestID)
    case .declinePurchase(let requestID): try declinePurchase(requestID)
    case .cancelRenewal(let productID): try cancelRenewal(productID)
    case .resumeRenewal(let productID): try resumeRenewal(productID)
    case .resolvePurchase(let requestID): try resolvePurchase(requestID)
    case .redeem(let code, let requestID): try redeem(code, requestID: requestID)
    case .undoChange(let productID): try undoChange(productID)
    case .answerPriceIncrease(let agrees, let productID): try answerPriceIncrease(agrees: agrees, productID)
    case .extendRenewal(let days, let productID): try extendRenewal(days: days, productID)
    case .receiveFamilySharing(let productID, let payer, let requestID):
      try receiveFamilySharing(productID, from: payer, requestID: requestID)
    case .loseFamilySharing(let productID): try loseFamilySharing(productID)
    case .refund, .requestRefund, .grantRefund, .declineRefund, .reverseRefund: try decideRefund(command)
    case .finish(let transactionID): try finish(transactionID)
    }
  }

  private func decideRefund(_ command: CustomerCommand) throws(Rejection) -> [StoreEvent] {
    switch command {
    case .refund(let id): try refund(id)
    case .requestRefund(let id, let reason, let isThroughApp):
      try requestRefund(id, reason, isThroughApp: isThroughApp)
    case .grantRefund(let id, let percentage): try grantRefund(id, percentage: percentage)
    case .declineRefund(let id): try declineRefund(id)
    case .reverseRefund(let id): try reverseRefund(id)
    default: []
    }
  }

  private func changeStorefront(_ code: StorefrontCode) throws(Rejection) -> [StoreEvent] {
    guard Storefront.named(code) != nil else { throw .noSuchStorefront(code) }
    return customer.storefront == code ? [] : [.storefrontChanged(.init(storefront: code))]
  }

  private func finish(_ id: TransactionID) throws(Rejection) -> [StoreEvent] {
    guard customer.transaction(id) != nil else { throw .noSuchTransaction(id) }
    return customer.finishedTransactions.contains(id) ? [] : [.transactionFinished(.init(transactionID: id))]
  }
}
