import Testing
import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules

/// What is told before a purchase is what is charged after it (decision D11).
@Suite struct PlannedChargesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var product = TestStore.pro
    var plan: BillingPlanType? = .monthly
    var offer: SubscriptionOffer?
    var start = "2026-12-01T09:41:00.000Z"
  }

  static let cases: [Case] = [
    Case(testDescription: "no offer"),
    Case(testDescription: "no offer, bought on the last day of a month", start: "2028-01-31T09:41:00.000Z"),
    Case(testDescription: "a trial", offer: OfferSamples.trial()),
    Case(
      testDescription: "a trial that ends on a 31st", offer: OfferSamples.trial(), start: "2028-01-24T00:00:00.000Z"),
    Case(testDescription: "paid up front", offer: OfferSamples.payUpFront(14_990, months: 3)),
    Case(testDescription: "three payments", offer: OfferSamples.payAsYouGo(4_990, count: 3)),
    Case(testDescription: "all twelve payments", offer: OfferSamples.payAsYouGo(4_990, count: 12)),
    Case(testDescription: "yearly, a trial", plan: .upFront, offer: OfferSamples.trial(.upFront)),
    Case(testDescription: "month to month", product: TestStore.proMonthly, plan: nil),
    Case(
      testDescription: "month to month, two payments", product: TestStore.proMonthly, plan: nil,
      offer: OfferSamples.payAsYouGo(5_990, count: 2, plan: .upFront)),
    Case(
      testDescription: "month to month, paid up front", product: TestStore.proMonthly, plan: nil,
      offer: OfferSamples.payUpFront(19_990, months: 2, plan: .upFront)),
  ]

  @Test("Dates and amounts are those of the charges that follow", arguments: cases)
  func asCharged(_ one: Case) throws {
    var store = try TestStore(start: one.start, offers: [one.product: [one.offer].compactMap(\.self)])
    let request = PurchaseRequest(requestID: "1", productID: one.product, plan: one.plan)
    let quote = try store.rules.quote(request, for: TestStore.customer, in: store.state)
    let planned = try #require(quote.terms).plannedCharges(from: quote.effect.start(orderedAt: store.state.now))
    #expect(quote.terms?.offer?.type == one.offer?.type)
    try store.buy(one.product, one.plan)
    let expected = [planned.before].compactMap(\.self) + planned.payments + [planned.renewal]
    _ = try store.rules.advance(&store.state, to: planned.renewal.date)
    let charged = store.customer.transactions.map {
      PlannedCharges.Charge(date: $0.purchaseDate, amount: $0.price)
    }
    #expect(charged == expected)
    #expect(planned.total == charged.dropLast().map(\.amount).reduce(.zero(planned.total.currency), +))
    #expect(
      store.customer.transactions.dropLast().last?.commitment?.price ?? planned.paymentsTotal == planned.paymentsTotal)
    #expect(planned.payments.count { $0.amount != quote.terms?.price } == planned.discounted)
  }

  @Test("Both totals are told where they differ: the plan's, and what is charged")
  func totals() throws {
    func planned(_ offer: SubscriptionOffer) throws -> PlannedCharges {
      let store = try TestStore(offers: [TestStore.pro: [offer]])
      let request = PurchaseRequest(requestID: "1", productID: TestStore.pro, plan: .monthly)
      let terms = try #require(try store.rules.quote(request, for: TestStore.customer, in: store.state).terms)
      return terms.plannedCharges(from: store.state.now)
    }
    func totals(_ offer: SubscriptionOffer) throws -> [Int64?] {
      let planned = try planned(offer)
      return [planned.planTotal?.milliunits, planned.paymentsTotal.milliunits, planned.total.milliunits]
    }
    #expect(try totals(OfferSamples.trial()) == [119_880, 119_880, 119_880])
    #expect(try totals(OfferSamples.payUpFront(14_990, months: 3)) == [119_880, 119_880, 134_870])
    #expect(try totals(OfferSamples.payAsYouGo(4_990, count: 3)) == [119_880, 104_880, 104_880])
  }

  @Test("What a customer may take changes with what they have; the introductory offer comes first")
  func available() throws {
    let offers = [
      OfferSamples.payAsYouGo(1_990, count: 3, type: .code, id: "spring", code: "SPRING", eligibility: [.new]),
      OfferSamples.payAsYouGo(6_990, count: 2, type: .promotional, id: "loyal"),
      OfferSamples.payAsYouGo(3_990, count: 1, type: .winBack, id: "back"), OfferSamples.trial(),
      OfferSamples.trial(.upFront),
    ]
    var store = try TestStore(offers: [TestStore.pro: offers])
    func names(_ plan: BillingPlanType = .monthly) -> [String] {
      store.rules.availableOffers(of: TestStore.pro, plan: plan, for: TestStore.customer, in: store.state)
        .map { $0.offer.id ?? "\($0.offer.type)" }
    }
    #expect(names() == ["introductory", "spring"])
    #expect(names(.upFront) == ["introductory"])
    try store.buy()
    #expect(names() == ["loyal"])
    try store.buy(offer: "loyal")
    #expect(names() == [])
    try store.perform(.undoChange(nil))
    try store.advance(months: 1)
    try store.perform(.cancelRenewal(nil))
    try store.advance(months: 12)
    #expect(names() == ["back", "loyal"])
    store.state.apply(
      RecordedEvent(
        sequence: store.state.sequence + 1,
        NewEvent(
          at: store.state.now, customer: TestStore.customer, .storefrontChanged(StorefrontChanged(storefront: "USA")))))
    #expect(names() == [])
  }

  @Test("A code leads to its offer before anything is charged, or is refused")
  func code() throws {
    let offer = OfferSamples.payAsYouGo(1_990, count: 3, type: .code, id: "spring", code: "SPRING")
    let store = try TestStore(offers: [TestStore.pro: [offer]])
    let request = try store.rules.request(forCode: "SPRING", requestID: "a", for: TestStore.customer, in: store.state)
    #expect(
      request
        == PurchaseRequest(requestID: "a", productID: TestStore.pro, plan: .monthly, offerID: "spring"))
    #expect(throws: Rejection.noSuchCode("FALL")) {
      try store.rules.request(forCode: "FALL", requestID: "a", for: TestStore.customer, in: store.state)
    }
  }
}
