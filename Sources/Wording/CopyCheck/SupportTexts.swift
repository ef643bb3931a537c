import TwelveCatalog

/// The texts that answer "I cancelled, why am I charged?": disclosure, account, cancel sheet and help.
struct SupportTexts {
  private let disclosure, cancelled, cancelling: CopyField
  private let answers: [CopyField]
  private let others: [CopyField]
  private let languages: [String]

  init(_ copy: CatalogCopy, _ languages: [String]) {
    func field(_ key: String, _ text: LocalizedText) -> CopyField { CopyField(path: "copy.\(key)", text: text) }
    disclosure = field("disclosure.body", copy.disclosure.body)
    cancelled = field("account.cancelled", copy.account.cancelled)
    cancelling = field("cancel.commitment", copy.cancel.commitment)
    answers = copy.help.indices.map { field("help[\($0)].answer", copy.help[$0].answer) }
    others =
      copy.help.indices.map { field("help[\($0)].question", copy.help[$0].question) } + [
        field("disclosure.title", copy.disclosure.title), field("account.active", copy.account.active),
        field("account.paymentFailed", copy.account.paymentFailed), field("account.nothing", copy.account.nothing),
        field("cancel.other", copy.cancel.other),
      ]
    self.languages = languages
  }

  func findings(_ checker: CopyChecker) -> [CatalogCopyFinding] {
    let all = [disclosure, cancelled, cancelling] + answers + others
    return unanswered(checker) + all.flatMap { claims(of: $0, checker) + $0.faults(checker, .monthly, languages) }
  }

  /// That the remaining payments go on has to stand where customers look for it.
  private func unanswered(_ checker: CopyChecker) -> [CatalogCopyFinding] {
    func says(_ field: CopyField, _ patterns: CopyPattern...) -> Bool {
      let text = CopyNormalizer.normalized(field.text(in: checker.language))
      return patterns.allSatisfy { $0.matches(text) }
    }
    let words = checker.words
    var silent = [disclosure, cancelled, cancelling].filter { !says($0, words.remaining) }
    if let first = answers.first, !answers.contains(where: { says($0, words.cancelling, words.remaining) }) {
      silent.append(first)
    }
    return silent.map { $0.finding(.accountTruth, .monthly, checker.language) }
  }

  /// What would mislead on a paywall misleads here too; what is sold, and for how much, is not the matter here.
  private func claims(of field: CopyField, _ checker: CopyChecker) -> [CatalogCopyFinding] {
    let rules: Set<CopyRule> = [.cancelAnyTime, .noCommitment, .cancellingStopsPayments, .urgency, .vagueFeatures]
    let isTrial = checker.speaksOfTrial(field.text(in: checker.language))
    return checker.findings(in: field.text(in: checker.language), plan: .monthly)
      .filter { rules.contains($0.rule) && !(isTrial && $0.rule != .urgency) }
      .map { field.placed($0, checker.language) }
  }
}
