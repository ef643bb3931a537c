extension Instant {
  /// The UTC day that contains this instant.
  public var utcDay: CalendarDay { day(secondsFromUTC: 0) }

  /// The day that contains this instant, so many seconds east of UTC.
  public func day(secondsFromUTC offset: Int) -> CalendarDay {
    let local = milliseconds + Int64(offset) * 1_000
    return CalendarDay(daysSinceEpoch: Int(floorDivide(local, Instant.millisecondsPerDay)))
  }

  /// Milliseconds since UTC midnight.
  public var millisecondsOfUTCDay: Int64 {
    milliseconds - floorDivide(milliseconds, Instant.millisecondsPerDay) * Instant.millisecondsPerDay
  }

  /// Midnight UTC of a day.
  public init(midnightOf day: CalendarDay) {
    self.init(milliseconds: Int64(day.daysSinceEpoch) * Instant.millisecondsPerDay)
  }

  /// The instant so many calendar months later in UTC, the time of day kept to the millisecond and the day clamped to
  /// the month's last (decision D1). Add months to an anchor, never to a previous end: only that does not drift.
  public func adding(months: Int) -> Instant {
    let day = utcDay.adding(months: months)
    return Instant(midnightOf: day).adding(milliseconds: millisecondsOfUTCDay)
  }
}
