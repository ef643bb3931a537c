import Testing

@testable import TerminalKit

@Suite("Keys")
struct KeyTests {
  private static let all: [Key] =
    [
      .enter, .escape, .tab, .backTab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .backspace, .delete,
      .character("a"), .character("A"), .character("?"), .character(" "), .character("é"), .character("-"),
      .control("c"), .control("z"),
    ] + (1...12).map(Key.function)

  @Test("Every key is found by its name", arguments: all)
  func roundTrip(key: Key) { #expect(Key(name: key.name) == key) }

  @Test(
    "Names in other spellings",
    arguments: [
      ("enter", .enter), ("Return", .enter), ("ESC", .escape), ("escape", .escape), ("shift-tab", .backTab),
      ("BackTab", .backTab), ("PageUp", .pageUp), ("pgdn", .pageDown), ("Del", .delete), ("space", .character(" ")),
      (" ", .character(" ")), ("ctrl+L", .control("l")), ("Ctrl-L", .control("l")), ("f1", .function(1)),
      ("F", .character("F")), ("日", .character("日")),
    ] as [(String, Key)])
  func spelling(name: String, key: Key) { #expect(Key(name: name) == key) }

  @Test("No key is called", arguments: ["", "F0", "F64", "Fx", "ab", "Ctrl-", "Ctrl-ab", "Hyper-x", "--"])
  func unknown(name: String) { #expect(Key(name: name) == nil) }

  @Test("Signs are short, and words in ASCII")
  func signs() {
    #expect(Key.enter.sign(.utf8) == "⏎")
    #expect(Key.enter.sign(.ascii) == "Enter")
    #expect(Key.escape.sign(.utf8) == "Esc")
    for key in Self.all { #expect(TerminalText.isPlain(key.sign(.ascii)) || key == .character("é")) }
  }

  @Test("The sign of a binding: its own, all arrows, or its first key")
  func bindingSigns() {
    let arrows = KeyBinding([.up, .down, .character("k")], 0, label: "plan")
    #expect(arrows.sign(.utf8) == "↑↓")
    #expect(arrows.sign(.ascii) == "Up/Down")
    #expect(KeyBinding([.enter, .character(" ")], 0, label: "").sign(.utf8) == "⏎")
    #expect(KeyBinding([.character("1"), .character("2")], 0, label: "", sign: "1-9").sign(.ascii) == "1-9")
    #expect(KeyBinding([], 0, label: "").sign(.utf8) == "")
  }

  @Test("A key that cannot be used has a binding but no action")
  func actions() {
    let bindings = [
      KeyBinding([.enter], "buy", label: "buy", disabledReason: "Already yours."),
      KeyBinding([.enter, .escape], "close", label: "close"),
    ]
    #expect(bindings.action(for: .enter) == nil)
    #expect(bindings.binding(for: .enter)?.disabledReason == "Already yours.")
    #expect(bindings.action(for: .escape) == "close")
    #expect(bindings.action(for: .tab) == nil)
  }
}
