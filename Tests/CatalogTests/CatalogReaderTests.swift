import Foundation
import TestSupport
import Testing
import TwelveCatalog
import TwelveCommerce

@Suite struct CatalogReaderTests {
  static let sample = String(decoding: SampleCatalog.bytes, as: UTF8.self)

  /// The faults of the sample with one text replaced by another.
  private func faults(_ old: String, _ new: String, everywhere: Bool = false) throws -> [CatalogFault] {
    let range = try #require(Self.sample.range(of: old), "the sample has no \(old)")
    let text =
      everywhere
      ? Self.sample.replacingOccurrences(of: old, with: new) : Self.sample.replacingCharacters(in: range, with: new)
    do {
      return try CatalogReader.read(Array(text.utf8), file: "lingo.json").warnings
    } catch {
      return error.faults
    }
  }

  @Test(
    "Each fault is told with its path",
    arguments: [
      ("\"bundleID\"", "\"bundelID\"", "bundelID", "did you mean \"bundleID\"?"),
      ("\"en\": \"Lingo Pro\"", "\"en\": \"\"", "products[1].name.en", "empty"),
      ("\"CAN\": \"119.99\",", "", "products[0].prices.CAN", "there is no price for CAN"),
      ("\"CAN\": \"119.99\"", "\"CAN\": \"-1\"", "products[0].prices.CAN", "no price"),
      ("\"CAN\": \"119.99\"", "\"CAN\": \"1.999\"", "products[0].prices.CAN", "more decimals"),
      ("\"CAN\": \"119.99\"", "\"CAN\": 119.99", "products[0].prices.CAN", "a price is written as text"),
      ("\"CAN\": \"119.99\"", "\"CAN\": \"119.99\", \"CAN\": \"1.00\"", "products[0].prices.CAN", "second time"),
      ("\"CAN\": \"119.99\"", "\"XXX\": \"119.99\"", "products[0].prices.XXX", "no storefront"),
      ("\"P1Y\"", "\"P1M\"", "products[0].subscription.monthlyPlan", "one year"),
      ("\"P1Y\"", "\"P5Y\"", "products[0].subscription.period", "no period"),
      ("\"level\": 1", "\"level\": 0", "products[0].subscription.level", "counted from 1"),
      ("\"group\": \"lingo\"", "\"group\": \"other\"", "products[0].subscription.group", "no group"),
      ("com.example.lingo.pro.monthly\",", "com.example.lingo.max.yearly\",", "fallback[1]", ""),
      ("{monthly}", "{monthy}", "copy.paywalls[0].commitment.en", "no placeholder {monthy}"),
      ("https://example.com/lingo/terms", "terms", "links.terms", "no web address"),
      (
        "\"preferredBillingPlanType\": \"monthly\"", "\"preferredBillingPlanType\": \"weekly\"",
        "preferredBillingPlanType", "no plan"
      ),
      ("\"Auto-Renewable Subscription\"", "\"Subscription\"", "products[0].type", "no kind"),
    ])
  func fault(_ old: String, _ new: String, _ path: String, _ message: String) throws {
    let found = try faults(old, new)
    if message.isEmpty { return #expect(found.allSatisfy { $0.severity == .warning }) }
    #expect(
      found.contains { $0.path == path && "\($0.message); \($0.remedy)".contains(message) },
      "\(found.map(\.description).joined(separator: "\n"))")
  }

  @Test("Two products of one id, a monthly price alone, and a price where the plan is not sold (D21)")
  func relations() throws {
    let twice = try faults("\"id\": \"com.example.lingo.plus.yearly\"", "\"id\": \"com.example.lingo.pro.yearly\"")
    #expect(twice.contains { $0.message.contains("there is a product") })
    let alone = try faults("\"FRA\": \"119.99\",", "")
    #expect(alone.contains { $0.message.contains("a monthly price but no up-front price in FRA") })
    let unsold = try faults("\"CAN\": \"14.99\"", "\"CAN\": \"14.99\", \"USA\": \"14.99\"")
    #expect(unsold.map(\.severity) == [.warning])
    #expect(unsold.first?.path == "products[0].subscription.monthlyPlan.prices.USA")
  }

  @Test("Every fault at once, in the order of the file, with line and column")
  func everyFault() throws {
    let text = """
      {
        "bundleID": 7,
        "languages": ["en", "xx"],
        "storefronts": ["CAN", "CAN"],
        "appName": {"en": "App", "fr": "App"},
        "surprise": true
      }
      """
    #expect { try CatalogReader.read(Array(text.utf8), file: "my.json") } throws: { error in
      let faults = (error as? CatalogFaults)?.faults ?? []
      let places = faults.map { "\($0.line):\($0.column) \($0.path)" }
      #expect(places.contains("2:15 bundleID"))
      #expect(places.contains("3:23 languages[1]"))
      #expect(places.contains("4:26 storefronts[1]"))
      #expect(places.contains("5:34 appName.fr"))
      #expect(places.contains("6:15 surprise"))
      #expect(faults.filter { $0.message.contains("is missing") }.count == 7)
      #expect(
        faults.map { [$0.line, $0.column] }.elementsEqual(
          faults.map { [$0.line, $0.column] }.sorted(by: { $0.lexicographicallyPrecedes($1) })))
      return faults.allSatisfy { $0.description.hasPrefix("my.json:") && !$0.remedy.isEmpty }
    }
  }

  @Test("Random damage never stops the reader, and never slips through as a crash")
  func damage() {
    let seed: UInt64 = 4
    var generator = SplitMix64(seed: seed)
    for _ in 0..<400 {
      var bytes = SampleCatalog.bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: index)
        }
      }
      do {
        _ = try CatalogReader.read(bytes, file: "lingo.json")
      } catch {
        #expect(!error.faults.isEmpty, "seed \(seed)")
      }
    }
  }
}
