import TerminalKit
import TwelveWording

/// The page's lines, from the summary to the payments that stay scheduled.
struct ManageLayout {
  struct Line {
    var draw: (inout Canvas, Int) -> Void
    var isSelected: Bool
  }

  private var lines: [Line] = []
  private var isSelecting = false
  private let context: ScreenContext
  private let columns: Int
  private let canvas: Canvas

  init(_ item: SubscriptionItem, _ screen: ManageScreen, _ context: ScreenContext, _ canvas: Canvas) {
    self.context = context
    self.canvas = canvas
    columns = canvas.size.columns - 6
    summary(item)
    blank()
    var isFirstChange = true
    for entry in screen.entries(context) {
      if case .change = entry, isFirstChange {
        text(context.say(.manageChangeTo), style: .muted)
        isFirstChange = false
      }
      self.entry(entry, item, isSelected: entry == screen.chosen(context))
    }
    scheduled(item)
  }

  /// Draws as many lines as there is room for, the chosen ones among them.
  func draw(_ canvas: inout Canvas, row first: Int, rows: Int) {
    let last = lines.lastIndex(where: \.isSelected) ?? 0
    let start = min(max(0, last + 2 - rows), max(0, lines.count - rows))
    let shown = lines.dropFirst(start).prefix(rows)
    for (row, line) in shown.enumerated() { line.draw(&canvas, first + row) }
    let glyphs = canvas.glyphs
    if start > 0 { canvas.draw(glyphs.moreAbove, at: Position(column: 0, row: first), style: .key) }
    guard start + rows < lines.count else { return }
    canvas.draw(glyphs.moreBelow, at: Position(column: 0, row: first + rows - 1), style: .key)
  }

  private mutating func line(_ draw: @escaping (inout Canvas, Int) -> Void) {
    lines.append(Line(draw: draw, isSelected: isSelecting))
  }

  private mutating func text(_ text: String, style: Style = .text, column: Int = 3) {
    for wrapped in canvas.wrapped(text, columns: columns - column + 3) {
      line { canvas, row in canvas.draw(wrapped, at: Position(column: column, row: row), style: style) }
    }
  }

  private mutating func blank() { line { _, _ in } }

  private mutating func summary(_ item: SubscriptionItem) {
    let dot = " \(canvas.glyphs.separator) "
    let dates = context.words.dates
    text(item.planName + dot + item.priceText, style: .title)
    if let payer = item.sharedBy { text(context.say(.sharedBy, ["customer": payer])) }
    if let commitment = item.commitment {
      let progress = context.words.language.sentenceCase(
        context.words.periods.payment(commitment.number, of: commitment.payments))
      text(progress + dot + context.words.periods.paymentsRemaining(commitment.remaining))
      let left = context.say(.manageLeft, ["left": commitment.stillToPay, "total": commitment.total])
      let end = context.say(commitment.willRenew ? .manageRenews : .manageEnds, ["date": dates.day(commitment.end)])
      text(left + dot + end)
    }
    if let next = item.nextPayment {
      text(context.say(.manageNext, ["date": dates.day(next.date), "amount": next.amount]))
    } else if item.isUnpaid {
      text(context.say(.manageFailed), style: .warning)
    }
    if let price = item.priceChange {
      let values = ["price": price.new, "date": dates.day(price.date)]
      text(
        context.say(.factNewPrice) + dot
          + context.say(price.needsAnswer ? .newPriceAsked : .newPriceValue, values), style: .warning)
    }
  }

  private mutating func entry(_ entry: ManageScreen.Entry, _ item: SubscriptionItem, isSelected: Bool) {
    isSelecting = isSelected
    let mark = isSelected ? "\(canvas.glyphs.marker) " : "  "
    let style: Style = isSelected ? .selected : .text
    let end = context.words.dates.day(item.commitment?.end ?? item.accessUntil)
    switch entry {
    case .change(let index): change(item.changes[index], mark, style, isSelected)
    case .agree, .disagree: price(entry, item, mark, style)
    case .keep:
      text(mark + context.say(.manageUndoChange, ["product": item.productName]), style: style, column: 1)
      let next = item.next.map { ["product": $0.name, "date": $0.date.map(context.words.dates.day) ?? ""] } ?? [:]
      text(context.say(.manageUndoChangeDetail, next), style: .muted)
    case .cancel:
      text(mark + context.say(.manageCancel), style: style, column: 1)
      text(context.say(.manageStops, ["date": end]), style: .muted)
      text(doesNotStop(item, end), style: .muted)
    case .resume:
      text(mark + context.say(.manageResume), style: style, column: 1)
      text(context.say(.manageResumeDetail, ["date": end]), style: .muted)
    case .refund:
      text(mark + context.say(.manageRefund), style: style, column: 1)
    }
    if case .change = entry {} else { blank() }
    isSelecting = false
  }

  /// Name, price and date in a line where there is room, a commitment's total under its price; what happens is said of
  /// the chosen one.
  private mutating func change(_ change: ChangeItem, _ mark: String, _ style: Style, _ isSelected: Bool) {
    let date = change.date.map { ["date": context.words.dates.day($0)] }
    let effect = date.map { context.say(.changeFrom, $0) } ?? context.say(.changeToday)
    let end = canvas.size.columns - 2
    let priceEnd = end - canvas.measure(effect) - 2
    let isWide = canvas.measure(mark + change.name) + canvas.measure(change.price) + 5 <= priceEnd
    line { canvas, row in
      canvas.drawRight(effect, endingAt: end, row: row, style: change.isChosen ? .success : style)
      canvas.draw(mark + change.name, at: Position(column: 1, row: row), style: style, maxColumns: priceEnd - 2)
      if isWide { canvas.drawRight(change.price, endingAt: priceEnd, row: row, style: .price) }
    }
    if isWide, let total = change.total {
      line { canvas, row in canvas.drawRight(total, endingAt: priceEnd, row: row, style: .total) }
    } else if !isWide {
      let amounts = change.amounts(separator: canvas.glyphs.separator)
      line { canvas, row in canvas.draw(amounts, at: Position(column: 5, row: row), style: .price) }
    }
    if change.isChosen { text(context.say(.changeIsChosen, date ?? [:]), style: .success, column: 5) }
    if isSelected { text(change.note, style: .muted, column: 5) }
  }

  private mutating func price(
    _ entry: ManageScreen.Entry, _ item: SubscriptionItem, _ mark: String, _ style: Style
  ) {
    guard let price = item.priceChange else { return }
    let values = ["price": price.new, "old": price.old, "date": context.words.dates.day(price.date)]
    let isYes = entry == .agree
    text(mark + context.say(isYes ? .manageAgree : .manageDisagree, values), style: style, column: 1)
    text(context.say(isYes ? .manageAgreeDetail : .manageDisagreeDetail, values), style: .muted)
  }

  private func doesNotStop(_ item: SubscriptionItem, _ end: String) -> String {
    guard let commitment = item.commitment, commitment.remaining > 0 else {
      return context.say(.manageDoesNotStopOther, ["date": end])
    }
    let payments = context.words.periods.payments(commitment.remaining)
    return context.say(.manageDoesNotStop, ["payments": payments, "left": commitment.stillToPay, "date": end])
  }

  /// After cancelling, the payments that are still to come stay visible, as Apple's page shows them.
  private mutating func scheduled(_ item: SubscriptionItem) {
    guard item.isCancelled, let commitment = item.commitment, !commitment.dueDates.isEmpty else { return }
    text(context.say(.manageScheduled), style: .title)
    for (index, date) in commitment.dueDates.enumerated() {
      let number = commitment.number + 1 + index
      let payment = context.words.periods.payment(number, of: commitment.payments)
      text("\(context.words.dates.day(date))   \(payment)", style: .muted)
    }
  }
}
