import TerminalKit
import TwelveWording

/// The keys of the screen below, then the app's questions and answers.
struct HelpScreen: Screen {
  var keys: [HelpKey]
  var scrolled = 0

  enum Action: Sendable {
    case up, down, pageUp, pageDown, close
  }

  init(below keys: [HelpKey], _ context: ScreenContext) { self.keys = keys }

  func title(_ context: ScreenContext) -> String? { context.say(.help) }

  var hasBackOfficeBeside: Bool { false }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    KeyBinding.list(up: .up, down: .down, label: context.say(.keyScroll), priority: 9) + [
      KeyBinding([.pageUp, .control("u")], .pageUp, label: context.say(.keyScroll), isInFooter: false),
      KeyBinding(
        [.pageDown, .control("d"), .character(" ")], .pageDown, label: context.say(.keyScroll), isInFooter: false),
      KeyBinding(
        [.escape, .enter, .character("q"), .character("?")], .close, label: context.say(.close), priority: 10),
    ]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    let last = max(0, lines(context).count - rows(context))
    switch action {
    case .up: scrolled = max(0, scrolled - 1)
    case .down: scrolled = min(last, scrolled + 1)
    case .pageUp: scrolled = max(0, scrolled - rows(context))
    case .pageDown: scrolled = min(last, scrolled + rows(context))
    case .close: return .close
    }
    return .nothing
  }

  private func rows(_ context: ScreenContext) -> Int { context.size.rows - 4 }

  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    let lines = lines(context)
    let rows = rows(context)
    let first = min(scrolled, max(0, lines.count - rows))
    for (index, line) in lines.dropFirst(first).prefix(rows).enumerated() {
      canvas.draw(line.text, at: Position(column: 3, row: 2 + index), style: line.style)
    }
    let below = lines.count - first - rows
    guard below > 0 else { return }
    let more = "\(canvas.glyphs.moreBelow) \(below)"
    canvas.drawRight(more, endingAt: canvas.size.columns - 1, row: 1 + rows, style: .key)
  }

  private func lines(_ context: ScreenContext) -> [(text: String, style: Style)] {
    let canvas = Canvas(size: context.size, charset: context.charset)
    let columns = context.size.columns - 6
    var lines: [(text: String, style: Style)] = [(context.say(.helpKeys), .title)]
    lines += keyLines(context, canvas).map { ($0, .text) }
    lines += [("", .text), (context.say(.helpQuestions), .title)]
    for entry in context.content.help {
      lines += canvas.wrapped(entry.question, columns: columns).map { ($0, .key) }
      lines += canvas.wrapped(entry.answer, columns: columns).map { ($0, .text) }
      lines.append(("", .text))
    }
    lines.append((context.say(.helpGuesses), .title))
    lines += canvas.wrapped(context.say(.helpGuessesText), columns: columns).map { ($0, .muted) }
    return lines
  }

  /// Keys with the same label stand in one line.
  private static func merged(_ keys: [HelpKey]) -> [HelpKey] {
    var merged: [HelpKey] = []
    for key in keys where !key.label.isEmpty {
      guard let index = merged.firstIndex(where: { $0.label == key.label }) else {
        merged.append(key)
        continue
      }
      merged[index].keys += key.keys.filter { !merged[index].keys.contains($0) }
    }
    return merged
  }

  private func keyLines(_ context: ScreenContext, _ canvas: Canvas) -> [String] {
    let own = HelpScreen.merged(keys)
    let everywhere = [
      HelpKey(keys: [.escape], label: context.say(.back)),
      HelpKey(keys: [.character("o")], label: context.say(.keyBackOffice)),
      HelpKey(keys: [.character("v")], label: context.say(.keyFieldNames)),
      HelpKey(keys: [.control("l")], label: context.say(.keyRedraw)),
      HelpKey(keys: [.character("q"), .control("c")], label: context.say(.keyQuit)),
    ]
    let texts = (own + everywhere).map { ($0.text(context.charset), $0.label) }
    let width = (texts.map { canvas.measure($0.0) }.max() ?? 0) + 3
    return texts.map { sign, label in
      "  " + sign + String(repeating: " ", count: max(1, width - canvas.measure(sign))) + label
    }
  }
}
