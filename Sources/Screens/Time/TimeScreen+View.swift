import TerminalKit
import TwelveWording

extension TimeScreen {
  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    let end = bodyEnd(context, canvas)
    let verbs = TimeVerbs(context).wrapped(canvas)
    let steps = context.content.timeline.lastStep
      .flatMap { canvas.wrapped($0, columns: canvas.size.columns - 16) }.prefix(2)
    let below = verbs.count + 1 + (steps.isEmpty ? 0 : steps.count + 1)
    let listRows = max(5, end - 2 - below)
    drawList(&canvas, context, from: 2, rows: min(listRows, end - 2))
    var row = 2 + listRows + 1
    for verb in verbs where row < end {
      draw(verb, &canvas, row: row)
      row += 1
    }
    row += 1
    for (index, step) in steps.enumerated() where row < end {
      if index == 0 { canvas.draw(context.say(.lastStep), at: Position(column: 3, row: row), style: .muted) }
      canvas.draw(step, at: Position(column: 14, row: row))
      row += 1
    }
  }

  private func draw(_ verb: (label: String, text: String), _ canvas: inout Canvas, row: Int) {
    canvas.draw(verb.label, at: Position(column: 3, row: row), style: .key)
    canvas.draw(verb.text, at: Position(column: TimeVerbs.textColumn, row: row))
  }

  private func drawList(_ canvas: inout Canvas, _ context: ScreenContext, from start: Int, rows: Int) {
    let lines = TimeLines(context, selected: index(context))
    let list = ListWindow(count: lines.lines.count, selected: lines.selectedLine, rows: rows)
    for index in list.visible {
      lines.draw(lines.lines[index], &canvas, context, row: start + list.row(of: index))
    }
    list.drawArrows(&canvas, row: start, column: 0)
  }
}

/// The list with its headings and the line that stands for now.
private struct TimeLines {
  enum Line {
    case heading(String, String)
    case now(String)
    case row(TimelineRow, isSelected: Bool)
    case nothing(String)
  }

  var lines: [Line] = []
  var selectedLine = 0

  init(_ context: ScreenContext, selected: Int) {
    let timeline = context.content.timeline
    lines.append(.heading(context.say(.whatHappened), context.say(.notification)))
    for (index, row) in timeline.past.enumerated() { add(row, isSelected: index == selected) }
    let date = context.words.dates.day(context.content.header.now)
    lines.append(.now(context.say(.nowLine, ["date": date])))
    lines.append(.heading(context.say(.whatComesUnchanged), ""))
    for (index, row) in timeline.coming.enumerated() {
      add(row, isSelected: index + timeline.past.count == selected)
    }
    if timeline.coming.isEmpty { lines.append(.nothing(context.say(.stripNothing))) }
  }

  private mutating func add(_ row: TimelineRow, isSelected: Bool) {
    if isSelected { selectedLine = lines.count }
    lines.append(.row(row, isSelected: isSelected))
  }

  func draw(_ line: Line, _ canvas: inout Canvas, _ context: ScreenContext, row: Int) {
    let columns = canvas.size.columns
    switch line {
    case .heading(let text, let right):
      canvas.draw(text, at: Position(column: 3, row: row), style: .muted)
      if columns >= 78 { canvas.draw(right, at: Position(column: columns - 23, row: row), style: .muted) }
    case .nothing(let text): canvas.draw(text, at: Position(column: 3, row: row), style: .muted)
    case .now(let text):
      canvas.horizontalRule(row: row, column: 3, columns: columns - 6)
      let width = canvas.measure(text) + 2
      canvas.draw(" \(text) ", at: Position(column: (columns - width) / 2, row: row), style: .title)
    case .row(let event, let isSelected): draw(event, isSelected, &canvas, context, row: row)
    }
  }

  private func draw(
    _ event: TimelineRow, _ isSelected: Bool, _ canvas: inout Canvas, _ context: ScreenContext, row: Int
  ) {
    let columns = canvas.size.columns
    let style: Style = isSelected ? .selected : .text
    canvas.draw(isSelected ? canvas.glyphs.marker : " ", at: Position(column: 1, row: row), style: .key)
    let date = context.words.dates.day(event.at)
    let used = canvas.draw(date, at: Position(column: 3, row: row), style: style)
    let text = max(17, used + 5)
    let hasNotes = columns >= 78
    let amountEnd = hasNotes ? columns - 25 : columns - 2
    let amount = event.amount ?? ""
    let room = amountEnd - text - canvas.measure(amount) - 1
    canvas.draw(event.text, at: Position(column: text, row: row), style: style, maxColumns: room)
    canvas.drawRight(amount, endingAt: amountEnd, row: row, style: .price)
    guard hasNotes, let notification = event.notification else { return }
    canvas.draw(notification, at: Position(column: columns - 23, row: row), style: .backOffice, maxColumns: 22)
  }
}

/// What can be done with time, in three rows of verbs.
private struct TimeVerbs {
  private let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  static let textColumn = 11

  /// As many lines as the columns need, the label before the first of each.
  func wrapped(_ canvas: Canvas) -> [(label: String, text: String)] {
    verbs.flatMap { label, text in
      canvas.wrapped(text, columns: canvas.size.columns - TimeVerbs.textColumn - 1).enumerated()
        .map { ($0 == 0 ? label : "", $1) }
    }
  }

  private var verbs: [(label: String, text: String)] {
    let account = context.content.account
    let payments = context.say(account.paymentMethodWorks ? .paymentsSucceed : .paymentsFail)
    let ending = account.nextPurchase.text(context.words)
    return [
      (context.say(.go), context.say(.goKeys)),
      (context.say(.goBackInTime), context.say(.backKeys)),
      (context.say(.what), context.say(.ifKeys, ["payments": payments, "purchase": ending])),
    ]
  }
}
