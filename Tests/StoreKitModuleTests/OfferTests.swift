import Foundation
import StoreKit
import Synchronization
import Testing
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules

/// Offers as an app meets them.
@Suite struct OfferTests {
  private static let pro = "com.example.lingo.pro.yearly"

  /// The sample catalog, which has a win-back and a promotional offer and a code on the monthly plan of Pro.
  private func store(adding offers: [TwelveCatalog.SubscriptionOffer] = []) throws -> LocalStore {
    var loaded = try LoadedCatalog.sample()
    let index = try #require(loaded.catalog.products.firstIndex { $0.id.rawValue == Self.pro })
    loaded.catalog.products[index].subscription?.offers += offers
    let now = try #require(Instant(iso8601: "2026-12-01T09:41:00Z"))
    return try LocalStore(catalog: loaded, beginning: NewStore(now: now))
  }

  private func inStore<Result>(_ store: LocalStore, _ body: () async throws -> Result) async rethrows -> Result {
    try await StoreBinding.$current.withValue(StoreBinding(store: store)) { try await body() }
  }

  private func product() async throws -> Product {
    try #require(try await Product.products(for: [Self.pro]).first)
  }

  private func buy(_ options: Set<Product.PurchaseOption> = []) async throws -> StoreKit.Transaction {
    let result = try await product().purchase(options: options.union([.billingPlanType(.monthly)]))
    guard case .success(.verified(let transaction)) = result else { throw NotBought() }
    return transaction
  }

  private struct NotBought: Error {}

  private static func introductory(
    _ mode: OfferPaymentMode, _ plan: TwelveCommerce.BillingPlanType, _ period: TwelveCommerce.SubscriptionPeriod
  ) throws -> TwelveCatalog.SubscriptionOffer {
    let sample = try CatalogReader.read(SampleCatalog.bytes, file: "").catalog
    var offer = try #require(sample.product(ProductID(pro))?.subscription?.offers.first)
    (offer.id, offer.type, offer.paymentMode, offer.plan) = (nil, .introductory, mode, plan)
    (offer.period, offer.periodCount) = (period, 1)
    return offer
  }

  @Test("Offers belong to pricing terms; a code is not among them, and the product's own are the up-front plan's")
  func byPlan() async throws {
    let store = try store(adding: [
      try Self.introductory(.freeTrial, .monthly, .weekly),
      try Self.introductory(.payUpFront, .upFront, TwelveCommerce.SubscriptionPeriod(value: 6, unit: .month)),
    ])
    try await inStore(store) {
      let info = try #require(try await product().subscription)
      let (upFront, monthly) = (info.pricingTerms[0], info.pricingTerms[1])
      #expect(monthly.subscriptionOffers.map(\.type) == [.winBack, .promotional, .introductory])
      let trial = try #require(monthly[offers: .introductory].first)
      #expect(trial.id == nil && trial.price == 0 && trial.displayPrice == "$0.00")
      #expect(trial.paymentMode == .freeTrial && trial.period == .weekly && trial.periodCount == 1)
      let back = try #require(monthly[offers: .winBack].first)
      #expect(back.id == "lingo.welcome-back" && back.displayPrice == "$4.99" && back.price == Decimal(string: "4.99"))
      #expect(back.paymentMode == .payAsYouGo && back.period == .monthly && back.periodCount == 6)
      #expect(upFront.subscriptionOffers.map(\.paymentMode) == [.payUpFront])
      #expect(info.introductoryOffer == upFront[offers: .introductory].first)
      #expect(info.introductoryOffer?.period == .everySixMonths)
      #expect(info.promotionalOffers == [] && info.winBackOffers == [])
    }
  }

  @Test("An introductory offer comes by itself, once in a group")
  func introductory() async throws {
    let store = try store(adding: [try Self.introductory(.freeTrial, .monthly, .weekly)])
    try await inStore(store) {
      let group = try #require(try await product().subscription?.subscriptionGroupID)
      #expect(await Product.SubscriptionInfo.isEligibleForIntroOffer(for: group))
      let trial = try await buy([.introductoryOfferEligibility(compactJWS: "not checked")])
      #expect(trial.price == 0 && trial.commitmentInfo == nil && trial.billingPlanType == .monthly)
      #expect(trial.offer?.type == .introductory && trial.offer?.paymentMode == .freeTrial)
      #expect(trial.offer?.id == nil && trial.offer?.period == .weekly)
      #expect(try await product().subscription?.isEligibleForIntroOffer == false)
      let status = try #require(try await product().subscription?.status.first)
      #expect(status.renewalInfo.unsafePayloadValue.offer == nil)
      #expect(status.renewalInfo.unsafePayloadValue.renewalPrice == Decimal(string: "9.99"))
      try store.perform(.cancelRenewal(nil), for: "demo")
      try store.advance(.months(1), for: "demo")
      #expect(await !Product.SubscriptionInfo.isEligibleForIntroOffer(for: group))
    }
  }

  @Test("Who subscribes has no trial; who lapsed without a trial may still have one")
  func eligibleAfterLapse() async throws {
    let store = try store()
    try await inStore(store) {
      _ = try await buy()
      let group = try #require(try await product().subscription?.subscriptionGroupID)
      #expect(await !Product.SubscriptionInfo.isEligibleForIntroOffer(for: group))
      try store.perform(.cancelRenewal(nil), for: "demo")
      try store.advance(.months(13), for: "demo")
      #expect(await Product.SubscriptionInfo.isEligibleForIntroOffer(for: group))
    }
  }

  @Test("A promotional offer waits for the next commitment and is announced in the renewal info")
  func promotional() async throws {
    let store = try store()
    try await inStore(store) {
      await #expect(throws: Product.PurchaseError.ineligibleForOffer) {
        try await buy([.promotionalOffer(id: "lingo.loyal")])
      }
      await #expect(throws: Product.PurchaseError.invalidOfferIdentifier) {
        try await buy([.promotionalOffer(id: "other")])
      }
      let first = try await buy()
      let signature = Product.SubscriptionOffer.Signature(
        keyID: "key", nonce: UUID(), timestamp: 0, signature: Data())
      let goesOn = try await buy([.promotionalOffer(offerID: "lingo.loyal", signature: signature)])
      #expect(goesOn.id == first.id && goesOn.offer == nil)
      try store.advance(.months(11), for: "demo")
      let status = try #require(try await product().subscription?.status.first)
      let next = try #require(status.renewalInfo.unsafePayloadValue.offer)
      #expect(next.id == "lingo.loyal" && next.type == .promotional && next.paymentMode == .payAsYouGo)
      #expect(status.renewalInfo.unsafePayloadValue.renewalPrice == Decimal(string: "7.99"))
      try store.advance(.months(1), for: "demo")
      let latest = try #require(await Transaction.latest(for: Self.pro)).unsafePayloadValue
      #expect(latest.offer?.id == "lingo.loyal" && latest.price == Decimal(string: "7.99"))
    }
  }

  @Test("A win-back offer is listed for who paid and left, and bought by its option")
  func winBack() async throws {
    let store = try store()
    try await inStore(store) {
      _ = try await buy()
      let running = try #require(try await product().subscription?.status.first)
      #expect(running.renewalInfo.unsafePayloadValue.eligibleWinBackOfferIDs == [])
      try store.perform(.cancelRenewal(nil), for: "demo")
      try store.advance(.months(13), for: "demo")
      let ended = try #require(try await product().subscription?.status.first)
      #expect(ended.renewalInfo.unsafePayloadValue.eligibleWinBackOfferIDs == ["lingo.welcome-back"])
      let offer = try #require(try await product().subscription?.pricingTerms[1][offers: .winBack].first)
      let back = try await buy([.winBackOffer(offer)])
      #expect(back.offer?.type == .winBack && back.price == Decimal(string: "4.99"))
      #expect(back.commitmentInfo?.price == Decimal(string: "89.88"))
    }
  }

  @Test("Every way to name an offer leads to it")
  func options() async throws {
    let ways: [[Product.PurchaseOption]] = [
      [.codeOffer(referenceName: "lingo.spring")],
      [.promotionalOffer(offerID: "lingo.spring", keyID: "", nonce: UUID(), signature: Data(), timestamp: 0)],
      Product.PurchaseOption.promotionalOffer("lingo.spring", compactJWS: ""),
    ]
    for way in ways {
      let store = try store()
      try await inStore(store) {
        let bought = try await buy(Set(way))
        #expect(bought.offer?.type == .code && bought.offer?.id == "lingo.spring")
        await #expect(throws: Product.PurchaseError.ineligibleForOffer) { try await buy(Set(way)) }
      }
    }
  }

  @Test("A code is redeemed through the sheets; one that is unknown is refused there")
  func redeem() async throws {
    let store = try store()
    let presenter = Remembering()
    await #expect(throws: StoreFailure.self) {
      try await store.redeem("AUTUMN", for: "demo", presenter: presenter)
    }
    #expect(presenter.seen == ["noSuchCode(\"AUTUMN\")"])
    let answer = try await store.redeem("SPRING26", for: "demo", presenter: presenter)
    guard case .purchased(let record) = answer else { throw NotBought() }
    #expect(record.offer?.type == .code && record.price.milliunits == 5_990)
    #expect(presenter.seen.dropFirst() == ["disclose 5990", "confirm 5990"])
  }
}

/// Says yes, and remembers what was asked.
private final class Remembering: SheetPresenter {
  private let lines = Mutex<[String]>([])
  var seen: [String] { lines.withLock { $0 } }

  func disclose(_ sheet: PurchaseSheet) async -> Bool { note("disclose \(sheet.price.milliunits)") }
  func confirm(_ sheet: PurchaseSheet) async -> Bool { note("confirm \(sheet.price.milliunits)") }
  func refuse(_ rejection: Rejection) async { _ = note("\(rejection)") }

  private func note(_ line: String) -> Bool {
    lines.withLock { $0.append(line) }
    return true
  }
}
