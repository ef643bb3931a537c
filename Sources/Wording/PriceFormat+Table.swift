extension PriceFormat {
  /// The format of a currency in a locale: the table's own, else its region's (`en_DE` writes euros as Germany does),
  /// with the currency's code where the table knows the place but not the currency there.
  static func find(locale: String, currency: String) -> PriceFormat {
    let tag = String(locale.prefix { !"@.".contains($0) }.map { $0 == "_" ? "-" : $0 })
    let region = "-" + (tag.split(separator: "-").last { $0.utf8.count == 2 } ?? "")
    if let format = first(where: { $0.isLocale(tag) && $0.isCurrency(currency) }) { return format }
    if let format = first(where: { $0.isLocale(tag) }) { return format.naming(currency) }
    if let format = first(where: { $0.isRegion(region) && $0.isCurrency(currency) }) { return format }
    if let format = first(where: { $0.isRegion(region) }) { return format.naming(currency) }
    return PriceFormat(sample: "$1,234,567.89", minimumGroupingDigits: 1).naming(currency)
  }

  /// Only the wanted line is decoded, and nothing is kept: a screen has a dozen prices, a start should have none.
  private static func first(where matches: (Row) -> Bool) -> PriceFormat? {
    priceFormatTable.withUTF8Buffer { table in
      var rest = table[...]
      while !rest.isEmpty {
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest = rest.dropFirst(line.count + 1)
        let row = Row(line)
        if matches(row) { return row.format }
      }
      return nil
    }
  }
}

/// A line of the table: `fr-FR EUR 1 ` and the sample.
private struct Row {
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>
  let locale: Bytes
  let currency: Bytes
  let minimumGroupingDigits: Int
  let sample: Bytes

  init(_ line: Bytes) {
    locale = line.prefix { $0 != UInt8(ascii: " ") }
    let rest = line.dropFirst(locale.count + 1)
    currency = rest.prefix(3)
    minimumGroupingDigits = Int(rest.dropFirst(4).first ?? 0) - Int(UInt8(ascii: "0"))
    sample = rest.dropFirst(6)
  }

  var format: PriceFormat {
    PriceFormat(sample: String(decoding: sample, as: UTF8.self), minimumGroupingDigits: minimumGroupingDigits)
  }

  func isLocale(_ tag: String) -> Bool { locale.elementsEqual(tag.utf8) }
  func isCurrency(_ code: String) -> Bool { currency.elementsEqual(code.utf8) }
  /// Takes the region with its hyphen, as in `-FR`.
  func isRegion(_ region: String) -> Bool { locale.suffix(region.utf8.count).elementsEqual(region.utf8) }
}
