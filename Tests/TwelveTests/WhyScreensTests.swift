import Screens
import TerminalKit
import TestSupport
import Testing
import TwelveCommerce
import TwelveStoreRules

@testable import twelve

/// The answers to `e`, as they look.
@Suite struct WhyScreensTests {
  @Test("The question of the support: cancelled, and charged afterwards")
  func cancelledThenCharged() async throws {
    let story = try await cancelledThenCharged(storefront: "CAN", language: "en")
    try await expectPictures(of: story, .payment, named: "why-cancelled", isMain: true)
  }

  @Test("The same in Japanese, French and German", arguments: [("JPN", "ja"), ("FRA", "fr"), ("DEU", "de")])
  func translated(_ storefront: String, _ language: String) async throws {
    let story = try await cancelledThenCharged(storefront: StorefrontCode(storefront), language: language)
    try await expectPictures(of: story, .payment, named: "why-cancelled-\(language)")
  }

  @Test("Scrolled to the reply, and without the back office")
  func scrolled() async throws {
    let story = try await cancelledThenCharged(storefront: "CAN", language: "en")
    try await expectPictures(of: story, .payment, named: "why-scrolled", keys: ["PgDn", "PgDn"])
    try await expectPictures(of: story, .payment, named: "why-front-only", keys: ["o"])
  }

  @Test("Access while a charge is tried again, and the end that a late payment moved")
  func access() async throws {
    try await expectPictures(of: GoldenScreenTests.failed(), .access, named: "why-no-access")
    let recovered = try await GoldenScreenTests.failed()
    try recovered.session.perform(.setPaymentMethod(works: true))
    try await expectPictures(of: recovered, .commitmentEnd, named: "why-end-moved")
  }

  @Test("Both flags and the state", arguments: ["flag", "commitment-flag", "state"])
  func flags(_ name: String) async throws {
    let story = try await cancelledThenCharged(storefront: "CAN", language: "en")
    let topics: [String: WhyQuestion.Topic] = [
      "flag": .willAutoRenew, "commitment-flag": .commitmentWillAutoRenew, "state": .state,
    ]
    try await expectPictures(of: story, try #require(topics[name]), named: "why-\(name)")
  }

  @Test("A one-time purchase has no other question")
  func oneTime() async throws {
    let story = try Story()
    try await story.buy(Story.forever, plan: nil)
    try await expectPictures(of: story, .payment, named: "why-one-time")
  }

  @Test("Every line stays inside the terminal, at every size and in every language")
  func fits() async throws {
    for (storefront, language) in [("CAN", "en"), ("ESP", "es"), ("FRA", "fr"), ("DEU", "de"), ("JPN", "ja")] {
      let story = try await cancelledThenCharged(storefront: StorefrontCode(storefront), language: language)
      for (columns, rows) in [(60, 20), (80, 24), (120, 40)] {
        var root = try await root(story, .payment, Size(columns: columns, rows: rows), .utf8)
        for _ in 0..<4 {
          // A notification's name may be cut, as on the time screen.
          let cut = FrameText.string(root.view()).split(separator: "\n").filter {
            $0.contains("…") && !$0.contains("DID_CHANGE_RENEWAL_ST…")
          }
          #expect(cut == [], "\(language) at \(columns)x\(rows)")
          root.press("PgDn")
        }
      }
    }
  }

  private func cancelledThenCharged(storefront: StorefrontCode, language: String) async throws -> Story {
    let story = try await GoldenScreenTests.bought(months: 4, storefront: storefront, language: language)
    try story.session.perform(.cancelRenewal(nil))
    try story.advance(months: 1)
    return story
  }

  private func root(
    _ story: Story, _ topic: WhyQuestion.Topic, _ size: Size, _ charset: Charset
  ) async throws -> Root {
    var root = try await story.root(size, charset)
    root.open(.account)
    let latest = try #require(story.session.customerState?.transactions.last)
    let content = try WhyLoader(session: story.session).content(WhyQuestion(topic, latest.id))
    _ = root.update(.explained(try #require(content)))
    return root
  }

  private func expectPictures(
    of story: Story, _ topic: WhyQuestion.Topic, named name: String, keys: [String] = [], isMain: Bool = false
  ) async throws {
    let main = [
      ("-60x20", Root.smallestSize, Charset.utf8), ("-120x40", Size(columns: 120, rows: 40), .utf8),
      ("-ascii", Root.designSize, .ascii),
    ]
    for (suffix, size, charset) in [("", Root.designSize, Charset.utf8)] + (isMain ? main : []) {
      var root = try await root(story, topic, size, charset)
      for key in keys { root.press(key) }
      expectGolden(FrameGolden.string(root.view()), named: name + suffix)
    }
  }
}
