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
      let counter = Counter(rules: self, state: state, customer: customer)
      return try counter.decide(command).map { NewEvent(at: state.now, customer: name, $0) }
    }
  }
}

/// One customer at the counter: the rules, the state and the time that a decision is made with.
struct Counter {
  let rules: StoreRules
  let state: StoreState
  let customer: CustomerState

  var now: Instant { state.now }
  var catalog: Catalog { rules.catalog }
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
    case .refund(let transactionID): try refund(transactionID)
    case .finish(let transactionID): try finish(transactionID)
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
