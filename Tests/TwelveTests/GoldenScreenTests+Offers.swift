import Screens
import TerminalKit
import TestSupport
import Testing
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules

@testable import twelve

extension GoldenScreenTests {
  static let stride: ProductID = "com.example.stride.yearly"

  static let offers: [Picture] = [
    Picture(name: "offer-trial", story: { try fitness() }, isMain: true),
    Picture(name: "offer-trial-french", story: { try fitness("FRA", "fr") }),
    Picture(name: "offer-trial-german", story: { try fitness("DEU", "de") }),
    Picture(name: "offer-trial-spanish", story: { try fitness("ESP", "es") }),
    Picture(name: "offer-trial-japanese", story: { try fitness("JPN", "ja") }, isMain: true),
    Picture(name: "offer-trial-not-sold", story: { try fitness("USA") }),
    Picture(name: "offer-trial-used", story: { try await lapsedTrial() }),
    Picture(name: "offer-up-front", story: { try lingo(.payUpFront) }, isMain: true),
    Picture(name: "offer-payments", story: { try lingo(.payAsYouGo) }, isMain: true),
    Picture(name: "offer-payments-german", story: { try lingo(.payAsYouGo, "DEU", "de") }),
    Picture(name: "offer-month-to-month-trial", story: { try lingo(.trial) }, keys: ["Down", "Down"]),
    Picture(name: "offer-month-to-month-payments", story: { try lingo(.payAsYouGo) }, keys: ["Down", "Down"]),
    Picture(name: "offer-win-back", story: { try await lapsed() }, isMain: true),
    Picture(name: "offer-win-back-japanese", story: { try await lapsed("JPN", "ja") }),
    Picture(name: "offer-disclosure-trial", story: { try fitness() }, screen: .disclosure, isMain: true),
    Picture(name: "offer-disclosure-trial-german", story: { try fitness("DEU", "de") }, screen: .disclosure),
    Picture(name: "offer-disclosure-up-front", story: { try lingo(.payUpFront) }, screen: .disclosure),
    Picture(name: "offer-disclosure-payments", story: { try lingo(.payAsYouGo) }, screen: .disclosure, isMain: true),
    Picture(name: "offer-account-trial", story: { try await trial() }, screen: .account, isMain: true),
    Picture(name: "offer-account-trial-french", story: { try await trial("FRA", "fr") }, screen: .account),
    Picture(
      name: "offer-account-trial-cancelled",
      story: {
        let story = try await trial()
        try story.session.perform(.cancelRenewal(nil))
        return story
      }, screen: .account),
    Picture(
      name: "offer-account-trial-over",
      story: {
        let story = try await trial()
        try story.session.perform(.cancelRenewal(nil))
        try story.advance(months: 1)
        return story
      }, screen: .account),
    Picture(
      name: "offer-account-after-trial",
      story: {
        let story = try await trial()
        try story.advance(months: 2)
        return story
      }, screen: .account),
    Picture(
      name: "offer-account-up-front",
      story: {
        let story = try lingo(.payUpFront)
        try await story.buy()
        return story
      }, screen: .account),
    Picture(
      name: "offer-account-payments",
      story: {
        let story = try lingo(.payAsYouGo)
        try await story.buy()
        try story.advance(months: 1)
        return story
      }, screen: .account, isMain: true),
    Picture(name: "offer-cancel-trial", story: { try await trial() }, screen: .cancel),
    Picture(
      name: "offer-cancel-payments",
      story: {
        let story = try lingo(.payAsYouGo)
        try await story.buy()
        return story
      }, screen: .cancel),
  ]

  /// What the payment sheet says of each kind of offer.
  static let payments: [(String, @Sendable () async throws -> (Story, PurchaseRequest))] = [
    ("offer-pay-trial", { (try fitness(), PurchaseRequest(requestID: "1", productID: stride, plan: .monthly)) }),
    (
      "offer-pay-up-front",
      { (try lingo(.payUpFront), PurchaseRequest(requestID: "1", productID: Story.pro, plan: .monthly)) }
    ),
    (
      "offer-pay-payments",
      { (try lingo(.payAsYouGo), PurchaseRequest(requestID: "1", productID: Story.pro, plan: .monthly)) }
    ),
    (
      "offer-pay-month-to-month",
      { (try lingo(.payAsYouGo), PurchaseRequest(requestID: "1", productID: Story.proMonthly)) }
    ),
    (
      "offer-pay-later",
      {
        (
          try await bought(months: 4),
          PurchaseRequest(requestID: "1", productID: Story.pro, plan: .monthly, offerID: "lingo.loyal")
        )
      }
    ),
  ]

  @Test("The payment sheet tells what an offer charges today, then what, and the total", arguments: payments.indices)
  func paysWithOffer(_ index: Int) async throws {
    let (name, make) = Self.payments[index]
    let (story, request) = try await make()
    let sheet = try story.session.store.purchaseSheet(for: request, customer: story.session.customer)
    var root = try await story.root()
    _ = root.update(.sheetAsked(SheetQuestion(id: 1, content: SheetWriter(session: story.session).payment(sheet))))
    expectGolden(FrameGolden.string(root.view()), named: name)
  }

  static func fitness(_ storefront: StorefrontCode = "CAN", _ language: String = "en") throws -> Story {
    try Story(storefront: storefront, language: language, catalog: .fitness())
  }

  static func lingo(
    _ fixture: OfferFixture, _ storefront: StorefrontCode = "CAN", _ language: String = "en"
  ) throws -> Story {
    try Story(storefront: storefront, language: language, catalog: LoadedCatalog.sample().with(fixture))
  }

  static func trial(_ storefront: StorefrontCode = "CAN", _ language: String = "en") async throws -> Story {
    let story = try fitness(storefront, language)
    try await story.buy(stride)
    try story.advance(days: 2)
    return story
  }

  /// The trial has been had once, and ended unpaid.
  static func lapsedTrial() async throws -> Story {
    let story = try await trial()
    try story.session.perform(.cancelRenewal(nil))
    try story.advance(months: 1)
    return story
  }

  /// A year was paid for, and not renewed.
  static func lapsed(_ storefront: StorefrontCode = "CAN", _ language: String = "en") async throws -> Story {
    let story = try Story(storefront: storefront, language: language)
    try await story.buy()
    try story.session.perform(.cancelRenewal(nil))
    try story.advance(months: 13)
    return story
  }
}
