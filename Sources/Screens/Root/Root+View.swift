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
    drawScreen(layers[base], &canvas)
    for sheet in layers[(base + 1)...] { sheet.draw(&canvas, context) }
    drawFooter(of: layers[layers.count - 1], &canvas)
    return canvas.frame(wantsPaste: true)
  }

  private func drawScreen(_ screen: any Screen, _ canvas: inout Canvas) {
    drawHeader(title: screen.title(context) ?? "", &canvas)
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

  private func drawHeader(title: String, _ canvas: inout Canvas) {
    let columns = canvas.size.columns
    let used = canvas.draw(title, at: Position(column: 1, row: 0), style: .title, maxColumns: columns - 2)
    let facts = HeaderFacts(context, isAccountSide: layers.count > 1)
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
    screen.drawKeys(&canvas, context, row: rows - 1, columns: room)
  }

  private func drawBanner(_ canvas: inout Canvas, row: Int) {
    guard let banner else { return }
    canvas.fill(Rect(column: 0, row: row, columns: canvas.size.columns, rows: 1))
    canvas.draw(" \(banner)", at: Position(column: 0, row: row), style: .warning, maxColumns: canvas.size.columns - 1)
  }
}

/// What stands at the right of the header, most needed last.
private struct HeaderFacts {
  var facts: [String]

  init(_ context: ScreenContext, isAccountSide: Bool) {
    let header = context.content.header
    let timeline = header.timelineName == "main" ? [] : [context.say(.timelineNamed, ["name": header.timelineName])]
    let date = context.words.dates.weekdayAndDay(header.now)
    let system = context.say(.systemNamed, ["version": header.systemVersion])
    facts = timeline + [system, header.customer, header.language, header.storefront, date]
  }

  /// In the reading order, as many as fit.
  func fitting(_ columns: Int, _ canvas: Canvas) -> String {
    var kept = facts
    while kept.count > 1, canvas.measure(joined(kept, canvas)) > columns { kept.removeFirst() }
    return joined(kept, canvas)
  }

  private func joined(_ kept: [String], _ canvas: Canvas) -> String {
    let order = [facts.count - 4, facts.count - 2, facts.count - 3, facts.count - 5].filter {
      facts.indices.contains($0)
    }
    let first = order.map { facts[$0] }.filter(kept.contains)
    let rest = kept.filter { !first.contains($0) }
    return (first + rest).joined(separator: " \(canvas.glyphs.separator) ")
  }
}

extension Screen {
  fileprivate func drawKeys(_ canvas: inout Canvas, _ context: ScreenContext, row: Int, columns: Int) {
    var keys = bindings(context).map(\.withoutAction)
    if !isSheet(context) {
      keys.append(KeyBinding([.character("?")], (), label: "", isInFooter: true, priority: .max))
    }
    canvas.drawFooter(keys, at: Position(column: 1, row: row), columns: columns)
  }
}

extension KeyBinding {
  fileprivate var withoutAction: KeyBinding<Void> {
    KeyBinding<Void>(
      keys, (), label: label, isInFooter: isInFooter, priority: priority, disabledReason: disabledReason, sign: sign)
  }
}
