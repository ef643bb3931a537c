import Testing
import TwelveWording

@Suite("Languages")
struct LanguageTests {
  @Test(
    "A tag or a POSIX locale name gives the language",
    arguments: [
      ("fr", Language.french), ("fr-FR", .french), ("fr_FR.UTF-8", .french), ("FR-ca", .french), ("es@euro", .spanish),
      ("de_CH", .german), ("ja_JP.eucJP", .japanese), ("en", .english), ("en.UTF-8", .english),
    ])
  func tag(tag: String, language: Language) {
    #expect(Language(tag: tag) == language)
  }

  @Test(
    "What is not one of ours is nil", arguments: ["", "C", "C.UTF-8", "POSIX", "it", "enm", "english", "_fr", "日本語"])
  func unknownTag(tag: String) {
    #expect(Language(tag: tag) == nil)
  }

  @Test(
    "D22: the first variable that is set decides, else English",
    arguments: [
      (nil, nil, nil, Language.english),
      (nil, nil, "fr_FR.UTF-8", .french),
      ("", "", "de_DE", .german),
      (nil, "es_ES", "fr_FR", .spanish),
      ("ja_JP", "es_ES", "fr_FR", .japanese),
      ("C", nil, "fr_FR", .english),
      (nil, "it_IT", "fr_FR", .english),
    ] as [(String?, String?, String?, Language)])
  func environment(lcAll: String?, lcMessages: String?, lang: String?, expected: Language) {
    #expect(Language.fromEnvironment(lcAll: lcAll, lcMessages: lcMessages, lang: lang) == expected)
  }

  @Test("Every language has its tag and its own name")
  func names() {
    #expect(Language.allCases.map(\.tag) == ["en", "es", "fr", "de", "ja"])
    #expect(Language.allCases.map(\.nativeName) == ["English", "Español", "Français", "Deutsch", "日本語"])
  }

  @Test("A sentence begins with a capital letter", arguments: [("étape", "Étape"), ("", ""), ("残り", "残り"), ("7", "7")])
  func sentenceCase(text: String, expected: String) {
    #expect(Language.french.sentenceCase(text) == expected)
  }
}
