/// The lines of the table of storefronts, as bytes.
struct StorefrontLines: Sequence, IteratorProtocol {
  private var rest = UnsafeBufferPointer(start: storefrontTable.utf8Start, count: storefrontTable.utf8CodeUnitCount)

  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    guard let start = rest.baseAddress, !rest.isEmpty else { return nil }
    var end = 0
    while end < rest.count, rest[end] != UInt8(ascii: "\n") { end += 1 }
    let line = UnsafeBufferPointer(start: start, count: end)
    let skipped = Swift.min(end + 1, rest.count)
    rest = UnsafeBufferPointer(start: start + skipped, count: rest.count - skipped)
    return line
  }
}
