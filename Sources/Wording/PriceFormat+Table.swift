extension PriceFormat {
  /// The format of a currency in a locale: the table's own, else its region's (`en_DE` writes euros as Germany does),
  /// with the currency's code where the table knows the place but not the currency there.
  static func find(locale: String, currency: String) -> PriceFormat {
    let tag = tag(locale)
    let region = tag.split(separator: "-").last { $0.utf8.count == 2 }.map { "-\($0)" } ?? "-"
    if let format = afterKey("\n\(tag) \(currency) ") { return format }
    if let format = afterKey("\n\(tag) ") { return format.naming(currency) }
    if let format = afterKey("\(region) \(currency) ") { return format }
    if let format = afterKey("\(region) ") { return format.naming(currency) }
    return PriceFormat(sample: "$1,234,567.89", minimumGroupingDigits: 1).naming(currency)
  }

  /// A BCP 47 tag, of an identifier such as `fr_FR@currency=EUR` too.
  private static func tag(_ locale: String) -> String {
    guard locale.utf8.contains(where: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ".") })
    else { return locale }
    return String(locale.prefix { !"@.".contains($0) }.map { $0 == "_" ? "-" : $0 })
  }

  /// The format on the first line that holds this text. Only that line is decoded, and nothing is kept: a screen has a
  /// dozen prices, a start should have none.
  private static func afterKey(_ key: String) -> PriceFormat? {
    priceFormatTable.withUTF8Buffer { table in
      guard let end = endOf(Array(key.utf8), in: table) else { return nil }
      let line = table[end...].prefix { $0 != UInt8(ascii: "\n") }
      let fields = String(decoding: line, as: UTF8.self).split(separator: " ").suffix(2)
      guard let minimum = fields.first.flatMap({ Int($0) }), let sample = fields.last else { return nil }
      return PriceFormat(sample: String(sample), minimumGroupingDigits: minimum)
    }
  }

  /// Where the table goes on after the first occurrence of these bytes. Plain loops: they are quick in a debug build too.
  private static func endOf(_ key: [UInt8], in table: UnsafeBufferPointer<UInt8>) -> Int? {
    var start = 0
    var length = 0
    while start + length < table.count {
      if table[start + length] != key[length] {
        (start, length) = (start + 1, 0)
      } else if length + 1 == key.count {
        return start + key.count
      } else {
        length += 1
      }
    }
    return nil
  }
}
