import Testing
import TwelveCommerce

@testable import TwelveWording

@Suite("POSIX time zone rules")
struct ZoneRuleTests {
  @Test(
    "The hours before and after each change",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2050-03-27T00:59:59.000Z", 3_600),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2050-03-27T01:00:00.000Z", 7_200),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2050-10-30T00:59:59.000Z", 7_200),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2050-10-30T01:00:00.000Z", 3_600),
      ("EST5EDT", "2027-07-01T00:00:00.000Z", -14_400),
      ("EST5EDT,M3.2.0,M11.1.0", "2027-12-31T23:59:59.000Z", -18_000),
      // South of the equator.
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2027-01-01T00:00:00.000Z", 39_600),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2027-12-31T13:30:00.000Z", 39_600),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2027-07-01T00:00:00.000Z", 36_000),
      // Ireland's standard time is that of summer, and its winter is an hour less.
      ("IST-1GMT0,M10.5.0,M3.5.0/1", "2027-01-01T00:00:00.000Z", 0),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", "2027-07-01T00:00:00.000Z", 3_600),
      // Nuuk: the change is on the evening before.
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2027-03-28T00:59:59.000Z", -7_200),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2027-03-28T01:00:00.000Z", -3_600),
      // Summer all the year, and a half-hour one (Lord Howe).
      ("XXX3EDT4,0/0,J365/23", "2027-12-31T23:59:59.000Z", -14_400),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2027-01-01T00:00:00.000Z", 39_600),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2027-07-01T00:00:00.000Z", 37_800),
      // Day 60 is 1 March where 29 February is not counted; day 59 is 29 February where it is, in a leap year.
      ("AAA0BBB,J60/0,J300/0", "2028-02-29T23:59:59.000Z", 0),
      ("AAA0BBB,J60/0,J300/0", "2028-03-01T00:00:00.000Z", 3_600),
      ("AAA0BBB,59/0,300/0", "2028-02-29T00:00:00.000Z", 3_600), ("AAA0BBB,59/0,300/0", "2027-02-28T23:59:59.000Z", 0),
      ("JST-9", "2027-01-01T00:00:00.000Z", 32_400),
    ])
  func offset(rule: String, at text: String, expected: Int) throws {
    let rule = try #require(ZoneRule(posix: rule))
    let instant = try #require(Instant(iso8601: text))
    #expect(rule.secondsFromUTC(at: instant.milliseconds / 1_000) == expected)
  }

  @Test(
    "What is not a rule",
    arguments: [
      "", "CET", "CE-1", "-1", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0",
      "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J1", "CET-1CEST,366,1", "<CET-1", "CET-1CEST,M3.5.0,M10.5.0 ", "CET-",
      "CET-1:60", "CET-999", "Europe/Paris", "CET--1", "CET-1CEST;M3.5.0,M10.5.0",
    ])
  func malformed(rule: String) {
    #expect(ZoneRule(posix: rule) == nil)
  }
}
