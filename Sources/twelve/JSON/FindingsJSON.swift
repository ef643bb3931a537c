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
