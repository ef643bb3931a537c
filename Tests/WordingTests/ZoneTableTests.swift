import TestSupport
import Testing
import TwelveCommerce

@testable import TwelveWording

@Suite("Time zone files")
struct ZoneTableTests {
  private func seconds(_ table: ZoneTable, _ seconds: Int64) -> Int {
    table.secondsFromUTC(at: Instant(milliseconds: seconds * 1_000))
  }

  @Test("Before, between and after the transitions")
  func transitions() throws {
    let file = TZifFile(offsets: [561, 3_600, 7_200], transitions: [(-1_000, 1), (2_000, 2), (5_000, 1)])
    let table = try #require(ZoneTable(tzif: file.bytes))
    #expect(
      [-1_001, -1_000, 1_999, 2_000, 4_999, 5_000, 1 << 40].map { seconds(table, $0) }
        == [561, 3_600, 3_600, 7_200, 7_200, 3_600, 3_600])
    #expect(table.secondsFromUTC(at: Instant(milliseconds: -1_000_001)) == 561)
  }

  @Test("The rule begins with the last transition, or at once where there is none")
  func footer() throws {
    var file = TZifFile(offsets: [0, 60], transitions: [(1_000, 1)], footer: "JST-9")
    #expect(try #require(ZoneTable(tzif: file.bytes)).transitions.count == 1)
    #expect([999, 1_000].map { seconds(ZoneTable(tzif: file.bytes)!, $0) } == [0, 32_400])
    file.transitions = []
    #expect(seconds(try #require(ZoneTable(tzif: file.bytes)), -1) == 32_400)
  }

  @Test("Version 1 has 32-bit times and no rule")
  func version1() throws {
    let file = TZifFile(offsets: [0, -3_600], transitions: [(-5, 1), (7, 0)], version: "\0")
    let table = try #require(ZoneTable(tzif: file.bytes))
    #expect([-6, -5, 6, 7].map { seconds(table, $0) } == [0, -3_600, -3_600, 0])
  }

  @Test("Damaged files are refused")
  func damaged() {
    #expect(ZoneTable(tzif: []) == nil)
    #expect(ZoneTable(tzif: Array("Hello, this is no time zone file at all, only text.".utf8)) == nil)
    #expect(ZoneTable(tzif: TZifFile(offsets: []).bytes) == nil)
    #expect(ZoneTable(tzif: TZifFile(offsets: [0], transitions: [(0, 1)]).bytes) == nil)
    #expect(ZoneTable(tzif: TZifFile(offsets: [0], transitions: [(5, 0), (5, 0)]).bytes) == nil)
    #expect(ZoneTable(tzif: TZifFile(offsets: [1_000_000]).bytes) == nil)
    #expect(ZoneTable(tzif: TZifFile(offsets: [0], footer: "nonsense").bytes) == nil)
    let whole = apia.bytes
    for count in whole.indices { #expect(ZoneTable(tzif: Array(whole.prefix(count))) == nil) }
  }

  @Test("Any bytes at all are read or refused, never worse")
  func noise() {
    var random = SplitMix64(seed: 2026)
    for _ in 0..<2_000 {
      var bytes = apia.bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let table = ZoneTable(tzif: bytes) else { continue }
      let offset = table.secondsFromUTC(at: Instant(milliseconds: 1_800_000_000_000))
      #expect(abs(offset) < 700_000)
    }
  }
}
