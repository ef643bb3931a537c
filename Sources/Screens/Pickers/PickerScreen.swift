import TerminalKit
import TwelveWording

/// A list to choose one from: storefront, language, system version. Typing narrows it.
struct PickerScreen: Screen {
  var kind: Kind
  var choices: [Choice]
  var selected: Int
  var filter = ""

  enum Kind: Sendable {
    case storefront, language, system
  }

  enum Action: Sendable {
    case up, down, first, last, choose, close
  }

  init(_ kind: Kind, _ choices: [Choice]) {
    self.kind = kind
    self.choices = choices
    selected = choices.firstIndex(where: \.isCurrent) ?? 0
  }

  func title(_ context: ScreenContext) -> String? {
    switch kind {
    case .storefront: context.say(.chooseStorefront)
    case .language: context.say(.chooseLanguage)
    case .system: context.say(.chooseSystem)
    }
  }

  var shown: [Choice] {
    guard !filter.isEmpty else { return choices }
    let wanted = filter.lowercased()
    return choices.filter { $0.name.lowercased().contains(wanted) || $0.id.lowercased().contains(wanted) }
  }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    let isEmpty = shown.isEmpty
    return [
      KeyBinding([.down], .down, label: context.say(.keyChoose), isInFooter: false),
      KeyBinding([.up, .down], .up, label: context.say(.keyChoose), priority: 9),
      KeyBinding(
        [.enter], .choose, label: context.say(.keyTake), priority: 10,
        disabledReason: isEmpty ? context.say(.nothingMatches, ["text": filter]) : nil),
      KeyBinding([.escape], .close, label: context.say(.back), priority: 8),
      KeyBinding([.home], .first, label: context.say(.keyFirst), isInFooter: false),
      KeyBinding([.end], .last, label: context.say(.keyLast), isInFooter: false),
    ]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    let last = max(0, shown.count - 1)
    switch action {
    case .up: selected = max(0, selected - 1)
    case .down: selected = min(last, selected + 1)
    case .first: selected = 0
    case .last: selected = last
    case .close: return .close
    case .choose:
      let choice = shown[min(selected, last)]
      return Outcome(effects: [effect(choice.id)], move: .close)
    }
    return .nothing
  }

  private func effect(_ id: String) -> Effect {
    switch kind {
    case .storefront: .changeStorefront(id)
    case .language: .changeLanguage(id)
    case .system: .changeSystem(id)
    }
  }

  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character) where character != "?" || !filter.isEmpty: return type(String(character))
    case .backspace:
      guard !filter.isEmpty else { return false }
      filter.removeLast()
      selected = 0
      return true
    default: return false
    }
  }

  mutating func type(_ text: String) -> Bool {
    let kept = text.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "." || $0 == "-" }
    guard !kept.isEmpty, filter.count + kept.count <= 24 else { return true }
    filter += kept
    selected = 0
    return true
  }

  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    let prompt = filter.isEmpty ? context.say(.typeToFind) : "\(canvas.glyphs.marker) \(filter)"
    canvas.draw(prompt, at: Position(column: 3, row: 2), style: filter.isEmpty ? .muted : .text)
    let rows = canvas.size.rows - 6
    let list = ListWindow(count: shown.count, selected: selected, rows: rows)
    for index in list.visible {
      draw(shown[index], isSelected: index == selected, &canvas, row: 4 + list.row(of: index))
    }
    list.drawMore(&canvas, row: 4, endColumn: canvas.size.columns - 1)
    if shown.isEmpty {
      canvas.draw(context.say(.nothingMatches, ["text": filter]), at: Position(column: 3, row: 4), style: .warning)
    }
  }

  private func draw(_ choice: Choice, isSelected: Bool, _ canvas: inout Canvas, row: Int) {
    let mark = isSelected ? canvas.glyphs.marker : " "
    let radio = choice.isCurrent ? canvas.glyphs.radioOn : canvas.glyphs.radioOff
    let used = canvas.draw(
      "\(mark) \(radio) \(choice.name)", at: Position(column: 1, row: row), style: isSelected ? .selected : .text)
    let noteColumn = max(used + 3, min(38, canvas.size.columns / 2))
    canvas.draw(
      choice.note, at: Position(column: noteColumn, row: row), style: .muted,
      maxColumns: canvas.size.columns - noteColumn - 4)
  }
}
