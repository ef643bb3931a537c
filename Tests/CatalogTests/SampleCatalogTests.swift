import Foundation
import Testing
import TwelveCatalog
import TwelveCommerce

@Suite struct SampleCatalogTests {
  private let catalog: Catalog

  init() throws {
    let reading = try CatalogReader.read(SampleCatalog.bytes, file: SampleCatalog.fileName)
    #expect(reading.warnings == [])
    catalog = reading.catalog
  }

  @Test("It sells what the README promises, in Canada and in France")
  func prices() throws {
    for code: StorefrontCode in ["CAN", "FRA"] {
      let storefront = try #require(Storefront.named(code))
      let prices = catalog.products.map { product in
        plansOnSale(of: product, in: storefront, supportsCommitmentPlan: true).map(\.price.milliunits)
      }
      #expect(prices == [[119_990, 14_990], [79_990, 9_990], [12_990], [49_990, 5_990], []])
      #expect(catalog.product("com.example.lingo.forever")?.price(in: storefront)?.milliunits == 199_990)
    }
  }

  @Test("Levels, plans and storefronts are as they should be")
  func shape() {
    #expect(catalog.products.compactMap(\.subscription?.level) == [1, 2, 2, 3])
    #expect(catalog.products.map { $0.subscription?.monthlyPlan != nil } == [true, true, false, true, false])
    #expect(catalog.storefronts.count == 18)
    #expect(catalog.languages == ["en", "es", "fr", "de", "ja"])
    #expect(catalog.copy.paywalls.count == 2)
    #expect(catalog.copy.help.count >= 6)
  }

  @Test("The plan is sold where it is sold, and on systems that know it (D17, D21)")
  func onSale() throws {
    let pro = try #require(catalog.product("com.example.lingo.pro.yearly"))
    let (canada, usa) = (try #require(Storefront.named("CAN")), try #require(Storefront.named("USA")))
    #expect(plansOnSale(of: pro, in: canada, supportsCommitmentPlan: true).map(\.plan) == [.upFront, .monthly])
    #expect(plansOnSale(of: pro, in: canada, supportsCommitmentPlan: false).map(\.plan) == [.upFront])
    #expect(plansOnSale(of: pro, in: usa, supportsCommitmentPlan: true).map(\.plan) == [.upFront])
    let monthly = try #require(plansOnSale(of: pro, in: canada, supportsCommitmentPlan: true).last)
    #expect(monthly.payments == 12)
    #expect(monthly.total.milliunits == 119_880)
  }

  @Test("What is selected first follows the preference and its fallbacks (D26)")
  func selection() throws {
    let (canada, usa) = (try #require(Storefront.named("CAN")), try #require(Storefront.named("USA")))
    let chosen = preferredSelection(in: catalog, storefront: canada, supportsCommitmentPlan: true)
    #expect(chosen == Selection(productID: "com.example.lingo.pro.yearly", plan: .monthly))
    #expect(preferredSelection(in: catalog, storefront: usa, supportsCommitmentPlan: true)?.plan == .upFront)
    var none = catalog
    none.fallback = [.none]
    #expect(preferredSelection(in: none, storefront: usa, supportsCommitmentPlan: true) == nil)
    var other = catalog
    other.fallback = [.product("com.example.lingo.pro.monthly")]
    #expect(
      preferredSelection(in: other, storefront: usa, supportsCommitmentPlan: true)?.productID
        == "com.example.lingo.pro.monthly")
  }

  @Test("The JSON Schema knows the same keys as the reader")
  func schema() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("catalog/catalog.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let pairs: [(String, ObjectKeys)] = [
      ("links", CatalogKeys.links), ("group", CatalogKeys.group), ("product", CatalogKeys.product),
      ("subscription", CatalogKeys.subscription), ("monthlyPlan", CatalogKeys.monthlyPlan),
      ("offer", CatalogKeys.offer),
      ("paywall", CatalogKeys.paywall), ("copy", CatalogKeys.copy), ("paywallCopy", CatalogKeys.paywallCopy),
      ("silencedRule", CatalogKeys.silencedRule),
      ("disclosureCopy", CatalogKeys.disclosureCopy), ("accountCopy", CatalogKeys.accountCopy),
      ("cancelCopy", CatalogKeys.cancelCopy), ("helpEntry", CatalogKeys.helpEntry),
    ]
    try expect(schema, CatalogKeys.root, "root")
    for (name, keys) in pairs { try expect(try #require(definitions[name]), keys, name) }
  }

  private func expect(_ schema: [String: Any], _ keys: ObjectKeys, _ name: String) throws {
    let properties = try #require(schema["properties"] as? [String: Any], "\(name)")
    #expect(Set(properties.keys) == Set(keys.required + keys.optional), "\(name)")
    #expect(Set(schema["required"] as? [String] ?? []) == Set(keys.required), "\(name)")
    #expect(schema["additionalProperties"] as? Bool == false, "\(name)")
  }
}
