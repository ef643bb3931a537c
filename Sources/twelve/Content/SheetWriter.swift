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
    let price = price(sheet.price, sheet)
    return SheetContent(
      kind: .disclosure, title: copy.title.text(in: tag), productLine: productLine(sheet),
      amounts: [
        .init(
          label: words.say(.disclosurePayments, ["payments": words.periods.payments(sheet.payments)]), amount: price),
        .init(label: words.say(.disclosureTotal), amount: self.price(sheet.total, sheet), isTotal: true),
      ],
      schedule: schedule(sheet), body: words.fill(copy.body.text(in: tag), placeholders(sheet)), warning: nil,
      note: words.say(.disclosureNote), confirmLabel: words.say(.continueLabel))
  }

  /// The payment sheet.
  func payment(_ sheet: PurchaseSheet) -> SheetContent {
    let price = price(sheet.price, sheet)
    var amounts = [SheetContent.AmountLine(label: words.say(.paymentToday), amount: price)]
    if sheet.isCommitment {
      let label = words.say(.paymentTotal, ["payments": words.periods.payments(sheet.payments)])
      amounts.append(.init(label: label, amount: self.price(sheet.total, sheet), isTotal: true))
    }
    return SheetContent(
      kind: .payment, title: words.say(.paymentTitle), productLine: productLine(sheet), amounts: amounts, schedule: [],
      body: paymentBody(sheet), warning: warning(sheet), note: words.say(.paymentNote),
      confirmLabel: words.say(.pay, ["amount": price]))
  }

  private func price(_ amount: Money, _ sheet: PurchaseSheet) -> String {
    session.price(amount, chargedIn: sheet.storefront)
  }

  private func productLine(_ sheet: PurchaseSheet) -> String {
    guard sheet.plan != nil else { return sheet.productName }
    let period = session.catalog.product(sheet.productID)?.subscription?.period
    return "\(sheet.productName) · \(PlanText(words: words).name(of: sheet.plan, period: period))"
  }

  /// The start of each payment's period: the first is today.
  private func paymentDates(_ sheet: PurchaseSheet) -> [Instant] {
    guard let period = sheet.period else { return [sheet.date] }
    return (0..<sheet.payments).map { $0 == 0 ? sheet.date : period.end(of: $0, from: sheet.date) }
  }

  /// When the whole of it renews.
  private func renewal(_ sheet: PurchaseSheet) -> Instant? { sheet.period?.end(of: sheet.payments, from: sheet.date) }

  private func schedule(_ sheet: PurchaseSheet) -> [SheetContent.ScheduleLine] {
    let dates = paymentDates(sheet)
    guard let first = dates.first, let last = dates.last, let renewal = renewal(sheet) else { return [] }
    let price = price(sheet.price, sheet)
    let count = sheet.payments
    return [
      .init(
        label: words.say(.sheetToday), date: words.dates.day(first), text: words.periods.payment(1, of: count),
        amount: price),
      .init(label: words.say(.sheetThen), date: words.dates.everyMonth(on: dates), text: "", amount: price),
      .init(
        label: words.say(.sheetLast), date: words.dates.day(last), text: words.periods.payment(count, of: count),
        amount: price),
      .init(
        label: words.say(.sheetRenews), date: words.dates.day(renewal),
        text: words.say(.sheetRenewsFor, ["count": "\(count)"]), amount: price),
    ]
  }

  private func placeholders(_ sheet: PurchaseSheet) -> PlaceholderValues {
    let renewal = renewal(sheet).map { words.dates.day($0) } ?? ""
    return [
      .renews: renewal, .ends: renewal, .payments: String(sheet.payments),
      .remaining: String(sheet.payments - 1), .monthly: price(sheet.price, sheet), .total: price(sheet.total, sheet),
      .app: session.catalog.appName.text(in: tag),
    ]
  }

  private func paymentBody(_ sheet: PurchaseSheet) -> String {
    guard sheet.plan != nil, let renewal = renewal(sheet) else { return words.say(.paymentOnceBody) }
    let renews = words.say(.paymentRenews, ["date": words.dates.day(renewal)])
    guard sheet.isCommitment, let last = paymentDates(sheet).last else { return renews }
    let rest = words.say(
      .paymentCommitmentBody,
      [
        "payments": words.periods.payments(sheet.payments - 1), "amount": price(sheet.price, sheet),
        "date": words.dates.day(last),
      ])
    return "\(rest) \(renews)"
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
