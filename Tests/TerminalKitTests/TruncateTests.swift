import TestSupport
import Testing

@testable import TerminalKit

@Suite("Text cut and filled up")
struct TruncateTests {
  @Test(
    "Cuts are marked where there is room for it",
    arguments: [
      ("Hello", 5, "Hello"), ("Hello!", 5, "Hell…"), ("Hello", 1, "…"), ("Hello", 0, ""), ("Hello", -3, ""),
      ("", 4, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("\u{1B}[2J", 3, "␛[…"),
    ])
  func cut(text: String, columns: Int, expected: String) {
    #expect(TerminalText.truncated(text, to: columns) == expected)
  }

  @Test("A mark that does not fit is left out")
  func markTooWide() {
    #expect(TerminalText.truncated("Hello", to: 2, ellipsis: "...") == "He")
    #expect(TerminalText.truncated("Hello", to: 4, ellipsis: "~") == "Hel~")
  }

  @Test("Text is filled up on the side away from its alignment")
  func alignment() {
    #expect(TerminalText.padded("ab", to: 5) == "ab   ")
    #expect(TerminalText.padded("ab", to: 5, alignment: .trailing) == "   ab")
    #expect(TerminalText.padded("ab", to: 5, alignment: .center) == " ab  ")
    #expect(TerminalText.padded("日本語", to: 4) == "日… ")
  }

  @Test("Never too long when cut, exact when padded", arguments: 1...200)
  func exact(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = Nasty.text(using: &random)
    let columns = Int.random(in: 0...20, using: &random)
    #expect(TextWidth.of(TerminalText.truncated(text, to: columns)) <= columns, "seed \(seed)")
    #expect(TextWidth.of(TerminalText.padded(text, to: columns)) == columns, "seed \(seed)")
  }
}
