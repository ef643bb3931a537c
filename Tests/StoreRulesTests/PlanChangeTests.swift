import Testing
import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules

/// Upgrades, downgrades, cross-grades and changes of plan (decisions D12, D13, D14, D18).
@Suite struct PlanChangeTests {
  @Test("An upgrade begins at once, and gives the unused part of the current period back (D12)")
  func upgrade() throws {
    var store = try TestStore()
    try store.buy()
    try store.advance(months: 4, days: 3)
    #expect(
      try store.buy(TestStore.max) == ["2027-04-04 DID_CHANGE_RENEWAL_PREF/UPGRADE 1/12 14990 until 2027-05-04"])
    let old = store.customer.transactions[4]
    #expect(old.isUpgraded)
    // 27 of the 30 days of April are not used: 9.99 × 27 ÷ 30 = 8.991.
    #expect(old.givenBack?.milliunits == 8_990)
    #expect(old.revocation == nil)
    #expect(old.expirationDate?.utcDay.iso8601 == "2027-05-01")
    let new = try #require(store.customer.transactions.last)
    #expect(new.reason == .purchase)
    #expect(new.originalID == store.customer.transactions[0].id)
    #expect(new.commitment?.expirationDate.utcDay.iso8601 == "2028-04-04")
    #expect(store.entitlements == [TestStore.max])
    #expect(store.customer.runningSubscriptions.count == 1)
    #expect(store.subscription?.recentStart.utcDay.iso8601 == "2026-12-01")
    let owed = store.customer.obligation(of: try #require(store.subscription))
    #expect(owed.charged.milliunits == 14_990)
    #expect(owed.paymentsRemaining == 11)
    #expect(try store.advance(months: 1) == ["2027-05-04 DID_RENEW 2/12 14990 until 2027-06-04"])
  }

  @Test("What is given back is rounded half up to the cent (D12)")
  func rounding() throws {
    var store = try TestStore()
    try store.buy()
    try store.advance(days: 15)
    // 16 of the 31 days of the period are not used: 9.99 × 16 ÷ 31 = 5.156.
    try store.buy(TestStore.max)
    #expect(store.customer.transactions[0].givenBack?.milliunits == 5_160)
  }

  @Test("The policy can mark the old transaction as refunded too (D12)")
  func upgradePolicy() throws {
    var policy = StorePolicy()
    policy.revokesUpgradedTransaction = true
    var store = try TestStore(policy: policy)
    try store.buy()
    try store.advance(days: 15)
    try store.buy(TestStore.max)
    let old = store.customer.transactions[0]
    #expect(old.revocation?.kind == .refundProrated)
    #expect(old.revocation?.amount(of: old.price) == old.givenBack)
  }

  @Test("A lower level waits for the end of the commitment, and can be taken back (D13)")
  func downgrade() throws {
    var store = try TestStore()
    try store.buy()
    try store.advance(months: 2)
    #expect(try store.buy(TestStore.plus) == ["2027-02-01 DID_CHANGE_RENEWAL_PREF/DOWNGRADE"])
    var info = try #require(store.subscription?.renewalInfo)
    #expect(info.autoRenewProductID == TestStore.pro)
    #expect(info.renewalPrice?.milliunits == 9_990)
    #expect(info.commitment?.autoRenewProductID == TestStore.plus)
    #expect(info.commitment?.renewalPrice.milliunits == 5_990)
    #expect(throws: Rejection.changeAlreadyChosen(TestStore.plus)) { try store.buy(TestStore.plus) }
    #expect(try store.perform(.undoChange(nil)) == ["2027-02-01 DID_CHANGE_RENEWAL_PREF"])
    #expect(throws: Rejection.noChangeToUndo(TestStore.pro)) { try store.perform(.undoChange(nil)) }
    try store.buy(TestStore.plus)
    #expect(try store.buy() == ["2027-02-01 DID_CHANGE_RENEWAL_PREF"])
    try store.buy(TestStore.plus)
    let year = try store.advance(months: 9)
    #expect(year.last == "2027-11-01 DID_RENEW 12/12 9990 until 2027-12-01")
    info = try #require(store.subscription?.renewalInfo)
    #expect(info.autoRenewProductID == TestStore.plus)
    #expect(info.renewalPrice?.milliunits == 5_990)
    #expect(try store.advance(months: 1) == ["2027-12-01 DID_RENEW 1/12 5990 until 2028-01-01"])
    let paid = try #require(store.customer.transactions.last)
    #expect(paid.reason == .renewal)
    #expect(paid.productID == TestStore.plus)
    #expect(paid.commitment?.expirationDate.utcDay.iso8601 == "2028-12-01")
    #expect(store.entitlements == [TestStore.plus])
  }

  @Test("Another plan at the same level waits for a running commitment (D13)")
  func sameLevelWaits() throws {
    var store = try TestStore()
    try store.buy()
    #expect(try store.buy(TestStore.pro, .upFront) == ["2026-12-01 DID_CHANGE_RENEWAL_PREF/DOWNGRADE"])
    let info = try #require(store.subscription?.renewalInfo)
    #expect(info.commitment?.renewalBillingPlanType == .upFront)
    #expect(info.commitment?.renewalPrice.milliunits == 79_990)
    #expect(info.renewalBillingPlanType == .monthly)
    #expect(try store.buy(TestStore.proMonthly, nil) == ["2026-12-01 DID_CHANGE_RENEWAL_PREF/DOWNGRADE"])
    let year = try store.advance(months: 13)
    #expect(
      year.suffix(2) == [
        "2027-12-01 DID_RENEW 12990 until 2028-01-01", "2028-01-01 DID_RENEW 12990 until 2028-02-01",
      ])
  }

  @Test("Without a commitment, the same length changes at once, another waits (D14)")
  func sameLevel() throws {
    var yearly = try TestStore()
    try yearly.buy(TestStore.pro, .upFront)
    #expect(try yearly.buy(TestStore.pro, .monthly) == ["2026-12-01 DID_CHANGE_RENEWAL_PREF/DOWNGRADE"])
    #expect(try yearly.advance(months: 12) == ["2027-12-01 DID_RENEW 1/12 9990 until 2028-01-01"])
    var monthly = try TestStore()
    try monthly.buy(TestStore.proMonthly, nil)
    #expect(try monthly.buy(TestStore.pro, .monthly) == ["2026-12-01 DID_CHANGE_RENEWAL_PREF/DOWNGRADE"])
    #expect(try monthly.advance(months: 1) == ["2027-01-01 DID_RENEW 1/12 9990 until 2027-02-01"])
    var trial = try TestStore(offers: [TestStore.pro: [OfferSamples.trial()]])
    try trial.buy()
    #expect(
      try trial.buy(TestStore.pro, .upFront) == [
        "2026-12-01 DID_CHANGE_RENEWAL_PREF/UPGRADE 79990 until 2027-12-01"
      ])
    #expect(trial.customer.transactions[0].givenBack == nil)
  }

  @Test("A month to month from the 31st into a commitment keeps whole months")
  func monthEnds() throws {
    var store = try TestStore(start: "2027-01-31T10:00:00.000Z")
    try store.buy(TestStore.proMonthly, nil)
    try store.buy(TestStore.pro, .monthly)
    #expect(
      try store.advance(months: 2) == [
        "2027-02-28 DID_RENEW 1/12 9990 until 2027-03-28", "2027-03-28 DID_RENEW 2/12 9990 until 2027-04-28",
      ])
  }

  @Test("Choosing a change turns a cancelled renewal on again")
  func changeAfterCancelling() throws {
    var store = try TestStore()
    try store.buy()
    try store.perform(.cancelRenewal(nil))
    #expect(
      try store.buy(TestStore.plus) == [
        "2026-12-01 DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED", "2026-12-01 DID_CHANGE_RENEWAL_PREF/DOWNGRADE",
      ])
  }

  @Test("In billing retry a higher level is bought at once, with nothing given back")
  func upgradeInRetry() throws {
    var store = try TestStore()
    try store.buy()
    try store.perform(.setPaymentMethod(works: false))
    try store.advance(months: 1, days: 5)
    #expect(try store.buy(TestStore.max) == ["2027-01-06 purchaseNotMade"])
    store.works()
    #expect(store.customer.paymentMethodWorks)
    #expect(
      try store.buy(TestStore.max) == ["2027-01-06 DID_CHANGE_RENEWAL_PREF/UPGRADE 1/12 14990 until 2027-02-06"])
  }

  @Test("One subscription of a group is active at a time, whatever is bought")
  func oneAtATime() throws {
    var store = try TestStore()
    for (product, plan) in [
      (TestStore.plus, BillingPlanType.monthly), (TestStore.max, .upFront), (TestStore.pro, .monthly),
      (TestStore.max, .monthly), (TestStore.plus, .upFront),
    ] {
      _ = try? store.buy(product, plan)
      try store.advance(days: 40)
      #expect(store.customer.runningSubscriptions.count == 1)
      #expect(store.entitlements.count == 1)
    }
  }

  @Test("Buying again after the end begins a commitment anew, under the same original id (D20)")
  func resubscribing() throws {
    var store = try TestStore()
    try store.buy()
    try store.perform(.cancelRenewal(nil))
    try store.advance(months: 12, days: 59)
    #expect(try store.buy(TestStore.plus) == ["2028-01-29 SUBSCRIBED/RESUBSCRIBE 1/12 5990 until 2028-02-29"])
    #expect(store.customer.transactions.last?.originalID == store.customer.transactions[0].id)
    #expect(store.subscription?.recentStart.utcDay.iso8601 == "2026-12-01")
    try store.perform(.cancelRenewal(nil))
    try store.advance(months: 12, days: 61)
    try store.buy()
    #expect(store.subscription?.recentStart == store.state.now)
  }
}

extension TestStore {
  fileprivate mutating func works() { _ = try? perform(.setPaymentMethod(works: true)) }
}
