/// An amount written as digits with at most one point between them, such as `9.99`. Bytes rather than characters: a
/// catalog has hundreds, and they stand before the first picture.
struct PlainAmount {
  /// The amount's digits as one number, the point left out; of no use once there are more than it holds.
  private var number: Int64 = 0
  private(set) var wholeDigits = 0
  /// Digits after the point.
  private(set) var decimals = 0

  /// Nil for anything else than such an amount.
  init?(_ text: String) {
    var hasPoint = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
        continue
      }
      guard (48...57).contains(byte) else { return nil }
      number = number &* 10 &+ Int64(byte - 48)
      if hasPoint { decimals += 1 } else { wholeDigits += 1 }
    }
    guard wholeDigits > 0, !hasPoint || decimals > 0 else { return nil }
  }

  /// The amount in thousandths, of one that has at most three decimals and fifteen digits.
  var milliunits: Int64 { (decimals..<3).reduce(number) { number, _ in number &* 10 } }
}
