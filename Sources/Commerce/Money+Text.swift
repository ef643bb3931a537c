extension Money {
  /// Reads digits and at most one point, such as `9.99`; nil for anything else, and for more decimals than the currency
  /// has.
  public init?(_ text: String, currency: Currency) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy(\.isDigitsOnly), parts[0].utf8.count <= 12 else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard fraction.utf8.count <= currency.minorUnitDigits else { return nil }
    guard let milliunits = Int64(parts[0] + fraction + String(repeating: "0", count: 3 - fraction.utf8.count)) else {
      return nil
    }
    self.init(milliunits: milliunits, currency: currency)
  }
}

extension Substring {
  fileprivate var isDigitsOnly: Bool { !isEmpty && utf8.allSatisfy { (48...57).contains($0) } }
}
