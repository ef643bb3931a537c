import TwelveCatalog

/// One text of a catalog, where it stands, and what it is in.
struct CopyField {
  /// Without the language, such as `copy.paywalls[0].headline`.
  var path: String
  var text: LocalizedText

  func text(in language: Language) -> String { text.text(in: language.tag) }

  func finding(_ rule: CopyRule, _ plan: CopyPlan, _ language: Language) -> CatalogCopyFinding {
    let words = text(in: language)
    return placed(
      CopyFinding(
        rule, text: words, range: 0..<words.count, suggestion: SuggestedCopy.text(for: rule, plan, language)), language)
  }

  func placed(_ finding: CopyFinding, _ language: Language) -> CatalogCopyFinding {
    CatalogCopyFinding(path: "\(path).\(language.tag)", language: language, finding: finding)
  }

  /// Prices that are typed, and placeholders that the first language has and this one has not, or the other way round.
  func faults(_ checker: CopyChecker, _ plan: CopyPlan, _ languages: [String]) -> [CatalogCopyFinding] {
    let words = text(in: checker.language)
    let typed = checker.typedAmounts(in: words).map { placed($0, checker.language) }
    let first = languages.first.map { text.text(in: $0) } ?? words
    let isSame = Set(Placeholder.placeholders(in: first)) == Set(Placeholder.placeholders(in: words))
    return typed + (isSame ? [] : [finding(.placeholdersDiffer, plan, checker.language)])
  }
}
