/// A place in a copy that breaks a rule, with words to put there instead.
public struct CopyFinding: Hashable, Sendable {
  public var rule: CopyRule
  /// The sentence that breaks it, as it was written.
  public var text: String
  /// Where it stands in the text that was checked, counted in characters.
  public var range: Range<Int>
  /// Words to use instead or beside it, in the language of the copy.
  public var suggestion: String

  public var severity: CopySeverity { rule.severity }
  public var reason: String { rule.reason }

  public init(_ rule: CopyRule, text: String, range: Range<Int>, suggestion: String) {
    self.rule = rule
    self.text = text
    self.range = range
    self.suggestion = suggestion
  }
}

/// Which plan a copy speaks of.
public enum CopyPlan: String, Hashable, Sendable, CaseIterable {
  /// Twelve payments and a commitment.
  case monthly
  /// A year, paid up front.
  case upFront = "up-front"
}
