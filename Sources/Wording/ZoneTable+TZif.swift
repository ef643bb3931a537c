extension ZoneTable {
  /// Reads the contents of a time zone file (TZif, RFC 9636), version 1 or later; nil when they are damaged.
  init?(tzif bytes: [UInt8]) {
    var reader = TZifReader(bytes)
    guard let first = reader.header() else { return nil }
    guard first.version >= UInt8(ascii: "2") else {
      self.init(&reader, first, timeSize: 4)
      return
    }
    // Later versions repeat everything with 64-bit times behind the 32-bit ones.
    guard reader.skip(first.dataSize(timeSize: 4)), let second = reader.header() else { return nil }
    self.init(&reader, second, timeSize: 8)
    guard let footer = reader.footer() else { return nil }
    if !footer.isEmpty {
      guard let rule = ZoneRule(posix: footer) else { return nil }
      self.rule = rule
    }
  }

  private init?(_ reader: inout TZifReader, _ header: TZifHeader, timeSize: Int) {
    guard let times = reader.numbers(header.times, size: timeSize),
      let indexes = reader.numbers(header.times, size: 1),
      let offsets = reader.offsets(header.types),
      reader.skip(header.sizeAfterTypes(timeSize: timeSize)),
      let first = offsets.first, indexes.allSatisfy({ offsets.indices.contains(Int($0 & 0xFF)) }),
      zip(times, times.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    firstOffset = first
    transitions = zip(times, indexes).map { Transition(at: $0, secondsFromUTC: offsets[Int($1 & 0xFF)]) }
  }
}

/// What a TZif file says about its data block: how many there are of each.
private struct TZifHeader {
  let version: UInt8
  let utcFlags, standardFlags, leapSeconds, times, types, nameBytes: Int

  func sizeAfterTypes(timeSize: Int) -> Int {
    nameBytes + leapSeconds * (timeSize + 4) + standardFlags + utcFlags
  }

  func dataSize(timeSize: Int) -> Int {
    times * (timeSize + 1) + types * 6 + sizeAfterTypes(timeSize: timeSize)
  }
}

private struct TZifReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func skip(_ count: Int) -> Bool {
    guard count <= rest.count else { return false }
    rest = rest.dropFirst(count)
    return true
  }

  /// A signed big-endian number.
  mutating func number(size: Int) -> Int64? {
    guard size <= rest.count else { return nil }
    let bits = rest.prefix(size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(size)
    let unused = 64 - size * 8
    return Int64(bitPattern: bits << UInt64(unused)) >> Int64(unused)
  }

  mutating func numbers(_ count: Int, size: Int) -> [Int64]? {
    guard count * size <= rest.count else { return nil }
    return (0..<count).compactMap { _ in number(size: size) }
  }

  mutating func header() -> TZifHeader? {
    guard rest.starts(with: "TZif".utf8), skip(4), let version = number(size: 1), skip(15),
      let counts = numbers(6, size: 4), counts.allSatisfy({ (0...100_000).contains($0) })
    else { return nil }
    let sizes = counts.map { Int($0) }
    return TZifHeader(
      version: UInt8(truncatingIfNeeded: version), utcFlags: sizes[0], standardFlags: sizes[1],
      leapSeconds: sizes[2], times: sizes[3], types: sizes[4], nameBytes: sizes[5])
  }

  /// The offsets of the local time types; a day at most, as everywhere on Earth.
  mutating func offsets(_ count: Int) -> [Int]? {
    guard count > 0, count * 6 <= rest.count else { return nil }
    let offsets = (0..<count).compactMap { _ in
      let offset = number(size: 4)
      return skip(2) ? offset.map { Int($0) } : nil
    }
    return offsets.allSatisfy { (-86_400...93_600).contains($0) } ? offsets : nil
  }

  /// The rule for later times, between two line feeds.
  mutating func footer() -> String? {
    guard rest.first == UInt8(ascii: "\n"), skip(1) else { return nil }
    let text = rest.prefix { $0 != UInt8(ascii: "\n") }
    return text.count < rest.count ? String(decoding: text, as: UTF8.self) : nil
  }
}
