import Screens
import TerminalKit
import TestSupport
import Testing
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

@testable import twelve

/// Every state of every screen, text and style apart.
@Suite struct GoldenScreenTests {
  /// A picture: where the story leads, and which keys are pressed then.
  struct Picture: Sendable, CustomTestStringConvertible {
    var name: String
    var story: @Sendable () async throws -> Story
    var screen: ScreenName = .paywall
    var keys: [String] = []
    /// Main states are drawn at every size and in ASCII too.
    var isMain = false

    var testDescription: String { name }
  }

  @Test("Every screen state looks as its golden file", arguments: pictures)
  func looks(_ picture: Picture) async throws {
    let story = try await picture.story()
    for (suffix, size, charset) in variants(picture) {
      var root = try await story.root(size, charset)
      let isOpen = root.open(picture.screen)
      #expect(isOpen)
      for key in picture.keys { root.press(key) }
      expectGolden(FrameGolden.string(root.view()), named: "\(picture.name)\(suffix)")
    }
  }

  @Test("Two timelines side by side", arguments: ["", "-60x20", "-120x40"])
  func comparison(_ suffix: String) async throws {
    let story = try await GoldenScreenTests.forked()
    let comparison = try story.session.store.compare("main", "payment 3 fails")
    let text = ComparisonText(
      words: story.session.words, catalog: story.session.catalog, comparison: comparison, left: "main",
      right: "payment 3 fails")
    let sizes = ["": Root.designSize, "-60x20": Root.smallestSize, "-120x40": Size(columns: 120, rows: 40)]
    var root = try await story.root(sizes[suffix] ?? Root.designSize)
    _ = root.update(
      .compared(
        ComparisonContent(
          left: "main", right: "payment 3 fails", summary: text.summary,
          rows: text.rows.map { .init(label: $0.label, left: $0.left, right: $0.right) })))
    expectGolden(FrameGolden.string(root.view()), named: "comparison\(suffix)")
  }

  @Test("A terminal that is too small says so, and only quitting works")
  func tooSmall() async throws {
    var root = try await Story().root(Size(columns: 59, rows: 19))
    expectGolden(FrameGolden.string(root.view()), named: "too-small")
    let asked = [Key.enter, .character("a"), .character("q")].map { root.update(.key($0)) }
    #expect(asked == [[], [], [.quit]])
  }

  private func variants(_ picture: Picture) -> [(String, Size, Charset)] {
    let design = [("", Root.designSize, Charset.utf8)]
    guard picture.isMain else { return design }
    return design + [
      ("-60x20", Root.smallestSize, .utf8), ("-120x40", Size(columns: 120, rows: 40), .utf8),
      ("-ascii", Root.designSize, .ascii), ("-60x20-ascii", Root.smallestSize, .ascii),
    ]
  }

  static let pictures: [Picture] = paywalls + sheets + accounts + others + offers

  static let paywalls: [Picture] = [
    Picture(name: "paywall", story: { try Story() }, isMain: true),
    Picture(name: "paywall-up-front", story: { try Story() }, keys: ["Down"]),
    Picture(name: "paywall-month-to-month", story: { try Story() }, keys: ["Down", "Down"]),
    Picture(name: "paywall-one-time", story: { try Story() }, keys: ["Down", "Down", "Down"]),
    Picture(name: "paywall-focus-restore", story: { try Story() }, keys: ["Tab"]),
    Picture(name: "paywall-not-sold", story: { try Story(storefront: "USA") }, isMain: true),
    Picture(name: "paywall-not-sold-front-only", story: { try Story(storefront: "SGP") }, keys: ["o"]),
    Picture(name: "paywall-old-system", story: { try Story(systemVersion: "26.3") }),
    Picture(
      name: "paywall-second-wording",
      story: {
        var story = try Story()
        story.session.wording = 1
        return story
      }),
    Picture(name: "paywall-french", story: { try Story(storefront: "FRA", language: "fr") }, isMain: true),
    Picture(name: "paywall-german", story: { try Story(storefront: "DEU", language: "de") }, isMain: true),
    Picture(name: "paywall-spanish", story: { try Story(storefront: "ESP", language: "es") }, isMain: true),
    Picture(name: "paywall-japanese", story: { try Story(storefront: "JPN", language: "ja") }, isMain: true),
    Picture(name: "paywall-your-plan", story: { try await bought() }),
    Picture(name: "paywall-other-plan-runs", story: { try await bought() }, keys: ["Down"]),
    Picture(
      name: "paywall-forever-beside-commitment", story: { try await bought(months: 4) }, keys: ["Down", "Down", "Down"]),
  ]

  static let sheets: [Picture] = [
    Picture(name: "disclosure", story: { try Story() }, screen: .disclosure, isMain: true),
    Picture(
      name: "disclosure-japanese", story: { try Story(storefront: "JPN", language: "ja") }, screen: .disclosure,
      isMain: true),
    Picture(
      name: "disclosure-german", story: { try Story(storefront: "DEU", language: "de") }, screen: .disclosure,
      isMain: true),
    Picture(name: "cancel", story: { try await bought(months: 4) }, screen: .cancel, isMain: true),
    Picture(name: "cancel-month-to-month", story: { try await monthToMonth() }, screen: .cancel),
    Picture(name: "refund-current", story: { try await bought(months: 2) }, screen: .account, keys: ["x"]),
    Picture(name: "refund-earlier", story: { try await bought(months: 2) }, screen: .account, keys: ["Down", "x"]),
    Picture(name: "date-field", story: { try Story() }, screen: .time, keys: ["g"]),
    Picture(name: "date-field-error", story: { try Story() }, screen: .time, keys: ["g", "Backspace", "Enter"]),
    Picture(name: "pick-storefront", story: { try Story() }, keys: ["s"], isMain: true),
    Picture(name: "pick-storefront-filtered", story: { try Story() }, keys: ["s", "j", "a"]),
    Picture(name: "pick-storefront-nothing", story: { try Story() }, keys: ["s", "z", "z"]),
    Picture(name: "pick-language", story: { try Story() }, keys: ["l"]),
    Picture(name: "pick-system", story: { try Story() }, keys: ["i"]),
  ]

  static let accounts: [Picture] = [
    Picture(name: "account-nothing", story: { try Story() }, screen: .account),
    Picture(name: "account-active", story: { try await bought(months: 4) }, screen: .account, isMain: true),
    Picture(name: "account-active-names-hidden", story: { try await bought(months: 4) }, screen: .account, keys: ["v"]),
    Picture(name: "account-last-payment", story: { try await bought(months: 11) }, screen: .account),
    Picture(name: "account-second-commitment", story: { try await bought(months: 12) }, screen: .account),
    Picture(
      name: "account-cancelled",
      story: {
        let story = try await bought(months: 4)
        try story.session.perform(.cancelRenewal(nil))
        return story
      }, screen: .account, isMain: true),
    Picture(name: "account-failed", story: { try await failed() }, screen: .account, isMain: true),
    Picture(
      name: "account-failed-japanese", story: { try await failed(storefront: "JPN", language: "ja") },
      screen: .account, isMain: true),
    Picture(
      name: "account-recovered",
      story: {
        let story = try await failed()
        try story.session.perform(.setPaymentMethod(works: true))
        return story
      }, screen: .account, isMain: true),
    Picture(
      name: "account-refunded-earlier",
      story: {
        let story = try await bought(months: 4)
        try story.refund(payment: 3)
        return story
      }, screen: .account),
    Picture(
      name: "account-ended-by-refund",
      story: {
        let story = try await bought(months: 4)
        try story.refund(payment: 5)
        return story
      }, screen: .account, isMain: true),
    Picture(
      name: "account-expired",
      story: {
        let story = try await bought(months: 4)
        try story.session.perform(.cancelRenewal(nil))
        try story.advance(months: 9)
        return story
      }, screen: .account),
    Picture(
      name: "account-given-up",
      story: {
        let story = try await failed()
        try story.advance(months: 4)
        return story
      }, screen: .account),
    Picture(
      name: "account-up-front",
      story: {
        let story = try Story()
        try await story.buy(plan: .upFront)
        return story
      }, screen: .account),
    Picture(name: "account-month-to-month", story: { try await monthToMonth() }, screen: .account),
    Picture(
      name: "account-one-time",
      story: {
        let story = try Story()
        try await story.buy(Story.forever, plan: nil)
        return story
      }, screen: .account),
    Picture(
      name: "account-one-time-refunded",
      story: {
        let story = try Story()
        try await story.buy(Story.forever, plan: nil)
        try story.advance(days: 3)
        try story.refund(payment: 1)
        return story
      }, screen: .account),
    Picture(
      name: "account-pending",
      story: {
        let story = try Story()
        try await story.buy(Story.pro, plan: .monthly, .pending)
        return story
      }, screen: .account),
  ]

  static let others: [Picture] = [
    Picture(name: "manage", story: { try await bought(months: 4) }, screen: .manage, isMain: true),
    Picture(
      name: "manage-cancelled",
      story: {
        let story = try await bought(months: 4)
        try story.session.perform(.cancelRenewal(nil))
        return story
      }, screen: .manage, isMain: true),
    Picture(name: "manage-change-waits", story: { try await changed() }, screen: .manage, isMain: true),
    Picture(
      name: "manage-to-cancel", story: { try await bought(months: 4) }, screen: .manage,
      keys: Array(repeating: "Down", count: 6)),
    Picture(name: "manage-price-asked", story: { try await priceAsked() }, screen: .manage),
    Picture(name: "manage-month-to-month", story: { try await monthToMonth() }, screen: .manage),
    Picture(name: "account-change-waits", story: { try await changed() }, screen: .account),
    Picture(name: "account-price-asked", story: { try await priceAsked() }, screen: .account),
    Picture(name: "account-grace", story: { try await inGrace() }, screen: .account),
    Picture(name: "account-upgraded", story: { try await upgraded() }, screen: .account),
    Picture(name: "account-refund-asked", story: { try await refundAsked() }, screen: .account),
    Picture(name: "refund-answer", story: { try await refundAsked() }, screen: .account, keys: ["x"]),
    Picture(name: "manage-failed", story: { try await failed() }, screen: .manage),
    Picture(name: "manage-nothing", story: { try Story() }, screen: .manage),
    Picture(name: "time-beginning", story: { try Story() }, screen: .time),
    Picture(name: "time", story: { try await bought(months: 4) }, screen: .time, isMain: true),
    Picture(name: "time-failed", story: { try await failed() }, screen: .time),
    Picture(name: "time-on-the-past", story: { try await bought(months: 4) }, screen: .time, keys: ["Up", "Up"]),
    Picture(name: "timelines", story: { try await forked() }, screen: .time, keys: ["T", "Up"], isMain: true),
    Picture(name: "help", story: { try Story() }, screen: .help, isMain: true),
    Picture(name: "help-questions", story: { try Story() }, screen: .help, keys: ["PgDn"]),
    Picture(name: "help-of-account", story: { try await bought() }, screen: .account, keys: ["?"]),
  ]

  // MARK: Stories

  static func bought(months: Int = 0, storefront: StorefrontCode = "CAN", language: String = "en") async throws -> Story
  {
    let story = try Story(storefront: storefront, language: language)
    try await story.buy()
    try story.advance(months: months)
    return story
  }

  /// Payment 6 has failed eight days ago.
  static func failed(storefront: StorefrontCode = "CAN", language: String = "en") async throws -> Story {
    let story = try await bought(months: 4, storefront: storefront, language: language)
    try story.session.perform(.setPaymentMethod(works: false))
    try story.advance(months: 1, days: 8)
    return story
  }

  /// A lower level is chosen, and waits.
  static func changed() async throws -> Story {
    let story = try await bought(months: 4)
    try story.session.perform(.purchase(request("com.example.lingo.plus.yearly"), outcome: .success))
    return story
  }

  static func upgraded() async throws -> Story {
    let story = try await bought(months: 4)
    try story.advance(days: 3)
    try story.session.perform(.purchase(request("com.example.lingo.max.yearly"), outcome: .success))
    return story
  }

  static func priceAsked() async throws -> Story {
    let story = try await bought(months: 4)
    try story.session.store.perform(
      .changePrice(Story.pro, .monthly, "CAN", milliunits: 19_990, isForNewSubscribersOnly: false))
    return story
  }

  static func inGrace() async throws -> Story {
    let story = try await monthToMonth()
    try story.session.store.perform(.setGracePeriod(GracePeriod(days: 16)))
    try story.session.perform(.setPaymentMethod(works: false))
    try story.advance(months: 1, days: 2)
    return story
  }

  static func refundAsked() async throws -> Story {
    let story = try await bought(months: 4)
    let latest = story.session.customerState?.transactions.last?.id
    try story.session.perform(.requestRefund(latest ?? TransactionID(0), .unintendedPurchase, isThroughApp: false))
    return story
  }

  private static func request(_ product: ProductID) -> PurchaseRequest {
    PurchaseRequest(requestID: "change", productID: product, plan: .monthly)
  }

  /// A second timeline, in which payment 3 failed.
  static func forked() async throws -> Story {
    let story = try await bought(months: 4)
    let events = try story.session.store.events()
    let second = events.last {
      if case .renewed(let event) = $0.event { event.transaction.commitment?.billingPeriodNumber == 2 } else { false }
    }
    try story.session.store.fork(at: second?.sequence, name: "payment 3 fails")
    try story.session.perform(.setPaymentMethod(works: false))
    try story.advance(months: 1, days: 8)
    return story
  }

  static func monthToMonth() async throws -> Story {
    let story = try Story()
    try await story.buy(Story.proMonthly, plan: nil)
    try story.advance(months: 2)
    return story
  }
}
