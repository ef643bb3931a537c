/// A point in time: milliseconds since 1970 in UTC.
public struct Instant: Hashable, Comparable, Sendable, Codable {
  public let milliseconds: Int64

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

  public init(from decoder: any Decoder) throws {
    milliseconds = try decoder.singleValueContainer().decode(Int64.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard encoder.presentation == nil else { return try container.encode(iso8601) }
    try container.encode(milliseconds)
  }

  public func adding(milliseconds count: Int64) -> Instant { Instant(milliseconds: milliseconds + count) }

  /// Twenty-four hours for each day: an instant has no time zone.
  public func adding(days: Int) -> Instant { adding(milliseconds: Int64(days) * Instant.millisecondsPerDay) }

  /// Whole days from `earlier` to this instant, rounded down.
  public func wholeDays(since earlier: Instant) -> Int {
    Int(floorDivide(milliseconds - earlier.milliseconds, Instant.millisecondsPerDay))
  }

  static let millisecondsPerDay: Int64 = 86_400_000
}

/// The quotient rounded towards negative infinity, for a positive divisor.
func floorDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
  let quotient = value / divisor
  return value % divisor < 0 ? quotient - 1 : quotient
}
