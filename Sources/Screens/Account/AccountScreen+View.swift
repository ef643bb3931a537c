import TerminalKit
import TwelveWording

extension AccountScreen {
  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    let end = bodyEnd(context, canvas)
    let row = drawPending(&canvas, context, from: 2)
    switch shown(context) {
    case nil: drawNothing(&canvas, context, row: row)
    case .oneTime(let item): OneTimeView(item, context).draw(&canvas, row: row)
    case .subscription(let item):
      let view = SubscriptionView(item, context)
      if let next = view.draw(&canvas, from: row, to: end, keeping: min(2, item.payments.count)) {
        drawPayments(&canvas, context, from: next, to: end)
      } else {
        drawScrolled(view, item, &canvas, context, from: row, to: end)
      }
    }
  }

  /// On a short terminal everything is drawn one below the other, and the window over it moves.
  private func drawScrolled(
    _ view: SubscriptionView, _ item: SubscriptionItem, _ canvas: inout Canvas, _ context: ScreenContext,
    from start: Int, to end: Int
  ) {
    let rows = view.fullHeight(canvas) + item.payments.count
    let hidden = max(0, start + rows - end)
    let first = min(scrolled, hidden)
    let window = Rect(column: 0, row: start, columns: canvas.size.columns, rows: end - start)
    canvas.within(window, scrolledBy: first) { canvas in
      let next = view.draw(&canvas, from: 0, to: rows, keeping: item.payments.count) ?? 0
      drawPayments(&canvas, context, from: next, to: rows)
    }
    let glyphs = canvas.glyphs
    if first > 0 { canvas.draw(glyphs.moreAbove, at: Position(column: 0, row: start), style: .key) }
    if first < hidden { canvas.draw(glyphs.moreBelow, at: Position(column: 0, row: end - 1), style: .key) }
  }

  private func drawPending(_ canvas: inout Canvas, _ context: ScreenContext, from row: Int) -> Int {
    let pending = context.content.account.pending
    for (index, item) in pending.prefix(3).enumerated() {
      let text = context.say(.pendingLine, ["product": item.name, "price": item.price])
      canvas.draw("\(canvas.glyphs.next) \(text)", at: Position(column: 1, row: row + index), style: .warning)
    }
    return row + min(pending.count, 3)
  }

  private func drawNothing(_ canvas: inout Canvas, _ context: ScreenContext, row: Int) {
    let room = Rect(column: 3, row: row + 1, columns: canvas.size.columns - 6, rows: 6)
    let used = canvas.drawParagraph(context.content.account.nothing, in: room)
    canvas.draw(context.say(.nothingYet), at: Position(column: 3, row: row + used + 2), style: .muted)
  }

  private func drawPayments(_ canvas: inout Canvas, _ context: ScreenContext, from start: Int, to end: Int) {
    let payments = payments(context)
    guard end > start, !payments.isEmpty else { return }
    let list = ListWindow(count: payments.count, selected: payment, rows: end - start)
    let lines = PaymentLines(payments, context, canvas)
    for index in list.visible {
      lines.draw(payments[index], isSelected: index == payment, &canvas, row: start + list.row(of: index))
    }
    list.drawMore(&canvas, row: start, endColumn: canvas.size.columns - 1)
  }
}

/// Payments one under the other, the amounts in one column.
struct PaymentLines {
  private let context: ScreenContext
  private let dateColumn: Int
  private let amountEnd: Int

  init(_ payments: [PaymentItem], _ context: ScreenContext, _ canvas: Canvas) {
    self.context = context
    dateColumn = 8
    let dates = payments.map { canvas.measure(context.words.dates.day($0.date)) }.max() ?? 0
    amountEnd = dateColumn + dates + 2 + (payments.map { canvas.measure($0.amount) }.max() ?? 0)
  }

  func draw(_ payment: PaymentItem, isSelected: Bool, _ canvas: inout Canvas, row: Int) {
    let style: Style = isSelected ? .selected : .text
    let mark = isSelected ? canvas.glyphs.marker : " "
    canvas.draw("\(mark) \(payment.number)", at: Position(column: 1, row: row), style: style)
    canvas.draw(context.words.dates.day(payment.date), at: Position(column: dateColumn - 2, row: row), style: style)
    canvas.drawRight(
      payment.amount, endingAt: amountEnd, row: row, style: payment.givenBack == nil ? .price : .refunded)
    canvas.draw(
      text(payment), at: Position(column: amountEnd + 3, row: row),
      style: payment.givenBack == nil ? .text : .refunded, maxColumns: canvas.size.columns - amountEnd - 10)
  }

  private func text(_ payment: PaymentItem) -> String {
    let dates = context.words.dates
    if let date = payment.givenBack {
      let phrase: Phrase = payment.isCurrent ? .paymentRefundedEnded : .paymentRefunded
      return context.say(phrase, ["date": dates.dayAndMonth(date)])
    }
    switch payment.refund {
    case .requested: return context.say(.paymentRefundAsked)
    case .declined: return context.say(.paymentRefundDeclined)
    case .none, .refunded: break
    }
    if payment.givesAccess {
      return context.say(
        payment.isFree ? .paymentFree : .paymentGivesAccess,
        ["from": dates.dayAndMonth(payment.date), "to": dates.dayAndMonth(payment.end)])
    }
    if payment.isFree { return context.say(.paymentWasFree) }
    return payment.isRecovery ? context.say(.paymentPaidLate) : context.say(.paymentPaid)
  }
}
