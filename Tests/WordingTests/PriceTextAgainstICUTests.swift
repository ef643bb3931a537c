import Foundation
import Testing
import TwelveCommerce
import TwelveWording

/// The table is made from ICU; this says when they part. After a change of toolchain or of storefronts, run
/// Scripts/generate-price-formats and read the difference.
@Suite("Price texts against ICU")
struct PriceTextAgainstICUTests {
  static let milliunits: [Int64] = [
    0, 10, 990, 9_990, 119_880, 1_000_000, 1_234_500, 9_999_990, 12_345_670, 123_456_780, 1_234_567_890,
    119_880_000, 1_234_500_000, 1_234_567_890_000, 9_999_999_999_990_000,
  ]

  @Test("The same text as ICU's, save for its bidi marks", arguments: Storefront.all)
  func amounts(storefront: Storefront) {
    for milliunits in Self.milliunits {
      let amount = chargeable(milliunits, storefront.currency)
      #expect(priceText(amount, in: storefront) == icuText(amount, in: storefront), "\(milliunits)")
    }
  }

  @Test("A negative amount is ICU's, save for where the sign stands", arguments: Storefront.all)
  func negativeAmounts(storefront: Storefront) {
    for milliunits: Int64 in [9_990, 1_234_500, 12_345_670] {
      let amount = chargeable(-milliunits, storefront.currency)
      let text = priceText(amount, in: storefront)
      #expect(text.first == "\u{2212}")
      #expect(text.filter(isNeitherSignNorSpace) == icuText(amount, in: storefront).filter(isNeitherSignNorSpace))
    }
  }

  private func chargeable(_ milliunits: Int64, _ currency: Currency) -> Money {
    let unit = currency.milliunitsPerMinorUnit
    return Money(milliunits: milliunits / unit * unit, currency: currency)
  }

  private func icuText(_ amount: Money, in storefront: Storefront) -> String {
    let style = Decimal.FormatStyle.Currency(
      code: amount.currency.code, locale: Locale(identifier: "\(storefront.locale)-u-nu-latn"))
    let digits = amount.currency.minorUnitDigits
    let text = (Decimal(amount.milliunits) / 1_000).formatted(style.precision(.fractionLength(digits)))
    let visible = String(text.unicodeScalars.filter { !["\u{200E}", "\u{200F}", "\u{61C}"].contains($0) })
    return storefront.code == "CPV" ? withCommaForEscudo(visible) : visible
  }

  /// CLDR gives Cape Verde the escudo's sign for a decimal point, in dollars too: `US$ 9$99`. The table has a comma.
  private func withCommaForEscudo(_ text: String) -> String {
    guard let last = text.lastIndex(of: "$") else { return text }
    return text.replacingCharacters(in: last...last, with: ",")
  }

  private func isNeitherSignNorSpace(_ character: Character) -> Bool {
    !["-", "\u{2212}"].contains(character) && !character.isWhitespace
  }
}
