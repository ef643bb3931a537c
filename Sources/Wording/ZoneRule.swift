import TwelveCommerce

/// A POSIX time zone rule, such as `CET-1CEST,M3.5.0,M10.5.0/3`: the offset of every year.
struct ZoneRule: Hashable, Sendable {
  /// The day of a change and the seconds after its midnight, by the clock before the change; may be negative, or more
  /// than a day.
  struct Change: Hashable, Sendable {
    let day: Day
    let secondsOfDay: Int
  }

  enum Day: Hashable, Sendable {
    /// 1 to 365; 29 February is never counted.
    case julian(Int)
    /// 0 to 365; 29 February is counted.
    case ofYear(Int)
    /// Weekday 0 is Sunday; week 5 is the month's last.
    case weekday(Int, week: Int, month: Int)
  }

  struct Summer: Hashable, Sendable {
    let secondsFromUTC: Int
    let start: Change
    let end: Change
  }

  let standardSecondsFromUTC: Int
  let summer: Summer?

  /// The offset at so many seconds since 1970.
  func secondsFromUTC(at seconds: Int64) -> Int {
    guard let summer else { return standardSecondsFromUTC }
    let local = Instant(milliseconds: seconds * 1_000).day(secondsFromUTC: standardSecondsFromUTC)
    let start = summer.start.seconds(inYear: local.year) - Int64(standardSecondsFromUTC)
    let end = summer.end.seconds(inYear: local.year) - Int64(summer.secondsFromUTC)
    // South of the equator summer begins late in one year and ends early in the next.
    let isSummer =
      start < end ? (start..<end).contains(seconds) : !(end..<start).contains(seconds)
    return isSummer ? summer.secondsFromUTC : standardSecondsFromUTC
  }
}

extension ZoneRule.Change {
  /// Seconds from 1970 to this change on a clock that shows UTC.
  func seconds(inYear year: Int) -> Int64 {
    Int64(day.daysSinceEpoch(inYear: year)) * 86_400 + Int64(secondsOfDay)
  }
}

extension ZoneRule.Day {
  func daysSinceEpoch(inYear year: Int) -> Int {
    let newYear = epochDays(year, 1, 1)
    switch self {
    case .ofYear(let day): return newYear + day
    case .julian(let day):
      let hasLeapDay = epochDays(year, 3, 1) - newYear == 60
      return newYear + day - 1 + (hasLeapDay && day > 59 ? 1 : 0)
    case .weekday(let weekday, let week, let month):
      let first = epochDays(year, month, 1)
      let next = month == 12 ? epochDays(year, 12, 31) + 1 : epochDays(year, month + 1, 1)
      let firstMatch = first + ((weekday - CalendarDay(daysSinceEpoch: first).weekday) % 7 + 7) % 7
      let day = firstMatch + (week - 1) * 7
      return day < next ? day : day - 7
    }
  }

  /// Years out of the calendar's range count as its nearest year: no zone has a rule that would tell them apart.
  private func epochDays(_ year: Int, _ month: Int, _ day: Int) -> Int {
    CalendarDay(year: min(max(year, 1), 9_999), month: month, day: day)?.daysSinceEpoch ?? 0
  }
}
