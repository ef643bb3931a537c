/// Reads paywall copy in one language and says what in it misleads.
///
/// The rules work on what a copy says (amounts and what they pay for, payments, promises), not on its wording; the words of
/// each language are in `CopyLexicon`.
public struct CopyChecker {
  let language: Language
  let words: CompiledLexicon

  public init(language: Language) {
    self.language = language
    words = CompiledLexicon(CopyLexicon.of(language))
  }

  /// Checks one piece of copy by the rules that need no whole screen: an amount has to come with the other amounts and facts
  /// that its plan demands, in the same text.
  public func findings(in copy: String, plan: CopyPlan) -> [CopyFinding] {
    let reading = CopyReader(words: words, plan: plan).read(copy)
    guard !reading.sentences.isEmpty else { return [] }
    let check = CopyCheck(reading: reading, words: words, language: language)
    return (check.amounts + check.claims).sorted {
      ($0.range.lowerBound, $0.rule.rawValue) < ($1.range.lowerBound, $1.rule.rawValue)
    }
  }

  /// Amounts that are typed where a placeholder belongs.
  func typedAmounts(in copy: String) -> [CopyFinding] {
    guard copy.contains(where: \.isNumber) else { return [] }
    let reading = CopyReader(words: words, plan: .monthly).read(copy)
    let check = CopyCheck(reading: reading, words: words, language: language)
    let typed = Set(reading.amounts.filter { $0.placeholder == nil && $0.currency != nil }.map(\.sentence))
    return typed.sorted().map { check.finding(.typedPrice, in: $0) }
  }

  /// Amounts that are computed and never billed.
  func computedAmounts(in copy: String, plan: CopyPlan) -> [CopyFinding] {
    let reading = CopyReader(words: words, plan: plan).read(copy)
    let check = CopyCheck(reading: reading, words: words, language: language)
    let computed = Set(reading.prices.filter { $0.kind == .computed }.map(\.sentence))
    return computed.sorted().map { check.finding(.computedAmount, in: $0) }
  }

  /// Sentences that promise something for nothing.
  func freeClaims(in copy: String) -> [CopyFinding] {
    // What is free has no amount to be read.
    let reading = CopyReading(sentences: CopySentence.all(in: copy), text: "", amounts: [], plan: .monthly)
    let check = CopyCheck(reading: reading, words: words, language: language)
    return check.freeSentence.map { [check.finding(.trialNotOffered, in: $0)] } ?? []
  }

  func speaksOfTrial(_ copy: String) -> Bool { words.free.matches(CopyNormalizer.normalized(copy)) }
}

/// One copy, read and being checked.
struct CopyCheck {
  let reading: CopyReading
  let words: CompiledLexicon
  let language: Language

  var plan: CopyPlan { reading.plan }

  func finding(_ rule: CopyRule, in sentence: Int) -> CopyFinding {
    let sentence = reading.sentences[sentence]
    return CopyFinding(
      rule, text: sentence.text, range: sentence.range, suggestion: SuggestedCopy.text(for: rule, plan, language))
  }

  /// The first sentence that a pattern is found in, if it is not taken back by another.
  func sentence(_ pattern: CopyPattern, unless others: CopyPattern...) -> Int? {
    claims { text in pattern.matches(text) && !others.contains { $0.matches(text) } }
  }

  /// The first sentence that claims something; a question after it claims nothing.
  func claims(_ isClaimed: (String) -> Bool) -> Int? {
    reading.sentences.firstIndex { sentence in
      let isQuestion = sentence.normalized.hasSuffix("?") && words.asking.matches(sentence.normalized)
      return !isQuestion && isClaimed(sentence.normalized)
    }
  }
}
