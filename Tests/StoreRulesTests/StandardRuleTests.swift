import Testing
import TwelveCommerce

@testable import TwelveStoreRules

/// Grace periods, prices, sale, extensions, families and interrupted purchases.
@Suite struct StandardRuleTests {
  @Test("A grace period keeps access and the schedule; commitments have none (D2, D3)")
  func grace() throws {
    var store = try TestStore()
    #expect(throws: Rejection.invalidGracePeriod(days: 7)) { try store.perform(.setGracePeriod(GracePeriod(days: 7))) }
    try store.perform(.setGracePeriod(GracePeriod(days: 16)))
    try store.buy(TestStore.proMonthly, nil)
    try store.perform(.setPaymentMethod(works: false))
    #expect(try store.advance(months: 1, days: 5) == ["2027-01-01 DID_FAIL_TO_RENEW/GRACE_PERIOD"])
    #expect(store.subscription?.state == .inGracePeriod)
    #expect(store.subscription?.renewalInfo.gracePeriodExpirationDate?.utcDay.iso8601 == "2027-01-17")
    #expect(store.subscription?.renewalInfo.isInBillingRetry == false)
    #expect(store.entitlements == [TestStore.proMonthly])
    var recovered = store
    #expect(
      try recovered.perform(.setPaymentMethod(works: true)) == [
        "2027-01-06 paymentMethodChanged", "2027-01-06 DID_RENEW/BILLING_RECOVERY 12990 until 2027-02-01",
      ])
    #expect(try store.advance(days: 11) == ["2027-01-17 GRACE_PERIOD_EXPIRED"])
    #expect(store.entitlements == [])
    #expect(store.subscription?.state == .inBillingRetryPeriod)
    #expect(try store.advance(months: 3) == ["2027-03-02 EXPIRED/BILLING_RETRY"])
    var bound = try TestStore()
    try bound.perform(.setGracePeriod(GracePeriod(days: 28)))
    try bound.buy()
    try bound.perform(.setPaymentMethod(works: false))
    #expect(try bound.advance(months: 1) == ["2027-01-01 DID_FAIL_TO_RENEW"])
    #expect(bound.entitlements == [])
  }

  @Test("A price that rises a little is told, a lot is asked; the commitment keeps its price meanwhile (D16)")
  func priceIncrease() throws {
    var store = try TestStore()
    try store.buy()
    #expect(
      try store.price(TestStore.pro, .monthly, 11_990) == [
        "2026-12-01 priceChanged", "2026-12-01 PRICE_INCREASE/ACCEPTED",
      ])
    #expect(store.subscription?.renewalInfo.priceIncreaseStatus == .agreed)
    #expect(store.subscription?.renewalInfo.renewalPrice?.milliunits == 9_990)
    #expect(store.subscription?.renewalInfo.commitment?.renewalPrice.milliunits == 11_990)
    let year = try store.advance(months: 12)
    #expect(year.allSatisfy { $0.contains(" 9990 ") } == false)
    #expect(year.dropLast().allSatisfy { $0.contains(" 9990 ") })
    #expect(year.last == "2027-12-01 DID_RENEW 1/12 11990 until 2028-01-01")
    #expect(store.customer.transactions.last?.commitment?.price.milliunits == 143_880)
  }

  @Test("Without consent by the end of the commitment it ends (D16)")
  func noConsent() throws {
    var store = try TestStore()
    try store.buy()
    #expect(try store.price(TestStore.pro, .monthly, 19_990).last == "2026-12-01 PRICE_INCREASE/PENDING")
    #expect(store.subscription?.renewalInfo.priceIncreaseStatus == .pending)
    var agreed = store
    #expect(
      try agreed.perform(.answerPriceIncrease(agrees: true, nil)) == ["2026-12-01 PRICE_INCREASE/ACCEPTED"])
    #expect(throws: Rejection.noPriceIncrease(TestStore.pro)) {
      try agreed.perform(.answerPriceIncrease(agrees: true, nil))
    }
    #expect(try agreed.advance(months: 12).last == "2027-12-01 DID_RENEW 1/12 19990 until 2028-01-01")
    #expect(try store.perform(.answerPriceIncrease(agrees: false, nil)) == ["2026-12-01 priceChangeAnswered"])
    let year = try store.advance(months: 14)
    #expect(year.count == 12)
    #expect(year.last == "2027-12-01 EXPIRED/PRICE_INCREASE")
    #expect(store.subscription?.renewalInfo.expirationReason == .didNotConsentToPriceIncrease)
  }

  @Test("A second rise within a year is asked, one a year later is not; a fall needs no word")
  func twice() throws {
    var store = try TestStore()
    try store.buy(TestStore.proMonthly, nil)
    #expect(try store.price(TestStore.proMonthly, .upFront, 13_990).last == "2026-12-01 PRICE_INCREASE/ACCEPTED")
    #expect(try store.price(TestStore.proMonthly, .upFront, 14_990).last == "2026-12-01 PRICE_INCREASE/PENDING")
    try store.perform(.answerPriceIncrease(agrees: true, nil))
    try store.advance(months: 13)
    #expect(store.customer.transactions.last?.price.milliunits == 14_990)
    #expect(try store.price(TestStore.proMonthly, .upFront, 15_990).last == "2028-01-01 PRICE_INCREASE/ACCEPTED")
    #expect(try store.price(TestStore.proMonthly, .upFront, 9_990).last == "2028-01-01 priceChangeAnnounced")
    #expect(try store.advance(months: 1) == ["2028-02-01 DID_RENEW 9990 until 2028-03-01"])
  }

  @Test("Present subscribers can keep their price; new ones pay the new one")
  func newSubscribersOnly() throws {
    var store = try TestStore()
    try store.buy()
    #expect(
      try store.perform(
        .changePrice(TestStore.pro, .monthly, "CAN", milliunits: 12_990, isForNewSubscribersOnly: true))
        == ["2026-12-01 priceChanged"])
    #expect(try store.advance(months: 12).last == "2027-12-01 DID_RENEW 1/12 9990 until 2028-01-01")
    try store.perform(.cancelRenewal(nil))
    try store.advance(months: 12)
    #expect(try store.buy().last == "2028-12-01 SUBSCRIBED/RESUBSCRIBE 1/12 12990 until 2029-01-01")
  }

  @Test("What is taken from sale is not sold, and ends when it would renew")
  func sale() throws {
    var store = try TestStore()
    try store.buy()
    #expect(try store.perform(.setForSale(TestStore.pro, false)) == ["2026-12-01 saleChanged"])
    #expect(try store.perform(.setForSale(TestStore.pro, false)) == [])
    let year = try store.advance(months: 12)
    #expect(year.count == 12)
    #expect(year.last == "2027-12-01 EXPIRED/PRODUCT_NOT_FOR_SALE")
    #expect(store.subscription?.renewalInfo.expirationReason == .productUnavailable)
    #expect(throws: Rejection.removedFromSale(TestStore.pro)) { try store.buy() }
    try store.perform(.setForSale(TestStore.pro, true))
    #expect(try store.buy().count == 1)
  }

  @Test("An extension moves the period, the commitment and all that follows (D15)")
  func extending() throws {
    var store = try TestStore()
    try store.buy()
    try store.advance(months: 2)
    #expect(throws: Rejection.invalidExtension(days: 91, most: 90)) {
      try store.perform(.extendRenewal(days: 91, nil))
    }
    #expect(try store.perform(.extendRenewal(days: 10, nil)) == ["2027-02-01 RENEWAL_EXTENDED"])
    let paid = try #require(store.customer.transactions.last)
    #expect(paid.expirationDate?.utcDay.iso8601 == "2027-03-11")
    #expect(paid.commitment?.expirationDate.utcDay.iso8601 == "2027-12-11")
    try store.perform(.extendRenewal(days: 1, nil))
    #expect(throws: Rejection.tooManyExtensions(most: 2)) { try store.perform(.extendRenewal(days: 1, nil)) }
    #expect(try store.advance(months: 2) == ["2027-03-12 DID_RENEW 4/12 9990 until 2027-04-12"])
    #expect(store.subscription?.commitmentEnd?.utcDay.iso8601 == "2027-12-12")
    try store.perform(.setPaymentMethod(works: false))
    try store.advance(months: 1)
    #expect(throws: Rejection.extensionNotPossible(TestStore.pro)) { try store.perform(.extendRenewal(days: 1, nil)) }
    #expect(
      try store.perform(.setPaymentMethod(works: true)).last
        == "2027-05-01 DID_RENEW/BILLING_RECOVERY 5/12 9990 until 2027-06-01")
  }

  @Test("An extension for everybody tells each, and what failed, and a summary")
  func extendingAll() throws {
    var store = try TestStore()
    try store.buy()
    for name in ["ann", "bob"] as [CustomerName] {
      try store.perform(
        .addCustomer(name, storefront: "CAN", language: "en", systemVersion: SystemVersion(major: 26, minor: 4)))
      try store.buy(for: name)
    }
    try store.perform(.setPaymentMethod(works: false), for: "bob")
    try store.advance(months: 1, days: 1)
    let all = Command.extendAll(TestStore.pro, days: 3, storefronts: [], requestID: "outage")
    #expect(
      try store.perform(all) == [
        "2027-01-02 RENEWAL_EXTENDED", "2027-01-02 RENEWAL_EXTENDED", "2027-01-02 RENEWAL_EXTENSION/FAILURE",
        "2027-01-02 RENEWAL_EXTENSION/SUMMARY",
      ])
    #expect(throws: Rejection.extensionAlreadyDone("outage")) { try store.perform(all) }
    let elsewhere = Command.extendAll(TestStore.pro, days: 3, storefronts: ["FRA"], requestID: "other")
    #expect(try store.perform(elsewhere) == ["2027-01-02 RENEWAL_EXTENSION/SUMMARY"])
  }

  @Test("What the family shares follows the one who pays, and ends with a refund")
  func family() throws {
    var store = try TestStore()
    try store.perform(
      .addCustomer("ann", storefront: "CAN", language: "en", systemVersion: SystemVersion(major: 26, minor: 4)))
    #expect(throws: Rejection.nothingToShare(TestStore.forever, TestStore.customer)) {
      try store.perform(
        .receiveFamilySharing(TestStore.forever, from: TestStore.customer, requestID: "f"), for: "ann")
    }
    try store.buy(TestStore.forever, nil)
    try store.perform(.receiveFamilySharing(TestStore.forever, from: TestStore.customer, requestID: "f"), for: "ann")
    let ann = { (store: TestStore) in
      (store.state.customer("ann")?.currentEntitlements(at: store.state.now) ?? []).map(\.productID)
    }
    #expect(ann(store) == [TestStore.forever])
    #expect(
      try store.perform(.refund(store.customer.transactions[0].id)) == [
        "2026-12-01 CONSUMPTION_REQUEST", "2026-12-01 REFUND", "2026-12-01 REVOKE",
      ])
    #expect(ann(store) == [])
    #expect(throws: Rejection.notFamilyShareable(TestStore.pro)) {
      try store.perform(.receiveFamilySharing(TestStore.pro, from: TestStore.customer, requestID: "g"), for: "ann")
    }
    #expect(throws: Rejection.notShared(TestStore.forever)) {
      try store.perform(.loseFamilySharing(TestStore.forever), for: "ann")
    }
  }

  @Test("A shared subscription renews and ends as the payer's does")
  func sharedSubscription() throws {
    var store = try TestStore(shareable: [TestStore.pro])
    try store.perform(
      .addCustomer("ann", storefront: "CAN", language: "en", systemVersion: SystemVersion(major: 26, minor: 4)))
    try store.buy()
    #expect(
      try store.perform(.receiveFamilySharing(TestStore.pro, from: TestStore.customer, requestID: "f"), for: "ann")
        == ["2026-12-01 SUBSCRIBED/INITIAL_BUY 0 until 2027-01-01"])
    #expect(
      try store.advance(months: 1) == [
        "2027-01-01 DID_RENEW 2/12 9990 until 2027-02-01", "2027-01-01 DID_RENEW 0 until 2027-02-01",
      ])
    let shared = try #require(store.state.customer("ann")?.transactions.last)
    #expect(shared.sharedBy == TestStore.customer)
    #expect(store.state.customer("ann")?.runningSubscriptions.first?.renewalInfo.commitment == nil)
    try store.perform(.setPaymentMethod(works: false))
    #expect(
      try store.advance(months: 1) == ["2027-02-01 DID_FAIL_TO_RENEW", "2027-02-01 EXPIRED/BILLING_RETRY"])
  }

  @Test("An interrupted purchase goes through once it is resolved")
  func interrupted() throws {
    var store = try TestStore()
    #expect(throws: Rejection.nothingInterrupted) { try store.perform(.resolvePurchase(requestID: nil)) }
    #expect(try store.buy(id: "i", outcome: .interrupted) == ["2026-12-01 purchaseInterrupted"])
    #expect(store.customer.transactions.isEmpty)
    try store.advance(days: 1)
    #expect(
      try store.perform(.resolvePurchase(requestID: "i")) == [
        "2026-12-02 SUBSCRIBED/INITIAL_BUY 1/12 9990 until 2027-01-02"
      ])
    #expect(store.customer.interruptedPurchases == [])
  }

  @Test(
    "A chosen error charges nothing",
    arguments: [PurchaseOutcome.unknown, .systemError, .productUnavailable, .purchaseNotAllowed])
  func errors(_ outcome: PurchaseOutcome) throws {
    var store = try TestStore()
    #expect(try store.buy(outcome: outcome) == ["2026-12-01 purchaseNotMade"])
    #expect(store.customer.transactions.isEmpty)
  }
}

extension TestStore {
  fileprivate mutating func price(
    _ product: ProductID, _ plan: BillingPlanType, _ milliunits: Int64
  ) throws -> [String] {
    try perform(.changePrice(product, plan, "CAN", milliunits: milliunits, isForNewSubscribersOnly: false))
  }
}
