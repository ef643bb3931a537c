import TestSupport
import Testing
import TwelveCommerce

@testable import TwelveWording

@Suite("Dates")
struct DateTextTests {
  private func all(_ zone: DisplayZone = .utc, _ text: (DateText) -> String) -> [String] {
    Language.allCases.map { text(DateText(language: $0, zone: zone)) }
  }

  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }
  private func instant(_ text: String) throws -> Instant { try #require(Instant(iso8601: text)) }

  @Test("A day in each language")
  func days() throws {
    let first = try day("2026-12-01")
    #expect(all { $0.day(first) } == ["1 Dec 2026", "1 dic 2026", "1er déc. 2026", "1. Dez. 2026", "2026年12月1日"])
    #expect(all { $0.dayAndMonth(first) } == ["1 Dec", "1 dic", "1er déc.", "1. Dez.", "12月1日"])
    let sunday = try day("2027-04-04")
    #expect(
      all { $0.weekdayAndDay(sunday) }
        == ["Sun 4 Apr 2027", "dom 4 abr 2027", "dim. 4 avr. 2027", "So., 4. Apr. 2027", "2027年4月4日(日)"])
    #expect(all { $0.monthLong(sunday) } == ["April", "abril", "avril", "April", "4月"])
  }

  @Test("Names are complete, and a month fits a cell of four columns", arguments: Language.allCases)
  func names(language: Language) {
    let names = language.monthNames
    #expect([names.long, names.short, names.cell].allSatisfy { Set($0).count == 12 })
    #expect(Set(language.shortWeekdays).count == 7)
    for name in names.cell {
      #expect(name.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) } <= 4, "\(name)")
    }
  }

  @Test(
    "D6: the day of the display zone, at the ends of months and of summer time",
    arguments: [
      ("Europe/Paris", "2027-01-31T22:59:59.999Z", "Sun 31 Jan 2027", "23:59", "2027-01-31T23:59:59.999+01:00"),
      ("Europe/Paris", "2027-01-31T23:00:00.000Z", "Mon 1 Feb 2027", "00:00", "2027-02-01T00:00:00.000+01:00"),
      ("Europe/Paris", "2027-03-28T00:59:59.999Z", "Sun 28 Mar 2027", "01:59", "2027-03-28T01:59:59.999+01:00"),
      ("Europe/Paris", "2027-03-28T01:00:00.000Z", "Sun 28 Mar 2027", "03:00", "2027-03-28T03:00:00.000+02:00"),
      ("Europe/Paris", "2027-10-31T00:59:00.000Z", "Sun 31 Oct 2027", "02:59", "2027-10-31T02:59:00.000+02:00"),
      ("Europe/Paris", "2027-10-31T01:00:00.000Z", "Sun 31 Oct 2027", "02:00", "2027-10-31T02:00:00.000+01:00"),
      ("America/Toronto", "2028-03-01T04:59:00.000Z", "Tue 29 Feb 2028", "23:59", "2028-02-29T23:59:00.000-05:00"),
      ("America/Toronto", "2027-03-14T07:00:00.000Z", "Sun 14 Mar 2027", "03:00", "2027-03-14T03:00:00.000-04:00"),
      ("Asia/Tokyo", "2026-12-31T15:00:00.000Z", "Fri 1 Jan 2027", "00:00", "2027-01-01T00:00:00.000+09:00"),
      ("Pacific/Apia", "2011-12-30T09:59:59.000Z", "Thu 29 Dec 2011", "23:59", "2011-12-29T23:59:59.000-10:00"),
      ("Pacific/Apia", "2011-12-30T10:00:00.000Z", "Sat 31 Dec 2011", "00:00", "2011-12-31T00:00:00.000+14:00"),
      ("UTC", "1969-12-31T23:59:59.999Z", "Wed 31 Dec 1969", "23:59", "1969-12-31T23:59:59.999Z"),
      ("+05:45", "2026-12-01T18:15:00.000Z", "Wed 2 Dec 2026", "00:00", "2026-12-02T00:00:00.000+05:45"),
    ])
  func zones(zone: String, at text: String, day: String, time: String, iso: String) throws {
    let words = DateText(language: .english, zone: try sampleZone(zone))
    let instant = try instant(text)
    #expect(words.weekdayAndDay(instant) == day)
    #expect(words.time(instant) == time)
    #expect(words.isoInstant(instant) == iso)
    #expect(Instant(iso8601: iso) == instant)
  }

  @Test("A day with its time")
  func dayAndTime() throws {
    let instant = try instant("2026-12-01T09:41:00.000Z")
    #expect(
      all { $0.dayAndTime(instant) }
        == [
          "1 Dec 2026, 09:41", "1 dic 2026, 09:41", "1er déc. 2026, 09:41", "1. Dez. 2026, 09:41", "2026年12月1日 09:41",
        ])
  }

  @Test(
    "The day of every month",
    arguments: [
      (1, "on the 1st of every month"), (2, "on the 2nd of every month"), (3, "on the 3rd of every month"),
      (11, "on the 11th of every month"), (12, "on the 12th of every month"), (13, "on the 13th of every month"),
      (21, "on the 21st of every month"), (22, "on the 22nd of every month"), (28, "on the 28th of every month"),
      (29, "on the 29th of every month, or its last day"), (31, "on the 31st of every month, or its last day"),
    ])
  func everyMonthInEnglish(day: Int, expected: String) {
    #expect(DateText(language: .english, zone: .utc).everyMonthOn(day: day) == expected)
  }

  @Test("The day of every month in the other languages")
  func everyMonth() {
    #expect(
      all { $0.everyMonthOn(day: 1) }.dropFirst()
        == ["el día 1 de cada mes", "le 1er de chaque mois", "am 1. jedes Monats", "毎月1日"])
    #expect(
      all { $0.everyMonthOn(day: 30) }.dropFirst() == [
        "el día 30 de cada mes, o el último día del mes", "le 30 de chaque mois, ou le dernier jour du mois",
        "am 30. jedes Monats oder am letzten Tag des Monats", "毎月30日(ない月は末日)",
      ])
  }

  @Test(
    "Payments are said to fall on one day of the month only where they do, in this zone",
    arguments: [
      ("UTC", "2026-12-01T09:41:00.000Z", "on the 1st of every month"),
      ("UTC", "2028-01-31T09:41:00.000Z", "on the 31st of every month, or its last day"),
      // 31 January 23:30 UTC is 1 February in Paris, and so is the last day of every other month.
      ("Europe/Paris", "2028-01-31T23:30:00.000Z", "on the 1st of every month"),
      // 30 January there is the 31st in Paris, but 29 February there is 1 March.
      ("Europe/Paris", "2028-01-30T23:30:00.000Z", "every month"),
      // Half past eleven in winter is half past midnight in summer.
      ("America/Toronto", "2026-12-15T04:30:00.000Z", "every month"),
      ("Asia/Tokyo", "2026-12-30T15:00:00.000Z", "every month"),
    ])
  func everyMonthOnPayments(zone: String, first: String, expected: String) throws {
    let anchor = try instant(first)
    let payments = (0..<12).map { anchor.adding(months: $0) }
    #expect(DateText(language: .english, zone: try sampleZone(zone)).everyMonth(on: payments) == expected)
  }

  @Test("The payments of a monthly plan, whatever its anchor: the phrase that is said holds for each of them")
  func everyMonthProperty() throws {
    var random = SplitMix64(seed: 12)
    let dates = DateText(language: .english, zone: try sampleZone("America/Toronto"))
    for _ in 0..<500 {
      let anchor = Instant(milliseconds: Int64.random(in: 1_700_000_000_000...2_000_000_000_000, using: &random))
      let payments = (0..<12).map { anchor.adding(months: $0) }
      let phrase = dates.everyMonth(on: payments)
      let days = Set(payments.map { dates.zone.day(of: $0).day })
      if phrase != "every month", !phrase.hasSuffix("last day") { #expect(days.count == 1, "\(anchor.iso8601)") }
    }
  }
}
