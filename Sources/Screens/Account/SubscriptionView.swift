import TerminalKit
import TwelveWording

/// One subscription: its state, its payments as cells, its facts with Apple's names beside them.
struct SubscriptionView {
  private let item: SubscriptionItem
  private let context: ScreenContext

  init(_ item: SubscriptionItem, _ context: ScreenContext) {
    self.item = item
    self.context = context
  }

  /// The same facts as plain lines.
  var text: [String] {
    let facts = SubscriptionFacts(item, context).rows
    let width = facts.map { TextWidth.of($0.label) }.max() ?? 0
    let lines = facts.map { fact in
      "  " + TerminalText.padded(fact.label, to: width) + "  " + fact.value
        + (fact.field.isEmpty ? "" : "  [\(fact.field)]")
    }
    return [stateText, "\(item.planName) · \(money)", progressText] + lines + [item.message].compactMap { $0 }
  }

  /// Draws everything above a few rows kept for the payments, and returns the next free row; nil when it does not fit.
  func draw(_ canvas: inout Canvas, from start: Int, to end: Int, keeping kept: Int) -> Int? {
    let facts = SubscriptionFacts(item, context)
    let notes = SubscriptionNotes(item, context, columns: canvas.size.columns - 6, charset: canvas.charset).lines
    let cells = PaymentCells(item, context, columns: canvas.size.columns)
    let needed = fullHeight(canvas) + kept
    guard start + needed <= end else { return nil }
    // Blank lines between the parts go first.
    var gaps = end - start - needed
    var row = drawHead(&canvas, row: start)
    if let cells {
      row += takeGap(&gaps)
      cells.draw(&canvas, row: row)
      row += 3
    }
    row += takeGap(&gaps)
    row = facts.draw(&canvas, row: row, to: end)
    if !notes.isEmpty { row += takeGap(&gaps) }
    for note in notes where row < end {
      canvas.draw(note.text, at: Position(column: 3, row: row), style: note.style)
      row += 1
    }
    return row + takeGap(&gaps)
  }

  /// The rows that everything above the payments takes without blank lines.
  func fullHeight(_ canvas: Canvas) -> Int {
    let notes = SubscriptionNotes(item, context, columns: canvas.size.columns - 6, charset: canvas.charset).lines
    let cells = item.commitment == nil ? 0 : 3
    return 2 + headExtra(canvas) + cells + SubscriptionFacts(item, context).rows.count + notes.count
  }

  private func takeGap(_ gaps: inout Int) -> Int {
    guard gaps > 0 else { return 0 }
    gaps -= 1
    return 1
  }

  private var money: String {
    let total = item.commitment.map { context.say(.totalOf, ["total": $0.total]) }
    return ([item.priceText] + [total].compactMap { $0 }).joined(separator: " \(context.charset.glyphs.separator) ")
  }

  /// A line more when plan and money do not fit beside the state.
  private func headExtra(_ canvas: Canvas) -> Int { fitsBeside(canvas) ? 0 : moneyLines(canvas).count }

  private func moneyLines(_ canvas: Canvas) -> [String] {
    let one = "\(item.planName) \(canvas.glyphs.separator) \(money)"
    return canvas.measure(one) <= canvas.size.columns - 4 ? [one] : [item.planName, money]
  }

  private func fitsBeside(_ canvas: Canvas) -> Bool {
    let columns = canvas.size.columns - 4
    let first = canvas.measure(stateText) + 2 + canvas.measure(item.planName) + 2
    let second = canvas.measure(progressText) + 2 + canvas.measure(money) + 2
    return first <= columns && second <= columns
  }

  private func drawHead(_ canvas: inout Canvas, row: Int) -> Int {
    let end = canvas.size.columns - 1
    let isGood = item.state == .active
    let sign = isGood ? canvas.glyphs.dot : canvas.glyphs.cross
    canvas.draw("\(sign) \(stateText)", at: Position(column: 1, row: row), style: isGood ? .success : .danger)
    canvas.draw(progressText, at: Position(column: 3, row: row + 1), style: .title)
    guard fitsBeside(canvas) else {
      let lines = moneyLines(canvas)
      for (index, line) in lines.enumerated() {
        canvas.draw(line, at: Position(column: 3, row: row + 2 + index), style: .price)
      }
      return row + 2 + lines.count
    }
    canvas.drawRight(item.planName, endingAt: end, row: row)
    canvas.drawRight(money, endingAt: end, row: row + 1, style: .price)
    return row + 2
  }

  private var stateText: String {
    let dates = context.words.dates
    switch item.state {
    case .active:
      let isFree = item.offer?.isFree ?? false
      return context.say(isFree ? .freeUntil : .accessUntil, ["date": dates.day(item.accessUntil)])
    case .gracePeriod(let until): return context.say(.graceAccess, ["date": dates.day(until)])
    case .billingRetry:
      let values = ["date": dates.day(item.accessUntil), "number": "\(nextNumber)"]
      return context.say(item.commitment == nil ? .noAccessRenewalFailed : .noAccessPaymentFailed, values)
    case .expired(let reason, let at):
      return context.say(reason.phrase, ["date": dates.day(at)])
    case .refunded(let at): return context.say(.endedByRefund, ["date": dates.day(at)])
    }
  }

  private var progressText: String {
    guard let commitment = item.commitment else { return sharedText ?? offerText ?? item.productName }
    let values = ["number": "\(commitment.number)", "count": "\(commitment.payments)"]
    switch item.state {
    case .active, .gracePeriod:
      let remaining = context.words.periods.paymentsRemaining(commitment.remaining)
      let progress = context.words.language.sentenceCase(
        context.words.periods.payment(commitment.number, of: commitment.payments))
      return "\(progress) \(context.charset.glyphs.separator) \(remaining)"
    case .billingRetry:
      let due = context.say(.paymentIsDue, ["number": "\(nextNumber)", "count": "\(commitment.payments)"])
      return "\(due) \(context.charset.glyphs.separator) \(context.words.periods.remaining(commitment.remaining))"
    case .expired, .refunded: return context.say(.endedAtPayment, values)
    }
  }

  private var sharedText: String? {
    item.sharedBy.map {
      "\(item.productName) \(context.charset.glyphs.separator) \(context.say(.sharedBy, ["customer": $0]))"
    }
  }

  /// What comes after a trial, or after what was paid up front: until then there is no commitment (decision D11).
  private var offerText: String? {
    guard case .active = item.state, let afterwards = item.offer?.afterwards else { return nil }
    return item.isCancelled ? context.say(.offerCancelled) : afterwards
  }

  /// The payment that is due: `billingPeriodNumber` still reads the one before.
  private var nextNumber: Int { item.commitment.map { $0.number % $0.payments + 1 } ?? item.chargedCount + 1 }
}

extension SubscriptionItem.EndReason {
  fileprivate var phrase: Phrase {
    switch self {
    case .cancelled: .endedCancelled
    case .billing: .endedBilling
    case .priceIncrease: .endedPriceIncrease
    case .notForSale: .endedNotForSale
    case .unknown: .endedUnknown
    }
  }
}
