import Testing
import TwelveCatalog

@Suite struct JSONParserTests {
  @Test("Good JSON is read")
  func good() throws {
    let text = #" {"a": [1, -2.5e3, true, false, null], "b\u00e9\ud83d\ude00\n": "é"} "#
    guard case .object(let members) = try JSONParser.parse([0xEF, 0xBB, 0xBF] + Array(text.utf8)).value else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["a", "bé😀\n"])
    guard case .array(let elements) = members[0].node.value, case .number(let number) = elements[1].value else {
      Issue.record("no array")
      return
    }
    #expect(number == "-2.5e3")
    #expect(elements[0].offset == 11)
  }

  @Test(
    "Bad JSON is refused where it is bad",
    arguments: [
      ("", 0), ("{", 1), ("[1,]", 3), ("{\"a\" 1}", 5), ("{\"a\":1,}", 7), ("[01]", 1), ("[1.]", 1), ("[1e]", 1),
      ("[-]", 1), ("tru", 0), ("\"abc", 0), ("\"\\x\"", 1), ("\"\\ud800\"", 1), ("\"\\ud800\\u0041\"", 1),
      ("\"\\u12g4\"", 1), ("\"\u{1}\"", 1), ("1 2", 2), ("{'a':1}", 1), ("[1 2]", 3), ("nul", 0), ("<?xml?>", 0),
      ("<<<<<<< HEAD", 0),
    ])
  func bad(_ text: String, _ offset: Int) {
    #expect { try JSONParser.parse(Array(text.utf8)) } throws: { error in
      (error as? JSONSyntaxError)?.offset == offset
    }
  }

  @Test("What is not UTF-8, too deep or too large is refused")
  func limits() {
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(Array(deep.utf8)) }
    var small = JSONLimits()
    small.bytes = 3
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(Array("[1,2]".utf8), limits: small) }
  }
}
