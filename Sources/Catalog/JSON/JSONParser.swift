/// Reads JSON (RFC 8259) from bytes into nodes with positions. `JSONDecoder` gives none, and a price list without them
/// cannot be mended.
public struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private let limits: JSONLimits

  /// Reads a whole text.
  public static func parse(_ text: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONSyntaxError) -> JSONNode {
    let result = text.withUnsafeBufferPointer { bytes -> Result<JSONNode, JSONSyntaxError> in
      var parser = JSONParser(bytes: bytes, limits: limits)
      return Result { () throws(JSONSyntaxError) in try parser.document() }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  private mutating func document() throws(JSONSyntaxError) -> JSONNode {
    guard bytes.count <= limits.bytes else {
      throw error(
        "the file has \(bytes.count) bytes, more than \(limits.bytes)", "split it into smaller catalogs", at: 0)
    }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
    try refuseOtherFormats()
    let node = try value(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw error("there is more text after the end of the JSON", "remove it") }
    return node
  }

  /// What people open by mistake is named, rather than called "not JSON".
  private mutating func refuseOtherFormats() throws(JSONSyntaxError) {
    skipSpace()
    guard index < bytes.count else { throw error("the file is empty", "write a catalog into it", at: 0) }
    if starts(with: "<?xml") || starts(with: "bplist") {
      throw error("this is a property list, not JSON", "open the JSON catalog instead")
    }
    if starts(with: "<<<<<<<") {
      throw error("this is one half of an unfinished merge", "solve the conflict and save the file")
    }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    skipSpace()
    guard index < bytes.count else { throw error("the text ends where a value belongs", "complete it") }
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "{"): return JSONNode(offset: start, value: .object(try members(depth: depth + 1)))
    case UInt8(ascii: "["): return JSONNode(offset: start, value: .array(try elements(depth: depth + 1)))
    case UInt8(ascii: "\""): return JSONNode(offset: start, value: .string(try string()))
    case UInt8(ascii: "-"), 48...57: return JSONNode(offset: start, value: .number(try number()))
    case UInt8(ascii: "t"): return JSONNode(offset: start, value: .bool(try word("true", true)))
    case UInt8(ascii: "f"): return JSONNode(offset: start, value: .bool(try word("false", false)))
    case UInt8(ascii: "n"):
      _ = try word("null", true)
      return JSONNode(offset: start, value: .null)
    default: throw error("this is no JSON value", "write text in double quotes, a number, true, false, null, [ or {")
    }
  }

  private mutating func members(depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
    try checkDepth(depth)
    index += 1
    var members: [JSONMember] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    members.reserveCapacity(8)
    while true {
      skipSpace()
      let keyOffset = index
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw error(
          "a key in double quotes belongs here",
          members.isEmpty ? "write it" : "remove the comma before, or write a key")
      }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("a colon belongs after the key \"\(key)\"", "write it") }
      members.append(JSONMember(key: key, keyOffset: keyOffset, node: try value(depth: depth)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw error("a comma or } belongs here", "write it") }
    }
  }

  private mutating func elements(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
    try checkDepth(depth)
    index += 1
    var elements: [JSONNode] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(depth: depth))
      skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw error("a comma or ] belongs here", "write it") }
    }
  }

  private func checkDepth(_ depth: Int) throws(JSONSyntaxError) {
    guard depth <= limits.depth else {
      throw error("the JSON is nested more than \(limits.depth) levels deep", "flatten it")
    }
  }

  private mutating func word<Value>(_ word: StaticString, _ value: Value) throws(JSONSyntaxError) -> Value {
    guard starts(with: word) else { throw error("this is no JSON value", "write \(word) in full, or quote the text") }
    index += word.utf8CodeUnitCount
    return value
  }

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = index
    _ = take(UInt8(ascii: "-"))
    let wholeStart = index
    guard skipDigits() > 0 else { throw error("a digit belongs here", "write the number in full", at: start) }
    if bytes[wholeStart] == 48, index - wholeStart > 1 {
      throw error("a number does not begin with 0", "remove the leading zeros", at: start)
    }
    if take(UInt8(ascii: ".")), skipDigits() == 0 {
      throw error("a digit belongs after the point", "write the number in full", at: start)
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard skipDigits() > 0 else { throw error("the exponent has no digits", "write the number in full", at: start) }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  // MARK: Bytes

  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index] &- 48 < 10 { index += 1 }
    return index - start
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  func error(_ message: String, _ remedy: String, at offset: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset ?? index, message: message, remedy: remedy)
  }
}
