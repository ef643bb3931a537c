import Testing

@testable import TerminalKit

@Suite("The columns of text")
struct TextWidthTests {
  @Test(
    "Known widths",
    arguments: [
      ("", 0), ("a", 1), ("plain text", 10), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("한국어", 6), ("ﾊ", 1), ("ﾊﾞ", 2),
      ("Ａ", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{3000}", 2), ("·", 1), ("…", 1), ("─│┌", 3), ("█▒░", 3), ("€", 1),
      ("₩", 1), ("￥", 2), ("\u{A0}", 1), ("\u{202F}", 1), ("✓✕●▸⋮", 5), ("↑↓⏎", 3),
    ])
  func known(text: String, columns: Int) { #expect(TextWidth.of(text) == columns) }

  @Test(
    "What terminals draw in different widths becomes one sign, or loses what only changes its looks",
    arguments: [
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 1), ("🇯🇵", 1), ("❤️", 1), ("1️⃣", 1), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 1), ("\u{301}", 1), ("\u{FE0F}", 0),
    ])
  func emoji(text: String, columns: Int) { #expect(TextWidth.of(text) == columns) }

  @Test(
    "What steers a terminal counts as it is shown",
    arguments: [("\u{1B}", 1), ("\t", 1), ("\r\n", 2), ("\u{7F}", 1), ("\u{AD}", 6), ("\u{202E}", 8), ("\u{9B}", 6)])
  func control(text: String, columns: Int) { #expect(TextWidth.of(text) == columns) }

  @Test("Simple text is what the slow way would have made of it")
  func simpleText() {
    for value in UInt32(0x20)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), TextWidth.ofSimple(scalar) > 0 else { continue }
      let isWide = TextWidth.wideRanges.contains { $0.contains(value) }
      #expect(TextWidth.ofSimple(scalar) == (isWide ? 2 : 1), "U+\(String(value, radix: 16))")
      #expect(!Self.needsCare(scalar), "U+\(String(value, radix: 16))")
    }
  }

  @Test("The ranges of wide characters ascend and do not touch")
  func ascending() {
    for (before, after) in zip(TextWidth.wideRanges, TextWidth.wideRanges.dropFirst()) {
      #expect(before.upperBound < after.lowerBound)
    }
  }

  private static func needsCare(_ scalar: Unicode.Scalar) -> Bool {
    if "a\(Character(scalar))b".count != 3 { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return true
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }
}
