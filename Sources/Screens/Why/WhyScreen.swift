import TerminalKit
import TwelveWording

/// Why something is as it is: the answer, what led to it, and for the back office the rule and a reply.
struct WhyScreen: Screen {
  var content: WhyContent
  var scrolled = 0

  enum Action: Sendable {
    case up, down, pageUp, pageDown, next, close
  }

  init(content: WhyContent) { self.content = content }

  func title(_ context: ScreenContext) -> String? { context.say(.whyTitle) }

  var hasBackOfficeBeside: Bool { false }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    KeyBinding.list(up: .up, down: .down, label: context.say(.keyScroll), priority: 9) + [
      KeyBinding([.pageUp, .control("u")], .pageUp, label: context.say(.keyScroll), isInFooter: false),
      KeyBinding(
        [.pageDown, .control("d"), .character(" ")], .pageDown, label: context.say(.keyScroll), isInFooter: false),
      KeyBinding(
        [.tab], .next, label: context.say(.keyNextQuestion), isInFooter: content.next != nil, priority: 8,
        disabledReason: content.next == nil ? context.say(.whyNothing) : nil),
      KeyBinding([.escape, .enter], .close, label: context.say(.close), priority: 10),
    ]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    let last = max(0, WhyLines(content, context).lines.count - rows(context))
    switch action {
    case .up: scrolled = max(0, min(scrolled, last) - 1)
    case .down: scrolled = min(last, scrolled + 1)
    case .pageUp: scrolled = max(0, min(scrolled, last) - rows(context))
    case .pageDown: scrolled = min(last, scrolled + rows(context))
    case .next: return content.next.map { .ask(.explain($0)) } ?? .nothing
    case .close: return .close
    }
    return .nothing
  }

  /// Between the header and the footer.
  private func rows(_ context: ScreenContext) -> Int { context.size.rows - 4 }

  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    let lines = WhyLines(content, context)
    let rows = rows(context)
    let hidden = max(0, lines.lines.count - rows)
    let first = min(scrolled, hidden)
    for (index, line) in lines.lines.dropFirst(first).prefix(rows).enumerated() {
      lines.draw(line, &canvas, row: 2 + index)
    }
    let glyphs = canvas.glyphs
    if first > 0 { canvas.draw(glyphs.moreAbove, at: Position(column: 1, row: 2), style: .key) }
    if first < hidden { canvas.draw(glyphs.moreBelow, at: Position(column: 1, row: 1 + rows), style: .key) }
  }
}
