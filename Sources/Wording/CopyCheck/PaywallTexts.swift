import TwelveCatalog

/// One wording of the paywall as the customer reads it: with the monthly plan, with a plan paid up front, and where the
/// monthly plan is not sold.
struct PaywallTexts {
  private let monthly, upFront, notSold, others: [CopyField]
  private let commitmentRenewal, renewal, commitmentCancelling, cancelling: CopyField
  private let languages: [String]

  init(_ copy: PaywallCopy, path: String, _ languages: [String]) {
    func field(_ key: String, _ text: LocalizedText) -> CopyField { CopyField(path: "\(path).\(key)", text: text) }
    let features = field("features", copy.features)
    commitmentRenewal = field("commitmentRenewal", copy.commitmentRenewal)
    renewal = field("renewal", copy.renewal)
    commitmentCancelling = field("commitmentCancelling", copy.commitmentCancelling)
    cancelling = field("cancelling", copy.cancelling)
    monthly = [
      field("headline", copy.headline), features, field("commitment", copy.commitment), commitmentRenewal,
      commitmentCancelling,
    ]
    upFront = [features, field("upFront", copy.upFront), renewal, cancelling]
    notSold = [field("notSoldHeadline", copy.notSoldHeadline), field("notSold", copy.notSold)]
    others = [field("monthToMonth", copy.monthToMonth), field("oneTime", copy.oneTime)]
    self.languages = languages
  }

  func findings(_ checker: CopyChecker, _ savings: RealSavings) -> [CatalogCopyFinding] {
    let screens =
      screen(monthly, .monthly, checker) + screen(upFront, .upFront, checker)
      + falseSavings(monthly, .monthly, checker, savings) + falseSavings(upFront, .upFront, checker, savings)
    let rest = (notSold + others).flatMap { texts(of: $0, checker) }
    let faults = (monthly + upFront.dropFirst() + notSold + others).flatMap { $0.faults(checker, .monthly, languages) }
    let above = above(Array(monthly.prefix(2)), .monthly, checker) + above(notSold, .upFront, checker)
    return unique(screens + rest + above + statements(checker) + faults)
  }

  /// The texts of one screen together, since what one leaves open another may say.
  private func screen(_ fields: [CopyField], _ plan: CopyPlan, _ checker: CopyChecker) -> [CatalogCopyFinding] {
    var starts: [Int] = []
    var copy = ""
    for field in fields {
      starts.append(copy.count)
      copy += field.text(in: checker.language) + "\n"
    }
    let found = checker.findings(in: copy, plan: plan).filter { $0.rule != .freeWithoutPrice }
    return found.map { finding in
      let index = starts.lastIndex { $0 <= finding.range.lowerBound } ?? 0
      var own = finding
      own.range = finding.range.lowerBound - starts[index]..<finding.range.upperBound - starts[index]
      return fields[index].placed(own, checker.language)
    } + promises(fields, checker)
  }

  /// Headline and features stand above the plans, in larger and in lighter type than the billed amounts below them: a
  /// computed amount there is read first.
  private func above(_ fields: [CopyField], _ plan: CopyPlan, _ checker: CopyChecker) -> [CatalogCopyFinding] {
    fields.flatMap { field in
      checker.computedAmounts(in: field.text(in: checker.language), plan: plan)
        .map { field.placed($0, checker.language) }
    }
  }

  private func falseSavings(
    _ fields: [CopyField], _ plan: CopyPlan, _ checker: CopyChecker, _ savings: RealSavings
  ) -> [CatalogCopyFinding] {
    guard let most = savings.most(plan) else { return [] }
    return fields.flatMap { field in
      checker.falseSavings(in: field.text(in: checker.language), plan: plan, most: most)
        .map { field.placed($0, checker.language) }
    }
  }

  /// A trial in the words of a paywall is read by those too who cannot have it; the offer's own line is not.
  private func promises(_ fields: [CopyField], _ checker: CopyChecker) -> [CatalogCopyFinding] {
    fields.flatMap { field in
      checker.freeClaims(in: field.text(in: checker.language)).map { field.placed($0, checker.language) }
    }
  }

  /// Where another plan, or none, is spoken of, pressure and empty praise are still what they are.
  private func texts(of field: CopyField, _ checker: CopyChecker) -> [CatalogCopyFinding] {
    let general: Set<CopyRule> = [.urgency, .vagueFeatures, .savingClaim, .foreignCurrency]
    return checker.findings(in: field.text(in: checker.language), plan: .upFront)
      .filter { general.contains($0.rule) }.map { field.placed($0, checker.language) }
  }

  /// What a screen that sells a subscription has to say: that it renews, and how it is cancelled.
  private func statements(_ checker: CopyChecker) -> [CatalogCopyFinding] {
    let words = checker.words
    func says(_ field: CopyField, _ patterns: CopyPattern...) -> Bool {
      let text = CopyNormalizer.normalized(field.text(in: checker.language))
      return patterns.allSatisfy { $0.matches(text) }
    }
    return [
      says(commitmentRenewal, words.renewal)
        ? nil : commitmentRenewal.finding(.renewalStated, .monthly, checker.language),
      says(renewal, words.renewal) ? nil : renewal.finding(.renewalStated, .upFront, checker.language),
      says(commitmentCancelling, words.cancelling, words.remaining)
        ? nil : commitmentCancelling.finding(.cancellingStated, .monthly, checker.language),
      says(cancelling, words.cancelling) ? nil : cancelling.finding(.cancellingStated, .upFront, checker.language),
    ].compactMap { $0 }
  }

  private func unique(_ findings: [CatalogCopyFinding]) -> [CatalogCopyFinding] {
    var seen = Set<CatalogCopyFinding>()
    return findings.filter { seen.insert($0).inserted }
  }
}
