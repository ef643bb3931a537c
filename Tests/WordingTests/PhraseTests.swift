import Testing

@testable import TwelveWording

@Suite struct PhraseTests {
  private static let translations: [Language] = [.spanish, .french, .german, .japanese]

  /// The columns of a text: East Asian characters and their punctuation take two.
  private func columns(_ text: String) -> Int {
    text.unicodeScalars.map { (0x3000..<0xA000).contains($0.value) || $0.value >= 0xFF00 ? 2 : 1 }.reduce(0, +)
  }

  @Test("Every phrase has the same places in every language", arguments: Language.allCases)
  func places(_ language: Language) {
    for phrase in Phrase.allCases {
      let expected = Set(NamedPlaces.names(in: phrase.template(in: .english)))
      #expect(Set(NamedPlaces.names(in: phrase.template(in: language))) == expected, "\(phrase) in \(language)")
      #expect(!phrase.template(in: language).isEmpty, "\(phrase) in \(language)")
    }
  }

  @Test("No phrase is left in English", arguments: translations)
  func translated(_ language: Language) {
    let same = Phrase.allCases.filter { $0.template(in: language) == $0.template(in: .english) }
    let mayBeSame: Set<Phrase> = [
      .systemNamed, .eventSystem, .refundOneTime, .stepPayments, .account, .keyAccount, .keyStorefront, .notification,
      .no, .manage, .askContinue, .keyPlan, .keyPaywall, .helpQuestions, .factChargedValue,
      .whyPlan, .whyApple,
    ]
    #expect(same.filter { !mayBeSame.contains($0) } == [])
  }

  @Test("Names of Apple's and commands of the program stay as they are", arguments: translations)
  func namesAreKept(_ language: Language) {
    for phrase in Phrase.allCases {
      let text = phrase.template(in: language)
      let kept = names(in: phrase.template(in: .english)).filter { !text.contains($0) }
      #expect(kept == [], "\(phrase) in \(language)")
    }
  }

  /// `willAutoRenew`, `DID_RENEW`, `twelve plans`: what has a capital or a low line inside, or stands in backticks.
  private func names(in text: String) -> [String] {
    let code = text.split(omittingEmptySubsequences: false) { $0 == "`" }.enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    var outside = ""
    var depth = 0
    for character in text {
      depth += character == "{" ? 1 : 0
      outside.append(depth > 0 ? " " : character)
      depth -= character == "}" ? 1 : 0
    }
    let words = outside.split { !($0.isLetter || $0 == "_") }.map(String.init)
    let names = words.filter { word in
      word.contains("_") || (word.first?.isLowercase == true && word != "iOS" && word.contains(where: \.isUppercase))
    }
    return code + names
  }

  @Test("Quotation marks and apostrophes are the language's own", arguments: translations)
  func quotationMarks(_ language: Language) {
    for phrase in Phrase.allCases {
      let text = phrase.template(in: language)
      #expect(!text.contains { $0 == "'" || $0 == "\"" }, "\(phrase) in \(language)")
    }
  }

  @Test("French keeps its high punctuation at the word with a no-break space")
  func frenchSpaces() {
    for phrase in Phrase.allCases {
      // `!` stands in no phrase, and `:` inside a name has no space.
      let text = phrase.template(in: .french)
      for mark in [" :", " ;", " ?", " »", "« "] { #expect(!text.contains(mark), "\(phrase)") }
      for mark in [": ", "; "] where text.contains(mark) { #expect(text.contains("\u{A0}" + mark), "\(phrase)") }
    }
  }

  @Test("A short date before a full stop would bring its own", arguments: [Language.french, .german])
  func fullStops(_ language: Language) {
    let values = ["from": "1 janv.", "to": "1 févr.", "what": "rien"]
    let words = Words(language: language, zone: .utc)
    for phrase in [Phrase.stepFromTo, .stepAccess] {
      #expect(!words.say(phrase, values).contains(".."), "\(phrase) in \(language)")
    }
  }

  @Test("Labels under a payment's cell take four columns at most", arguments: Language.allCases)
  func cells(_ language: Language) {
    for phrase in [Phrase.cellPaid, .cellBack, .cellDue, .cellNext] {
      #expect(columns(phrase.template(in: language)) <= 4, "\(phrase) in \(language)")
    }
  }

  @Test("Keys in the footer are short", arguments: Language.allCases)
  func keys(_ language: Language) {
    let onlyInHelp: Set<Phrase> = [
      .keyDisclosure, .keyNextPart, .keyEndOfTerm, .keyNextPurchase, .keyBackOffice, .keyFieldNames, .keyRedraw,
      .keyFirst, .keyLast,
    ]
    for phrase in Phrase.allCases where phrase.rawValue.hasPrefix("key") {
      let most = onlyInHelp.contains(phrase) ? 40 : columns(phrase.template(in: .english)) + 6
      #expect(columns(phrase.template(in: language)) <= most, "\(phrase) in \(language)")
    }
  }

  @Test("Labels beside a value leave room for it", arguments: Language.allCases)
  func facts(_ language: Language) {
    let values: Set<Phrase> = [
      .factMoved, .factRetryDay, .factNextPaymentValue, .factChargedValue, .factGivenBack, .factStillToPayValue,
    ]
    let words = Words(language: language, zone: .utc)
    for phrase in Phrase.allCases where phrase.rawValue.hasPrefix("fact") && !values.contains(phrase) {
      let text = words.say(phrase, ["number": "12", "days": "90"])
      #expect(columns(text) <= 34, "\(phrase) in \(language)")
    }
  }

  @Test("The verbs of the time screen fit into a line each", arguments: Language.allCases)
  func verbs(_ language: Language) {
    let words = Words(language: language, zone: .utc)
    let values = ["payments": words.say(.paymentsSucceed), "purchase": words.say(.endingSuccess)]
    for phrase in [Phrase.goKeys, .backKeys, .ifKeys] {
      #expect(columns(words.say(phrase, values)) <= 68, "\(phrase) in \(language)")
    }
    for phrase in [Phrase.go, .goBackInTime, .what] { #expect(columns(words.say(phrase)) <= 7, "\(phrase)") }
    #expect(columns(words.say(.lastStep)) <= 10)
    for (phrase, keys) in [(Phrase.goKeys, "n.+Eg"), (.backKeys, "u"), (.ifKeys, "fbx")] {
      let shown = words.say(phrase).split { $0 == " " }.map(String.init)
      #expect(keys.allSatisfy { shown.contains(String($0)) }, "\(phrase) in \(language)")
    }
  }

  @Test("What is said on a terminal that is too small fits into one", arguments: Language.allCases)
  func tooSmall(_ language: Language) {
    let values = ["columns": "59", "rows": "19", "neededColumns": "60", "neededRows": "20"]
    #expect(columns(Words(language: language, zone: .utc).say(.tooSmall, values)) <= 60, "\(language)")
  }

  @Test("A value is not searched for places again, and a missing one stays visible")
  func filling() {
    let words = Words(language: .english, zone: .utc)
    #expect(words.say(.accessUntil, ["date": "{date}"]) == "Access until {date}")
    #expect(words.say(.accessUntil) == "Access until {date}")
    #expect(words.say(.factMoved, ["date": "1 Dec"]) == "(was 1 Dec; moved by payment {number})")
  }
}
