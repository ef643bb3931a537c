/// Amounts as people type them: `$9.99`, `9,99 €`, `CA$119.88`, `1,000円`, `33 cents`.
enum TypedAmount {
  static let sign =
    #"(?:us|ca|c|a|au|r|mx|s|hk|nt|nz)?\$|€|£|¥|₩|₹|₺|円|元|원|(?:chf|eur|usd|cad|gbp|jpy|brl|mxn|inr|krw|aud|sgd|sek|nok|dkk|pln)(?![a-z])|(?:euros?|dollars?|pesos?|yen|tl|kr|fr\.)(?![a-z])"#
  static let number = #"[0-9]{1,3}(?:[ .,'][0-9]{3})+(?:[.,][0-9]{1,2})?(?![0-9])|[0-9]+(?:[.,][0-9]{1,2})?(?![0-9])"#
  static let cents = #"[0-9]+ ?(?:¢|(?:cents?|centimos?|centimes?|centavos?|pence|p)(?![a-z]))"#

  /// A pattern for an amount, its currency before or after it; an amount with two decimals may do without.
  static let pattern =
    "(?:\(sign)) ?(?:\(number))(?: ?(?:€|円))?|\(cents)|[0-9]+万(?:[0-9,]+)?円|(?:\(number)) ?(?:\(sign))|"
    + #"[0-9]+[.,][0-9]{2}(?![0-9.,]*[0-9%])(?! ?%)"#

  /// The amount in thousandths of the unit.
  static func milliunits(_ text: Substring) -> Int64? {
    if text.contains("万") { return manMilliunits(text) }
    let digits = text.filter { $0.isNumber || ".,".contains($0) }
    let isCents = text.contains("¢") || text.contains("cent")
    guard let value = milliunits(plain: digits) else { return nil }
    return isCents ? value / 100 : value
  }

  private static func milliunits(plain digits: String) -> Int64? {
    guard let separator = digits.lastIndex(where: { $0 == "." || $0 == "," }) else {
      return Int64(digits).map { $0 * 1_000 }
    }
    let decimals = digits[digits.index(after: separator)...]
    let whole = digits[..<separator].filter(\.isNumber)
    guard decimals.count <= 2, !decimals.isEmpty else { return Int64(digits.filter(\.isNumber)).map { $0 * 1_000 } }
    guard let units = Int64(whole), let part = Int64(decimals) else { return nil }
    return units * 1_000 + part * (decimals.count == 1 ? 100 : 10)
  }

  /// Japanese counts in ten thousands: 1万2000円.
  private static func manMilliunits(_ text: Substring) -> Int64? {
    let parts = text.split(separator: "万").map { $0.filter(\.isNumber) }
    guard let tenThousands = parts.first.flatMap({ Int64($0) }) else { return nil }
    let rest = parts.dropFirst().first.flatMap { Int64($0) } ?? 0
    return (tenThousands * 10_000 + rest) * 1_000
  }

  /// What tells one currency from another; several signs of one currency are one.
  static func currency(_ text: Substring) -> String? {
    let letters = text.filter { !$0.isNumber && !" .,'".contains($0) }
    if letters.contains("$") || letters.contains("usd") || letters.contains("dollar") { return "$" }
    if letters.contains("€") || letters.contains("eur") { return "€" }
    if letters.contains("£") || letters.contains("gbp") { return "£" }
    if letters.contains("¥") || letters.contains("円") || letters.contains("元") || letters.contains("jpy") { return "¥" }
    if letters.contains("¢") || letters.contains("cent") { return nil }
    return letters.isEmpty ? nil : letters
  }
}
