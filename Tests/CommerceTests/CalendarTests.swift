import Foundation
import TestSupport
import Testing
import TwelveCommerce

@Suite struct CalendarTests {
  @Test("Days count as Foundation's calendar counts them")
  func days() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for day in stride(from: -120_000, through: 200_000, by: 37) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      let ours = CalendarDay(daysSinceEpoch: day)
      #expect([ours.year, ours.month, ours.day] == [parts.year, parts.month, parts.day])
      #expect(ours.daysSinceEpoch == day)
      #expect(ours.weekday % 7 + 1 == parts.weekday)
    }
  }

  @Test(
    "Months are counted from the anchor and clamped (D1)",
    arguments: [
      ("2028-01-31", 1, "2028-02-29"), ("2028-01-31", 2, "2028-03-31"), ("2028-01-31", 3, "2028-04-30"),
      ("2028-01-31", 12, "2029-01-31"), ("2027-01-29", 1, "2027-02-28"), ("2026-12-01", 12, "2027-12-01"),
      ("2024-02-29", 12, "2025-02-28"), ("2024-02-29", 48, "2028-02-29"), ("2026-03-31", -1, "2026-02-28"),
    ])
  func months(_ start: String, _ months: Int, _ end: String) throws {
    let instant = try #require(Instant(iso8601: start + "T23:59:59.999Z"))
    #expect(instant.adding(months: months).iso8601 == end + "T23:59:59.999Z")
  }

  @Test("Instants are read and written in ISO 8601")
  func iso8601() {
    #expect(Instant(iso8601: "2026-06-08T09:41:00Z")?.milliseconds == 1_780_911_660_000)
    #expect(Instant(iso8601: "2026-06-08T11:41:00.5+02:00")?.iso8601 == "2026-06-08T09:41:00.500Z")
    #expect(Instant(iso8601: "1969-12-31T23:59:59.999Z")?.milliseconds == -1)
    for junk in ["", "2026", "2026-02-30T00:00Z", "2026-06-08 09:41Z", "2026-06-08T24:00Z", "2026-06-08T09:41", "x"] {
      #expect(Instant(iso8601: junk) == nil, "\(junk)")
    }
    #expect(CalendarDay("2027-02-29") == nil)
    #expect(CalendarDay("2028-02-29")?.iso8601 == "2028-02-29")
  }

  @Test("Writing and reading an instant gives it back, at random")
  func roundTrip() {
    let seed: UInt64 = 20_261_201
    var generator = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      let instant = Instant(
        milliseconds: Int64.random(in: -60_000_000_000_000...200_000_000_000_000, using: &generator))
      #expect(Instant(iso8601: instant.iso8601) == instant, "seed \(seed)")
    }
  }
}
