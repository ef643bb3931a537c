import Foundation
import Testing
import TwelveWording

/// The document that lists the rules says what the code says. `RECORD=1` writes it anew.
@Suite struct CopyRulesDocumentTests {
  @Test("Documentation/copy-rules.md lists every rule as it is, and every placeholder")
  func document() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/copy-rules.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let (start, end) = ("<!-- rules -->\n", "<!-- end -->")
    let before = try #require(text.range(of: start)).upperBound
    let after = try #require(text.range(of: end)).lowerBound
    let rows = CopyRule.allCases.map {
      "| `\($0.rawValue)` | \($0.severity.rawValue) | \($0.reason) | \($0.source) |\n"
    }
    let table = "| rule | severity | why | source |\n|---|---|---|---|\n" + rows.joined()
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try text.replacingCharacters(in: before..<after, with: table).write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text[before..<after] == table)
    }
    for placeholder in Placeholder.allCases { #expect(text.contains("| `{\(placeholder.rawValue)}` |")) }
  }
}
