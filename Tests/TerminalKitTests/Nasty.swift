import TestSupport

/// Text that breaks programs.
enum Nasty {
  static let pieces = [
    "a", "Lingo Pro", " ", "  ", "\n", "\r\n", "\t", "\u{1B}[31m", "\u{0}", "\u{7F}", "\u{9B}2J", "é", "e\u{301}",
    "Ångström",
    "日本語", "。", "「解約」", "12か月", "한국어", "\u{1112}\u{1161}\u{11AB}", "ﾊﾞ", "👍", "👍🏽", "👨‍👩‍👧", "🇯🇵", "❤️", "1️⃣", "\u{301}",
    "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}", "\u{202E}abc\u{202C}", "\u{2066}x\u{2069}", "\u{200B}", "\u{200D}",
    "\u{FEFF}", "\u{AD}", "\u{A0}", "\u{202F}", "\u{3000}", "9,99\u{202F}€", "…", "█▒░", "┌─┐", "กำ", "क्षि", "\u{E000}",
    "\u{10FFFF}", "\u{2028}", "\u{FE0F}", "☃", "〰︎", "~`^_",
  ]

  static func text(using random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }
}
