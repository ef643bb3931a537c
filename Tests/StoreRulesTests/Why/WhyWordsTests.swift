import TestSupport
import Testing
import TwelveCommerce

@testable import TwelveStoreRules
@testable import TwelveWording

/// The words of explanations, in every language.
@Suite struct WhyWordsTests {
  private static let parts: [any WhyWords] =
    Explanation.Reason.allCases + Explanation.Addition.allCases + Explanation.Advice.allCases + StoreRule.allCases

  @Test("Every part has the same places in every language", arguments: Language.allCases)
  func places(_ language: Language) {
    for part in WhyWordsTests.parts {
      let expected = Set(NamedPlaces.names(in: part.template(in: .english)))
      #expect(Set(NamedPlaces.names(in: part.template(in: language))) == expected, "\(part) in \(language)")
    }
  }

  @Test(
    "No part is left in English, and Apple's names stay", arguments: [Language.spanish, .french, .german, .japanese])
  func translated(_ language: Language) {
    for part in WhyWordsTests.parts {
      let (english, text) = (part.template(in: .english), part.template(in: language))
      #expect(text != english, "\(part) in \(language)")
      #expect(!text.contains { $0 == "'" || $0 == "\"" }, "\(part) in \(language)")
      for name in ["willAutoRenew", "commitmentInfo", "expirationDate", "reportaproblem.apple.com"]
      where english.contains(name) { #expect(text.contains(name), "\(part) in \(language)") }
    }
  }

  @Test("French keeps its high punctuation at the word with a no-break space")
  func frenchSpaces() {
    for text in WhyWordsTests.parts.map({ $0.template(in: .french) }) {
      for mark in [" :", " ;", " ?", " !"] { #expect(!text.contains(mark), "\(text)") }
      for mark in [": ", "; "] where text.contains(mark) { #expect(text.contains("\u{A0}" + mark), "\(text)") }
    }
  }

  @Test("Nobody is blamed: no word speaks of a failure or a duty of the customer")
  func noBlame() {
    let blame = ["you failed", "your fault", "you must", "you did not", "you should", "unfortunately"]
    for text in WhyWordsTests.parts.map({ $0.template(in: .english).lowercased() }) {
      #expect(blame.filter { text.contains($0) } == [], "\(text)")
    }
  }

  @Test("Each story is told without an open place in every language", arguments: PaymentCases.all + RunCases.all)
  func stories(_ example: WhyCase) throws {
    let store = try example.story()
    let explanation = try #require(store.explain(example.question, of: example.customer))
    for language in Language.allCases { expectFilled(store.text(explanation, language), "\(example) in \(language)") }
  }

  @Test("Whatever is done, every charge and every run can be explained", arguments: 0..<120)
  func property(_ number: Int) throws {
    let seed = UInt64(number) &* 6_151 &+ 11
    var generator = SplitMix64(seed: seed)
    var story = try Story(start: number % 2 == 0 ? "2028-01-31T22:17:05.123Z" : "2026-12-01T09:41:00.000Z")
    for _ in 0..<25 { story.take(StoryStep.random(&generator)) }
    let language = Language.allCases[number % Language.allCases.count]
    for name in Story.customers {
      for question in questions(story.store.state.customer(name)) {
        let explanation = story.store.state.explain(question, for: name, from: story.store.events)
        let told = try #require(explanation, "seed \(seed): \(question) of \(name)")
        expectFilled(story.store.text(told, language), "seed \(seed): \(question) of \(name), \(told.reason)")
        #expect(!told.events.isEmpty, "seed \(seed): \(question) of \(name), \(told.reason)")
        #expect(!told.sources.isEmpty, "seed \(seed): \(question) of \(name), \(told.reason)")
      }
    }
  }

  private func questions(_ customer: CustomerState?) -> [Question] {
    let charges = customer?.transactions ?? []
    let runs = customer?.subscriptions ?? []
    return charges.map { .payment($0.id) }
      + runs.flatMap { run in Question.Topic.allCases.map { Question($0, ofRun: run.runID) } }
  }

  private func expectFilled(_ text: WhyText, _ comment: String) {
    for words in [text.subject, text.paragraph, text.reply] + text.rules.map(\.text) + text.rules.flatMap(\.sources) {
      #expect(!words.contains("{") && !words.contains("}"), "\(comment): \(words)")
      #expect(!words.isEmpty && !words.contains("  "), "\(comment): \(words)")
    }
  }
}
