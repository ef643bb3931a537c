import TerminalKit
import Testing

@testable import twelve

@Suite struct PlainInputTests {
  @Test(
    "A line is Enter, an answer, keys by name, or text for a field",
    arguments: [
      ("", [.key(.enter)]), ("  ", [.key(.enter)]), ("yes", [.key(.right), .key(.enter)]), ("No", [.key(.escape)]),
      ("a", [.key(.character("a"))]), ("C", [.key(.character("C"))]),
      ("down Down enter", [.key(.down), .key(.down), .key(.enter)]), ("2027-04-01", [.paste("2027-04-01")]),
      ("France", [.paste("France")]), ("ctrl-c", [.key(.control("c"))]),
    ] as [(String, [TerminalEvent])])
  func events(_ line: String, _ expected: [TerminalEvent]) {
    #expect(PlainInput.events(line) == expected)
  }

  @Test("Boxes, rules, padding and empty lines are not read")
  func lines() {
    var canvas = Canvas(size: Size(columns: 20, rows: 4), charset: .utf8)
    canvas.horizontalRule(row: 0)
    canvas.draw("one", at: Position(column: 2, row: 1))
    canvas.draw("two", at: Position(column: 12, row: 1))
    #expect(FramePlain.lines(canvas.frame()) == ["one two"])
  }
}
