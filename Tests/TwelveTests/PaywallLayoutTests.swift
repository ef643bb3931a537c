import Screens
import TerminalKit
import TestSupport
import Testing
import TwelveCommerce

@testable import twelve

/// The other ways in which the plans can stand.
@Suite struct PaywallLayoutTests {
  @Test(
    "Plans side by side, and the chosen one alone, at every size",
    arguments: [PaywallContent.PlanArrangement.columns, .single],
    [("CAN", "en"), ("FRA", "fr"), ("DEU", "de"), ("JPN", "ja"), ("USA", "en")])
  func looks(_ arrangement: PaywallContent.PlanArrangement, _ place: (storefront: String, language: String))
    async throws
  {
    let story = try Story(storefront: StorefrontCode(place.storefront), language: place.language)
    var content = try await story.bound { try await ContentLoader(session: story.session).load() }
    content.paywall.arrangement = arrangement
    for (suffix, size, charset) in [
      ("", Root.designSize, Charset.utf8), ("-120x40", Size(columns: 120, rows: 40), .utf8),
      ("-60x20", Root.smallestSize, .utf8), ("-ascii", Root.designSize, .ascii),
    ] {
      var root = Root(words: story.session.words, content: content)
      root.show(on: size, charset: charset)
      root.press("Right")
      let name = "layout-\(arrangement)-\(place.storefront)-\(place.language)\(suffix)"
      expectGolden(FrameGolden.string(root.view()), named: name)
    }
  }
}
