import TerminalKit
import TwelveCommerce
import TwelveWording

/// Label, value and Apple's name of a fact.
struct Fact {
  var label: String
  var value: String
  var field: String
  /// The value where there is no room for all of it.
  var shortValue: String?

  init(_ label: String, _ value: String, _ field: String = "", shortValue: String? = nil) {
    self.label = label
    self.value = value
    self.field = field
    self.shortValue = shortValue
  }
}

/// The facts of a subscription: the two dates and the two flags first, which are the subject.
struct SubscriptionFacts {
  var rows: [Fact] = []
  private let context: ScreenContext

  init(_ item: SubscriptionItem, _ context: ScreenContext) {
    self.context = context
    rows = dates(item) + renewal(item) + money(item)
  }

  private func date(_ instant: Instant) -> String { context.words.dates.day(instant) }

  private func dates(_ item: SubscriptionItem) -> [Fact] {
    if case .gracePeriod(let until) = item.state {
      return [Fact(context.say(.factGraceUntil), date(until), "gracePeriodExpirationDate")]
    }
    let hasAccess = item.state == .active
    let access = Fact(
      context.say(hasAccess ? .factAccessUntil : .factAccessEnded), date(accessEnd(item)), "expirationDate")
    guard let commitment = item.commitment, item.isRunning else { return [access] }
    var end = date(commitment.end)
    if let was = commitment.movedFrom, let payment = commitment.movedBy {
      end += " " + context.say(.factMoved, ["date": context.words.dates.dayAndMonth(was), "number": "\(payment)"])
    }
    return [access, Fact(context.say(.factCommitmentEnds), end, "commitmentInfo.expirationDate")]
  }

  private func accessEnd(_ item: SubscriptionItem) -> Instant {
    if case .refunded(let at) = item.state { return at }
    return item.accessUntil
  }

  private func renewal(_ item: SubscriptionItem) -> [Fact] {
    switch item.state {
    case .expired, .refunded: return []
    case .billingRetry(let retry): return self.retry(retry, item)
    case .active, .gracePeriod: break
    }
    guard item.sharedBy == nil else { return [] }
    var rows = [Fact(context.say(.factChargedNext), yesNo(item.willAutoRenew), "willAutoRenew")]
    if let commitment = item.commitment {
      let label = context.say(.factRenewsAfter, ["number": "\(commitment.payments)"])
      rows.append(Fact(label, yesNo(commitment.willRenew), "commitmentInfo.willAutoRenew"))
    }
    return rows
  }

  private func retry(_ retry: RetryItem, _ item: SubscriptionItem) -> [Fact] {
    let grace = item.commitment == nil ? context.say(.factGraceOff) : context.say(.factGraceNever)
    return [
      Fact(context.say(.factRetrying), context.say(.factRetryDay, ["day": "\(retry.day)"]), "isInBillingRetry"),
      Fact(context.say(.factGrace), context.say(.none), grace),
      Fact(
        context.say(.factGivesUp), date(retry.givesUp),
        context.say(.factGivesUpField, ["days": "\(retry.days)"])),
    ]
  }

  private func money(_ item: SubscriptionItem) -> [Fact] {
    var rows: [Fact] = []
    if let offer = item.offer, item.isRunning {
      rows.append(Fact(context.say(.factOffer), offer.text, "offer", shortValue: offer.shortText))
    }
    if let next = item.nextPayment {
      let text = context.say(.factNextPaymentValue, ["amount": next.amount, "date": date(next.date)])
      rows.append(Fact(context.say(.factNextPayment), text))
    }
    rows += change(item)
    guard item.sharedBy == nil else { return rows }
    var charged = charged(item)
    if let back = item.givenBack {
      charged += " \(context.charset.glyphs.separator) " + context.say(.factGivenBack, ["amount": back])
    }
    rows.append(Fact(context.say(.factCharged), charged))
    if let commitment = item.commitment, item.isRunning, commitment.remaining > 0 {
      let text = stillToPay(commitment, isOnTime: item.state == .active)
      let short = stillToPay(commitment, isOnTime: false)
      rows.append(Fact(context.say(.factStillToPay), text, shortValue: short))
    }
    return rows
  }

  /// What comes instead: another plan, or another price.
  private func change(_ item: SubscriptionItem) -> [Fact] {
    var rows: [Fact] = []
    if let next = item.next, let date = next.date {
      let values = [
        "product": next.productName, "price": next.price,
        "date": self.date(date),
      ]
      rows.append(
        Fact(
          context.say(.factThen), context.say(.thenValue, values),
          shortValue: "\(next.productName), \(context.words.dates.dayAndMonth(date))"))
    }
    if let price = item.priceChange {
      let values = ["price": price.new, "date": date(price.date)]
      rows.append(
        Fact(
          context.say(.factNewPrice),
          context.say(price.needsAnswer ? .newPriceAsked : .newPriceValue, values), "priceIncreaseStatus"))
    }
    return rows
  }

  /// A free trial is no payment.
  private func charged(_ item: SubscriptionItem) -> String {
    guard item.chargedCount > 0 else { return item.charged }
    let payments = context.words.periods.payments(item.chargedCount)
    return context.say(.factChargedValue, ["amount": item.charged, "payments": payments])
  }

  private func stillToPay(_ commitment: CommitmentItem, isOnTime: Bool) -> String {
    let payments = context.words.periods.payments(commitment.remaining)
    // A late payment moves the dates after it (decision D2), so none is promised.
    guard isOnTime, let last = commitment.lastPayment else {
      return context.say(.factChargedValue, ["amount": commitment.stillToPay, "payments": payments])
    }
    return context.say(
      .factStillToPayValue, ["amount": commitment.stillToPay, "payments": payments, "date": date(last)])
  }

  private func yesNo(_ value: Bool) -> String { context.say(value ? .yes : .no) }

  func draw(_ canvas: inout Canvas, row start: Int, to end: Int) -> Int {
    let columns = canvas.size.columns
    let labels = rows.map { canvas.measure($0.label) }.max() ?? 0
    let value = min(3 + labels + 3, columns / 2 + 4)
    let fields = context.showsFieldNames && columns >= 76 ? rows.map { canvas.measure($0.field) }.max() ?? 0 : 0
    var row = start
    for fact in rows where row < end {
      canvas.draw(fact.label, at: Position(column: 3, row: row), style: .muted, maxColumns: value - 4)
      let room = columns - value - 1
      let text = canvas.measure(fact.value) > room ? fact.shortValue ?? fact.value : fact.value
      let used = canvas.draw(text, at: Position(column: value, row: row), maxColumns: room)
      let field = min(columns - 1 - canvas.measure(fact.field), max(columns - 1 - fields, value + 14))
      if fields > 0, field > value + used {
        canvas.draw(fact.field, at: Position(column: field, row: row), style: .backOffice)
      }
      row += 1
    }
    return row
  }
}
