extension JSONParser {
  /// Reads a string; one without escapes is taken as it is.
  mutating func string() throws(JSONSyntaxError) -> String {
    let quote = index
    index += 1
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let text = try text(start..<index)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        return try escapedString(quote: quote, start: start)
      case 0..<0x20:
        throw error("a control character stands in a text", "write it as \\n, \\t or \\u00XX")
      default: index += 1
      }
    }
    throw error("the text begun here never ends", "close it with a double quote", at: quote)
  }

  private mutating func escapedString(quote: Int, start: Int) throws(JSONSyntaxError) -> String {
    var result = try text(start..<index)
    var plain = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        result += try text(plain..<index)
        index += 1
        return result
      case UInt8(ascii: "\\"):
        result += try text(plain..<index)
        result.unicodeScalars.append(try escape())
        plain = index
      case 0..<0x20:
        throw error("a control character stands in a text", "write it as \\n, \\t or \\u00XX")
      default: index += 1
      }
    }
    throw error("the text begun here never ends", "close it with a double quote", at: quote)
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard index < bytes.count else { throw error("the text ends in an escape", "complete it", at: start) }
    let kind = bytes[index]
    index += 1
    switch kind {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(start)
    default: throw error("there is no such escape", "use \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\uXXXX", at: start)
    }
  }

  private mutating func unicodeEscape(_ start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try hexadecimal(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw error("half a surrogate pair stands alone", "write both halves, or the character itself", at: start)
    }
    let second = try hexadecimal(start)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw error("half a surrogate pair stands alone", "write both halves, or the character itself", at: start) }
    return scalar
  }

  private mutating func hexadecimal(_ start: Int) throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        throw error("\\u needs four hexadecimal digits", "write them", at: start)
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }

  /// `String(validating:as:)` looks its types up anew for each text.
  private func text(_ range: Range<Int>) throws(JSONSyntaxError) -> String {
    let found = UnsafeBufferPointer(rebasing: bytes[range])
    var text = String(decoding: found, as: UTF8.self)
    // What is no UTF-8 comes out as something else.
    let isSame = text.withUTF8 { read in
      read.count == found.count && read.indices.allSatisfy { read[$0] == found[$0] }
    }
    guard isSame else {
      throw error("this text is not UTF-8", "save the file as UTF-8", at: range.lowerBound)
    }
    return text
  }
}
