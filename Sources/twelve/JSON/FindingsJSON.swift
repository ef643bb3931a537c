import TwelveWording

/// `twelve check --text … --json`
struct FindingsJSON: Encodable {
  var findings: [FindingJSON]

  init(_ findings: [CopyFinding]) { self.findings = findings.map(FindingJSON.init) }
}

struct FindingJSON: Encodable {
  var rule: String
  var severity: String
  /// The sentence that breaks the rule.
  var text: String
  /// Where it begins, in characters.
  var position: Int
  var reason: String
  var source: String
  var suggestion: String

  init(_ finding: CopyFinding) {
    rule = finding.rule.rawValue
    severity = finding.severity.rawValue
    text = finding.text
    position = finding.range.lowerBound
    reason = finding.reason
    source = finding.rule.source
    suggestion = finding.suggestion
  }
}

/// `twelve check --json`
struct CatalogCheckJSON: Encodable {
  var file: String
  var products: Int
  var findings: [PlacedFindingJSON]

  init(_ check: CatalogCheck) {
    file = check.file
    products = check.products
    findings = check.findings.map { PlacedFindingJSON($0, check.position(of: $0)) }
  }
}

struct PlacedFindingJSON: Encodable {
  var path: String
  var language: String
  /// Counted from 1.
  var line: Int
  var column: Int
  var finding: FindingJSON

  init(_ placed: CatalogCopyFinding, _ position: (line: Int, column: Int)) {
    path = placed.path
    language = placed.language.tag
    (line, column) = position
    finding = FindingJSON(placed.finding)
  }
}
