import Screens
import TerminalKit
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Finds the lines of the paywall's copy that are cut off at the sizes it is shown at: by drawing it.
struct TruncatedCopy {
  let catalog: LoadedCatalog
  let now: Instant

  func findings() async throws(Failure) -> [CatalogCopyFinding] {
    var findings: [CatalogCopyFinding] = []
    for language in catalog.catalog.languages.compactMap(Language.init(tag:)) {
      for wording in catalog.catalog.copy.paywalls.indices {
        for storefront in storefronts { findings += try await self.findings(wording, language, storefront) }
      }
    }
    var seen = Set<CatalogCopyFinding>()
    return findings.filter { seen.insert($0).inserted }
  }

  /// One where the monthly plan is sold, and one where it is not.
  private var storefronts: [Storefront] {
    let all = catalog.catalog.storefronts.compactMap { Storefront.named($0) }
    return [all.first { $0.sellsCommitmentPlan }, all.first { !$0.sellsCommitmentPlan }].compactMap { $0 }
  }

  private func findings(
    _ wording: Int, _ language: Language, _ storefront: Storefront
  ) async throws(Failure) -> [CatalogCopyFinding] {
    let beginning = NewStore(now: now, storefront: storefront.code, language: language.tag)
    let store: LocalStore
    do { store = try LocalStore(catalog: catalog, beginning: beginning) } catch {
      throw Failure(error, words: Words(language: .english, zone: .utc), catalog: catalog.catalog)
    }
    var session = Session(store: store, customer: "demo", zone: .utc)
    session.wording = wording
    let opened = session
    let content = try await opened.alone { try await opened.loadPaywall() }
    let headline = content.paywall.planMissing == nil ? "headline" : "notSoldHeadline"
    let lines = [(headline, content.paywall.headline), ("features", content.paywall.features)]
    return ContactSheet.sizes.flatMap { size in
      let shown = picture(content, session, size)
      return lines.filter { shown.contains(TruncatedCopy.beginning($0.1)) && !shown.contains($0.1) }.map { key, text in
        finding(key, text, wording, language, size)
      }
    }
  }

  private func picture(_ content: StoreContent, _ session: Session, _ size: Size) -> String {
    var root = Root(words: session.words, content: content)
    root.show(on: size, charset: .utf8)
    return FrameText.string(root.view())
  }

  /// Enough of a text to know it again; where not even that is shown, the part has been left out, and not cut.
  private static func beginning(_ text: String) -> String { String(text.prefix(8)) }

  private func finding(
    _ key: String, _ text: String, _ wording: Int, _ language: Language, _ size: Size
  ) -> CatalogCopyFinding {
    let shown = "\(text) (\(size.columns)×\(size.rows))"
    return CatalogCopyFinding(
      path: "copy.paywalls[\(wording)].\(key).\(language.tag)", language: language,
      finding: CopyFinding(.truncated, text: shown, range: 0..<text.count, suggestion: ""))
  }
}
