/// Writes values as JSON with sorted keys and nothing between them, a good deal faster than Foundation's encoder, which
/// takes most of the time when a year of ten thousand customers is written down.
enum SortedJSONEncoder {
  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let part = JSONPart()
    try value.encode(to: PartEncoder(part: part))
    var bytes: [UInt8] = []
    part.write(into: &bytes)
    return bytes
  }
}

/// A value that is being put together.
private final class JSONPart {
  private enum Content {
    case scalar([UInt8])
    case object([(key: String, part: JSONPart)])
    case array([JSONPart])
  }

  private var content = Content.scalar(Array("null".utf8))

  func becomeObject() {
    guard case .object = content else { return content = .object([]) }
  }

  func becomeArray() {
    guard case .array = content else { return content = .array([]) }
  }

  func set(_ text: String) { content = .scalar(Array(text.utf8)) }

  func setQuoted(_ text: String) {
    var bytes: [UInt8] = []
    JSONPart.quote(text, into: &bytes)
    content = .scalar(bytes)
  }

  func member(_ key: String) -> JSONPart {
    let part = JSONPart()
    if case .object(var members) = content {
      content = .array([])
      members.append((key, part))
      content = .object(members)
    }
    return part
  }

  func element() -> JSONPart {
    let part = JSONPart()
    if case .array(let elements) = content { content = .array(elements + [part]) }
    return part
  }

  var count: Int {
    if case .array(let elements) = content { elements.count } else { 0 }
  }

  func write(into bytes: inout [UInt8]) {
    switch content {
    case .scalar(let scalar): bytes += scalar
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONPart.quote(member.key, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.part.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func quote(_ text: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += Array("\\b".utf8)
      case 0x09: bytes += Array("\\t".utf8)
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x0C: bytes += Array("\\f".utf8)
      case 0x0D: bytes += Array("\\r".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += Array("\\u".utf8) + Array(String(repeating: "0", count: 4 - digits.count).utf8) + Array(digits.utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

private struct PartEncoder: Encoder {
  let part: JSONPart
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    part.becomeObject()
    return KeyedEncodingContainer(ObjectContainer<Key>(part: part))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    part.becomeArray()
    return ArrayContainer(part: part)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { ScalarContainer(part: part) }
}

private struct ObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let part: JSONPart
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { part.member(key.stringValue).set("null") }
  func encode(_ value: Bool, forKey key: Key) { part.member(key.stringValue).set(value ? "true" : "false") }
  func encode(_ value: String, forKey key: Key) { part.member(key.stringValue).setQuoted(value) }
  func encode(_ value: Int, forKey key: Key) { part.member(key.stringValue).set(String(value)) }
  func encode(_ value: Int64, forKey key: Key) { part.member(key.stringValue).set(String(value)) }
  func encode(_ value: UInt64, forKey key: Key) { part.member(key.stringValue).set(String(value)) }
  func encode(_ value: some Encodable, forKey key: Key) throws {
    try value.encode(to: PartEncoder(part: part.member(key.stringValue)))
  }

  func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
    PartEncoder(part: part.member(key.stringValue)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    PartEncoder(part: part.member(key.stringValue)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { PartEncoder(part: part.member("super")) }
  func superEncoder(forKey key: Key) -> any Encoder { PartEncoder(part: part.member(key.stringValue)) }
}

private struct ArrayContainer: UnkeyedEncodingContainer {
  let part: JSONPart
  var codingPath: [any CodingKey] { [] }
  var count: Int { part.count }

  func encodeNil() { part.element().set("null") }
  func encode(_ value: some Encodable) throws { try value.encode(to: PartEncoder(part: part.element())) }

  func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    PartEncoder(part: part.element()).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { PartEncoder(part: part.element()).unkeyedContainer() }
  func superEncoder() -> any Encoder { PartEncoder(part: part.element()) }
}

private struct ScalarContainer: SingleValueEncodingContainer {
  let part: JSONPart
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { part.set("null") }
  func encode(_ value: Bool) { part.set(value ? "true" : "false") }
  func encode(_ value: String) { part.setQuoted(value) }
  func encode(_ value: Int) { part.set(String(value)) }
  func encode(_ value: Int64) { part.set(String(value)) }
  func encode(_ value: UInt64) { part.set(String(value)) }
  func encode(_ value: some Encodable) throws { try value.encode(to: PartEncoder(part: part)) }
}
