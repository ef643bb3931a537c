/// A length of calendar time, such as one month (Apple's `Product.SubscriptionPeriod`).
public struct SubscriptionPeriod: Hashable, Sendable, Codable {
  public enum Unit: String, Hashable, Sendable, Codable, CaseIterable {
    case day, week, month, year
  }

  public let value: Int
  public let unit: Unit

  public init(value: Int, unit: Unit) {
    self.value = value
    self.unit = unit
  }

  public static let weekly = SubscriptionPeriod(value: 1, unit: .week)
  public static let monthly = SubscriptionPeriod(value: 1, unit: .month)
  public static let yearly = SubscriptionPeriod(value: 1, unit: .year)

  /// The end of `count` periods that begin at `anchor` (decision D1).
  public func end(of count: Int, from anchor: Instant) -> Instant {
    switch unit {
    case .day: anchor.adding(days: value * count)
    case .week: anchor.adding(days: 7 * value * count)
    case .month: anchor.adding(months: value * count)
    case .year: anchor.adding(months: 12 * value * count)
    }
  }

  /// ISO 8601, such as `P1M`.
  public var iso8601: String {
    switch unit {
    case .day: "P\(value)D"
    case .week: "P\(value)W"
    case .month: "P\(value)M"
    case .year: "P\(value)Y"
    }
  }

  /// Reads `P1W`, `P1M`, `P1Y`, `P3D`; nil for anything else, a length of zero included.
  public init?(iso8601 text: String) {
    guard text.utf8.count >= 3, text.first == "P", let value = Int(text.dropFirst().dropLast()), value > 0,
      let unit = text.last.flatMap(SubscriptionPeriod.unit)
    else { return nil }
    self.init(value: value, unit: unit)
  }

  private static func unit(_ letter: Character) -> Unit? {
    switch letter {
    case "D": .day
    case "W": .week
    case "M": .month
    case "Y": .year
    default: nil
    }
  }
}
