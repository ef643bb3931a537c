import Screens
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Puts the system's purchase sheets into words, for the terminal and for the command line.
struct SheetWriter: Sendable {
  let session: Session

  private var words: Words { session.words }
  private var tag: String { words.language.tag }

  /// The disclosure before the first commitment (decision D25).
  func disclosure(_ sheet: PurchaseSheet) -> SheetContent {
    let copy = session.catalog.copy.disclosure
    let body = [offer(sheet)?.cancelling, words.fill(copy.body.text(in: tag), placeholders(sheet))]
    return SheetContent(
      kind: .disclosure, title: copy.title.text(in: tag), productLine: productLine(sheet),
      amounts: charges(sheet)?.commitmentAmounts ?? [], schedule: charges(sheet)?.schedule ?? [],
      body: body.compactMap(\.self).joined(separator: " "), warning: nil, note: words.say(.disclosureNote),
      confirmLabel: words.say(.continueLabel))
  }

  /// The payment sheet.
  func payment(_ sheet: PurchaseSheet) -> SheetContent {
    let today = SheetContent.AmountLine(label: words.say(.paymentToday), amount: price(sheet.price, sheet))
    let totals = sheet.isCommitment ? charges(sheet)?.paymentTotals ?? [] : []
    return SheetContent(
      kind: .payment, title: words.say(.paymentTitle), productLine: productLine(sheet), amounts: [today] + totals,
      schedule: [], body: paymentBody(sheet), warning: warning(sheet), note: words.say(.paymentNote),
      confirmLabel: confirmLabel(sheet))
  }

  private func confirmLabel(_ sheet: PurchaseSheet) -> String {
    if case .waits = sheet.effect { return words.say(sheet.terms?.offer == nil ? .continueLabel : .takeOffer) }
    if sheet.terms?.offer != nil, sheet.price.isZero { return words.say(.startFree) }
    return words.say(.pay, ["amount": price(sheet.price, sheet)])
  }

  /// The charges to come, as lines; nil for what is no subscription.
  private func charges(_ sheet: PurchaseSheet) -> SheetCharges? { SheetCharges(sheet, session) }

  private func offer(_ sheet: PurchaseSheet) -> OfferText? {
    guard let terms = sheet.terms, let storefront = TwelveCommerce.Storefront.named(sheet.storefront) else {
      return nil
    }
    return OfferText(terms, from: sheet.effect.start(orderedAt: sheet.date), in: storefront, words: words)
  }

  private func price(_ amount: Money, _ sheet: PurchaseSheet) -> String {
    session.price(amount, chargedIn: sheet.storefront)
  }

  private func productLine(_ sheet: PurchaseSheet) -> String {
    guard sheet.plan != nil else { return sheet.productName }
    let period = session.catalog.product(sheet.productID)?.subscription?.period
    return "\(sheet.productName) · \(PlanText(words: words).name(of: sheet.plan, period: period))"
  }

  private func placeholders(_ sheet: PurchaseSheet) -> PlaceholderValues {
    guard let charges = charges(sheet)?.planned, let terms = sheet.terms else { return [:] }
    let renewal = words.dates.day(charges.renewal.date)
    return [
      .renews: renewal, .ends: renewal, .payments: String(charges.payments.count),
      .remaining: String(charges.payments.count - 1), .monthly: price(terms.price, sheet),
      .total: price(charges.paymentsTotal, sheet), .app: session.catalog.appName.text(in: tag),
    ]
  }

  private func paymentBody(_ sheet: PurchaseSheet) -> String {
    guard let charges = charges(sheet) else { return words.say(.paymentOnceBody) }
    let offer = offer(sheet)
    var parts: [String] = []
    if case .waits(_, _, let until) = sheet.effect {
      parts.append(words.say(.paymentLater, ["date": words.dates.day(until)]))
    }
    if case .replaces(_, let back, true) = sheet.effect {
      parts.append(words.say(.changeBeginsNow))
      if let back { parts.append(words.say(.changeGivesBack, ["amount": price(back, sheet)])) }
    }
    if sheet.isCommitment {
      parts.append(charges.remaining)
    } else if let offer {
      return (parts + [offer.sentence]).joined(separator: " ")
    }
    parts.append(words.say(.paymentRenews, ["date": words.dates.day(charges.planned.renewal.date)]))
    if let cancelling = offer?.cancelling { parts.append(cancelling) }
    return parts.joined(separator: " ")
  }

  /// Decision D19.
  private func warning(_ sheet: PurchaseSheet) -> String? {
    sheet.paymentsGoingOn.map { going in
      words.say(
        .paymentsGoOn,
        ["payments": words.periods.paymentsRemaining(going.count), "amount": session.price(going.amount)])
    }
  }
}
