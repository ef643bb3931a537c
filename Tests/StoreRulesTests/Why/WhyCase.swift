import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules
@testable import TwelveWording

/// A story, a question about where it led, and what is answered.
struct WhyCase: Sendable, CustomStringConvertible {
  var reason: Explanation.Reason
  /// In English.
  var paragraph: String
  var customer: CustomerName = TestStore.customer
  var question: Asked
  var story: @Sendable () throws -> TestStore

  var description: String { "\(reason): \(paragraph.prefix(60))" }

  enum Asked: Sendable {
    /// The charge at this place, counted from 1; from the end when negative.
    case payment(Int)
    case run(Question.Topic)
  }

  init(
    _ reason: Explanation.Reason, _ question: Asked, of customer: CustomerName = TestStore.customer,
    _ paragraph: String, story: @escaping @Sendable () throws -> TestStore
  ) {
    (self.reason, self.question, self.customer) = (reason, question, customer)
    (self.paragraph, self.story) = (paragraph, story)
  }

  func explanation() throws -> Explanation? {
    let store = try story()
    return store.explain(question, of: customer)
  }
}

extension TestStore {
  func explain(_ asked: WhyCase.Asked, of name: CustomerName = TestStore.customer) -> Explanation? {
    guard let customer = state.customer(name) else { return nil }
    let question: Question? =
      switch asked {
      case .payment(let number):
        .payment(customer.transactions[number > 0 ? number - 1 : customer.transactions.count + number].id)
      case .run(let topic): customer.subscriptions.last.map { Question(topic, ofRun: $0.runID) }
      }
    return question.flatMap { state.explain($0, for: name, from: events, policy: rules.policy) }
  }

  func text(_ explanation: Explanation, _ language: Language = .english) -> WhyText {
    Words(language: language, zone: .utc).explain(explanation, catalog: rules.catalog)
  }

  /// A store in which a product has been bought, some months ago.
  static func bought(
    _ product: ProductID = TestStore.pro, _ plan: BillingPlanType? = .monthly, months: Int = 0,
    offer: SubscriptionOffer? = nil, shareable: Set<ProductID> = []
  ) throws -> TestStore {
    var store = try TestStore(offers: offer.map { [product: [$0]] } ?? [:], shareable: shareable)
    try store.buy(product, plan)
    try store.advance(months: months)
    return store
  }

  /// A store whose next charge fails, some days ago.
  static func failed(
    _ product: ProductID = TestStore.pro, _ plan: BillingPlanType? = .monthly, months: Int = 4, days: Int = 8
  ) throws -> TestStore {
    var store = try bought(product, plan, months: months)
    try store.perform(.setPaymentMethod(works: false))
    try store.advance(months: 1, days: days)
    return store
  }

  /// A store in which access goes on though the renewal has failed.
  static func inGrace() throws -> TestStore {
    var store = try bought(TestStore.proMonthly, nil, months: 4)
    try store.perform(.setGracePeriod(GracePeriod(days: 16)))
    try store.perform(.setPaymentMethod(works: false))
    try store.advance(months: 1, days: 8)
    return store
  }

  /// A store in which Ann is given what the customer bought.
  static func shared(_ product: ProductID = TestStore.pro, _ plan: BillingPlanType? = .monthly) throws -> TestStore {
    var store = try bought(product, plan, shareable: [product])
    let version = SystemVersion(major: 26, minor: 4)
    try store.perform(.addCustomer("ann", storefront: "CAN", language: "en", systemVersion: version))
    try store.perform(.receiveFamilySharing(product, from: customer, requestID: "family"), for: "ann")
    return store
  }

  /// The same store after something more.
  func then(_ steps: (inout TestStore) throws -> Void) rethrows -> TestStore {
    var store = self
    try steps(&store)
    return store
  }

  /// Refunds the charge at this place, counted from 1.
  mutating func refund(_ number: Int, percentage: Int = 100_000) throws {
    let id = customer.transactions[number - 1].id
    try perform(.requestRefund(id, .other, isThroughApp: false))
    try perform(.grantRefund(id, percentage: percentage))
  }

  mutating func changePrice(_ product: ProductID, _ plan: BillingPlanType, to milliunits: Int64) throws {
    try perform(.changePrice(product, plan, "CAN", milliunits: milliunits, isForNewSubscribersOnly: false))
  }
}
