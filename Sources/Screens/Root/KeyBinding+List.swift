import TerminalKit

extension KeyBinding {
  /// The keys that move in a list. Both arrows stand together in the footer, so the second binding names both; the first
  /// is found first.
  static func list(up: Action, down: Action, label: String, priority: Int) -> [KeyBinding] {
    [
      KeyBinding([.down, .character("j")], down, label: label, isInFooter: false),
      KeyBinding([.up, .down, .character("k")], up, label: label, priority: priority),
    ]
  }

  /// The keys that move between two buttons.
  static func row(previous: Action, next: Action, label: String) -> [KeyBinding] {
    [
      KeyBinding([.right, .tab, .character("l")], next, label: label, isInFooter: false),
      KeyBinding([.left, .right, .backTab, .character("h")], previous, label: label, priority: 9),
    ]
  }
}
