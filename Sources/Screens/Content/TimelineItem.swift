/// A timeline of the store's tree.
public struct TimelineItem: Hashable, Sendable {
  public var name: String
  /// Where it came from, in words.
  public var origin: String
  public var isCurrent: Bool

  public init(name: String, origin: String, isCurrent: Bool) {
    self.name = name
    self.origin = origin
    self.isCurrent = isCurrent
  }
}

/// Two timelines beside each other.
public struct ComparisonContent: Hashable, Sendable {
  public var left: String
  public var right: String
  public var summary: String
  public var rows: [Row]

  public struct Row: Hashable, Sendable {
    public var label: String
    public var left: String
    public var right: String

    public init(label: String, left: String, right: String) {
      self.label = label
      self.left = left
      self.right = right
    }
  }

  public init(left: String, right: String, summary: String, rows: [Row]) {
    self.left = left
    self.right = right
    self.summary = summary
    self.rows = rows
  }
}
