import Testing
import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules

@Suite struct PurchaseTests {
  @Test("Where the plan is not sold, asking for it is refused and nothing else is bought (D17)")
  func planNotSold() throws {
    var american = try TestStore(storefront: "USA")
    #expect(throws: Rejection.planNotSoldInStorefront("USA")) { try american.buy() }
    var old = try TestStore(system: "26.3")
    let (needed, has) = (SystemVersion(major: 26, minor: 4), SystemVersion(major: 26, minor: 3))
    #expect(throws: Rejection.planNeedsSystem(needed, has: has)) { try old.buy() }
    #expect(try old.buy(TestStore.pro, nil) == ["2026-12-01 SUBSCRIBED/INITIAL_BUY 79990 until 2027-12-01"])
    #expect(old.customer.transactions.last?.billingPlanType == .upFront)
    #expect(old.customer.transactions.last?.commitment == nil)
    #expect(throws: Rejection.planNotOffered(TestStore.proMonthly)) {
      var store = try TestStore()
      try store.buy(TestStore.proMonthly, .monthly)
    }
    #expect(throws: Rejection.notASubscription(TestStore.forever)) {
      var store = try TestStore()
      try store.buy(TestStore.forever, .monthly)
    }
  }

  @Test("Nothing is charged when it is cancelled, declined or pending")
  func notCharged() throws {
    var store = try TestStore()
    #expect(try store.buy(outcome: .cancel) == ["2026-12-01 purchaseNotMade"])
    #expect(try store.buy(outcome: .decline) == ["2026-12-01 purchaseNotMade"])
    #expect(try store.buy(id: "ask", outcome: .pending) == ["2026-12-01 purchasePending"])
    #expect(store.customer.transactions == [])
    #expect(throws: Rejection.noSuchRequest("other")) { try store.perform(.approvePurchase(requestID: "other")) }
    try store.advance(days: 2)
    #expect(
      try store.perform(.approvePurchase(requestID: nil)) == [
        "2026-12-03 SUBSCRIBED/INITIAL_BUY 1/12 9990 until 2027-01-03"
      ])
    #expect(store.customer.pendingPurchases == [])
    #expect(throws: Rejection.nothingPending) { try store.perform(.approvePurchase(requestID: nil)) }
    #expect(try store.buy(TestStore.forever, nil, outcome: .pending).count == 1)
    #expect(try store.perform(.declinePurchase(requestID: nil)) == ["2026-12-03 pendingPurchaseDeclined"])
    #expect(store.customer.pendingPurchases == [])
  }

  @Test("A payment method that fails declines a purchase, approved ones too")
  func failingMethod() throws {
    var store = try TestStore()
    try store.buy(id: "ask", outcome: .pending)
    try store.perform(.setPaymentMethod(works: false))
    #expect(try store.buy(TestStore.forever, nil) == ["2026-12-01 purchaseNotMade"])
    #expect(try store.perform(.approvePurchase(requestID: "ask")) == ["2026-12-01 purchaseNotMade"])
    #expect(store.customer.transactions == [])
  }

  @Test("A one-time purchase is owned for good, once, beside a commitment too (D19)")
  func oneTime() throws {
    var store = try TestStore()
    try store.buy()
    let request = PurchaseRequest(requestID: "q", productID: TestStore.forever)
    let quote = try store.rules.quote(request, for: TestStore.customer, in: store.state)
    #expect(quote.paymentsGoingOn?.count == 11)
    #expect(try store.buy(TestStore.forever, nil) == ["2026-12-01 ONE_TIME_CHARGE 199990"])
    #expect(throws: Rejection.alreadyOwned(TestStore.forever)) { try store.buy(TestStore.forever, nil) }
    #expect(store.entitlements == [TestStore.pro, TestStore.forever])
    let id = try #require(store.customer.transactions.last).id
    #expect(try store.perform(.refund(id)) == ["2026-12-01 CONSUMPTION_REQUEST", "2026-12-01 REFUND"])
    #expect(store.entitlements == [TestStore.pro])
    #expect(throws: Rejection.alreadyRefunded(id)) { try store.perform(.refund(id)) }
    #expect(try store.buy(TestStore.forever, nil) == ["2026-12-01 ONE_TIME_CHARGE 199990"])
  }

  @Test("One request id has one effect")
  func idempotency() throws {
    var store = try TestStore()
    try store.buy(id: "same")
    #expect(try store.buy(id: "same") == [])
    #expect(store.customer.transactions.count == 1)
  }

  @Test("An unverified purchase is charged and marked")
  func unverified() throws {
    var store = try TestStore()
    try store.buy(outcome: .unverified)
    #expect(store.customer.transactions.last?.isUnverified == true)
  }

  @Test("Yearly and month-to-month subscriptions follow the standard rules")
  func standardPlans() throws {
    var store = try TestStore()
    #expect(try store.buy(TestStore.proMonthly, nil) == ["2026-12-01 SUBSCRIBED/INITIAL_BUY 12990 until 2027-01-01"])
    #expect(try store.advance(months: 1) == ["2027-01-01 DID_RENEW 12990 until 2027-02-01"])
    try store.perform(.setPaymentMethod(works: false))
    #expect(try store.advance(months: 1) == ["2027-02-01 DID_FAIL_TO_RENEW"])
    #expect(try store.advance(days: 60) == ["2027-04-02 EXPIRED/BILLING_RETRY"])
    var yearly = try TestStore()
    try yearly.buy(TestStore.pro, .upFront)
    try yearly.perform(.cancelRenewal(nil))
    #expect(yearly.subscription?.renewalInfo.willAutoRenew == false)
    #expect(try yearly.advance(months: 12) == ["2027-12-01 EXPIRED/VOLUNTARY"])
  }

  @Test("What cannot be is refused with its reason")
  func rejections() throws {
    var store = try TestStore()
    #expect(throws: Rejection.noSuchProduct("nothing")) { try store.buy("nothing", nil) }
    #expect(throws: Rejection.noRunningSubscription) { try store.perform(.cancelRenewal(nil)) }
    #expect(throws: Rejection.noSuchTransaction(TransactionID(7))) { try store.perform(.refund(TransactionID(7))) }
    #expect(throws: Rejection.noSuchStorefront("XXX")) { try store.perform(.changeStorefront("XXX")) }
    let now = store.state.now
    #expect(throws: Rejection.timeMovesForward(now: now)) { try store.advance(to: now.adding(milliseconds: -1)) }
    try store.buy()
    #expect(throws: Rejection.alreadySubscribed(TestStore.pro)) { try store.buy() }
    let many = PurchaseRequest(requestID: "m", productID: TestStore.forever, quantity: 2)
    #expect(throws: Rejection.invalidQuantity(2, most: 1)) { try store.perform(.purchase(many, outcome: .success)) }
  }
}
