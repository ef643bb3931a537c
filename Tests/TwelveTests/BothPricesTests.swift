import Screens
import TerminalKit
import TestSupport
import Testing
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveWording

@testable import twelve

extension WholeProgram {
  /// Wherever a commitment can be bought, the monthly price and the total are on the same screen.
  @Suite struct BothPricesTests {
    static let sizes = [
      Root.smallestSize, Size(columns: 67, rows: 21), Root.designSize, Size(columns: 120, rows: 40),
    ]

    @Test(
      "Paywall and sheets show both prices in every storefront, language, size and charset",
      arguments: Language.allCases)
    func bothPrices(_ language: Language) async throws {
      let catalog = try LoadedCatalog.everywhere()
      for storefront in TwelveCommerce.Storefront.all where storefront.sellsCommitmentPlan {
        let story = try Story(storefront: storefront.code, language: language.tag, catalog: catalog)
        var content = try await story.bound { try await ContentLoader(session: story.session).load() }
        let monthly = story.session.price(try price(in: storefront, catalog))
        let total = story.session.price(try price(in: storefront, catalog) * MonthlyPlan.payments)
        try check(content, story, Root.smallestSize, .ascii, monthly: monthly, total: total)
        for size in Self.sizes {
          try check(content, story, size, .utf8, monthly: monthly, total: total)
        }
        // Where columns are too narrow they are the list, which has been looked at.
        content.paywall.arrangement = .columns
        try check(content, story, Root.designSize, .utf8, monthly: monthly, total: total)
        content.paywall.arrangement = .single
        try check(content, story, Root.smallestSize, .utf8, monthly: monthly, total: total)
        // Other tests wait for a thread of their own.
        await Task.yield()
      }
    }

    private func check(
      _ content: StoreContent, _ story: Story, _ size: Size, _ charset: Charset, monthly: String, total: String
    ) throws {
      var root = Root(words: story.session.words, content: content)
      root.show(on: size, charset: charset)
      for screen in [ScreenName.paywall, .disclosure] {
        let isOpen = root.open(screen)
        #expect(isOpen)
        let canvas = Canvas(size: size, charset: charset)
        let text = FrameText.string(root.view())
        let place = "\(screen) \(content.header.storefront) \(story.session.words.language) \(size) \(charset)"
        #expect(text.contains(canvas.shownText(monthly)), "no monthly price: \(place)\n\(text)")
        #expect(text.contains(canvas.shownText(total)), "no total: \(place)\n\(text)")
        guard screen == .paywall else { continue }
        let buttons = text.split(separator: "\n").filter { $0.contains("[ ") }
        #expect(buttons.contains { $0.contains(canvas.shownText(total)) }, "no total in the button: \(place)\n\(text)")
      }
    }

    private func price(in storefront: TwelveCommerce.Storefront, _ catalog: LoadedCatalog) throws -> Money {
      try #require(catalog.catalog.product(Story.pro)?.subscription?.monthlyPlan?.price(in: storefront))
    }
  }
}

extension Canvas {
  /// The text as this canvas draws it: safe, in its charset, no-break spaces as spaces.
  func shownText(_ text: String) -> String {
    var canvas = Canvas(size: Size(columns: 60, rows: 1), charset: charset)
    canvas.draw(text, at: Position(column: 0, row: 0))
    return FrameText.rows(canvas.frame())[0]
  }
}

extension LoadedCatalog {
  /// The sample catalog with made-up prices in all storefronts, long ones among them.
  static func everywhere() throws -> LoadedCatalog {
    var loaded = try LoadedCatalog.sample()
    loaded.catalog.storefronts = TwelveCommerce.Storefront.all.map(\.code)
    for index in loaded.catalog.products.indices {
      for storefront in TwelveCommerce.Storefront.all {
        let large: Int64 = storefront.currency.minorUnitDigits == 0 ? 129_000_000 : 12_990
        loaded.catalog.products[index].prices[storefront.code] = large * 8
        loaded.catalog.products[index].subscription?.monthlyPlan?.prices[storefront.code] = large
      }
    }
    return loaded
  }
}
