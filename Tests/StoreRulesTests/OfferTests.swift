import Testing
import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules

/// Discounts, by plan (decision D11).
@Suite struct OfferTests {
  private func store(_ offers: SubscriptionOffer..., on product: ProductID = TestStore.pro) throws -> TestStore {
    try TestStore(offers: [product: offers])
  }

  @Test("A free trial comes before the commitment: payment 1 of 12 is charged at its end")
  func trial() throws {
    var store = try store(OfferSamples.trial())
    #expect(try store.buy() == ["2026-12-01 SUBSCRIBED/INITIAL_BUY 0 until 2026-12-08"])
    let paid = try #require(store.customer.transactions.last)
    #expect(paid.billingPlanType == .monthly)
    #expect(paid.commitment == nil)
    #expect(paid.offer?.paymentMode == .freeTrial)
    let info = try #require(store.subscription?.renewalInfo)
    #expect(info.commitment == nil)
    #expect(info.willAutoRenew)
    #expect(info.renewalPrice?.milliunits == 9_990)
    #expect(store.entitlements == [TestStore.pro])
    let year = try store.advance(days: 7)
    #expect(year == ["2026-12-08 DID_RENEW 1/12 9990 until 2027-01-08"])
    #expect(store.subscription?.commitmentEnd?.utcDay.iso8601 == "2027-12-08")
    #expect(try store.advance(months: 12).last == "2027-12-08 DID_RENEW 1/12 9990 until 2028-01-08")
    #expect(store.customer.transactions.count == 14)
  }

  @Test("Cancelling during a trial ends it at its end, with nothing to pay")
  func cancelledTrial() throws {
    var store = try store(OfferSamples.trial())
    try store.buy()
    #expect(try store.perform(.cancelRenewal(nil)) == ["2026-12-01 DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"])
    #expect(store.subscription?.renewalInfo.willAutoRenew == false)
    #expect(try store.advance(months: 12) == ["2026-12-08 EXPIRED/VOLUNTARY"])
    #expect(store.customer.transactions.map(\.price.milliunits) == [0])
  }

  @Test("A trial is given once in a group, and never to somebody who subscribes")
  func eligibility() throws {
    var store = try TestStore(
      offers: [
        TestStore.pro: [OfferSamples.trial(), OfferSamples.trial(.upFront)], TestStore.max: [OfferSamples.trial()],
      ])
    #expect(try store.buy() == ["2026-12-01 SUBSCRIBED/INITIAL_BUY 0 until 2026-12-08"])
    #expect(
      try store.buy(TestStore.max) == ["2026-12-01 DID_CHANGE_RENEWAL_PREF/UPGRADE 1/12 14990 until 2027-01-01"])
    try store.perform(.cancelRenewal(nil))
    try store.advance(months: 13)
    #expect(store.subscription?.isRunning == false)
    #expect(try store.buy(TestStore.pro, .upFront).last == "2028-01-01 SUBSCRIBED/RESUBSCRIBE 79990 until 2029-01-01")
  }

  @Test("An upgrade gets no introductory offer, though the customer never had one")
  func noOfferOnChange() throws {
    var store = try store(OfferSamples.trial(), on: TestStore.max)
    try store.buy()
    #expect(
      try store.buy(TestStore.max) == ["2026-12-01 DID_CHANGE_RENEWAL_PREF/UPGRADE 1/12 14990 until 2027-01-01"])
  }

  @Test("A discount paid up front comes before the commitment too")
  func payUpFront() throws {
    var store = try store(OfferSamples.payUpFront(14_990, months: 3))
    #expect(try store.buy() == ["2026-12-01 SUBSCRIBED/INITIAL_BUY 14990 until 2027-03-01"])
    #expect(try store.advance(months: 3) == ["2027-03-01 DID_RENEW 1/12 9990 until 2027-04-01"])
    #expect(store.customer.obligation(of: try #require(store.subscription)).charged.milliunits == 9_990)
  }

  @Test("Payments at a discount count in the commitment, and its price is their sum")
  func payAsYouGo() throws {
    var store = try store(OfferSamples.payAsYouGo(4_990, count: 3))
    #expect(try store.buy() == ["2026-12-01 SUBSCRIBED/INITIAL_BUY 1/12 4990 until 2027-01-01"])
    let total: Int64 = 3 * 4_990 + 9 * 9_990
    #expect(store.customer.transactions.last?.commitment?.price.milliunits == total)
    #expect(store.customer.obligation(of: try #require(store.subscription)).stillToPay.milliunits == total - 4_990)
    let rest = try store.advance(months: 12)
    #expect(rest.prefix(3).map { $0.split(separator: " ")[3] } == ["4990", "4990", "9990"])
    #expect(rest.last == "2027-12-01 DID_RENEW 1/12 9990 until 2028-01-01")
    #expect(store.customer.transactions.prefix(12).map(\.price.milliunits).reduce(0, +) == total)
    #expect(store.customer.transactions.last?.commitment?.price.milliunits == 119_880)
  }

  @Test("A discounted month-to-month plan goes back to its price")
  func monthToMonth() throws {
    let offer = OfferSamples.payAsYouGo(5_990, count: 2, plan: .upFront)
    var store = try store(offer, on: TestStore.proMonthly)
    try store.buy(TestStore.proMonthly, nil)
    #expect(
      try store.advance(months: 2) == [
        "2027-01-01 DID_RENEW 5990 until 2027-02-01", "2027-02-01 DID_RENEW 12990 until 2027-03-01",
      ])
  }

  @Test("A trial's first payment that fails is tried for 90 days, without a commitment")
  func failingTrial() throws {
    var store = try store(OfferSamples.trial())
    try store.buy()
    try store.perform(.setPaymentMethod(works: false))
    try store.perform(.setGracePeriod(GracePeriod(days: 16)))
    #expect(try store.advance(days: 30) == ["2026-12-08 DID_FAIL_TO_RENEW"])
    #expect(store.entitlements == [])
    #expect(
      try store.perform(.setPaymentMethod(works: true)) == [
        "2026-12-31 paymentMethodChanged", "2026-12-31 DID_RENEW/BILLING_RECOVERY 1/12 9990 until 2027-01-31",
      ])
  }

  @Test("The policy can say that a trial is period 1")
  func policy() throws {
    var policy = StorePolicy()
    policy.sendsCommitmentBeforePlan = true
    var store = try TestStore(policy: policy, offers: [TestStore.pro: [OfferSamples.trial()]])
    #expect(try store.buy() == ["2026-12-01 SUBSCRIBED/INITIAL_BUY 1/12 0 until 2026-12-08"])
    #expect(try store.advance(days: 7) == ["2026-12-08 DID_RENEW 1/12 9990 until 2027-01-08"])
  }

  @Test("A promotional offer is for who subscribes or did; it waits for the next commitment")
  func promotional() throws {
    let offer = OfferSamples.payAsYouGo(6_990, count: 2, type: .promotional, id: "loyal")
    var store = try store(offer)
    #expect(throws: Rejection.notEligibleForOffer("loyal")) { try store.buy(offer: "loyal") }
    #expect(throws: Rejection.noSuchOffer("other")) { try store.buy(offer: "other") }
    try store.buy()
    #expect(try store.buy(offer: "loyal") == ["2026-12-01 OFFER_REDEEMED"])
    #expect(store.subscription?.renewalInfo.commitment?.renewalPrice.milliunits == 6_990)
    #expect(throws: Rejection.changeAlreadyChosen(TestStore.pro)) { try store.buy(offer: "loyal") }
    let year = try store.advance(months: 12)
    #expect(year.last == "2027-12-01 DID_RENEW 1/12 6990 until 2028-01-01")
    #expect(store.customer.transactions.last?.offer?.id == "loyal")
    let total: Int64 = 2 * 6_990 + 10 * 9_990
    #expect(store.customer.transactions.last?.commitment?.price.milliunits == total)
  }

  @Test("A win-back offer is for who has paid and left")
  func winBack() throws {
    let offer = OfferSamples.payAsYouGo(3_990, count: 1, type: .winBack, id: "back")
    var store = try store(offer)
    #expect(throws: Rejection.notEligibleForOffer("back")) { try store.buy(offer: "back") }
    try store.buy()
    #expect(throws: Rejection.notEligibleForOffer("back")) { try store.buy(offer: "back") }
    try store.perform(.cancelRenewal(nil))
    try store.advance(months: 13)
    let product = try #require(store.rules.catalog.product(TestStore.pro))
    #expect(store.customer.eligibleWinBackOffers(of: product).map(\.id) == ["back"])
    #expect(try store.buy(offer: "back") == ["2028-01-01 SUBSCRIBED/RESUBSCRIBE 1/12 3990 until 2028-02-01"])
  }

  @Test("An offer code is redeemed once, by whom it is for")
  func codes() throws {
    let offer = OfferSamples.payAsYouGo(
      1_990, count: 3, type: .code, id: "spring", code: "SPRING26", eligibility: [.new, .existing])
    var store = try store(offer)
    #expect(throws: Rejection.noSuchCode("SPRING")) { try store.perform(.redeem(code: "SPRING", requestID: "a")) }
    #expect(
      try store.perform(.redeem(code: "SPRING26", requestID: "a")) == [
        "2026-12-01 SUBSCRIBED/INITIAL_BUY 1/12 1990 until 2027-01-01"
      ])
    #expect(try store.perform(.redeem(code: "SPRING26", requestID: "a")) == [])
    #expect(throws: Rejection.notEligibleForOffer("spring")) {
      try store.perform(.redeem(code: "SPRING26", requestID: "b"))
    }
    var lapsed = try self.store(offer)
    try lapsed.buy()
    try lapsed.perform(.cancelRenewal(nil))
    try lapsed.advance(months: 12)
    #expect(throws: Rejection.notEligibleForOffer("spring")) {
      try lapsed.perform(.redeem(code: "SPRING26", requestID: "c"))
    }
  }

  @Test("An offer redeemed with a change of product is told as a redemption")
  func changes() throws {
    var store = try TestStore(offers: [
      TestStore.max: [OfferSamples.payAsYouGo(9_990, count: 1, type: .code, id: "up", code: "UP")],
      TestStore.plus: [OfferSamples.payAsYouGo(990, count: 1, type: .code, id: "down", code: "DOWN")],
    ])
    try store.buy()
    #expect(try store.perform(.redeem(code: "DOWN", requestID: "d")) == ["2026-12-01 OFFER_REDEEMED/DOWNGRADE"])
    #expect(
      try store.perform(.redeem(code: "UP", requestID: "u")) == [
        "2026-12-01 OFFER_REDEEMED/UPGRADE 1/12 9990 until 2027-01-01"
      ])
    #expect(store.subscription?.nextTerms == nil)
  }
}
