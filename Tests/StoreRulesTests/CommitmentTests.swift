import Testing
import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules

/// The life of a commitment, told as whole lists of events.
@Suite struct CommitmentTests {
  @Test("A year is twelve payments, and the thirteenth begins the next commitment")
  func year() throws {
    var store = try TestStore()
    #expect(try store.buy() == ["2026-12-01 SUBSCRIBED/INITIAL_BUY 1/12 9990 until 2027-01-01"])
    #expect(
      try store.advance(months: 12) == [
        "2027-01-01 DID_RENEW 2/12 9990 until 2027-02-01", "2027-02-01 DID_RENEW 3/12 9990 until 2027-03-01",
        "2027-03-01 DID_RENEW 4/12 9990 until 2027-04-01", "2027-04-01 DID_RENEW 5/12 9990 until 2027-05-01",
        "2027-05-01 DID_RENEW 6/12 9990 until 2027-06-01", "2027-06-01 DID_RENEW 7/12 9990 until 2027-07-01",
        "2027-07-01 DID_RENEW 8/12 9990 until 2027-08-01", "2027-08-01 DID_RENEW 9/12 9990 until 2027-09-01",
        "2027-09-01 DID_RENEW 10/12 9990 until 2027-10-01", "2027-10-01 DID_RENEW 11/12 9990 until 2027-11-01",
        "2027-11-01 DID_RENEW 12/12 9990 until 2027-12-01", "2027-12-01 DID_RENEW 1/12 9990 until 2028-01-01",
      ])
    let ends = store.customer.transactions.map { $0.commitment?.expirationDate.utcDay.iso8601 }
    #expect(ends == Array(repeating: "2027-12-01", count: 12) + ["2028-12-01"])
    #expect(Set(store.customer.transactions.map(\.originalID)).count == 1)
    #expect(Set(store.customer.transactions.map(\.id)).count == 13)
    #expect(store.customer.transactions.map(\.reason) == [.purchase] + Array(repeating: .renewal, count: 12))
  }

  @Test("The first transaction and its renewal info are as Apple's example (row 1)")
  func first() throws {
    var store = try TestStore(start: "2026-06-08T09:41:00.000Z")
    try store.buy()
    let transaction = try #require(store.customer.transactions.first)
    #expect(transaction.id == transaction.originalID)
    #expect(transaction.expirationDate?.milliseconds == 1_783_503_660_000)
    #expect(transaction.commitment?.expirationDate.milliseconds == 1_812_447_660_000)
    #expect(transaction.commitment?.price.milliunits == 119_880)
    #expect(transaction.billingPlanType == .monthly)
    let info = try #require(store.subscription?.renewalInfo)
    #expect(info.willAutoRenew)
    #expect(info.renewalDate == transaction.expirationDate)
    #expect(info.renewalPrice?.milliunits == 9_990)
    #expect(info.renewalBillingPlanType == .monthly)
    #expect(info.commitment?.renewalDate == transaction.commitment?.expirationDate)
    #expect(info.commitment?.renewalPrice.milliunits == 9_990)
    #expect(info.commitment?.willAutoRenew == true)
  }

  @Test("Cancelling stops the next commitment; payments and access go on (D7, D8)", arguments: 1...12)
  func cancelling(_ payment: Int) throws {
    var store = try TestStore()
    try store.buy()
    try store.advance(months: payment - 1)
    #expect(
      try store.perform(.cancelRenewal(nil)).map { String($0.dropFirst(11)) } == [
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"
      ])
    #expect(store.subscription?.renewalInfo.willAutoRenew == (payment < 12))
    #expect(store.subscription?.renewalInfo.commitment?.willAutoRenew == false)
    #expect(store.entitlements == [TestStore.pro])
    let rest = try store.advance(to: try #require(Instant(iso8601: "2028-06-01T00:00:00Z")))
    #expect(rest.filter { $0.contains("DID_RENEW") }.count == 12 - payment)
    #expect(rest.last == "2027-12-01 EXPIRED/VOLUNTARY")
    #expect(store.subscription?.renewalInfo.expirationReason == .autoRenewDisabled)
    #expect(store.subscription?.renewalInfo.willAutoRenew == false)
    #expect(store.entitlements == [])
  }

  @Test("Renewing again takes the cancellation back")
  func resuming() throws {
    var store = try TestStore()
    try store.buy()
    try store.perform(.cancelRenewal(TestStore.pro))
    #expect(throws: Rejection.renewalAlreadyCancelled(TestStore.pro)) { try store.perform(.cancelRenewal(nil)) }
    #expect(try store.perform(.resumeRenewal(nil)) == ["2026-12-01 DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED"])
    #expect(throws: Rejection.renewalNotCancelled(TestStore.pro)) { try store.perform(.resumeRenewal(nil)) }
    #expect(try store.advance(months: 12).last == "2027-12-01 DID_RENEW 1/12 9990 until 2028-01-01")
  }

  @Test("A failed payment ends access at once, without grace; a recovery moves the dates (D2, D3)", arguments: 2...12)
  func failing(_ payment: Int) throws {
    var store = try TestStore()
    try store.buy()
    try store.advance(months: payment - 2)
    try store.perform(.setPaymentMethod(works: false))
    let failure = store.state.now.adding(months: 1)
    #expect(try store.advance(months: 1) == ["\(failure.utcDay.iso8601) DID_FAIL_TO_RENEW"])
    #expect(store.entitlements == [])
    #expect(store.subscription?.state == .inBillingRetryPeriod)
    #expect(store.subscription?.renewalInfo.isInBillingRetry == true)
    #expect(store.subscription?.paymentNumber == payment - 1)
    #expect(try store.advance(days: 8) == [])
    let recovery = store.state.now
    let told = try store.perform(.setPaymentMethod(works: true))
    let end = recovery.adding(months: 1).utcDay.iso8601
    let day = recovery.utcDay.iso8601
    #expect(
      told == [
        "\(day) paymentMethodChanged", "\(day) DID_RENEW/BILLING_RECOVERY \(payment)/12 9990 until \(end)",
      ])
    #expect(store.subscription?.commitmentEnd == recovery.adding(months: 13 - payment))
    #expect(store.entitlements == [TestStore.pro])
    let rest = try store.advance(to: recovery.adding(months: 13 - payment))
    #expect(rest.count == 13 - payment)
    let commitment = store.customer.transactions.prefix(12)
    #expect(commitment.map(\.price.milliunits).reduce(0, +) == 119_880)
    #expect(commitment.map { $0.commitment?.billingPeriodNumber } == Array(1...12))
  }

  @Test("On day 90 exactly, and not before, a commitment that was never paid is given up (D3)")
  func givingUp() throws {
    var store = try TestStore()
    try store.buy()
    try store.perform(.setPaymentMethod(works: false))
    try store.advance(months: 1)
    #expect(try store.advance(days: 89) == [])
    #expect(store.subscription?.state == .inBillingRetryPeriod)
    #expect(try store.advance(days: 1) == ["2027-04-01 EXPIRED/BILLING_RETRY"])
    #expect(store.subscription?.renewalInfo.expirationReason == .billingError)
    #expect(store.subscription?.renewalInfo.isInBillingRetry == false)
    #expect(store.subscription?.renewalInfo.commitment == nil)
    #expect(try store.perform(.setPaymentMethod(works: true)) == ["2027-04-01 paymentMethodChanged"])
  }

  @Test("Payment 13 fails by the same rule; cancelling during that retry ends the subscription (D3)")
  func thirteenth() throws {
    var store = try TestStore()
    try store.buy()
    try store.advance(months: 11)
    try store.perform(.setPaymentMethod(works: false))
    #expect(try store.advance(months: 1) == ["2027-12-01 DID_FAIL_TO_RENEW"])
    #expect(store.subscription?.renewalInfo.commitment == nil)
    #expect(
      try store.perform(.cancelRenewal(nil)) == [
        "2027-12-01 DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED", "2027-12-01 EXPIRED/VOLUNTARY",
      ])
  }

  @Test("A cancellation survives a failure and its recovery (D2)")
  func cancelledThenRecovered() throws {
    var store = try TestStore()
    try store.buy()
    try store.perform(.cancelRenewal(nil))
    try store.perform(.setPaymentMethod(works: false))
    try store.advance(months: 1, days: 3)
    try store.perform(.setPaymentMethod(works: true))
    let rest = try store.advance(months: 14)
    #expect(rest.count == 11)
    #expect(rest.last == "2027-12-04 EXPIRED/VOLUNTARY")
  }

  @Test("Buying again while in retry is the recovery (D18); a higher level is a change of plan")
  func buyingInRetry() throws {
    var store = try TestStore()
    try store.buy()
    try store.perform(.setPaymentMethod(works: false))
    try store.advance(months: 1, days: 2)
    #expect(try store.buy() == ["2027-01-03 purchaseNotMade"])
    #expect(try store.buy(TestStore.max) == ["2027-01-03 purchaseNotMade"])
    store = try TestStore()
    try store.buy()
    try store.perform(.setPaymentMethod(works: false))
    try store.advance(months: 1, days: 2)
    try store.perform(.setPaymentMethod(works: true))
    #expect(throws: Rejection.alreadySubscribed(TestStore.pro)) { try store.buy() }
  }

  @Test("Refunding an earlier payment changes nothing else (D9)", arguments: 1...11)
  func refundingEarlier(_ payment: Int) throws {
    var store = try TestStore()
    try store.buy()
    try store.advance(months: 11)
    #expect(
      try store.perform(.refund(store.customer.transactions[payment - 1].id)) == [
        "2027-11-01 CONSUMPTION_REQUEST", "2027-11-01 REFUND",
      ])
    #expect(store.subscription?.state == .subscribed)
    #expect(store.entitlements == [TestStore.pro])
    #expect(store.customer.transactions[payment - 1].revocation?.percentage == 100_000)
    #expect(try store.advance(months: 1) == ["2027-12-01 DID_RENEW 1/12 9990 until 2028-01-01"])
  }

  @Test("Refunding the current payment ends the commitment at once, without EXPIRED (D9)", arguments: [1, 5, 12])
  func refundingCurrent(_ payment: Int) throws {
    var store = try TestStore()
    try store.buy()
    try store.advance(months: payment - 1, days: 3)
    try store.perform(.refund(store.customer.transactions[payment - 1].id))
    #expect(store.subscription?.state == .revoked)
    #expect(store.entitlements == [])
    #expect(store.subscription?.renewalInfo.commitment == nil)
    #expect(store.subscription?.renewalInfo.willAutoRenew == false)
    #expect(store.subscription?.renewalInfo.expirationReason == nil)
    #expect(try store.advance(months: 24) == [])
    #expect(try store.buy().first?.contains("SUBSCRIBED/RESUBSCRIBE 1/12") == true)
  }

  @Test("In retry the latest paid payment is the current one (D9)")
  func refundingInRetry() throws {
    var store = try TestStore()
    try store.buy()
    try store.perform(.setPaymentMethod(works: false))
    try store.advance(months: 1, days: 2)
    try store.perform(.refund(store.customer.transactions[0].id))
    #expect(store.subscription?.state == .revoked)
    #expect(try store.advance(months: 12) == [])
  }

  @Test("A start on the 31st never drifts (D1)")
  func monthEnds() throws {
    var store = try TestStore(start: "2028-01-31T10:00:00.000Z")
    try store.buy()
    try store.advance(months: 11, days: 1)
    let ends = store.customer.transactions.compactMap { $0.expirationDate?.utcDay.iso8601 }
    #expect(
      ends == [
        "2028-02-29", "2028-03-31", "2028-04-30", "2028-05-31", "2028-06-30", "2028-07-31", "2028-08-31", "2028-09-30",
        "2028-10-31", "2028-11-30", "2028-12-31", "2029-01-31",
      ])
  }

  @Test(
    "A lapse under 60 days keeps the recent start, a longer one does not (D20)", arguments: [(59, true), (60, false)])
  func recentStart(_ days: Int, _ isKept: Bool) throws {
    var store = try TestStore()
    try store.buy()
    try store.perform(.cancelRenewal(nil))
    try store.advance(months: 12)
    try store.advance(days: days)
    try store.buy()
    let start = try #require(store.customer.transactions.first).purchaseDate
    #expect((store.subscription?.recentStart == start) == isKept)
    #expect(store.customer.transactions.last?.originalID == store.customer.transactions.first?.id)
  }
}
