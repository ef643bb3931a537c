/// Copy as the rules read it: lower case, without accents, with plain digits, quotes, dashes and spaces, so that one pattern
/// finds a word however it was typed.
enum CopyNormalizer {
  static func normalized(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      for plain in plain(scalar) where !(plain == " " && result.last == " ") { result.append(plain) }
    }
    return String(result)
  }

  private static func plain(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar.value {
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map { plain($0) } ?? []
    // Combining accents, soft hyphens, zero-width and direction marks.
    case 0x300...0x36F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: return []
    case 0x9, 0xA, 0xD, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return [" "]
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: return ["-"]
    case 0x2018...0x201B, 0x2032, 0xB4, 0x60: return ["'"]
    case 0x201C...0x201F, 0xAB, 0xBB: return ["\""]
    case 0xD7, 0x2715, 0x2A2F: return ["x"]
    case 0x2044, 0x2215: return ["/"]
    case 0xFFE5: return ["¥"]
    default:
      return letters[scalar] ?? Array(scalar.properties.lowercaseMapping.unicodeScalars).flatMap { letters[$0] ?? [$0] }
    }
  }

  private static let letters: [Unicode.Scalar: [Unicode.Scalar]] = {
    let table: [(String, String)] = [
      ("a", "àáâãäåā"), ("c", "çćč"), ("e", "èéêëē"), ("i", "ìíîïī"), ("n", "ñń"), ("o", "òóôõöøō"), ("s", "šś"),
      ("u", "ùúûüū"), ("y", "ýÿ"), ("z", "žźż"), ("ss", "ß"), ("oe", "œ"), ("ae", "æ"),
    ]
    var letters: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for (plain, accented) in table {
      for scalar in (accented + accented.uppercased()).unicodeScalars where scalar.value > 0x7F {
        letters[scalar] = Array(plain.unicodeScalars)
      }
    }
    return letters
  }()
}
