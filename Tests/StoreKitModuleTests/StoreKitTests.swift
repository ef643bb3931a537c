import Foundation
import StoreKit
import Testing
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules

/// StoreKit as an app calls it.
@Suite struct StoreKitTests {
  private let store: LocalStore
  private static let pro = "com.example.lingo.pro.yearly"

  init() throws {
    let now = try #require(Instant(iso8601: "2026-12-01T09:41:00Z"))
    store = try LocalStore(catalog: try .sample(), beginning: NewStore(now: now))
  }

  private func inStore<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await StoreBinding.$current.withValue(StoreBinding(store: store)) { try await body() }
  }

  private func product() async throws -> Product {
    try #require(try await Product.products(for: [Self.pro]).first)
  }

  @Test("A yearly product with the plan has two pricing terms where it is sold, else one")
  func pricingTerms() async throws {
    try await inStore {
      let info = try #require(try await product().subscription)
      #expect(info.pricingTerms.map(\.billingPlanType) == [.upFront, .monthly])
      let monthly = info.pricingTerms[1]
      #expect(monthly.billingPrice == Decimal(string: "9.99"))
      #expect(monthly.billingDisplayPrice == "$9.99")
      #expect(monthly.commitmentInfo.price == Decimal(string: "119.88"))
      #expect(monthly.commitmentInfo.displayPrice == "$119.88")
      #expect(monthly.commitmentInfo.period == .yearly)
      #expect(monthly.billingPeriod == .monthly)
      #expect(monthly[offers: .introductory].isEmpty)
      try store.perform(.changeStorefront("USA"), for: "demo")
      #expect(try await product().subscription?.pricingTerms.map(\.billingPlanType) == [.upFront])
      #expect(await Storefront.current?.countryCode == "USA")
      await #expect(throws: StoreKitError.self) {
        try await product().purchase(options: [.billingPlanType(.monthly)])
      }
      #expect(store.state.customer("demo")?.transactions == [])
    }
  }

  @Test("Without a plan option the up-front plan is bought (D17)")
  func upFront() async throws {
    try await inStore {
      guard case .success(.verified(let transaction)) = try await product().purchase() else {
        throw Unexpected("not bought")
      }
      #expect(transaction.billingPlanType == .upFront)
      #expect(transaction.commitmentInfo == nil)
      #expect(transaction.price == Decimal(string: "79.99"))
    }
  }

  @Test("A whole commitment as an app sees it: access by the transaction, progress by the commitment")
  func commitment() async throws {
    try await inStore {
      guard
        case .success(.verified(let bought)) = try await product().purchase(options: [.billingPlanType(.monthly)])
      else { throw Unexpected("not bought") }
      #expect(bought.commitmentInfo?.billingPeriodNumber == 1)
      #expect(bought.commitmentInfo?.totalBillingPeriods == 12)
      #expect(await entitled() == [Self.pro])
      try store.advance(.months(4), for: "demo")
      try store.perform(.cancelRenewal(nil), for: "demo")
      var status = try #require(try await Product.SubscriptionInfo.status(for: "lingo").first)
      var renewal = try status.renewalInfo.payloadValue
      #expect(status.state == .subscribed)
      #expect(renewal.willAutoRenew)
      #expect(renewal.commitmentInfo?.willAutoRenew == false)
      #expect(try status.transaction.payloadValue.commitmentInfo?.billingPeriodNumber == 5)
      try store.perform(.setPaymentMethod(works: false), for: "demo")
      try store.advance(.months(1), for: "demo")
      status = try #require(try await Product.SubscriptionInfo.status(for: "lingo").first)
      renewal = try status.renewalInfo.payloadValue
      #expect(status.state == .inBillingRetryPeriod)
      #expect(renewal.isInBillingRetry)
      #expect(renewal.gracePeriodExpirationDate == nil)
      #expect(await entitled() == [])
      let end = try #require(try status.transaction.payloadValue.commitmentInfo?.expirationDate)
      #expect(end > Date(timeIntervalSince1970: Double(store.state.now.milliseconds) / 1_000))
    }
  }

  private func entitled() async -> [String] {
    var ids: [String] = []
    for await result in Transaction.currentEntitlements { ids.append(result.unsafePayloadValue.productID) }
    return ids
  }

  @Test("Pending, cancelled, declined and unverified come as Apple gives them")
  func outcomes() async throws {
    try await inStore {
      try store.perform(.choosePurchaseOutcome(.pending), for: "demo")
      guard case .pending = try await product().purchase() else { throw Unexpected("not pending") }
      try store.perform(.choosePurchaseOutcome(.cancel), for: "demo")
      guard case .userCancelled = try await product().purchase() else { throw Unexpected("not cancelled") }
      try store.perform(.choosePurchaseOutcome(.decline), for: "demo")
      await #expect(throws: StoreKitError.self) { try await product().purchase() }
      try store.perform(.choosePurchaseOutcome(.unverified), for: "demo")
      guard case .success(.unverified(_, let error)) = try await product().purchase() else {
        throw Unexpected("not unverified")
      }
      #expect(error == .invalidSignature)
    }
  }

  @Test("updates tells of renewals and refunds, and not of the app's own purchase; unfinished ones come at the start")
  func updates() async throws {
    try await inStore {
      _ = try await product().purchase(options: [.billingPlanType(.monthly)])
      let updates = Transaction.updates
      let first = Task { () -> [UInt64] in
        var numbers: [UInt64] = []
        for await result in updates {
          numbers.append(result.unsafePayloadValue.commitmentInfo?.billingPeriodNumber ?? 0)
          if numbers.count == 3 { break }
        }
        return numbers
      }
      try await Task.sleep(for: .milliseconds(50))
      try store.advance(.months(2), for: "demo")
      let current = try #require(store.state.customer("demo")?.transactions.first?.id)
      try store.perform(.refund(current), for: "demo")
      let timeout = Task {
        try await Task.sleep(for: .seconds(20))
        first.cancel()
      }
      #expect(await first.value == [2, 3, 1])
      timeout.cancel()
      var unfinished: [UInt64] = []
      for await result in Transaction.unfinished {
        unfinished.append(result.unsafePayloadValue.id)
        await result.unsafePayloadValue.finish()
      }
      #expect(unfinished.count == 3)
      for await _ in Transaction.unfinished { Issue.record("finish() was forgotten") }
    }
  }

  @Test("Tasks with stores of their own do not mix (D30)")
  func parallelStores() async throws {
    let now = try #require(Instant(iso8601: "2026-12-01T09:41:00Z"))
    let other = try LocalStore(catalog: try .sample(), beginning: NewStore(now: now, storefront: "FRA"))
    async let here = inStore { try await product().displayPrice }
    async let there = StoreBinding.$current.withValue(StoreBinding(store: other)) { try await product().displayPrice }
    #expect(try await here == "$79.99")
    #expect(try await there == "79,99\u{A0}€")
  }

  @Test("Restore, latest, all: newest first")
  func reading() async throws {
    try await inStore {
      _ = try await product().purchase(options: [.billingPlanType(.monthly), .appAccountToken(UUID())])
      try store.advance(.months(1), for: "demo")
      try await AppStore.sync()
      var numbers: [UInt64?] = []
      for await result in Transaction.all {
        numbers.append(result.unsafePayloadValue.commitmentInfo?.billingPeriodNumber)
      }
      #expect(numbers == [2, 1])
      let latest = await Transaction.latest(for: Self.pro)?.unsafePayloadValue
      #expect(latest?.reason == .renewal)
      #expect(latest?.appAccountToken != nil)
      #expect(await latest?.subscriptionStatus?.state == .subscribed)
      #expect(await Transaction.latest(for: "nothing") == nil)
    }
  }
}

private struct Unexpected: Error {
  let what: String
  init(_ what: String) { self.what = what }
}
