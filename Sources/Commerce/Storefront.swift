/// A storefront's ISO 3166-1 alpha-3 code, such as `CAN` (Kosovo is `XKS`).
public struct StorefrontCode: Hashable, Comparable, Sendable, Codable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }

  public static func < (left: StorefrontCode, right: StorefrontCode) -> Bool { left.rawValue < right.rawValue }

  public init(from decoder: any Decoder) throws { rawValue = try decoder.singleValueContainer().decode(String.self) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// A country or region's App Store.
public struct Storefront: Hashable, Sendable {
  public let code: StorefrontCode
  /// ISO 3166-1 alpha-2 code.
  public let alpha2: String
  /// Apple's numeric storefront id, as text.
  public let id: String
  /// The English name.
  public let name: String
  /// The currency of the prices shown there.
  public let currency: Currency
  /// The BCP 47 tag whose number format its prices follow (decision D23).
  public let locale: String
  /// Whether the monthly plan with a 12-month commitment is sold there (decision D21).
  public let sellsCommitmentPlan: Bool

  /// Every storefront, by code.
  public static let all: [Storefront] = StorefrontLines().compactMap { Storefront($0) }

  /// The storefront with this code, or nil. Reads only its line, since the first picture needs no other.
  public static func named(_ code: StorefrontCode) -> Storefront? {
    guard code.rawValue.utf8.count == 3 else { return nil }
    return StorefrontLines.line(of: Array(code.rawValue.utf8)).flatMap { Storefront($0) }
  }

  private init?(_ line: UnsafeBufferPointer<UInt8>) {
    var fields: [String] = []
    var start = 0
    for end in 0...line.count where end == line.count || line[end] == UInt8(ascii: "|") {
      fields.append(String(decoding: UnsafeBufferPointer(rebasing: line[start..<end]), as: UTF8.self))
      start = end + 1
    }
    guard fields.count == 7 else { return nil }
    code = StorefrontCode(fields[0])
    alpha2 = fields[1]
    id = fields[2]
    name = fields[3]
    currency = Currency(fields[4])
    locale = fields[5]
    sellsCommitmentPlan = fields[6] == "plan"
  }
}
