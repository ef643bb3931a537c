/// The lines of the table of storefronts, as bytes.
struct StorefrontLines: Sequence, IteratorProtocol {
  private var rest: UnsafeBufferPointer<UInt8>

  init() {
    rest = UnsafeBufferPointer(start: storefrontTable.utf8Start, count: storefrontTable.utf8CodeUnitCount)
  }

  private init(rest: UnsafeBufferPointer<UInt8>) { self.rest = rest }

  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    guard let start = rest.baseAddress, !rest.isEmpty else { return nil }
    var end = 0
    while end < rest.count, rest[end] != UInt8(ascii: "\n") { end += 1 }
    let line = UnsafeBufferPointer(start: start, count: end)
    let skipped = Swift.min(end + 1, rest.count)
    rest = UnsafeBufferPointer(start: start + skipped, count: rest.count - skipped)
    return line
  }

  /// The line that begins with this code. The table is sorted by it.
  static func line(of code: [UInt8]) -> UnsafeBufferPointer<UInt8>? {
    let table = StorefrontLines().rest
    var (low, high) = (0, table.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, table[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      var lines = StorefrontLines(rest: UnsafeBufferPointer(rebasing: table[start...]))
      guard let line = lines.next() else { return nil }
      if line.starts(with: code) { return line }
      if code.lexicographicallyPrecedes(line) { high = start } else { low = start + line.count + 1 }
    }
    return nil
  }
}
