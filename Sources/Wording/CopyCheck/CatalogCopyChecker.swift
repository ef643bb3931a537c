import TwelveCatalog

/// A finding in a catalog, with the text that it is in.
public struct CatalogCopyFinding: Hashable, Sendable {
  /// The JSON path, such as `copy.paywalls[0].headline.en`.
  public var path: String
  public var language: Language
  public var finding: CopyFinding

  public init(path: String, language: Language, finding: CopyFinding) {
    self.path = path
    self.language = language
    self.finding = finding
  }
}

/// Checks all the copy of a catalog: the wordings of the paywall, and the texts of disclosure, account, cancelling and help.
public struct CatalogCopyChecker {
  private let catalog: Catalog
  private let checkers: [CopyChecker]
  private let savings: RealSavings

  public init(_ catalog: Catalog) {
    self.init(catalog, languages: catalog.languages.compactMap(Language.init(tag:)))
  }

  /// Checks some languages alone.
  public init(_ catalog: Catalog, languages: [Language]) {
    self.catalog = catalog
    checkers = languages.map(CopyChecker.init)
    savings = RealSavings(catalog)
  }

  /// What is wrong and not silenced, wording by wording.
  public var findings: [CatalogCopyFinding] {
    let silenced = Set(catalog.copy.silenced.map(\.rule))
    let all = catalog.copy.paywalls.indices.flatMap { wording in
      checkers.flatMap { findings(ofWording: wording, $0) }
    }
    return (all + checkers.flatMap(otherTexts)).filter { !silenced.contains($0.finding.rule.rawValue) }
  }

  /// Whether the catalog is not held to a rule.
  public func isSilenced(_ rule: CopyRule) -> Bool { catalog.copy.silenced.contains { $0.rule == rule.rawValue } }

  /// Names among the silenced rules that are no rules.
  public var unknownSilenced: [String] {
    catalog.copy.silenced.map(\.rule).filter { CopyRule(rawValue: $0) == nil }
  }

  /// What is wrong in one wording in one language, and not silenced.
  public func findings(ofWording index: Int, in language: Language) -> [CatalogCopyFinding] {
    let silenced = Set(catalog.copy.silenced.map(\.rule))
    return checkers.filter { $0.language == language }.flatMap { findings(ofWording: index, $0) }
      .filter { !silenced.contains($0.finding.rule.rawValue) }
  }

  private func findings(ofWording index: Int, _ checker: CopyChecker) -> [CatalogCopyFinding] {
    let screens = PaywallTexts(catalog.copy.paywalls[index], path: "copy.paywalls[\(index)]", catalog.languages)
    return screens.findings(checker, savings)
  }

  private func otherTexts(_ checker: CopyChecker) -> [CatalogCopyFinding] {
    SupportTexts(catalog.copy, catalog.languages).findings(checker)
  }
}
