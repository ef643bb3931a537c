import TestSupport
import Testing

@testable import TerminalKit

@Suite("Text made safe for a terminal")
struct SanitizeTests {
  @Test(
    "Nothing that steers a terminal or reorders text is kept, all of it is shown",
    arguments: [
      ("\u{1B}[31mred", "␛[31mred"), ("a\tb", "a␉b"), ("a\r\nb", "a␍␊b"), ("\u{0}\u{7}\u{8}", "␀␇␈"), ("\u{7F}", "␡"),
      ("\u{9B}2J", "\\u{9B}2J"), ("\u{85}", "\\u{85}"), ("\u{202E}4321", "\\u{202E}4321"),
      ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"), ("\u{200E}", "\\u{200E}"), ("\u{61C}", "\\u{61C}"),
      ("a\u{200B}b", "a\\u{200B}b"), ("\u{FEFF}", "\\u{FEFF}"), ("\u{AD}", "\\u{AD}"), ("\u{2028}", "\\u{2028}"),
      ("\u{E000}", "\\u{E000}"), ("\u{3164}", "\\u{3164}"), ("\u{2800}", "\\u{2800}"), ("\u{E0041}", "\\u{E0041}"),
    ])
  func shown(text: String, expected: String) { #expect(TerminalText.sanitized(text) == expected) }

  @Test(
    "Ordinary text stays as it is",
    arguments: ["", "plain", "Größe", "e\u{301}", "日本語。", "한국어", "ไทย", "русский", "9,99\u{202F}€", "“a” – b…", "👍"])
  func kept(text: String) { #expect(TerminalText.sanitized(text) == text) }

  @Test(
    "Clusters become what every terminal draws alike",
    arguments: [("👍🏽", "👍"), ("❤️", "❤"), ("1️⃣", "1"), ("👨‍👩‍👧", "□"), ("🇯🇵", "□"), ("\u{301}", "\u{25CC}\u{301}")])
  func clusters(text: String, expected: String) { #expect(TerminalText.sanitized(text) == expected) }

  @Test("A letter carries a few marks at most")
  func marks() {
    let heap = "a" + String(repeating: "\u{335}", count: 50)
    #expect(TerminalText.sanitized(heap).unicodeScalars.count == 5)
  }

  @Test(
    "Every scalar is safe afterwards", arguments: [0...0x33FF, 0xA000...0xABFF, 0xD7A0...0x10FFF, 0xE0000...0xE01FF])
  func everyScalar(values: ClosedRange<UInt32>) {
    for scalar in values.lazy.compactMap({ Unicode.Scalar($0) }) {
      let safe = TerminalText.sanitized("x" + String(scalar))
      #expect(safe.unicodeScalars.allSatisfy { !Self.isHarmful($0) }, "U+\(String(scalar.value, radix: 16))")
      #expect(safe.allSatisfy { (1...2).contains(TextWidth.ofSafe($0)) }, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test("Safe text stays as it is", arguments: 1...40)
  func idempotent(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let safe = TerminalText.sanitized(Nasty.text(using: &random))
    #expect(TerminalText.sanitized(safe) == safe, "seed \(seed)")
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}
