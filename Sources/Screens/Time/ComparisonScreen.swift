import TerminalKit
import TwelveWording

/// Two timelines side by side: what differs, a row each.
struct ComparisonScreen: Screen {
  let comparison: ComparisonContent
  var top = 0

  enum Action: Sendable {
    case up, down, back
  }

  init(_ comparison: ComparisonContent) { self.comparison = comparison }

  func title(_ context: ScreenContext) -> String? { "\(comparison.left) / \(comparison.right)" }

  var hasBackOfficeBeside: Bool { false }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    KeyBinding.list(up: .up, down: .down, label: context.say(.keyScroll), priority: 9) + [
      KeyBinding([.escape], .back, label: context.say(.back), priority: 8)
    ]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    switch action {
    case .up: top = max(0, top - 1)
    case .down: top = min(max(0, comparison.rows.count - 1), top + 1)
    case .back: return .close
    }
    return .nothing
  }

  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    let columns = canvas.size.columns
    canvas.draw(comparison.summary, at: Position(column: 3, row: 2), maxColumns: columns - 5)
    let label = min((comparison.rows.map { canvas.measure($0.label) }.max() ?? 0) + 2, columns * 2 / 5)
    let half = (columns - 5 - label) / 2
    let second = 3 + label + half
    canvas.draw(comparison.left, at: Position(column: 3 + label, row: 4), style: .muted, maxColumns: half - 2)
    canvas.draw(comparison.right, at: Position(column: second, row: 4), style: .muted, maxColumns: half)
    var row = 5
    for item in comparison.rows.dropFirst(top) where row < bodyEnd(context, canvas) {
      canvas.draw(item.label, at: Position(column: 3, row: row), maxColumns: label - 1)
      canvas.draw(item.left, at: Position(column: 3 + label, row: row), style: .warning, maxColumns: half - 2)
      canvas.draw(item.right, at: Position(column: second, row: row), style: .warning, maxColumns: half)
      row += 1
    }
  }
}
