import Testing
import TwelveWording

/// Zones by name that need no time zone database: as rules, or as files made here.
func sampleZone(_ name: String) throws -> DisplayZone {
  switch name {
  case "Europe/Paris": try #require(DisplayZone(posix: "CET-1CEST,M3.5.0,M10.5.0/3"))
  case "America/Toronto": try #require(DisplayZone(posix: "EST5EDT,M3.2.0,M11.1.0"))
  case "Asia/Tokyo": try #require(DisplayZone(posix: "JST-9"))
  case "Pacific/Apia": try #require(DisplayZone(name: name, tzif: apia.bytes))
  default: try #require(DisplayZone.system(named: name))
  }
}

/// Samoa crossed the date line at the end of 29 December 2011, in summer time, and gave up summer time in 2021.
let apia = TZifFile(
  offsets: [-36_000, 50_400, 46_800],
  transitions: [
    (1_325_239_200, 1), (1_333_202_400, 2), (1_348_927_200, 1), (1_365_256_800, 2), (1_617_458_400, 2),
  ],
  footer: "<+13>-13")

/// A time zone file of version 2, with an empty block of version 1.
struct TZifFile: Sendable {
  var offsets: [Int32]
  var transitions: [(at: Int64, type: UInt8)] = []
  var footer = ""
  var version: Character = "2"

  var bytes: [UInt8] {
    if version == "\0" { return block(timeSize: 4) }
    let empty = TZifFile(offsets: [0], version: version)
    return empty.block(timeSize: 4) + block(timeSize: 8) + Array("\n\(footer)\n".utf8)
  }

  private func block(timeSize: Int) -> [UInt8] {
    let counts = [0, 0, 0, Int32(transitions.count), Int32(offsets.count), 4]
    var bytes = Array("TZif\(version)".utf8) + [UInt8](repeating: 0, count: 15)
    bytes += counts.flatMap(bigEndian)
    bytes += transitions.flatMap { timeSize == 4 ? bigEndian(Int32($0.at)) : bigEndian($0.at) }
    bytes += transitions.map(\.type)
    bytes += offsets.flatMap { bigEndian($0) + [0, 0] }
    return bytes + Array("XXX\0".utf8)
  }

  private func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian, Array.init)
  }
}
