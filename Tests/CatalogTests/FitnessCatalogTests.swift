import Foundation
import Testing
import TwelveCatalog
import TwelveCommerce

/// The sample with a free trial, `catalog/fitness.json`.
@Suite struct FitnessCatalogTests {
  private let catalog: Catalog

  init() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("catalog/fitness.json")
    let reading = try CatalogReader.read([UInt8](Data(contentsOf: url)), file: "fitness.json")
    #expect(reading.warnings == [])
    catalog = reading.catalog
  }

  @Test("It has a free week on the monthly plan, and on nothing else")
  func trial() throws {
    let offers = catalog.products.flatMap { $0.subscription?.offers ?? [] }
    #expect(offers.map(\.type) == [.introductory])
    #expect(offers.map(\.paymentMode) == [.freeTrial])
    #expect(offers.map(\.plan) == [.monthly])
    #expect(offers.map(\.period) == [.weekly])
    #expect(catalog.products[0].subscription?.offers == offers)
  }

  @Test("It sells a year, a month and a week in the sample's storefronts and languages")
  func shape() throws {
    let lingo = try CatalogReader.read(SampleCatalog.bytes, file: SampleCatalog.fileName).catalog
    #expect(catalog.storefronts == lingo.storefronts)
    #expect(catalog.languages == lingo.languages)
    #expect(catalog.products.compactMap(\.subscription?.period) == [.yearly, .monthly, .weekly])
    #expect(catalog.products.map { $0.subscription?.monthlyPlan != nil } == [true, false, false])
    #expect(catalog.copy.paywalls.map(\.name) == lingo.copy.paywalls.map(\.name))
  }

  @Test("It speaks of itself: no word of the other sample's is left")
  func ownWords() throws {
    let copy = "\(catalog.copy) \(catalog.products) \(catalog.links)".lowercased()
    for word in ["lingo", "language", "learning", "sprache", "lernen", "aprender", "apprendre", "言語", "学び"] {
      #expect(!copy.contains(word), "\(word)")
    }
  }
}
