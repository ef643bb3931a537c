// Nearly all text consists of characters that are safe, stand alone and have one undoubted width. For those, the work of
// finding clusters and categories, most of the time a frame takes, can be left out.
extension TextWidth {
  /// The columns of text that needs no care at all: nil when a character of it does.
  static func ofSimple(_ text: String) -> Int? {
    if TerminalText.isPlain(text) { return text.utf8.count }
    var sum = 0
    for scalar in text.unicodeScalars {
      let width = ofSimple(scalar)
      if width == 0 { return nil }
      sum += width
    }
    return sum
  }

  /// 1 or 2 columns, or 0 for what is not simple.
  static func ofSimple(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: 1
    // Greek and Cyrillic letters.
    case 0x391...0x3A1, 0x3A3...0x3FF, 0x400...0x482, 0x48A...0x52F: 1
    // Dashes, quotes, currency signs, arrows, the Enter key, lines, blocks and shapes.
    case 0x2010...0x2027, 0x202F, 0x2030...0x205F, 0x20A0...0x20C0, 0x2190...0x21FF, 0x23CE, 0x2500...0x25FC: 1
    // Kana, ideographs, Hangul syllables and their punctuation.
    case 0x3000...0x3029, 0x3041...0x3096, 0x309D...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: 2
    default: 0
    }
  }
}
