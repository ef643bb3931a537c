import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// The facts of an explanation as texts, by the places of its words. What does not apply has no place.
struct WhyValues {
  private let words: Words
  private let facts: ExplanationFacts
  private let catalog: Catalog

  init(_ words: Words, _ facts: ExplanationFacts, _ catalog: Catalog) {
    (self.words, self.facts, self.catalog) = (words, facts, catalog)
  }

  var all: [String: String] {
    names.merging(counts) { $1 }.merging(amounts) { $1 }.merging(dates) { $1 }.compactMapValues { $0 }
  }

  private var names: [String: String?] {
    [
      "product": facts.productID.map { words.productName($0, catalog) }, "plan": facts.terms.map(plan),
      "previousPlan": facts.previousTerms.map(plan), "nextPlan": facts.nextTerms.map(plan),
      "family": facts.family?.rawValue, "state": facts.state?.name,
    ]
  }

  /// A product with its plan: "Lingo Pro (Yearly, paid up front)".
  private func plan(_ terms: Terms) -> String {
    let plan = PlanText(words: words).name(
      of: terms.plan, period: terms.period, payments: terms.commitmentPayments ?? MonthlyPlan.payments)
    return words.say(.whyPlan, ["product": words.productName(terms.productID, catalog), "plan": plan])
  }

  private var counts: [String: String?] {
    [
      "number": facts.number.map(String.init), "count": facts.count.map(String.init),
      "movedBy": facts.movedBy.map(String.init), "remaining": facts.remaining.map(words.periods.payments),
      "days": facts.extendedDays.map(words.periods.days), "retryDays": facts.retryDays.map(words.periods.days),
    ]
  }

  private var amounts: [String: String?] {
    [
      "amount": price(facts.amount), "left": price(facts.left), "total": price(facts.total),
      "givenBack": price(facts.givenBack), "refunded": price(facts.refunded), "newPrice": price(facts.newPrice),
      "oldPrice": price(facts.oldPrice),
    ]
  }

  /// In the number format of the storefront of the charge.
  private func price(_ amount: Money?) -> String? {
    guard let amount else { return nil }
    guard let storefront = facts.storefront.flatMap(Storefront.named) else {
      return "\(amount.plainAmount) \(amount.currency.code)"
    }
    return words.price(amount, in: storefront)
  }

  private var dates: [String: String?] {
    let instants: [String: Instant?] = [
      "date": facts.chargedAt, "began": facts.beganAt, "charged": facts.chargedAt, "access": facts.accessUntil,
      "end": facts.commitmentEnd, "termEnd": facts.termEnd, "cancelled": facts.cancelledAt, "failed": facts.failedAt,
      "givesUp": facts.givesUp, "grace": facts.graceUntil, "movedFrom": facts.movedFrom, "chosen": facts.chosenAt,
      "refundedAt": facts.refundedAt, "reversedAt": facts.reversedAt, "replacedAt": facts.replacedAt,
      "resumed": facts.resumedAt, "ended": facts.endedAt,
    ]
    return instants.mapValues { $0.map { words.dates.day($0) } }
  }
}
