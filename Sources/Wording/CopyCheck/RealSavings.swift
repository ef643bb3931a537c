import TwelveCatalog
import TwelveCommerce

/// What the plans of a catalog's paywall really save, against the other ways to pay for the same time.
struct RealSavings {
  private var percent: [CopyPlan: Int] = [:]

  init(_ catalog: Catalog) {
    let products = catalog.paywall.products.compactMap(catalog.product)
    let storefronts = catalog.storefronts.compactMap { Storefront.named($0) }
    for plan in CopyPlan.allCases {
      // A claim has to be true wherever the copy is read.
      percent[plan] = storefronts.compactMap { RealSavings.percent(plan, products, $0) }.min()
    }
  }

  /// The largest whole percentage that is true in every storefront; nil where there is nothing to compare.
  func most(_ plan: CopyPlan) -> Int? { percent[plan] }

  private static func percent(_ plan: CopyPlan, _ products: [CatalogProduct], _ storefront: Storefront) -> Int? {
    let years = products.filter { $0.subscription?.period == .yearly }
    let monthToMonth = products.filter { $0.subscription?.period == .monthly }
      .compactMap { $0.price(in: storefront)?.milliunits }.max()
    let found = years.compactMap { product -> Int? in
      let upFront = product.price(in: storefront)?.milliunits
      let monthly =
        storefront.sellsCommitmentPlan ? product.subscription?.monthlyPlan?.price(in: storefront)?.milliunits : nil
      let own = plan == .upFront ? upFront : monthly.map { $0 * 12 }
      let others = [monthToMonth.map { $0 * 12 }, plan == .upFront ? monthly.map { $0 * 12 } : upFront]
      guard let own, let dearest = others.compactMap({ $0 }).max(), dearest > 0 else { return nil }
      return Int(max(0, dearest - own) * 100 / dearest)
    }
    return found.max()
  }
}

extension CopyChecker {
  /// Sentences that claim a larger saving than there is.
  func falseSavings(in copy: String, plan: CopyPlan, most: Int) -> [CopyFinding] {
    guard CopyNormalizer.normalized(copy).contains("%") else { return [] }
    let reading = CopyReader(words: words, plan: plan).read(copy)
    let check = CopyCheck(reading: reading, words: words, language: language)
    let places = reading.sentences.indices.filter { index in
      let text = reading.sentences[index].normalized
      return words.saving.matches(text) && CopyChecker.percentages(in: text).contains { $0 > most }
    }
    return places.map { check.finding(.savingClaim, in: $0) }
  }

  private static func percentages(in text: String) -> [Int] {
    text.split(separator: "%").dropLast(text.hasSuffix("%") ? 0 : 1).compactMap { part in
      Int(String(part.reversed().drop { $0 == " " }.prefix { $0.isNumber }.reversed()))
    }
  }
}
