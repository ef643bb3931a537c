import Screens
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// What a subscription is going to charge, as the lines of the purchase sheets: first, then, last, and when it renews.
struct SheetCharges {
  let planned: PlannedCharges
  private let sheet: PurchaseSheet
  private let terms: Terms
  private let session: Session

  /// Nil for what is no subscription.
  init?(_ sheet: PurchaseSheet, _ session: Session) {
    guard let terms = sheet.terms else { return nil }
    self.sheet = sheet
    self.terms = terms
    self.session = session
    planned = terms.plannedCharges(from: sheet.effect.start(orderedAt: sheet.date))
  }

  private var words: Words { session.words }
  private var count: Int { planned.payments.count }
  private var first: Money { planned.payments[0].amount }
  private var last: PlannedCharges.Charge { planned.payments[count - 1] }
  /// Whether payments at two prices follow each other.
  private var hasTwoPrices: Bool { planned.discounted > 0 && planned.discounted < count }

  private func price(_ amount: Money) -> String { session.price(amount, chargedIn: sheet.storefront) }

  // MARK: Amounts

  /// What is committed to. Where the plan's total and what is charged differ, both are told (decision D11).
  var commitmentAmounts: [SheetContent.AmountLine] {
    paymentAmounts + totals(label: words.say(.disclosureTotal))
  }

  /// The totals of the payment sheet.
  var paymentTotals: [SheetContent.AmountLine] {
    totals(label: words.say(.paymentTotal, ["payments": words.periods.payments(count)]))
  }

  private var paymentAmounts: [SheetContent.AmountLine] {
    guard hasTwoPrices else { return [amountLine(count, first)] }
    return [amountLine(planned.discounted, first), amountLine(count - planned.discounted, last.amount)]
  }

  private func amountLine(_ count: Int, _ amount: Money) -> SheetContent.AmountLine {
    .init(
      label: words.say(.disclosurePayments, ["payments": words.periods.payments(count)]), amount: price(amount))
  }

  private func totals(label: String) -> [SheetContent.AmountLine] {
    let total = planned.paymentsTotal
    guard planned.discounted == 0 || total == planned.planTotal else {
      return [
        .init(label: words.say(.disclosureWithOffer), amount: price(total), isTotal: true),
        .init(label: words.say(.disclosureWithoutOffer), amount: price(planned.planTotal ?? total)),
      ]
    }
    let all = SheetContent.AmountLine(label: words.say(.disclosureAll), amount: price(planned.total), isTotal: true)
    return [.init(label: label, amount: price(total), isTotal: true)] + (planned.total == total ? [] : [all])
  }

  // MARK: Schedule

  /// When what is charged.
  var schedule: [SheetContent.ScheduleLine] {
    beforeLines + [paymentLine(0, isFirstOfAll ? .sheetToday : .sheetFirst)] + followingLines + [
      paymentLine(count - 1, .sheetLast),
      .init(
        label: words.say(.sheetRenews), date: words.dates.day(planned.renewal.date),
        text: words.say(.sheetRenewsFor, ["count": "\(count)"]), amount: price(planned.renewal.amount)),
    ]
  }

  /// Whether payment 1 is charged today.
  private var isFirstOfAll: Bool { planned.payments[0].date == sheet.date }

  private var beforeText: String {
    guard let offer = terms.offer else { return "" }
    let length = words.periods.length(offer.period)
    guard !offer.price.isZero else { return words.say(.offerShortTrial, ["length": length]) }
    return words.say(.sheetForLength, ["length": length])
  }

  private var beforeLines: [SheetContent.ScheduleLine] {
    guard let before = planned.before else { return [] }
    let label: Phrase = before.date == sheet.date ? .sheetToday : .sheetFirst
    return [
      .init(
        label: words.say(label), date: words.dates.day(before.date), text: beforeText, amount: price(before.amount))
    ]
  }

  /// The payments between the first and the last.
  private var followingLines: [SheetContent.ScheduleLine] {
    let monthly = words.dates.everyMonth(on: planned.payments.map(\.date))
    func every(_ amount: Money) -> SheetContent.ScheduleLine {
      .init(label: words.say(.sheetThen), date: monthly, text: "", amount: price(amount))
    }
    guard hasTwoPrices else { return [every(first)] }
    let discounted = planned.discounted > 1 ? [every(first)] : []
    let next = planned.discounted < count - 1 ? [paymentLine(planned.discounted, .sheetThen)] : []
    return discounted + next
  }

  private func paymentLine(_ index: Int, _ label: Phrase) -> SheetContent.ScheduleLine {
    let payment = planned.payments[index]
    return .init(
      label: words.say(label), date: words.dates.day(payment.date), text: words.periods.payment(index + 1, of: count),
      amount: price(payment.amount))
  }

  // MARK: In words

  /// What follows what is charged today, in a sentence.
  var remaining: String {
    guard isFirstOfAll else { return wholeFromDate }
    let reduced = planned.discounted - 1
    guard hasTwoPrices, reduced > 0 else {
      return words.say(
        .paymentCommitmentBody,
        [
          "payments": words.periods.payments(count - 1), "amount": price(last.amount),
          "date": words.dates.day(last.date),
        ])
    }
    return words.say(.paymentTwoPrices, twoPrices(reduced))
  }

  private func twoPrices(_ reduced: Int) -> [String: String] {
    [
      "payments": words.periods.payments(reduced), "first": price(first), "rest": "\(count - planned.discounted)",
      "price": price(last.amount), "last": words.dates.day(last.date),
    ]
  }

  /// All payments, where none is charged today.
  private var wholeFromDate: String {
    guard !hasTwoPrices else { return words.say(.paymentTwoPrices, twoPrices(planned.discounted)) }
    return words.say(
      .paymentFromDate,
      [
        "date": words.dates.day(planned.payments[0].date), "payments": words.periods.payments(count),
        "amount": price(first), "last": words.dates.day(last.date),
      ])
  }
}
