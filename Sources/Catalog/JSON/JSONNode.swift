/// A JSON value that remembers where it stands, so that a fault can name its line and column.
public struct JSONNode: Sendable {
  /// The byte at which it begins.
  public let offset: Int
  public let value: Value

  public enum Value: Sendable {
    case null
    case bool(Bool)
    /// The number as it is written.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }
}

public struct JSONMember: Sendable {
  public let key: String
  /// The byte at which the key begins.
  public let keyOffset: Int
  public let node: JSONNode
}

/// Why a text is not JSON, and where.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  public var offset: Int
  public var message: String
  public var remedy: String
}

/// How large a text may be.
public struct JSONLimits: Hashable, Sendable {
  public var bytes = 64 << 20
  public var depth = 64

  public init() {}
}
