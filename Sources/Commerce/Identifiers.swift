/// A product identifier, such as `com.example.lingo.pro.yearly`.
public struct ProductID: Hashable, Comparable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }

  public static func < (left: ProductID, right: ProductID) -> Bool { left.rawValue < right.rawValue }

  public init(from decoder: any Decoder) throws { rawValue = try decoder.singleValueContainer().decode(String.self) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// A transaction identifier, unique in its timeline (decision D27).
public struct TransactionID: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  public let rawValue: UInt64

  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  public var description: String { String(rawValue) }

  public static func < (left: TransactionID, right: TransactionID) -> Bool { left.rawValue < right.rawValue }

  public init(from decoder: any Decoder) throws { rawValue = try decoder.singleValueContainer().decode(UInt64.self) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
