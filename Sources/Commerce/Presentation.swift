/// How values are written for people and other programs rather than for the ledger: instants as ISO 8601 text, amounts
/// with their display text beside them.
public struct Presentation: Sendable {
  /// The price text of an amount.
  public var display: @Sendable (Money) -> String

  public init(display: @escaping @Sendable (Money) -> String) { self.display = display }
}

extension CodingUserInfoKey {
  /// Holds a `Presentation`, when values are encoded for reading.
  public static let presentation = CodingUserInfoKey(rawValue: "twelve.presentation")
}

extension Encoder {
  var presentation: Presentation? {
    CodingUserInfoKey.presentation.flatMap { userInfo[$0] as? Presentation }
  }
}
