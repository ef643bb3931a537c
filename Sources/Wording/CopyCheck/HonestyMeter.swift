/// What a customer owes at worst once the first payment is made, and which sentence of a wording says it.
public struct HonestyMeter: Hashable, Sendable {
  /// As the storefront shows it.
  public var owed: String
  /// The sentence of the wording that names it; nil when none does.
  public var sentence: String?

  /// - Parameters:
  ///   - owed: The total of the commitment, or what is charged at once without one.
  ///   - texts: The wording's texts as the customer reads them, the most prominent first.
  public init(owed: String, texts: [String]) {
    self.owed = owed
    let sentences = texts.flatMap(CopySentence.all).map(\.text)
    sentence = sentences.first { $0.contains(owed) }
  }
}
