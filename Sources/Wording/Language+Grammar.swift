extension Language {
  /// Whether a count takes the singular. French counts nothing in the singular too; Japanese has no plural.
  public func isSingular(_ count: Int) -> Bool {
    switch self {
    case .english, .spanish, .german: count == 1
    case .french: count == 0 || count == 1
    case .japanese: false
    }
  }

  /// The form that goes with a count.
  public func plural(_ count: Int, one: String, other: String) -> String { isSingular(count) ? one : other }

  /// The text with a capital first letter, to begin a line or a sentence.
  public func sentenceCase(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// The text that belongs to this language.
  func pick(en: String, es: String, fr: String, de: String, ja: String) -> String {
    switch self {
    case .english: en
    case .spanish: es
    case .french: fr
    case .german: de
    case .japanese: ja
    }
  }
}
