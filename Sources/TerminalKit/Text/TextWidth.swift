/// How many columns text takes on the screen: the only place that decides it.
public enum TextWidth {
  /// The columns `text` takes once it has been made safe to show.
  public static func of(_ text: String) -> Int {
    ofSimple(text) ?? ofSafe(TerminalText.sanitized(text))
  }

  /// The columns of one character once it has been made safe to show.
  public static func of(_ character: Character) -> Int { of(String(character)) }

  /// The columns of text that `TerminalText.sanitized` has returned.
  static func ofSafe(_ text: String) -> Int {
    var sum = 0
    for scalar in text.unicodeScalars { sum += of(scalar) }
    return sum
  }

  static func ofSafe(_ character: Character) -> Int {
    var sum = 0
    for scalar in character.unicodeScalars { sum += of(scalar) }
    return sum
  }

  /// 0 for marks that join the character before, 2 for East Asian wide characters, else 1.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let simple = ofSimple(scalar)
    if simple > 0 { return simple }
    if isJoining(scalar) { return 0 }
    return isWide(scalar.value) ? 2 : 1
  }

  /// Vowels and finals of conjoining Hangul draw inside the syllable that the leading consonant began.
  static func isInnerJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
  }

  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    if isInnerJamo(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    if value < wideRanges[0].lowerBound { return false }
    var low = 0
    var high = wideRanges.count - 1
    while low <= high {
      let middle = (low + high) / 2
      if value < wideRanges[middle].lowerBound {
        high = middle - 1
      } else if value > wideRanges[middle].upperBound {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
