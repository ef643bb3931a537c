import Screens
import TerminalKit
import TestSupport
import Testing
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

@testable import twelve

extension WholeProgram {
  /// Wherever a commitment begins with an offer, the offer's price, the monthly price, the plan's total and what this
  /// customer is charged are on the same screen (decision D11).
  @Suite struct OfferPricesTests {
    /// Every storefront meets every kind of offer in some language, and every language meets all of them. The smallest
    /// screen in ASCII is always drawn, the others in turn.
    @Test(
      "Paywall and disclosure show both totals with every kind of offer, storefront, language, size and charset",
      arguments: Language.allCases)
    func bothTotals(_ language: Language) async throws {
      let catalogs = try OfferFixture.allCases.map { try LoadedCatalog.everywhere().with($0) }
      let shift = Language.allCases.firstIndex(of: language) ?? 0
      let storefronts = TwelveCommerce.Storefront.all.filter(\.sellsCommitmentPlan)
      for (index, storefront) in storefronts.enumerated() {
        let catalog = catalogs[(index + shift) % catalogs.count]
        let story = try Story(storefront: storefront.code, language: language.tag, catalog: catalog)
        var content = try await story.bound { try await ContentLoader(session: story.session).loadPaywall() }
        content.paywall = try await story.bound { try await PaywallLoader(session: story.session).load() }
        try check(content, story, Root.smallestSize, .ascii)
        let (size, charset) = Self.sizes[(index / catalogs.count + shift) % Self.sizes.count]
        try check(content, story, size, charset)
        // Other tests wait for a thread of their own.
        await Task.yield()
      }
    }

    private static let sizes: [(Size, Charset)] = [
      (Root.smallestSize, .ascii), (Root.smallestSize, .utf8), (Root.designSize, .utf8),
      (Size(columns: 120, rows: 40), .utf8),
    ]

    private func check(_ content: StoreContent, _ story: Story, _ size: Size, _ charset: Charset) throws {
      let request = PurchaseRequest(requestID: "1", productID: Story.pro, plan: .monthly)
      let sheet = try story.session.store.purchaseSheet(for: request, customer: story.session.customer)
      let terms = try #require(sheet.terms)
      let offer = try #require(terms.offer)
      let charges = terms.plannedCharges(from: sheet.date)
      var amounts = [terms.price, charges.paymentsTotal, try #require(charges.planTotal)]
      if offer.paymentMode != .freeTrial { amounts.append(offer.price) }
      let canvas = Canvas(size: size, charset: charset)
      for screen in [ScreenName.paywall, .disclosure] {
        var root = Root(words: story.session.words, content: content)
        root.show(on: size, charset: charset)
        let isOpen = root.open(screen)
        #expect(isOpen)
        let text = FrameText.string(root.view())
        let place = "\(screen) \(content.header.storefront) \(story.session.words.language) \(size) \(charset)"
        for amount in amounts {
          let shown = canvas.shownText(story.session.price(amount))
          #expect(text.contains(shown), "no \(shown): \(offer.paymentMode) \(place)\n\(text)")
        }
        guard screen == .paywall else { continue }
        let total = canvas.shownText(story.session.price(charges.paymentsTotal))
        let buttons = text.split(separator: "\n").filter { $0.contains("[ ") }
        #expect(buttons.contains { $0.contains(total) }, "no total in the button: \(place)\n\(text)")
      }
    }

    @Test("A win-back offer under the plan leaves the plan's own prices on the screen", arguments: Language.allCases)
    func winBack(_ language: Language) async throws {
      for code: StorefrontCode in ["CAN", "FRA", "JPN", "KOR", "TUR", "IND", "BRA", "CHE"] {
        let story = try await GoldenScreenTests.lapsed(code, language.tag)
        let offers = story.session.store.availableOffers(
          of: Story.pro, plan: .monthly, for: story.session.customer)
        let terms = try #require(offers.first?.quote.terms)
        let offer = try #require(terms.offer)
        let charges = terms.plannedCharges(from: story.session.now)
        let amounts = [terms.price, try #require(charges.planTotal), offer.price, charges.total]
        for (size, charset) in Self.sizes {
          let text = FrameText.string(try await story.root(size, charset).view())
          let canvas = Canvas(size: size, charset: charset)
          for amount in amounts {
            let shown = canvas.shownText(story.session.price(amount))
            #expect(text.contains(shown), "no \(shown): \(code) \(language) \(size) \(charset)\n\(text)")
          }
        }
      }
    }
  }
}
