import Testing
import TwelveCommerce

@testable import TwelveStoreRules

/// Refunds requested, granted, declined and reversed (decision D9).
@Suite struct RefundTests {
  @Test("A refund is requested, then granted or declined, each told")
  func states() throws {
    var store = try TestStore()
    try store.buy()
    try store.advance(months: 2)
    let first = store.customer.transactions[0].id
    #expect(throws: Rejection.refundNotRequested(first)) { try store.perform(.declineRefund(first)) }
    #expect(
      try store.perform(.requestRefund(first, .unintendedPurchase, isThroughApp: true)) == [
        "2027-02-01 CONSUMPTION_REQUEST"
      ])
    #expect(store.subscription?.renewsAtEnd == true)
    #expect(throws: Rejection.refundAlreadyRequested(first)) {
      try store.perform(.requestRefund(first, .other, isThroughApp: false))
    }
    #expect(try store.perform(.declineRefund(first)) == ["2027-02-01 REFUND_DECLINED"])
    #expect(throws: Rejection.refundWasDeclined(first)) {
      try store.perform(.requestRefund(first, .other, isThroughApp: false))
    }
    let second = store.customer.transactions[1].id
    try store.perform(.requestRefund(second, .legal, isThroughApp: false))
    #expect(throws: Rejection.invalidPercentage(0)) { try store.perform(.grantRefund(second, percentage: 0)) }
    #expect(try store.perform(.grantRefund(second, percentage: 50_000)) == ["2027-02-01 REFUND"])
    #expect(store.customer.transaction(second)?.revocation?.kind == .refundProrated)
    #expect(store.customer.transaction(second)?.amountGivenBack?.milliunits == 5_000)
    #expect(store.entitlements == [TestStore.pro])
    #expect(try store.advance(months: 1) == ["2027-03-01 DID_RENEW 4/12 9990 until 2027-04-01"])
  }

  @Test("Asking through the app stops the renewal of a plan without commitment only")
  func throughApp() throws {
    var store = try TestStore()
    try store.buy(TestStore.proMonthly, nil)
    let id = store.customer.transactions[0].id
    #expect(
      try store.perform(.requestRefund(id, .other, isThroughApp: true)) == [
        "2026-12-01 CONSUMPTION_REQUEST", "2026-12-01 DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED",
      ])
  }

  @Test("A refund of the current period ends the commitment; reversed in time, it goes on as before (D9)")
  func reversal() throws {
    var store = try TestStore()
    try store.buy()
    try store.advance(months: 3, days: 4)
    let current = store.customer.transactions[3].id
    try store.perform(.refund(current))
    #expect(store.subscription?.state == .revoked)
    #expect(store.subscription?.renewalInfo.willAutoRenew == false)
    #expect(store.subscription?.renewalInfo.commitment == nil)
    #expect(store.subscription?.renewalInfo.expirationReason == nil)
    #expect(store.entitlements == [])
    try store.advance(days: 10)
    #expect(try store.perform(.reverseRefund(current)) == ["2027-03-15 REFUND_REVERSED"])
    #expect(store.entitlements == [TestStore.pro])
    #expect(throws: Rejection.notRefunded(current)) { try store.perform(.reverseRefund(current)) }
    #expect(try store.advance(months: 1) == ["2027-04-01 DID_RENEW 5/12 9990 until 2027-05-01"])
    #expect(store.subscription?.commitmentEnd?.utcDay.iso8601 == "2027-12-01")
  }

  @Test("A reversal after the period only takes the revocation away (D9)")
  func lateReversal() throws {
    var store = try TestStore()
    try store.buy()
    let first = store.customer.transactions[0].id
    try store.perform(.refund(first))
    #expect(try store.advance(months: 2) == [])
    try store.perform(.reverseRefund(first))
    #expect(store.customer.transaction(first)?.revocation == nil)
    #expect(store.subscription?.isRunning == false)
    #expect(store.entitlements == [])
  }

  @Test("A reversal brings nothing back beside a new subscription")
  func reversalAfterBuyingAgain() throws {
    var store = try TestStore()
    try store.buy()
    let first = store.customer.transactions[0].id
    try store.perform(.refund(first))
    try store.buy(TestStore.max)
    try store.perform(.reverseRefund(first))
    #expect(store.customer.runningSubscriptions.count == 1)
    #expect(store.entitlements == [TestStore.max])
  }

  @Test("In billing retry the latest paid period is the current one (D9)")
  func retry() throws {
    var store = try TestStore()
    try store.buy()
    try store.advance(months: 1)
    try store.perform(.setPaymentMethod(works: false))
    try store.advance(months: 1, days: 3)
    try store.perform(.refund(store.customer.transactions[1].id))
    #expect(store.subscription?.state == .revoked)
    #expect(try store.perform(.setPaymentMethod(works: true)) == ["2027-02-04 paymentMethodChanged"])
  }

  @Test("One-time products are refunded the same way")
  func oneTime() throws {
    var store = try TestStore()
    try store.buy(TestStore.forever, nil)
    let id = store.customer.transactions[0].id
    try store.perform(.requestRefund(id, .fulfillmentIssue, isThroughApp: true))
    try store.perform(.grantRefund(id, percentage: 100_000))
    #expect(store.entitlements == [])
    try store.perform(.reverseRefund(id))
    #expect(store.entitlements == [TestStore.forever])
  }
}
