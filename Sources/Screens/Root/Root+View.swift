import TerminalKit
import TwelveWording

extension Root {
  /// The picture, at the size last told.
  public func view() -> Frame {
    var canvas = Canvas(size: context.size, charset: context.charset)
    guard !isTooSmall else {
      drawTooSmall(&canvas)
      return canvas.frame()
    }
    let base = layers.lastIndex { !$0.isSheet(context) } ?? 0
    drawScreen(layers[base], isAccountSide: base > 0, &canvas)
    for sheet in layers[(base + 1)...] { sheet.draw(&canvas, context) }
    drawFooter(of: layers[layers.count - 1], &canvas)
    return canvas.frame(wantsPaste: true)
  }

  private func drawScreen(_ screen: any Screen, isAccountSide: Bool, _ canvas: inout Canvas) {
    drawHeader(title: screen.title(context) ?? "", isAccountSide: isAccountSide, &canvas)
    guard BackOfficePane.fits(canvas.size), context.showsBackOffice, screen.hasBackOfficeBeside else {
      screen.draw(&canvas, context)
      return
    }
    let front = Rect(column: 0, row: 0, columns: Root.designSize.columns - 2, rows: canvas.size.rows)
    canvas.within(front) { screen.draw(&$0, context) }
    BackOfficePane(context).draw(&canvas, from: front.endColumn, to: screen.bodyEnd(context, canvas))
  }

  private func drawTooSmall(_ canvas: inout Canvas) {
    let (now, needed) = (canvas.size, Root.smallestSize)
    let text = context.say(
      .tooSmall,
      [
        "columns": "\(now.columns)", "rows": "\(now.rows)", "neededColumns": "\(needed.columns)",
        "neededRows": "\(needed.rows)",
      ])
    canvas.draw(text, at: Position(column: 0, row: 0), style: .warning)
  }

  private func drawHeader(title: String, isAccountSide: Bool, _ canvas: inout Canvas) {
    let columns = canvas.size.columns
    let used = canvas.draw(title, at: Position(column: 1, row: 0), style: .title, maxColumns: columns - 2)
    let facts = HeaderFacts(context, isAccountSide: isAccountSide)
    let text = facts.fitting(columns - used - 5, canvas)
    canvas.drawRight(text, endingAt: columns - 1, row: 0, style: .muted)
    canvas.horizontalRule(row: 1)
  }

  private func drawFooter(of screen: any Screen, _ canvas: inout Canvas) {
    let (columns, rows) = (canvas.size.columns, canvas.size.rows)
    let strip = screen.strip(context)
    let rule = strip == nil ? rows - 2 : rows - 3
    canvas.horizontalRule(row: rule)
    strip?.draw(&canvas, row: rows - 2)
    drawBanner(&canvas, row: rule)
    let mark = context.say(.testStore)
    canvas.drawRight(mark, endingAt: columns - 1, row: rows - 1, style: .muted)
    let room = columns - canvas.measure(mark) - 4
    var keys = screen.footer(context)
    if !screen.isSheet(context) { keys.append(.help(context.charset)) }
    canvas.drawFooter(keys, at: Position(column: 1, row: rows - 1), columns: room)
  }

  private func drawBanner(_ canvas: inout Canvas, row: Int) {
    guard let banner else { return }
    let lines = canvas.wrapped(banner, columns: canvas.size.columns - 2).prefix(3)
    let first = row - lines.count + 1
    canvas.fill(Rect(column: 0, row: first, columns: canvas.size.columns, rows: lines.count))
    for (index, line) in lines.enumerated() {
      canvas.draw(line, at: Position(column: 1, row: first + index), style: .warning)
    }
  }
}

/// What stands at the right of the header; what is needed least goes first when it does not fit.
private struct HeaderFacts {
  private var facts: [(text: String, need: Int)]

  init(_ context: ScreenContext, isAccountSide: Bool) {
    let header = context.content.header
    let dates = context.words.dates
    let place = [(header.storefront, 8), (header.language, 4)]
    if isAccountSide {
      facts = [(header.customer, 6)] + place + [(dates.weekdayAndDay(header.now), 9)]
      guard header.timelineName != "main" else { return }
      facts.insert((context.say(.timelineNamed, ["name": header.timelineName]), 5), at: 1)
    } else {
      let system = (context.say(.systemNamed, ["version": header.systemVersion]), 2)
      facts = place + [system, (dates.day(header.now), 9)]
    }
  }

  func fitting(_ columns: Int, _ canvas: Canvas) -> String {
    var kept = facts
    let separator = " \(canvas.glyphs.separator) "
    func text() -> String { kept.dropFirst().reduce(kept.first?.text ?? "") { $0 + separator + $1.text } }
    while kept.count > 1, canvas.measure(text()) > columns,
      let least = kept.indices.min(by: { kept[$0].need < kept[$1].need })
    {
      kept.remove(at: least)
    }
    return text()
  }
}

extension FooterItem {
  fileprivate static func help(_ charset: Charset) -> FooterItem {
    FooterItem(KeyBinding<Void>([.character("?")], (), label: "", priority: .max), charset: charset)
  }
}
