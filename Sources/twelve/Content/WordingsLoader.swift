import Screens
import TwelveCatalog
import TwelveWording

/// Reads every wording of the paywall as the customer would see it, with what the copy checker says of each.
struct WordingsLoader: Sendable {
  let session: Session
  /// Whether introductory offers are shown, as for a customer who may have them.
  let hasOffers: Bool

  func load() async throws -> WordingsContent {
    let checker = CatalogCopyChecker(session.catalog, languages: [session.words.language])
    var items: [WordingItem] = []
    for index in session.catalog.copy.paywalls.indices {
      var session = session
      (session.wording, session.showsOffers) = (index, hasOffers)
      let paywall = try await PaywallLoader(session: session).load(isFirst: true)
      let findings = checker.findings(ofWording: index, in: session.words.language)
      items.append(item(index, paywall, findings))
    }
    return WordingsContent(wordings: items, hasOffers: hasOffers)
  }

  private func item(_ index: Int, _ paywall: PaywallContent, _ findings: [CatalogCopyFinding]) -> WordingItem {
    WordingItem(
      name: session.catalog.copy.paywalls[index].name, isShown: index == session.wording, headline: paywall.headline,
      features: paywall.features, notSold: paywall.notSold,
      plans: paywall.rows.map { plan($0, paywall, findings) })
  }

  private func plan(_ row: PlanRow, _ paywall: PaywallContent, _ findings: [CatalogCopyFinding]) -> WordingPlan {
    let fields = WordingsLoader.fields(of: row)
    let own = findings.filter { finding in fields.contains { finding.path.contains(".\($0).") } }
    return WordingPlan(
      name: row.name, price: "\(row.price) \(row.per)", total: row.total.map { "\($0) \(row.totalSuffix)" },
      sentences: row.sentences, button: row.buttonLabel, verdicts: own.map(verdict), honesty: honesty(row, paywall))
  }

  /// The texts of a wording that are on the screen while a plan is chosen.
  private static func fields(of row: PlanRow) -> [String] {
    let always = ["headline", "features", "notSoldHeadline", "notSold"]
    if row.isCommitment { return always + ["commitment", "commitmentRenewal", "commitmentCancelling"] }
    return always + (row.plan == nil ? ["oneTime"] : ["upFront", "monthToMonth", "renewal", "cancelling"])
  }

  private func verdict(_ placed: CatalogCopyFinding) -> Verdict {
    let finding = placed.finding
    return Verdict(
      isError: finding.severity == .error, text: "\(finding.rule.rawValue): \(finding.text)",
      reason: finding.rule.reason(in: session.words.language))
  }

  private func honesty(_ row: PlanRow, _ paywall: PaywallContent) -> [String] {
    let words = session.words
    let meter = HonestyMeter(owed: row.total ?? row.price, texts: [paywall.headline] + row.sentences)
    let owed =
      row.isCommitment
      ? words.say(
        .honestyOwed, ["amount": meter.owed, "payments": words.periods.payments(MonthlyPlan.payments)])
      : words.say(.honestyOnce, ["amount": meter.owed])
    return [owed, meter.sentence.map { words.say(.honestySaid, ["sentence": $0]) } ?? words.say(.honestyUnsaid)]
  }
}
