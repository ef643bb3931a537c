import Testing
import TwelveCommerce

@testable import TwelveStoreRules

/// Where every period ends, for every start of forty years, against a calendar that is written down day by day.
@Suite struct CalendarProof {
  /// A calendar of the plainest kind: a list of days, each made from the one before.
  private struct DayList {
    var months: [(year: Int, month: Int, first: Int, length: Int)] = []

    init(from first: Int, through last: Int, firstDay: Int) {
      var day = firstDay
      for year in first...last {
        for month in 1...12 {
          let february = year % 4 == 0 && year % 100 != 0 || year % 400 == 0 ? 29 : 28
          let length = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
          months.append((year, month, day, length))
          day += length
        }
      }
    }

    /// The day number that is so many months after a day, or the last day of that month where it has no such day.
    func day(_ start: (month: Int, offset: Int), plusMonths count: Int) -> Int {
      let target = months[start.month + count]
      return target.first + min(start.offset, target.length - 1)
    }
  }

  @Test(
    "Every start of forty years, every period (D1)",
    arguments: ["P1W", "P1M", "P2M", "P3M", "P6M", "P1Y"])
  func periods(_ text: String) throws {
    precondition(MutantSwitch.isSet)
    let period = try #require(SubscriptionPeriod(iso8601: text))
    let first = try #require(CalendarDay("2024-01-01")).daysSinceEpoch
    let calendar = DayList(from: 2024, through: 2090, firstDay: first)
    let time: Int64 = 45_296_789
    var wrong = 0
    for month in 0..<(40 * 12) {
      for offset in 0..<calendar.months[month].length {
        let start = calendar.months[month].first + offset
        let schedule = BillingSchedule(anchor: instant(start, time), anchorPeriod: 1, period: period)
        for number in [1, 2, 3, 11, 12, 13, 24] {
          let expected =
            period.unit == .week
            ? start + 7 * number
            : calendar.day((month, offset), plusMonths: number * (period.unit == .year ? 12 : period.value))
          if schedule.end(ofPeriod: number) != instant(expected, time) { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  private func instant(_ day: Int, _ time: Int64) -> Instant {
    Instant(milliseconds: Int64(day) * 86_400_000 + time)
  }

  @Test("The century without a leap day")
  func century() throws {
    let anchor = try #require(Instant(iso8601: "2096-02-29T10:00:00.000Z"))
    let schedule = BillingSchedule(anchor: anchor, anchorPeriod: 1, period: .yearly)
    #expect(
      (1...8).map { schedule.end(ofPeriod: $0).utcDay.iso8601 }.suffix(5) == [
        "2100-02-28", "2101-02-28", "2102-02-28", "2103-02-28", "2104-02-29",
      ])
  }
}
