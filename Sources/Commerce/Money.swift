/// An amount in one currency, in milliunits (thousandths of the currency's unit), as Apple's server models count it.
/// Never a floating-point number (decision D24).
public struct Money: Hashable, Sendable, Codable {
  /// Thousandths of the unit: 9,990 is 9.99.
  public var milliunits: Int64
  public var currency: Currency

  public init(milliunits: Int64, currency: Currency) {
    self.milliunits = milliunits
    self.currency = currency
  }

  private enum CodingKeys: String, CodingKey {
    case milliunits, currency, display
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    milliunits = try container.decode(Int64.self, forKey: .milliunits)
    currency = try container.decode(Currency.self, forKey: .currency)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(milliunits, forKey: .milliunits)
    try container.encode(currency, forKey: .currency)
    try container.encodeIfPresent(encoder.presentation?.display(self), forKey: .display)
  }

  public static func zero(_ currency: Currency) -> Money { Money(milliunits: 0, currency: currency) }

  public var isZero: Bool { milliunits == 0 }

  /// The sum. Both amounts must be in the same currency.
  public static func + (left: Money, right: Money) -> Money {
    precondition(left.currency == right.currency, "amounts in different currencies cannot be added")
    return Money(milliunits: left.milliunits + right.milliunits, currency: left.currency)
  }

  /// The difference. Both amounts must be in the same currency.
  public static func - (left: Money, right: Money) -> Money {
    precondition(left.currency == right.currency, "amounts in different currencies cannot be subtracted")
    return Money(milliunits: left.milliunits - right.milliunits, currency: left.currency)
  }

  public static func * (amount: Money, count: Int) -> Money {
    Money(milliunits: amount.milliunits * Int64(count), currency: amount.currency)
  }

  /// This amount divided by a positive count, rounded half up to the currency's minor unit (decision D24): a computed
  /// amount, to be shown with the word "about" only.
  public func divided(by count: Int) -> Money {
    let unit = currency.milliunitsPerMinorUnit
    let whole = milliunits / (unit * Int64(count))
    let rest = milliunits - whole * unit * Int64(count)
    let roundsUp = rest * 2 >= unit * Int64(count)
    return Money(milliunits: (whole + (roundsUp ? 1 : 0)) * unit, currency: currency)
  }
}
