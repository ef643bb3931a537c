/// A language that this program speaks.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case spanish = "es"
  case french = "fr"
  case german = "de"
  case japanese = "ja"

  /// The BCP 47 tag, such as `en`.
  public var tag: String { rawValue }

  /// The language's own name.
  public var nativeName: String {
    switch self {
    case .english: "English"
    case .spanish: "Español"
    case .french: "Français"
    case .german: "Deutsch"
    case .japanese: "日本語"
    }
  }

  /// The language of a BCP 47 tag or a POSIX locale name: `fr`, `fr-CA` and `fr_FR.UTF-8` are French, `C` is nil.
  public init?(tag: String) {
    let language = tag.prefix { !"-_.@".contains($0) }
    self.init(rawValue: language.lowercased())
  }

  /// The language that the environment asks for, else English (decision D22). As everywhere, the first variable that
  /// is set decides, even when it names none of ours: `LC_ALL=C` is English whatever `LANG` says.
  public static func fromEnvironment(lcAll: String?, lcMessages: String?, lang: String?) -> Language {
    let deciding = [lcAll, lcMessages, lang].lazy.compactMap(\.self).first { !$0.isEmpty }
    return deciding.flatMap(Language.init(tag:)) ?? .english
  }
}
