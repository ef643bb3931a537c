import Foundation
import Testing

@testable import TwelveWording

/// The labelled copies of `Benchmarks/Copy`: what misleads is found, what is honest is not nagged.
@Suite struct CopyCheckTests {
  struct LabelledCopy: CustomStringConvertible {
    var language: Language
    var plan: CopyPlan
    var isGood: Bool
    var text: String
    var description: String { "\(language.tag) \(plan.rawValue) \(isGood ? "good" : "bad"): \(text)" }
  }

  static let copies: [LabelledCopy] = Language.allCases.flatMap { language -> [LabelledCopy] in
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Benchmarks/Copy")
    let file = folder.appendingPathComponent("\(language).tsv")
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    return lines.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4 else { return nil }
      return LabelledCopy(
        language: language, plan: CopyPlan(rawValue: fields[0]) ?? .monthly, isGood: fields[1] == "good",
        text: fields[3])
    }
  }

  @Test("Each labelled copy is told right: what misleads is found, and nothing that is honest")
  func labelled() {
    #expect(Self.copies.count > 450)
    for language in Language.allCases {
      let checker = CopyChecker(language: language)
      for copy in Self.copies where copy.language == language {
        let findings = checker.findings(in: copy.text, plan: copy.plan)
        #expect(findings.isEmpty == copy.isGood, "\(copy) → \(findings.map(\.rule.rawValue))")
      }
    }
  }

  @Test("Every pattern of every lexicon can be read", arguments: Language.allCases)
  func patterns(_ language: Language) throws {
    for child in Mirror(reflecting: CopyLexicon.of(language)).children {
      let pattern = try #require(child.value as? String)
      #expect(throws: Never.self, "\(child.label ?? "")") { try Regex(pattern) }
    }
    #expect(throws: Never.self) { try Regex(TypedAmount.pattern) }
  }
}
