/// What is wrong with a scenario file, where, and what to do.
public struct ScenarioFault: Error, Hashable, Sendable {
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters.
  public var column: Int
  public var message: String
  public var suggestion: String

  /// `3:5: there is no step "bye"; did you mean "buy"?`
  public func text(file: String) -> String { "\(file):\(line):\(column): \(message); \(suggestion)" }
}
