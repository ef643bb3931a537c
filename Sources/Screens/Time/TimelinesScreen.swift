import TerminalKit
import TwelveWording

/// The timelines of the store: go on in another, or compare one with the present one.
struct TimelinesScreen: Screen {
  var selected: Int

  enum Action: Sendable {
    case up, down, first, last, go, compare, back
  }

  init(_ context: ScreenContext) {
    selected = context.content.timeline.all.firstIndex(where: \.isCurrent) ?? 0
  }

  func title(_ context: ScreenContext) -> String? { context.say(.timelines) }

  var hasBackOfficeBeside: Bool { false }

  private func chosen(_ context: ScreenContext) -> TimelineItem? {
    let all = context.content.timeline.all
    return all.isEmpty ? nil : all[min(selected, all.count - 1)]
  }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    let isCurrent = chosen(context)?.isCurrent ?? true
    let reason = isCurrent ? context.say(.timelineIsCurrent) : nil
    return KeyBinding.list(up: .up, down: .down, label: context.say(.keyLine), priority: 9) + [
      KeyBinding([.enter], .go, label: context.say(.keySwitch), priority: 10, disabledReason: reason),
      KeyBinding([.character("c")], .compare, label: context.say(.keyCompare), priority: 7, disabledReason: reason),
      KeyBinding([.escape], .back, label: context.say(.back), priority: 8),
      KeyBinding([.home], .first, label: context.say(.keyFirst), isInFooter: false),
      KeyBinding([.end], .last, label: context.say(.keyLast), isInFooter: false),
    ]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    let last = max(0, context.content.timeline.all.count - 1)
    switch action {
    case .up: selected = max(0, selected - 1)
    case .down: selected = min(last, selected + 1)
    case .first: selected = 0
    case .last: selected = last
    case .go:
      guard let chosen = chosen(context) else { return .nothing }
      return Outcome(effects: [.switchTimeline(chosen.name)], move: .close)
    case .compare: return chosen(context).map { .ask(.compareTimelines($0.name)) } ?? .nothing
    case .back: return .close
    }
    return .nothing
  }

  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    let all = context.content.timeline.all
    let list = ListWindow(count: all.count, selected: min(selected, max(0, all.count - 1)), rows: canvas.size.rows - 5)
    let names = min(all.map { canvas.measure($0.name) }.max() ?? 0, canvas.size.columns / 2)
    for index in list.visible {
      let row = 3 + list.row(of: index)
      let isSelected = index == selected
      let mark = isSelected ? canvas.glyphs.marker : " "
      let radio = all[index].isCurrent ? canvas.glyphs.radioOn : canvas.glyphs.radioOff
      canvas.draw(
        "\(mark) \(radio) \(all[index].name)", at: Position(column: 1, row: row),
        style: isSelected ? .selected : .text, maxColumns: names + 8)
      let column = names + 10
      canvas.draw(
        all[index].origin, at: Position(column: column, row: row), style: .muted,
        maxColumns: canvas.size.columns - column - 2)
    }
    list.drawMore(&canvas, row: 3, endColumn: canvas.size.columns - 1)
  }
}
