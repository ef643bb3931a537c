import Testing

@testable import TerminalKit

@Suite("The footer")
struct FooterTests {
  private static let bindings = [
    KeyBinding([.up, .down], 0, label: "plan", priority: 5),
    KeyBinding([.enter], 1, label: "continue", priority: 9),
    KeyBinding([.character("w")], 2, label: "wording", priority: 1),
    KeyBinding([.character("s")], 3, label: "storefront", priority: 1, disabledReason: "One only."),
    KeyBinding([.character("x")], 4, label: "never seen", isInFooter: false, priority: 99),
    KeyBinding([.character("?")], 5, label: "help"),
  ]

  @Test(
    "What is needed least goes first, the key for help never",
    arguments: [
      (60, "↑↓ plan  ⏎ continue  w wording  s storefront  ? help"),
      (52, "↑↓ plan  ⏎ continue  w wording  s storefront  ? help"),
      (51, "↑↓ plan  ⏎ continue  w wording  ? help"), (37, "↑↓ plan  ⏎ continue  ? help"), (26, "⏎ continue  ? help"),
      (17, "? help"), (6, "? help"), (5, "?"), (1, "?"), (0, ""),
    ])
  func widths(columns: Int, expected: String) {
    #expect(drawn(columns).text == expected)
    #expect(drawn(columns).columns == TextWidth.of(expected))
  }

  @Test("Keys that cannot be used are drawn so")
  func styles() {
    var canvas = Canvas(size: Size(columns: 60, rows: 1))
    canvas.drawFooter(Self.bindings, at: Position(column: 0, row: 0), columns: 60)
    let letters = String(canvas.buffer.cells.map(\.style.letter))
    #expect(letters.hasPrefix("kk....."))
    #expect(letters.contains("x.xxxxxxxxxx"))
  }

  @Test("In ASCII the words are longer and fewer keys fit")
  func ascii() {
    #expect(drawn(40, .ascii).text == "Up/Down plan  Enter continue  ? help")
    #expect(drawn(30, .ascii).text == "Enter continue  ? help")
  }

  @Test("Wide labels are measured in columns")
  func wide() {
    let bindings = [KeyBinding([.enter], 0, label: "続ける", priority: 1), KeyBinding([.character("?")], 1, label: "ヘルプ")]
    var canvas = Canvas(size: Size(columns: 30, rows: 1))
    #expect(canvas.drawFooter(bindings, at: Position(column: 2, row: 0), columns: 18) == 18)
    #expect(FrameText.rows(canvas.frame()) == ["  ⏎ 続ける  ? ヘルプ"])
    #expect(canvas.drawFooter(bindings, at: Position(column: 2, row: 0), columns: 17) == 8)
  }

  private func drawn(_ columns: Int, _ charset: Charset = .utf8) -> (text: String, columns: Int) {
    var canvas = Canvas(size: Size(columns: 80, rows: 1), charset: charset)
    let used = canvas.drawFooter(Self.bindings, at: Position(column: 0, row: 0), columns: columns)
    return (FrameText.rows(canvas.frame())[0], used)
  }
}
