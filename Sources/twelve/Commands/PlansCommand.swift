import StoreKit
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

extension CommandSpec {
  static let plans = CommandSpec(
    name: "plans", usage: "", summary: "what is for sale in the customer's storefront, with both prices"
  ) { call throws(Failure) in
    let session = try call.openSession()
    if call.wantsJSON {
      call.output.raw(try JSONOutput(session: session).text(PlansJSON(session)))
    } else {
      PlanLines(session: session).lines.forEach { call.output.line($0) }
    }
    return .done
  }
}

/// Products and plans as lines, the total beside every monthly price.
struct PlanLines {
  let session: Session

  var lines: [String] {
    guard let storefront = session.storefront else { return [] }
    let words = session.words
    var lines = [
      "\(session.catalog.appName.text(in: words.language.tag)) · \(storefront.name) (\(storefront.code))", "",
    ]
    for product in session.catalog.products {
      guard let price = product.price(in: storefront) else { continue }
      lines.append("\(words.productName(product.id, session.catalog))  \(product.id)")
      let offers = plansOnSale(of: product, in: storefront, supportsCommitmentPlan: session.supportsCommitmentPlan)
      let rows = product.subscription == nil ? [(words.say(.planOnce), session.price(price))] : offers.map(row)
      let table = TextTable(columns: [rows.map { "  \($0.0)" }, rows.map(\.1)]).lines
      guard product.subscription != nil else {
        lines += table
        continue
      }
      for (line, offer) in zip(table, offers) { lines += [line] + offerLines(product.id, offer.plan, storefront) }
    }
    return lines
  }

  /// The offers on a plan that this customer may have.
  private func offerLines(
    _ product: ProductID, _ plan: BillingPlanType, _ storefront: TwelveCommerce.Storefront
  ) -> [String] {
    session.store.availableOffers(of: product, plan: plan, for: session.customer).compactMap { available in
      let start = available.quote.effect.start(orderedAt: session.now)
      guard let terms = available.quote.terms,
        let text = OfferText(terms, from: start, in: storefront, words: session.words)
      else { return nil }
      let name = [session.words.say(available.offer.type.phrase), available.offer.code ?? available.offer.id]
      return "    \(name.compactMap(\.self).joined(separator: " ")): \(text.detailWithTotal)"
    }
  }

  private func row(_ offer: PlanOffer) -> (String, String) {
    let words = session.words
    let own = offer.plan == .monthly ? SubscriptionPeriod.yearly : offer.period
    let name = PlanText(words: words).name(of: offer.plan, period: own, payments: offer.payments)
    let price = words.periods.price(session.price(offer.price), each: offer.period)
    guard offer.plan == .monthly else { return (name, price) }
    let total = words.say(
      .factChargedValue, ["amount": session.price(offer.total), "payments": words.periods.payments(offer.payments)])
    return (name, "\(price), \(total)")
  }
}

extension OfferType {
  /// What the kind is called.
  fileprivate var phrase: Phrase {
    switch self {
    case .introductory: .offerKindIntroductory
    case .promotional: .offerKindPromotional
    case .code: .offerKindCode
    case .winBack: .offerKindWinBack
    }
  }
}
