import TwelveCommerce

/// The time zone in which the program shows dates (decision D6). It never moves a renewal: those are counted in UTC
/// (decision D1).
public struct DisplayZone: Hashable, Sendable {
  /// What to show as the zone's name, such as `Europe/Paris`, `UTC` or `+02:00`.
  public let name: String
  let table: ZoneTable

  init(name: String, table: ZoneTable) {
    self.name = name
    self.table = table
  }

  public static let utc = DisplayZone(name: "UTC", table: ZoneTable(firstOffset: 0))

  /// The zone that is always so many seconds east of UTC.
  public static func fixed(secondsFromUTC seconds: Int) -> DisplayZone {
    DisplayZone(name: offsetText(seconds), table: ZoneTable(firstOffset: seconds))
  }

  /// A zone from the contents of a time zone file (TZif); nil when they are damaged.
  public init?(name: String, tzif bytes: [UInt8]) {
    guard let table = ZoneTable(tzif: bytes) else { return nil }
    self.init(name: name, table: table)
  }

  /// A zone from a POSIX rule such as `CET-1CEST,M3.5.0,M10.5.0/3`; nil for anything else.
  public init?(posix rule: String) {
    guard let parsed = ZoneRule(posix: rule) else { return nil }
    self.init(name: rule, table: ZoneTable(firstOffset: parsed.standardSecondsFromUTC, rule: parsed))
  }

  /// Seconds east of UTC at an instant.
  public func secondsFromUTC(_ instant: Instant) -> Int { table.secondsFromUTC(at: instant) }

  /// The day that contains an instant here.
  public func day(of instant: Instant) -> CalendarDay {
    instant.day(secondsFromUTC: secondsFromUTC(instant))
  }

  /// What a clock on the wall shows here, written as the instant at which UTC shows it.
  func wallClock(_ instant: Instant) -> Instant {
    instant.adding(milliseconds: Int64(secondsFromUTC(instant)) * 1_000)
  }
}

/// `+02:00`, and `-03:30:52` where the seconds matter.
func offsetText(_ seconds: Int) -> String {
  let magnitude = abs(seconds)
  let parts = [magnitude / 3_600, magnitude / 60 % 60, magnitude % 60].map(twoDigits)
  return (seconds < 0 ? "-" : "+") + parts.dropLast(magnitude % 60 == 0 ? 1 : 0).joined(separator: ":")
}

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
