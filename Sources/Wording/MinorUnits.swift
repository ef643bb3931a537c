import TwelveCommerce

/// An amount in digits: what stands before and after the decimal point, without sign or separators.
struct MinorUnits {
  let isNegative: Bool
  let whole: String
  /// As many digits as the currency has.
  let fraction: String

  /// Rounds half up what is finer than the minor unit, away from zero for a negative amount.
  init(_ amount: Money) {
    let unit = UInt64(amount.currency.milliunitsPerMinorUnit)
    let (quotient, rest) = amount.milliunits.magnitude.quotientAndRemainder(dividingBy: unit)
    let count = quotient + (rest * 2 >= unit ? 1 : 0)
    isNegative = amount.milliunits < 0 && count > 0

    let decimals = amount.currency.minorUnitDigits
    let text = String(count)
    let digits = String(repeating: "0", count: max(0, decimals + 1 - text.utf8.count)) + text
    whole = String(digits.dropLast(decimals))
    fraction = String(digits.suffix(decimals))
  }
}
