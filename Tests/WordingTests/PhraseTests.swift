import Testing

@testable import TwelveWording

@Suite struct PhraseTests {
  @Test("Every phrase has the same places in every language", arguments: Language.allCases)
  func places(_ language: Language) {
    for phrase in Phrase.allCases {
      let expected = Set(NamedPlaces.names(in: phrase.template(in: .english)))
      #expect(Set(NamedPlaces.names(in: phrase.template(in: language))) == expected, "\(phrase) in \(language)")
      #expect(!phrase.template(in: language).isEmpty, "\(phrase) in \(language)")
    }
  }

  @Test("No phrase is left in English", arguments: [Language.spanish, .french, .german, .japanese])
  func translated(_ language: Language) {
    let same = Phrase.allCases.filter { $0.template(in: language) == $0.template(in: .english) }
    let mayBeSame: Set<Phrase> = [
      .systemNamed, .eventSystem, .refundOneTime, .stepPayments, .account, .keyAccount, .keyStorefront, .notification,
      .no, .manage, .askContinue, .keyPlan, .helpQuestions, .factChargedValue,
    ]
    #expect(same.filter { !mayBeSame.contains($0) } == [])
  }

  @Test("Labels under a payment's cell take four columns at most", arguments: Language.allCases)
  func cells(_ language: Language) {
    for phrase in [Phrase.cellPaid, .cellBack, .cellDue, .cellNext] {
      let columns = phrase.template(in: language).unicodeScalars.map { $0.value > 0x2000 ? 2 : 1 }.reduce(0, +)
      #expect(columns <= 4, "\(phrase) in \(language)")
    }
  }

  @Test("A value is not searched for places again, and a missing one stays visible")
  func filling() {
    let words = Words(language: .english, zone: .utc)
    #expect(words.say(.accessUntil, ["date": "{date}"]) == "Access until {date}")
    #expect(words.say(.accessUntil) == "Access until {date}")
    #expect(words.say(.factMoved, ["date": "1 Dec"]) == "(was 1 Dec; moved by payment {number})")
  }
}
