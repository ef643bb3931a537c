/// An ISO 4217 currency.
public struct Currency: Hashable, Sendable, Codable {
  /// The three-letter code, such as `CAD`.
  public let code: String

  public init(_ code: String) { self.code = code }

  /// Digits after the decimal point in this currency's prices, as the App Store shows them.
  public var minorUnitDigits: Int { Currency.withoutMinorUnit.contains(code) ? 0 : 2 }

  /// Milliunits in the smallest amount that can be charged: 10 for a cent, 1,000 for a yen.
  public var milliunitsPerMinorUnit: Int64 { minorUnitDigits == 0 ? 1_000 : 10 }

  public init(from decoder: any Decoder) throws {
    code = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }

  private static let withoutMinorUnit = ["CLP", "COP", "IDR", "JPY", "KRW", "PKR", "VND"]
}
