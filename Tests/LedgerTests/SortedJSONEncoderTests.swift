import Foundation
import Testing
import TwelveCommerce

@testable import TwelveLedger

@Suite struct SortedJSONEncoderTests {
  private struct Everything: Encodable {
    var text = "a\"b\\c/d\u{1}\u{8}\t\n\u{c}\r\u{1f}é日🎉\u{7f}\u{2028}"
    var empty = ""
    var number = -7
    var most = UInt64.max
    var least = Int64.min
    var yes = true
    var absent: Int?
    var list = [3, 1, 2]
    var nested = [["b": 1, "a": 2], [:]]
    var none: [String] = []
    var money = Money(milliunits: 9_990, currency: Currency("CAD"))
    var zebra = Instant(milliseconds: -1)
    var upper = "upper before lower"

    enum CodingKeys: String, CodingKey {
      case text, empty, number, most, least, yes, absent, list, nested, none, money, zebra
      case upper = "Upper"
    }
  }

  @Test("Bytes are those of Foundation's encoder with sorted keys, for everything that an event can hold")
  func likeFoundation() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let expected = String(decoding: try encoder.encode(Everything()), as: UTF8.self)
    #expect(String(decoding: try SortedJSONEncoder.encode(Everything()), as: UTF8.self) == expected)
  }

  @Test("A scalar and an array stand alone too")
  func alone() throws {
    #expect(try SortedJSONEncoder.encode("x") == Array("\"x\"".utf8))
    #expect(try SortedJSONEncoder.encode([1, nil, 3]) == Array("[1,null,3]".utf8))
  }
}
