/// Text on its way to the screen: made safe, put into ASCII, cut, wrapped and padded.
public enum TerminalText {
  /// Stands for a cluster whose width terminals do not agree on.
  static let placeholder = "□"

  /// Whether the text is printable ASCII only, where bytes, characters and columns are the same.
  static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  /// Text that can be sent to a terminal. Whatever could steer it, reorder or hide text is shown in a visible form, such
  /// as `␛` or `\u{202E}`; emoji made of several parts become one sign; every character left is 1 or 2 columns wide.
  public static func sanitized(_ text: String) -> String {
    if TextWidth.ofSimple(text) != nil { return text }
    var safe = String.UnicodeScalarView()
    for character in text { appendSafe(character, to: &safe) }
    return String(safe)
  }

  private static func appendSafe(_ character: Character, to output: inout String.UnicodeScalarView) {
    var cluster = SafeCluster()
    for scalar in character.unicodeScalars {
      guard cluster.append(scalar) else {
        output.append(contentsOf: placeholder.unicodeScalars)
        return
      }
    }
    output.append(contentsOf: cluster.columns > 2 && !cluster.isEscaped ? placeholder.unicodeScalars : cluster.scalars)
  }
}

/// One character on its way through `sanitized`.
private struct SafeCluster {
  var scalars = String.UnicodeScalarView()
  var columns = 0
  var isEscaped = false
  private var marks = 0

  /// A cell of the screen holds one spacing character and this many marks.
  private static let mostMarks = 4

  /// False when the whole cluster must be replaced.
  mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    if isLookOnly(scalar) { return true }
    if breaksWidths(scalar) { return false }
    if let visible = VisibleForm.of(scalar) ?? strayJamo(scalar) {
      scalars.append(contentsOf: visible.unicodeScalars)
      isEscaped = true
      return true
    }
    let width = TextWidth.of(scalar)
    if width == 0 { appendMark(scalar) } else { scalars.append(scalar) }
    columns += width
    return true
  }

  private mutating func appendMark(_ mark: Unicode.Scalar) {
    if scalars.isEmpty {
      scalars.append("\u{25CC}")
      columns += 1
    }
    marks += 1
    if marks <= Self.mostMarks { scalars.append(mark) }
  }

  /// Vowels and finals of conjoining Hangul take no column, so they are only kept in a syllable that began.
  private func strayJamo(_ scalar: Unicode.Scalar) -> String? {
    guard TextWidth.isInnerJamo(scalar) else { return nil }
    let isInSyllable = scalars.first.map { TextWidth.of($0) == 2 } ?? false
    return isInSyllable && !isEscaped ? nil : VisibleForm.escape(scalar)
  }

  /// Variation selectors, skin tones and keycaps change a sign's looks but not its meaning, and widths vary with them.
  private func isLookOnly(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    case 0x1F3FB...0x1F3FF, 0x20E3: !scalars.isEmpty
    default: false
    }
  }

  /// Joined emoji and flags.
  private func breaksWidths(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1F1E6...0x1F1FF: true
    case 0x200D: scalars.first.map { $0.value > 0x2000 && $0.properties.isEmoji } ?? false
    case 0xE0020...0xE007F: scalars.first?.value == 0x1F3F4
    default: false
    }
  }
}

/// How a scalar that must not be sent is shown instead.
private enum VisibleForm {
  static func of(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x00..<0x20: picture(0x2400 + scalar.value)
    case 0x20..<0x7F: nil
    case 0x7F: picture(0x2421)
    case 0x80...0x9F, 0xAD: escape(scalar)
    default: TextWidth.ofSimple(scalar) > 0 ? nil : ofOther(scalar)
    }
  }

  private static func ofOther(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    // Marks that hide as letters or spaces: fillers, the Khmer inherent vowels, the Mongolian separator.
    case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x2800, 0x3164, 0xFFA0: return escape(scalar)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return escape(scalar)
    default: return nil
    }
  }

  private static func picture(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String(Character($0)) } ?? TerminalText.placeholder
  }

  static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
