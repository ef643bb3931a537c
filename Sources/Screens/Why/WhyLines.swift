import TerminalKit
import TwelveWording

/// An answer as lines one below the other, for a window that moves over them.
struct WhyLines {
  enum Line {
    case text(String, Style)
    case event(TimelineRow)
  }

  private(set) var lines: [Line] = []
  private let context: ScreenContext
  private let columns: Int
  private let canvas: Canvas
  /// Where the events' texts begin.
  private let textColumn: Int

  /// Wider lines are hard to read.
  private static let widest = 90
  private static let left = 3

  init(_ content: WhyContent, _ context: ScreenContext) {
    self.context = context
    columns = min(WhyLines.widest, context.size.columns - 2 * WhyLines.left)
    let canvas = Canvas(size: context.size, charset: context.charset)
    self.canvas = canvas
    let dates = content.events.map { canvas.measure(context.words.dates.day($0.at)) }
    textColumn = WhyLines.left + (dates.max() ?? 0) + 2
    add(content.subject, .title)
    lines.append(.text("", .text))
    add(content.paragraph, .text)
    addHeading(context.say(.whyEvents))
    lines += content.events.map { .event($0) }
    if context.showsBackOffice { addBackOffice(content) }
  }

  /// What the customer does not see.
  private mutating func addBackOffice(_ content: WhyContent) {
    let dashes = context.charset.glyphs.dashed
    lines += [.text("", .text), .text("\(dashes) \(context.say(.backOffice)) \(dashes)", .backOffice)]
    addHeading(context.say(.whyRule))
    for rule in content.rules {
      add(rule.text, .text)
      for source in rule.sources { add(source, .backOffice) }
    }
    addHeading(context.say(.whyReply))
    add(content.reply, .text)
  }

  private mutating func addHeading(_ text: String) { lines += [.text("", .text), .text(text, .key)] }

  private mutating func add(_ text: String, _ style: Style) {
    lines += canvas.wrapped(text, columns: columns).map { .text($0, style) }
  }

  func draw(_ line: Line, _ canvas: inout Canvas, row: Int) {
    switch line {
    case .text(let text, let style):
      canvas.draw(text, at: Position(column: WhyLines.left, row: row), style: style)
    case .event(let event): draw(event, &canvas, row: row)
    }
  }

  private func draw(_ event: TimelineRow, _ canvas: inout Canvas, row: Int) {
    let date = context.words.dates.day(event.at)
    canvas.draw(date, at: Position(column: WhyLines.left, row: row), style: .muted)
    let hasNotes = context.showsBackOffice && columns >= 72
    let amountEnd = WhyLines.left + columns - (hasNotes ? 24 : 0)
    let amount = event.amount ?? ""
    let room = amountEnd - textColumn - canvas.measure(amount) - 1
    canvas.draw(event.text, at: Position(column: textColumn, row: row), maxColumns: room)
    canvas.drawRight(amount, endingAt: amountEnd, row: row, style: .price)
    guard hasNotes, let notification = event.notification else { return }
    canvas.draw(notification, at: Position(column: amountEnd + 2, row: row), style: .backOffice, maxColumns: 22)
  }
}
