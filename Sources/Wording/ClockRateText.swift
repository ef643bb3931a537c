import TwelveStoreRules

/// Rates of the clock as they are typed in and shown.
public enum ClockRateText {
  /// `5 min`: the units are the same in every language.
  static func time(_ rate: ClockRate) -> String {
    let seconds = rate.millisecondsPerMonth / 1_000
    if seconds % 3_600 == 0 { return "\(seconds / 3_600) h" }
    return seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds) s"
  }

  /// Reads `real`, `month-every-5-minutes`, or the name of one of Xcode's monthly rates; nil for anything else.
  public static func rate(_ text: String) -> ClockRate? {
    if text == "real" || text == "realTime" { return .real }
    if let seconds = xcode[text] { return ClockRate(millisecondsPerMonth: seconds * 1_000) }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "month", parts[1] == "every", let count = Int64(parts[2]),
      (1...999).contains(count),
      let unit = units[String(parts[3])]
    else { return nil }
    return ClockRate(millisecondsPerMonth: count * unit * 1_000)
  }

  /// What can be typed in, for messages.
  public static let examples = "real, month-every-30-seconds, month-every-5-minutes, month-every-1-hour"

  private static let units: [String: Int64] = [
    "second": 1, "seconds": 1, "minute": 60, "minutes": 60, "hour": 3_600, "hours": 3_600,
  ]

  /// `SKTestSession.TimeRate`, as far as it is about months.
  private static let xcode: [String: Int64] = [
    "monthlyRenewalEveryThirtySeconds": 30, "monthlyRenewalEveryFiveMinutes": 300,
    "monthlyRenewalEveryFifteenMinutes": 900, "monthlyRenewalEveryThirtyMinutes": 1_800,
    "monthlyRenewalEveryHour": 3_600,
  ]
}
