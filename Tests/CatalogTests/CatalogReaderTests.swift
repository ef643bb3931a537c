import TestSupport
import Testing
import TwelveCatalog
import TwelveCommerce

/// What the reader makes of a good catalog, and that no bad one stops it.
@Suite struct CatalogReaderTests {
  @Test("Every key arrives where it belongs")
  func values() throws {
    let catalog = try CatalogReader.read(Array(TinyCatalog.text.utf8), file: "tiny.json").catalog
    #expect(catalog.bundleID == "com.example.app")
    #expect(catalog.languages == ["en", "ja"])
    #expect(catalog.storefronts == ["CAN", "USA", "JPN"])
    #expect(catalog.appName == LocalizedText(["en": "App", "ja": "アプリ"]))
    #expect(catalog.links.terms == "https://example.com/terms")
    #expect(catalog.links.privacy == "https://example.com/privacy")
    #expect(catalog.preferredBillingPlanType == .monthly)
    #expect(catalog.fallback == [.upFront, .product("app.forever"), .none])
    #expect(catalog.group("main")?.name.text(in: "ja") == "メイン")
    #expect(catalog.group("other") == nil)
    #expect(catalog.paywall.products == ["app.yearly", "app.forever"])
    #expect(catalog.paywall.showsComparison)
    let yearly = try #require(catalog.product("app.yearly"))
    #expect(yearly.type == .autoRenewable && !yearly.isFamilyShareable)
    #expect(yearly.name.text(in: "en") == "Yearly" && yearly.description.text(in: "ja") == "一年")
    #expect(yearly.prices == ["CAN": 79_990, "USA": 79_980, "JPN": 9_800_000])
    #expect(yearly.subscription?.groupID == "main" && yearly.subscription?.level == 1)
    #expect(yearly.subscription?.period == .yearly)
    #expect(yearly.subscription?.monthlyPlan?.prices == ["CAN": 9_990, "JPN": 1_200_000])
    let forever = try #require(catalog.product("app.forever"))
    #expect(forever.type == .nonConsumable && forever.isFamilyShareable && forever.subscription == nil)
    #expect(catalog.product("other") == nil)
  }

  @Test("Every text of the copy arrives where it belongs")
  func copy() throws {
    let copy = try CatalogReader.read(Array(TinyCatalog.text.utf8), file: "tiny.json").catalog.copy
    let paywall = try #require(copy.paywalls.first)
    #expect(paywall.name == "direct")
    let texts = [
      paywall.headline, paywall.features, paywall.commitment, paywall.upFront, paywall.monthToMonth, paywall.oneTime,
      paywall.commitmentRenewal, paywall.renewal, paywall.commitmentCancelling, paywall.cancelling,
      paywall.notSoldHeadline, paywall.notSold, copy.disclosure.title, copy.disclosure.body, copy.account.active,
      copy.account.cancelled, copy.account.paymentFailed, copy.account.nothing, copy.cancel.commitment,
      copy.cancel.other,
    ]
    #expect(
      texts.map { $0.text(in: "en") } == [
        "Headline", "Features", "{monthly}, {total}", "Up front {price}", "Monthly {price}", "Once {price}",
        "Commits {renews}", "Renews {renews}", "Cancel it", "Cancel", "Elsewhere", "Not here", "Before",
        "Until {renews}", "Until {accessUntil}", "{remaining}, {ends}", "Failed {app}", "Nothing", "{remaining}",
        "{ends}",
      ])
    #expect(copy.help.map { $0.question.text(in: "en") + $0.answer.text(in: "ja") } == ["Why?だから。"])
  }

  @Test("A text that a language lacks is shown in English, else in the first language there is")
  func languageFallback() {
    #expect(LocalizedText(["en": "e", "fr": "f"]).text(in: "fr") == "f")
    #expect(LocalizedText(["en": "e", "fr": "f"]).text(in: "ja") == "e")
    #expect(LocalizedText(["fr": "f", "de": "d"]).text(in: "ja") == "d")
    #expect(LocalizedText([:]).text(in: "en") == "")
  }

  @Test("Prices keep every digit (D24)")
  func amounts() throws {
    for (written, milliunits) in [("0", 0), ("0.5", 500), ("007.05", 7_050), ("999999999999.99", 999_999_999_999_990)] {
      let text = try #require(TinyCatalog.with("199.99", written))
      let catalog = try CatalogReader.read(Array(text.utf8), file: "tiny.json").catalog
      #expect(catalog.product("app.forever")?.prices["CAN"] == Int64(milliunits))
    }
  }

  @Test("A catalog is told from any other by its bytes")
  func hash() {
    let bytes = SampleCatalog.bytes
    #expect(CatalogHash.hash(of: bytes) == SampleCatalog.hash)
    #expect(SampleCatalog.hash.count == 32)
    #expect(CatalogHash.hash(of: []) == "cbf29ce484222325cbf29ce484222325")
    #expect(CatalogHash.hash(of: Array("a".utf8)) == "af63dc4c8601ec8caf63dc4c8601ec8c")
    var hashes: Set<String> = [SampleCatalog.hash]
    for index in stride(from: 0, to: bytes.count, by: bytes.count / 50) {
      var changed = bytes
      changed[index] ^= 1
      hashes.insert(CatalogHash.hash(of: changed))
    }
    #expect(hashes.count >= 51)
  }

  @Test("Random damage never stops the reader, and every answer is a catalog or a fault with a place", arguments: 1...4)
  func damage(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for round in 0..<100 {
      let bytes = damaged(SampleCatalog.bytes, &generator)
      let lines = bytes.count { $0 == 0x0A } + 1
      do {
        let catalog = try CatalogReader.read(bytes, file: "lingo.json").catalog
        #expect(!catalog.products.isEmpty && !catalog.copy.paywalls.isEmpty, "seed \(seed), round \(round)")
      } catch {
        let places = error.faults.map { [$0.line, $0.column] }
        #expect(error.faults.contains { $0.severity == .error }, "seed \(seed), round \(round)")
        #expect(places.allSatisfy { (1...lines).contains($0[0]) && $0[1] >= 1 }, "seed \(seed), round \(round)")
        #expect(
          places == places.sorted { $0.lexicographicallyPrecedes($1) }, "seed \(seed), round \(round)")
      }
    }
  }

  private func damaged(_ good: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
    var bytes = good
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: index)
      case 3: bytes.insert(contentsOf: "{}[],:\"\\".utf8.shuffled(using: &generator).prefix(2), at: index)
      case 4: bytes.removeSubrange(index..<min(bytes.count, index + 40))
      default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &generator))
      }
    }
    return bytes
  }
}
