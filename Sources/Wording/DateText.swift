import TwelveCommerce

/// Dates in the interface language and in the program's one display zone (decision D6): the same instant is the same
/// day on every screen.
public struct DateText: Hashable, Sendable {
  public let language: Language
  public let zone: DisplayZone

  public init(language: Language, zone: DisplayZone) {
    self.language = language
    self.zone = zone
  }

  /// `1 Dec 2026`
  public func day(_ day: CalendarDay) -> String {
    switch language {
    case .japanese: "\(day.year)年\(dayAndMonth(day))"
    case .english, .spanish, .french, .german: "\(dayAndMonth(day)) \(day.year)"
    }
  }

  /// `1 Nov`
  public func dayAndMonth(_ day: CalendarDay) -> String {
    let month = language.monthNames.short[day.month - 1]
    switch language {
    case .japanese: return "\(month)\(day.day)日"
    case .german: return "\(day.day). \(month)"
    // French counts the first day, and only that.
    case .french: return "\(day.day == 1 ? "1er" : "\(day.day)") \(month)"
    case .english, .spanish: return "\(day.day) \(month)"
    }
  }

  /// `Sun 4 Apr 2027`
  public func weekdayAndDay(_ day: CalendarDay) -> String {
    let weekday = language.shortWeekdays[day.weekday - 1]
    return language == .japanese ? "\(self.day(day))(\(weekday))" : "\(weekday) \(self.day(day))"
  }

  /// `Apr`: four columns at most, for a cell.
  public func month(_ day: CalendarDay) -> String { language.monthNames.cell[day.month - 1] }

  /// `April`, for a sentence.
  public func monthLong(_ day: CalendarDay) -> String { language.monthNames.long[day.month - 1] }
}

extension DateText {
  public func day(_ instant: Instant) -> String { day(zone.day(of: instant)) }
  public func dayAndMonth(_ instant: Instant) -> String { dayAndMonth(zone.day(of: instant)) }
  public func weekdayAndDay(_ instant: Instant) -> String { weekdayAndDay(zone.day(of: instant)) }
  public func month(_ instant: Instant) -> String { month(zone.day(of: instant)) }
  public func monthLong(_ instant: Instant) -> String { monthLong(zone.day(of: instant)) }

  /// `09:41`, by the 24-hour clock in every language.
  public func time(_ instant: Instant) -> String {
    let minutes = zone.wallClock(instant).millisecondsOfUTCDay / 60_000
    return "\(twoDigits(Int(minutes / 60))):\(twoDigits(Int(minutes % 60)))"
  }

  /// `1 Dec 2026, 09:41`
  public func dayAndTime(_ instant: Instant) -> String {
    language == .japanese ? "\(day(instant)) \(time(instant))" : "\(day(instant)), \(time(instant))"
  }

  /// ISO 8601 in the display zone, such as `2026-12-01T10:41:00.000+01:00`, so that it is the same day as the texts
  /// around it. In UTC, and at the odd offsets of old local times, it ends in `Z`.
  public func isoInstant(_ instant: Instant) -> String {
    let offset = zone.secondsFromUTC(instant)
    guard offset != 0, offset % 60 == 0 else { return instant.iso8601 }
    return zone.wallClock(instant).iso8601.dropLast() + offsetText(offset)
  }
}
