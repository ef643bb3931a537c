import Foundation
import TestSupport
import Testing
import TwelveCommerce

@testable import TwelveWording

private let hasZoneFiles = FileManager.default.fileExists(atPath: DisplayZone.systemDirectory + "/Europe/Paris")

@Suite("The display zone")
struct DisplayZoneTests {
  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  @Test(
    "A day begins at its midnight, or at the first instant after a gap",
    arguments: [
      ("UTC", "2027-04-04", "2027-04-04T00:00:00.000Z"),
      ("Asia/Tokyo", "2027-04-04", "2027-04-03T15:00:00.000Z"),
      ("Europe/Paris", "2027-03-28", "2027-03-27T23:00:00.000Z"),
      ("Europe/Paris", "2027-03-29", "2027-03-28T22:00:00.000Z"),
      ("Europe/Paris", "2027-10-31", "2027-10-30T22:00:00.000Z"),
      ("Europe/Paris", "2027-11-01", "2027-10-31T23:00:00.000Z"),
      ("America/Toronto", "2028-02-29", "2028-02-29T05:00:00.000Z"),
      ("America/Toronto", "2027-03-14", "2027-03-14T05:00:00.000Z"),
      // The day that Samoa never had begins with the next one.
      ("Pacific/Apia", "2011-12-29", "2011-12-29T10:00:00.000Z"),
      ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00.000Z"),
      ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00.000Z"),
      // Beirut: midnight is skipped in spring; in autumn the clock goes back at midnight, to the evening before.
      ("EET-2EEST,M3.5.0/0,M10.5.0/0", "2027-03-28", "2027-03-27T22:00:00.000Z"),
      ("EET-2EEST,M3.5.0/0,M10.5.0/0", "2027-10-31", "2027-10-30T22:00:00.000Z"),
      // Havana: midnight comes twice, and the day begins with the first.
      ("CST5CDT,M3.2.0/0,M11.1.0/1", "2027-11-07", "2027-11-07T04:00:00.000Z"),
    ])
  func start(zone: String, day text: String, expected: String) throws {
    let zone = try DisplayZone(posix: zone) ?? sampleZone(zone)
    #expect(zone.start(of: try day(text)).iso8601 == expected)
  }

  @Test(
    "The start of a day is the first instant of that day, on every day of some years",
    arguments: [
      "CET-1CEST,M3.5.0,M10.5.0/3", "EET-2EEST,M3.5.0/0,M10.5.0/0", "CST5CDT,M3.2.0/0,M11.1.0/1",
      "<-02>2<-01>,M3.5.0/-1,M10.5.0/0",
      "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
    ])
  func startProperty(rule: String) throws {
    let zone = try #require(DisplayZone(posix: rule))
    let first = try day("2026-01-01").daysSinceEpoch
    for number in first..<(first + 1_100) {
      let day = CalendarDay(daysSinceEpoch: number)
      let start = zone.start(of: day)
      #expect(zone.day(of: start) == day)
      #expect(zone.day(of: start.adding(milliseconds: -1)) == CalendarDay(daysSinceEpoch: number - 1))
    }
  }

  @Test(
    "Fixed offsets",
    arguments: [("+02:00", 7_200), ("-03:30", -12_600), ("+00:00", 0), ("UTC", 0), ("Z", 0), ("+14:00", 50_400)])
  func fixed(name: String, seconds: Int) throws {
    let zone = try #require(DisplayZone.system(named: name))
    #expect(zone.secondsFromUTC(Instant(milliseconds: 0)) == seconds)
    #expect(zone.name == (name == "Z" ? "UTC" : name))
    #expect(DisplayZone.fixed(secondsFromUTC: seconds).secondsFromUTC(Instant(milliseconds: 0)) == seconds)
  }

  @Test(
    "There is no such zone",
    arguments: [
      "", "Europe/Nowhere", "Europe", "../../../etc/passwd", "/usr/share/zoneinfo/Europe/Paris", "+2", "+0200",
      "+24:00",
      "tzdata.zi", "UTC+2",
    ])
  func unknown(name: String) {
    #expect(DisplayZone.system(named: name) == nil)
  }

  @Test("The variable TZ: empty is UTC, a rule is a rule, nonsense is nothing")
  func variable() {
    #expect(DisplayZone.local(variable: "") == .utc)
    #expect(DisplayZone.local(variable: "JST-9")?.secondsFromUTC(Instant(milliseconds: 0)) == 32_400)
    #expect(DisplayZone.local(variable: ":Europe/Nowhere") == nil)
    #expect(DisplayZone.local(variable: "/nowhere/at/all") == nil)
    #expect(DisplayZone.local(variable: nil, link: "/nowhere/at/all") == .utc)
  }

  @Test("The system's own files are found, by name and through a link", .enabled(if: hasZoneFiles))
  func files() throws {
    let paris = try #require(DisplayZone.system(named: "Europe/Paris"))
    #expect(paris.name == "Europe/Paris")
    #expect(DisplayZone.local(variable: ":Europe/Paris") == paris)
    let link = FileManager.default.temporaryDirectory.appending(path: "zone-\(UUID().uuidString)")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: DisplayZone.systemDirectory + "/Europe/Paris")
    defer { try? FileManager.default.removeItem(at: link) }
    #expect(DisplayZone.local(variable: nil, link: link.path) == paris)
  }

  @Test(
    "The same offsets as Foundation's", .enabled(if: hasZoneFiles),
    arguments: [
      "Europe/Paris", "Europe/Dublin", "America/Toronto", "America/St_Johns", "Asia/Tokyo", "Asia/Kolkata",
      "Asia/Kathmandu",
      "Australia/Sydney", "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Auckland", "America/New_York",
      "America/Havana",
    ])
  func foundation(name: String) throws {
    let zone = try #require(DisplayZone.system(named: name))
    let theirs = try #require(TimeZone(identifier: name))
    var random = SplitMix64(seed: 24)
    for _ in 0..<1_000 {
      let seconds = Int64.random(in: 0...3_300_000_000, using: &random)
      let expected = theirs.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
      #expect(zone.secondsFromUTC(Instant(milliseconds: seconds * 1_000)) == expected, "\(seconds)")
    }
  }
}
