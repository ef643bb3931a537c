import TestSupport
import Testing

@testable import TerminalKit

@Suite("Text in ASCII")
struct TransliterateTests {
  @Test(
    "Likenesses",
    arguments: [
      ("plain", "plain"), ("Café Größe", "Cafe Grosse"), ("e\u{301}", "e"), ("łódź", "lodz"),
      ("Æsir Œuvre", "AEsir OEuvre"),
      ("9,99\u{202F}€", "9,99 EUR"), ("¥1,200", "JPY1,200"), ("£5", "GBP5"), ("₩9,900", "KRW9,900"),
      ("“a” – ‘b’…", "\"a\" - 'b'..."),
      ("Settings › Apple", "Settings > Apple"), ("12\u{A0}payments", "12 payments"), ("日本", "????"), ("한", "??"),
      ("👍", "??"),
      ("Ａ１！", "A1!"), ("、。", ",."), ("─│┌█░", "-|+#."), ("↑→⏎", "^->Enter"), ("русский", "???????"), ("🇯🇵", "?"),
    ])
  func likeness(text: String, expected: String) { #expect(TerminalText.transliterated(text) == expected) }

  @Test(
    "Control characters are shown in ASCII too",
    arguments: [("\u{1B}[0m", "^[[0m"), ("\u{0}", "^@"), ("\t", "^I"), ("\u{7F}", "^?"), ("\u{202E}", "\\u{202E}")])
  func control(text: String, expected: String) { #expect(TerminalText.transliterated(text) == expected) }

  @Test("Whatever the text, printable ASCII is left", arguments: 1...100)
  func alwaysASCII(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = TerminalText.transliterated(Nasty.text(using: &random))
    #expect(TerminalText.isPlain(text), "seed \(seed)")
  }
}
