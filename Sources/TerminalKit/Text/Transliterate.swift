extension TerminalText {
  /// The text in printable ASCII, for terminals without UTF-8. Letters lose their accents, currency signs become codes,
  /// and what has no likeness becomes one `?` per column.
  public static func transliterated(_ text: String) -> String { ascii(text, keepsNoBreakSpaces: false) }

  /// Layout still has to know where a line must not break after the text has been put into ASCII.
  static func ascii(_ text: String, keepsNoBreakSpaces: Bool) -> String {
    if isPlain(text) { return text }
    var output = ""
    for character in sanitized(text) {
      if keepsNoBreakSpaces, isNoBreakSpace(character) {
        output.append(character)
      } else {
        output += asciiForm(of: character)
      }
    }
    return output
  }

  private static func asciiForm(of character: Character) -> String {
    if let value = character.asciiValue { return value < 0x80 ? String(character) : "?" }
    // Accents written as separate marks belong to the letter in front of them.
    guard let base = character.unicodeScalars.first else { return "" }
    if base.isASCII { return String(Character(base)) }
    if let known = AsciiForms.table[base] { return known }
    if (0xFF01...0xFF5E).contains(base.value), let narrow = Unicode.Scalar(base.value - 0xFEE0) {
      return String(Character(narrow))
    }
    if (0x2400...0x241F).contains(base.value), let letter = Unicode.Scalar(base.value - 0x2400 + 0x40) {
      return "^" + String(Character(letter))
    }
    return String(repeating: "?", count: max(1, TextWidth.ofSafe(character)))
  }

  static func isNoBreakSpace(_ character: Character) -> Bool {
    character == "\u{A0}" || character == "\u{202F}" || character == "\u{2007}"
  }
}

/// Likenesses in ASCII.
private enum AsciiForms {
  // Built only when a terminal without UTF-8 meets a letter that is not ASCII.
  static let table: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for (form, letters) in letters { for letter in letters.unicodeScalars { table[letter] = form } }
    for (sign, form) in signs { table[sign] = form }
    return table
  }()

  private static let letters: [(String, String)] = [
    ("A", "ÀÁÂÃÄÅĀĂĄǍẠẢẤẦẨẪẬẮẰẲẴẶ"), ("a", "àáâãäåāăąǎạảấầẩẫậắằẳẵặª"), ("AE", "Æ"), ("ae", "æ"),
    ("C", "ÇĆĈĊČ"), ("c", "çćĉċč"), ("D", "ÐĎĐ"), ("d", "ðďđ"), ("E", "ÈÉÊËĒĔĖĘĚẸẺẼẾỀỂỄỆ"),
    ("e", "èéêëēĕėęěẹẻẽếềểễệ"), ("G", "ĜĞĠĢ"), ("g", "ĝğġģ"), ("H", "ĤĦ"), ("h", "ĥħ"),
    ("I", "ÌÍÎÏĨĪĬĮİǏỈỊ"), ("i", "ìíîïĩīĭįıǐỉị"), ("J", "Ĵ"), ("j", "ĵ"), ("K", "Ķ"), ("k", "ķ"),
    ("L", "ĹĻĽĿŁ"), ("l", "ĺļľŀł"), ("N", "ÑŃŅŇ"), ("n", "ñńņňŉ"), ("O", "ÒÓÔÕÖØŌŎŐƠǑỌỎỐỒỔỖỘỚỜỞỠỢ"),
    ("o", "òóôõöøōŏőơǒọỏốồổỗộớờởỡợº"), ("OE", "Œ"), ("oe", "œ"), ("R", "ŔŖŘ"), ("r", "ŕŗř"), ("S", "ŚŜŞŠȘ"),
    ("s", "śŝşšș"), ("ss", "ß"), ("SS", "ẞ"), ("T", "ŢŤŦȚ"), ("t", "ţťŧț"), ("Th", "Þ"), ("th", "þ"),
    ("U", "ÙÚÛÜŨŪŬŮŰŲƯǓỤỦỨỪỬỮỰ"), ("u", "ùúûüũūŭůűųưǔụủứừửữự"), ("W", "Ŵ"), ("w", "ŵ"), ("Y", "ÝŶŸỲỴỶỸ"),
    ("y", "ýÿŷỳỵỷỹ"), ("Z", "ŹŻŽ"), ("z", "źżž"),
  ]

  private static let signs: [(Unicode.Scalar, String)] = [
    // Money. Two of a currency's signs may share a code; a wrong guess would be worse than a long code.
    ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("￥", "JPY"), ("₩", "KRW"), ("￦", "KRW"), ("₹", "INR"), ("₺", "TRY"),
    ("₫", "VND"), ("₽", "RUB"), ("₪", "ILS"), ("₱", "PHP"), ("₦", "NGN"), ("฿", "THB"), ("₴", "UAH"), ("₸", "KZT"),
    ("₡", "CRC"), ("₲", "PYG"), ("₵", "GHS"), ("₼", "AZN"), ("₾", "GEL"), ("¢", "c"), ("￡", "GBP"),
    // Spaces.
    ("\u{A0}", " "), ("\u{202F}", " "), ("\u{2007}", " "), ("\u{2002}", " "), ("\u{2003}", " "), ("\u{2009}", " "),
    ("\u{200A}", " "), ("\u{205F}", " "), ("\u{3000}", "  "),
    // Dashes, quotes and stops.
    ("‐", "-"), ("‑", "-"), ("‒", "-"), ("–", "-"), ("—", "-"), ("―", "-"), ("−", "-"), ("·", "-"), ("•", "*"),
    ("…", "..."), ("‘", "'"), ("’", "'"), ("‚", ","), ("‛", "'"), ("“", "\""), ("”", "\""), ("„", "\""), ("‟", "\""),
    ("«", "\""), ("»", "\""), ("‹", "<"), ("›", ">"), ("¿", "?"), ("¡", "!"), ("′", "'"), ("″", "\""), ("´", "'"),
    ("¨", "\""), ("¸", ","), ("ʼ", "'"), ("。", "."), ("、", ","), ("・", "-"), ("「", "\""), ("」", "\""),
    ("『", "\""), ("』", "\""), ("〜", "~"), ("ー", "-"),
    // Signs.
    ("×", "x"), ("÷", "/"), ("±", "+/-"), ("°", "deg"), ("©", "(c)"), ("®", "(R)"), ("™", "(TM)"), ("№", "No."),
    ("½", "1/2"), ("¼", "1/4"), ("¾", "3/4"), ("¹", "1"), ("²", "2"), ("³", "3"), ("µ", "u"), ("§", "S"), ("¶", "P"),
    ("≤", "<="), ("≥", ">="), ("≠", "!="), ("≈", "~"), ("←", "<-"), ("→", "->"), ("↑", "^"), ("↓", "v"),
    ("⏎", "Enter"), ("⇥", "Tab"), ("✓", "v"), ("✔", "v"), ("✕", "x"), ("✗", "x"), ("✘", "x"), ("●", "*"), ("○", "o"),
    ("▸", ">"), ("▶", ">"), ("▼", "v"), ("▲", "^"), ("⋮", ":"), ("□", "?"), ("◌", ""), ("␡", "^?"),
    // Lines and blocks.
    ("─", "-"), ("━", "-"), ("┄", "-"), ("┈", "-"), ("═", "="), ("│", "|"), ("┃", "|"), ("║", "|"), ("┌", "+"),
    ("┐", "+"), ("└", "+"), ("┘", "+"), ("├", "+"), ("┤", "+"), ("┬", "+"), ("┴", "+"), ("┼", "+"), ("█", "#"),
    ("▓", "#"), ("▒", "="), ("░", "."),
  ]
}
