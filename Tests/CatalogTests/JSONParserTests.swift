import Foundation
import TestSupport
import Testing
import TwelveCatalog

@Suite struct JSONParserTests {
  /// A value with the byte at which each part of it begins.
  private static func rendered(_ node: JSONNode) -> String {
    let value: String
    switch node.value {
    case .null: value = "null"
    case .bool(let bool): value = "\(bool)"
    case .number(let text): value = text
    case .string(let text): value = "'\(text)'"
    case .array(let nodes): value = "[\(nodes.map(rendered).joined(separator: " "))]"
    case .object(let members):
      value = "{\(members.map { "\($0.key)@\($0.keyOffset)=\(rendered($0.node))" }.joined(separator: " "))}"
    }
    return "\(value)@\(node.offset)"
  }

  @Test(
    "Good JSON is read, and each value remembers its place",
    arguments: [
      ("null", "null@0"), (" true\n", "true@1"), ("\t\r\nfalse ", "false@3"), ("[]", "[]@0"), ("{ }", "{}@0"),
      ("0", "0@0"), ("-0", "-0@0"), ("-2.5e3", "-2.5e3@0"), ("1E+09", "1E+09@0"), ("10.00", "10.00@0"),
      ("123456789012345678901234567890", "123456789012345678901234567890@0"),
      ("\"\"", "''@0"), ("\"é\"", "'é'@0"), ("\"a\u{7F}\"", "'a\u{7F}'@0"), ("\"\u{FEFF}\"", "'\u{FEFF}'@0"),
      ("[1, [2 ,3] , \"x\"]", "[1@1 [2@5 3@8]@4 'x'@13]@0"),
      ("{\"é\": 1, \"a\":{\"a\" :null}}", "{é@1=1@7 a@10={a@15=null@20}@14}@0"),
      ("{\"a\":1,\"a\":2}", "{a@1=1@5 a@7=2@11}@0"),
      ("\u{FEFF}[1]", "[1@4]@3"),
    ])
  func good(_ text: String, _ expected: String) throws {
    #expect(Self.rendered(try JSONParser.parse(Array(text.utf8))) == expected)
  }

  @Test(
    "Escapes are the characters they stand for",
    arguments: [
      (#"\" \\ \/ \b \f \n \r \t"#, "\" \\ / \u{8} \u{C} \n \r \t"), (#"\u00e9\u00E9"#, "éé"), (#"x\u0000y"#, "x\0y"),
      (#"\ud83d\ude00!"#, "😀!"), (#"\uD834\uDD1E"#, "𝄞"), (#"\uDBFF\uDFFF"#, "\u{10FFFF}"), (#"\uFFFF"#, "\u{FFFF}"),
      (#"e\u0301"#, "é"), (#"日\u672c語"#, "日本語"),
    ])
  func escapes(_ written: String, _ expected: String) throws {
    guard case .string(let text) = try JSONParser.parse(Array("\"\(written)\"".utf8)).value else {
      Issue.record("no text")
      return
    }
    #expect(text == expected)
  }

  @Test(
    "Bad JSON is refused where it is bad",
    arguments: [
      ("", 0), (" \n", 0), ("{", 1), ("[", 1), ("[1", 2), ("[1,]", 3), ("[,1]", 1), ("[1 2]", 3), ("]", 0),
      ("{\"a\" 1}", 5), ("{\"a\":1,}", 7), ("{\"a\":}", 5), ("{\"a\":1 \"b\":2}", 7), ("{'a':1}", 1), ("{a:1}", 1),
      ("{1:1}", 1), ("{,}", 1), ("[01]", 1), ("[-01]", 1), ("[1.]", 1), ("[.5]", 1), ("[1e]", 1), ("[1e+]", 1),
      ("[-]", 1), ("[+1]", 1), ("[0x1]", 2), ("[1.5.2]", 4), ("NaN", 0), ("-Infinity", 0), ("tru", 0), ("nul", 0),
      ("falsy", 0), ("True", 0), ("truex", 4), ("1 2", 2), ("{} {}", 3), ("[] //", 3), ("/* */ 1", 0),
      ("\"abc", 0), ("[\"abc]", 1), ("\"a\nb\"", 2), ("\"a\tb\"", 2), ("\"\u{1}\"", 1), ("\"é\u{1}\"", 3),
      ("\"\\x\"", 1), ("\"\\", 1), ("\"\\u12\"", 1), ("\"\\u12g4\"", 1), ("\"\\U0041\"", 1), ("\"ab\\'\"", 3),
      ("\"\\ud800\"", 1), ("\"\\udc00\"", 1), ("\"\\ud800\\u0041\"", 1), ("\"\\ud800\\ud800\"", 1),
      ("\"x\\ud800", 2), ("\"\\ud800\\n\"", 1), ("<?xml?>", 0), ("bplist00", 0), (" <<<<<<< HEAD", 1),
      ("\u{A0}1", 0), ("[1,\u{2028}2]", 3),
    ])
  func bad(_ text: String, _ offset: Int) {
    #expect { try JSONParser.parse(Array(text.utf8)) } throws: { error in
      guard let error = error as? JSONSyntaxError else { return false }
      return error.offset == offset && !error.message.isEmpty && !error.remedy.isEmpty
    }
  }

  @Test(
    "What is opened by mistake is named",
    arguments: [
      ("<?xml version", "property list"), ("bplist00", "property list"), ("<<<<<<< HEAD", "unfinished merge"),
    ])
  func otherFormats(_ text: String, _ name: String) {
    #expect { try JSONParser.parse(Array(text.utf8)) } throws: { error in
      (error as? JSONSyntaxError)?.message.contains(name) == true
    }
  }

  @Test(
    "A text that is not UTF-8 is refused where it begins",
    arguments: [
      [0xFF], [0x80], [0xC3], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xE3, 0x81], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98],
      [0xF5, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]])
  func notUTF8(_ bytes: [UInt8]) {
    for (before, offset) in [("\"a", 1), ("[\"é\\n", 6)] {
      #expect { try JSONParser.parse(Array(before.utf8) + bytes + Array("\"]".utf8)) } throws: { error in
        guard let error = error as? JSONSyntaxError else { return false }
        return error.offset == offset && error.message.contains("UTF-8")
      }
    }
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(bytes) }
  }

  @Test("Depth has a limit, and no depth uses the stack up")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONParser.parse(nested(64))
    #expect { try JSONParser.parse(nested(65)) } throws: { ($0 as? JSONSyntaxError)?.offset == 64 }
    #expect { try JSONParser.parse(nested(100_000)) } throws: { ($0 as? JSONSyntaxError)?.offset == 64 }
    let objects = String(repeating: "{\"a\":", count: 100_000)
    #expect { try JSONParser.parse(Array(objects.utf8)) } throws: { ($0 as? JSONSyntaxError)?.offset == 320 }
    var limits = JSONLimits()
    limits.depth = 1
    _ = try JSONParser.parse(nested(1), limits: limits)
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(nested(2), limits: limits) }
  }

  @Test("Size has a limit, told before anything is read")
  func size() throws {
    var limits = JSONLimits()
    #expect(limits.bytes == 64 << 20)
    limits.bytes = 5
    _ = try JSONParser.parse(Array("[1,2]".utf8), limits: limits)
    #expect { try JSONParser.parse(Array("[1,2] ".utf8), limits: limits) } throws: { error in
      (error as? JSONSyntaxError)?.message == "the file has 6 bytes, more than 5"
    }
  }

  @Test("It accepts what Foundation accepts, and nothing else", arguments: 1...4)
  func againstFoundation(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let alphabet = Array("{}[]:,\"\\u0041dn8 -+.eE\n/tfé".utf8)
    let start = Array(#"{"a": [1, -2.5e3, "b\u00e9\ud83d\ude00", true, null], "": {"c": 0.1E+2}}"#.utf8)
    var accepted = 0
    for round in 0..<1_500 {
      var bytes = start
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = alphabet.randomElement(using: &generator) ?? 0x20
        default: bytes.insert(alphabet.randomElement(using: &generator) ?? 0x20, at: index)
        }
      }
      let ours = (try? JSONParser.parse(bytes)) != nil
      let theirs = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      if ours { accepted += 1 }
      #expect(ours == theirs, "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(accepted > 100, "seed \(seed)")
  }
}
