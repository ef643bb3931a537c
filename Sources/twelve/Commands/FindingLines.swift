import TwelveWording

/// What the copy checker found, as lines.
enum FindingLines {
  static func lines(_ findings: [CopyFinding]) -> [String] {
    guard !findings.isEmpty else { return ["Nothing in it misleads."] }
    return findings.flatMap { finding in
      ["\(finding.severity.rawValue) \(finding.rule.rawValue): \(finding.text)"] + details(finding).map { "  \($0)" }
    }
  }

  static func details(_ finding: CopyFinding) -> [String] {
    [finding.reason, "Source: \(finding.rule.source)."]
      + (finding.suggestion.isEmpty ? [] : ["Write: \(finding.suggestion)"])
  }
}
