/// A day of the proleptic Gregorian calendar.
public struct CalendarDay: Hashable, Comparable, Sendable {
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to the month's last day.
  public let day: Int

  /// A day, or nil when the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), (1...9999).contains(year) else { return nil }
    guard day >= 1, day <= CalendarDay.length(ofMonth: month, year: year) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  private init(uncheckedYear year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// Days since 1 January 1970.
  public var daysSinceEpoch: Int {
    // Years are counted from March, so that the leap day is the last of its year.
    let shifted = month <= 2 ? year - 1 : year
    let era = Int(floorDivide(Int64(shifted), 400))
    let yearOfEra = shifted - era * 400
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  public init(daysSinceEpoch days: Int) {
    let shifted = days + 719_468
    let era = Int(floorDivide(Int64(shifted), 146_097))
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.init(uncheckedYear: year, month: month, day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// 1 for Monday to 7 for Sunday (ISO 8601).
  public var weekday: Int {
    // 1 January 1970 was a Thursday.
    Int(((Int64(daysSinceEpoch) + 3) % 7 + 7) % 7) + 1
  }

  /// The same day of a later (or earlier) month, or that month's last day when it is shorter.
  public func adding(months: Int) -> CalendarDay {
    let index = Int64(year) * 12 + Int64(month - 1) + Int64(months)
    let newYear = Int(floorDivide(index, 12))
    let newMonth = Int(index - Int64(newYear) * 12) + 1
    let lastDay = CalendarDay.length(ofMonth: newMonth, year: newYear)
    return CalendarDay(uncheckedYear: newYear, month: newMonth, day: min(day, lastDay))
  }

  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}
