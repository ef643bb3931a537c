/// A key as the program sees it.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, escape, tab, backTab, up, down, left, right, home, end, pageUp, pageDown, backspace, delete
  case function(Int)
  case control(Character)

  private static let named: [(Key, String)] = [
    (.enter, "Enter"), (.escape, "Esc"), (.tab, "Tab"), (.backTab, "Shift-Tab"), (.up, "Up"), (.down, "Down"),
    (.left, "Left"), (.right, "Right"), (.home, "Home"), (.end, "End"), (.pageUp, "PgUp"), (.pageDown, "PgDn"),
    (.backspace, "Backspace"), (.delete, "Delete"), (.character(" "), "Space"),
  ]
  private static let otherNames: [String: Key] = [
    "return": .enter, "escape": .escape, "backtab": .backTab, "pageup": .pageUp, "pagedown": .pageDown, "del": .delete,
  ]

  /// The key's name in tests, help and the manual: `Tab`, `Ctrl-L`, `F1`, `a`.
  public var name: String {
    if let known = Self.named.first(where: { $0.0 == self }) { return known.1 }
    switch self {
    case .character(let character): return String(character)
    case .function(let number): return "F\(number)"
    case .control(let character): return "Ctrl-\(character.uppercased())"
    default: return ""
    }
  }

  /// The key of that name. Upper and lower case are the same, except in a name of one character.
  public init?(name: String) {
    if name.count == 1, let character = name.first {
      self = character == " " ? .character(" ") : .character(character)
      return
    }
    let lower = name.lowercased()
    if let known = Self.named.first(where: { $0.1.lowercased() == lower }) {
      self = known.0
    } else if let known = Self.otherNames[lower] {
      self = known
    } else if lower.hasPrefix("ctrl-") || lower.hasPrefix("ctrl+"), lower.count == 6, let letter = lower.last {
      self = .control(letter)
    } else if lower.hasPrefix("f"), let number = Int(lower.dropFirst()), (1...63).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }

  /// The key as the footer shows it: short, with arrows where the terminal has them.
  public func sign(_ charset: Charset) -> String {
    guard charset == .utf8 else { return name }
    switch self {
    case .up: return "↑"
    case .down: return "↓"
    case .left: return "←"
    case .right: return "→"
    case .enter: return "⏎"
    default: return name
    }
  }
}
