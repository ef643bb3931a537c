import Testing
import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules

/// The rules with a state, led by a test. Every step returns everything that happened, a line an event.
struct TestStore {
  var state: StoreState
  var events: [RecordedEvent] = []
  let rules: StoreRules
  static let customer: CustomerName = "demo"

  static let pro: ProductID = "com.example.lingo.pro.yearly"
  static let max: ProductID = "com.example.lingo.max.yearly"
  static let proMonthly: ProductID = "com.example.lingo.pro.monthly"
  static let forever: ProductID = "com.example.lingo.forever"

  static let plus: ProductID = "com.example.lingo.plus.yearly"

  init(
    start: String = "2026-12-01T09:41:00.000Z", storefront: StorefrontCode = "CAN", system: String = "26.4",
    policy: StorePolicy = StorePolicy(), offers: [ProductID: [SubscriptionOffer]] = [:],
    shareable: Set<ProductID> = []
  ) throws {
    precondition(MutantSwitch.isSet)
    var catalog = try CatalogReader.read(SampleCatalog.bytes, file: "lingo.json").catalog
    for index in catalog.products.indices {
      if let offers = offers[catalog.products[index].id] { catalog.products[index].subscription?.offers = offers }
      if shareable.contains(catalog.products[index].id) { catalog.products[index].isFamilyShareable = true }
    }
    rules = StoreRules(catalog: catalog, policy: policy)
    state = StoreState()
    let now = try #require(Instant(iso8601: start))
    let version = try #require(SystemVersion(system))
    record([
      NewEvent(at: now, .storeOpened(StoreOpened(seed: 1))),
      NewEvent(
        at: now, customer: Self.customer,
        .customerAdded(CustomerAdded(storefront: storefront, language: "en", systemVersion: version))),
    ])
  }

  var customer: CustomerState { state.customer(Self.customer) ?? CustomerState.missing }
  var subscription: Subscription? { customer.subscriptions.last }
  var entitlements: [ProductID] { customer.currentEntitlements(at: state.now).map(\.productID) }

  private mutating func record(_ new: [NewEvent]) {
    for event in new {
      let recorded = RecordedEvent(sequence: state.sequence + 1, event)
      state.apply(recorded)
      events.append(recorded)
    }
  }

  @discardableResult
  mutating func perform(_ command: CustomerCommand, for name: CustomerName = TestStore.customer) throws -> [String] {
    try perform(.forCustomer(name, command))
  }

  @discardableResult
  mutating func perform(_ command: Command) throws -> [String] {
    let new = try rules.decide(command, state)
    record(new)
    return lines(new)
  }

  @discardableResult
  mutating func buy(
    _ product: ProductID = TestStore.pro, _ plan: BillingPlanType? = .monthly, id: String? = nil,
    outcome: PurchaseOutcome = .success, offer: String? = nil, for name: CustomerName = TestStore.customer
  ) throws -> [String] {
    let request = PurchaseRequest(
      requestID: id ?? "r\(state.sequence)", productID: product, plan: plan, offerID: offer)
    return try perform(.purchase(request, outcome: outcome), for: name)
  }

  @discardableResult
  mutating func advance(months: Int = 0, days: Int = 0) throws -> [String] {
    try advance(to: state.now.adding(months: months).adding(days: days))
  }

  @discardableResult
  mutating func advance(to target: Instant) throws -> [String] {
    let before = state
    var future = state
    let new = try rules.advance(&future, to: target)
    record(new)
    #expect(state == future, "what advance did is not what its events say")
    #expect(before.now <= state.now)
    return lines(new)
  }

  /// `2027-01-01 DID_RENEW 2/12 9990 until 2027-02-01`
  private func lines(_ new: [NewEvent]) -> [String] {
    new.compactMap { event in
      if case .clockAdvanced = event.event { return nil }
      let recorded = RecordedEvent(sequence: 0, event)
      let name = recorded.notification?.description ?? event.event.typeName
      return ([event.at.utcDay.iso8601, name] + details(event.event)).joined(separator: " ")
    }
  }

  private func details(_ event: StoreEvent) -> [String] {
    let transaction: TransactionRecord
    switch event {
    case .purchased(let event): transaction = event.transaction
    case .renewed(let event): transaction = event.transaction
    default: return []
    }
    let number = transaction.commitment.map { ["\($0.billingPeriodNumber)/\($0.totalBillingPeriods)"] } ?? []
    let end = transaction.expirationDate.map { ["until \($0.utcDay.iso8601)"] } ?? []
    return number + ["\(transaction.price.milliunits)"] + end
  }
}

extension CustomerState {
  static var missing: CustomerState {
    CustomerState(name: "", storefront: "", language: "", systemVersion: SystemVersion(major: 0, minor: 0))
  }
}
