import TestSupport
import Testing

@testable import TerminalKit

@Suite("Text in lines")
struct WrapTests {
  @Test(
    "Lines break at spaces, and line feeds always end one",
    arguments: [
      ("", 10, [""]), ("one two", 10, ["one two"]), ("one two", 5, ["one", "two"]), ("one  two", 3, ["one", "two"]),
      ("a\n\nb", 5, ["a", "", "b"]), ("a\r\nb", 5, ["a", "b"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("  abc def", 6, ["  abc", "def"]), ("abc   ", 3, ["abc"]), ("abc   ", 4, ["abc "]), ("     ", 3, [""]),
      ("one, two", 4, ["one,", "two"]), ("x", 0, ["x"]), ("a b", -1, ["a", "b"]),
    ] as [(String, Int, [String])])
  func spaces(text: String, width: Int, expected: [String]) {
    #expect(TerminalText.wrapped(text, width: width) == expected)
  }

  @Test(
    "No-break spaces never break",
    arguments: [
      ("costs 9,99\u{202F}€ now", 8, ["costs", "9,99\u{202F}€", "now"]),
      ("pay 12\u{A0}payments", 8, ["pay", "12\u{A0}payme", "nts"]), ("a 12\u{A0}日間 b", 6, ["a", "12\u{A0}日", "間 b"]),
      ("年\u{202F}円", 3, ["年\u{202F}", "円"]), ("年年\u{A0}円", 5, ["年", "年\u{A0}円"]),
    ] as [(String, Int, [String])])
  func noBreak(text: String, width: Int, expected: [String]) {
    #expect(TerminalText.wrapped(text, width: width) == expected)
  }

  @Test(
    "Japanese lines break between characters, but stops do not begin a line and brackets do not end one",
    arguments: [
      ("毎月更新します。", 14, ["毎月更新しま", "す。"]), ("毎月更新します。", 16, ["毎月更新します。"]), ("年額「解約」", 6, ["年額", "「解", "約」"]),
      ("期間は12か月です", 8, ["期間は", "12か月で", "す"]), ("コーヒー", 4, ["コー", "ヒー"]), ("支払い1,200円", 8, ["支払い", "1,200円"]),
      ("日本", 1, ["□", "□"]), ("日本", 3, ["日", "本"]),
    ] as [(String, Int, [String])])
  func japanese(text: String, width: Int, expected: [String]) {
    #expect(TerminalText.wrapped(text, width: width) == expected)
  }

  @Test("Japanese stops never begin a line as soon as the longest price fits", arguments: 11...40)
  func lineStarts(width: Int) {
    let text = "月額¥1,200で12か月のお支払い（合計¥14,400）。いつでも解約できますが、残りのお支払いは続きます。ー「サブスクリプション」"
    let lines = TerminalText.wrapped(text, width: width)
    for line in lines.dropFirst() { #expect(!"。、）」ー,".contains(line.first ?? " "), "\(lines)") }
    for line in lines.dropLast() { #expect(!"（「¥".contains(line.last ?? " "), "\(lines)") }
    #expect(lines.joined() == text)
  }

  @Test("Korean words are kept together")
  func korean() { #expect(TerminalText.wrapped("월간 구독 취소", width: 7) == ["월간", "구독", "취소"]) }

  @Test("No line is too long, and no word is lost", arguments: 1...300)
  func property(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = Nasty.text(using: &random).filter { $0 != "\n" && $0 != "\r\n" }
    let width = Int.random(in: 2...24, using: &random)
    let lines = TerminalText.wrapped(text, width: width)
    for line in lines { #expect(TextWidth.of(line) <= width, "seed \(seed)") }
    let ink = TerminalText.sanitized(text).filter { $0 != " " && $0 != "\u{3000}" }
    #expect(lines.joined().filter { $0 != " " && $0 != "\u{3000}" } == ink, "seed \(seed)")
  }
}
