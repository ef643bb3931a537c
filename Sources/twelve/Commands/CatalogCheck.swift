import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveWording

/// What is to be said of a catalog that could be read: warnings, and what its copy has against it.
struct CatalogCheck {
  let file: String
  let products: Int
  let warnings: [CatalogFault]
  let findings: [CatalogCopyFinding]
  /// Rules that the catalog silences, with its reasons.
  let silenced: [SilencedRule]
  private let unknownSilenced: [String]
  private let places: JSONPlaces

  init(_ loaded: LoadedCatalog, now: Instant) async throws(Failure) {
    let checker = CatalogCopyChecker(loaded.catalog)
    file = loaded.file
    products = loaded.catalog.products.count
    warnings = loaded.warnings
    silenced = loaded.catalog.copy.silenced
    let truncated = checker.isSilenced(.truncated) ? [] : try await TruncatedCopy(catalog: loaded, now: now).findings()
    findings = checker.findings + truncated
    unknownSilenced = checker.unknownSilenced
    places = JSONPlaces(loaded.content)
  }

  func position(of finding: CatalogCopyFinding) -> (line: Int, column: Int) {
    places.position(of: finding.path) ?? (1, 1)
  }

  var lines: [String] {
    let known = CopyRule.allCases.map(\.rawValue).joined(separator: ", ")
    return warnings.map(\.description)
      + unknownSilenced.map { "\(file): copy.silence: there is no rule \"\($0)\"; use one of \(known)" }
      + findings.flatMap(lines(of:)) + silenced.map { "silenced \($0.rule): \($0.reason)" } + [summary]
  }

  private func lines(of placed: CatalogCopyFinding) -> [String] {
    let finding = placed.finding
    let (line, column) = position(of: placed)
    let place = "\(file):\(line):\(column): \(placed.path)"
    return ["\(place): \(finding.severity.rawValue) \(finding.rule.rawValue): \(finding.text)"]
      + FindingLines.details(finding).map { "  \($0)" }
  }

  private var summary: String {
    let faults = findings.isEmpty ? "nothing in its copy misleads" : "findings in its copy: \(findings.count)"
    return "\(file): \(products) products, no faults; \(faults)."
  }
}
