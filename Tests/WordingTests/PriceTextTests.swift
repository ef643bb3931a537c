import Testing
import TwelveCommerce
import TwelveWording

/// A price by hand; `~` stands for the no-break space and `_` for the narrow one.
struct PriceExample: CustomTestStringConvertible {
  let storefront: StorefrontCode
  let milliunits: Int64
  let text: String

  init(_ storefront: StorefrontCode, _ milliunits: Int64, _ text: String) {
    (self.storefront, self.milliunits) = (storefront, milliunits)
    self.text = String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0 == "~" ? "\u{A0}" : $0 == "_" ? "\u{202F}" : $0 }))
  }

  var testDescription: String { "\(storefront) \(milliunits)" }
}

@Suite("Price texts")
struct PriceTextTests {
  @Test(
    "D23: each storefront's own format",
    arguments: [
      PriceExample("USA", 79_990, "$79.99"), PriceExample("USA", 1_234_500, "$1,234.50"),
      PriceExample("SGP", 119_880, "$119.88"),
      PriceExample("CAN", 9_990, "$9.99"), PriceExample("CAN", 119_880, "$119.88"),
      PriceExample("GBR", 8_990, "£8.99"),
      PriceExample("IRL", 119_880, "€119.88"),
      PriceExample("FRA", 119_880, "119,88~€"), PriceExample("FRA", 1_234_567_890, "1_234_567,89~€"),
      PriceExample("DEU", 1_234_500, "1.234,50~€"),
      PriceExample("ESP", 1_234_500, "1234,50~€"), PriceExample("ESP", 12_345_500, "12.345,50~€"),
      PriceExample("ITA", 1_234_500, "1234,50~€"), PriceExample("ITA", 12_345_500, "12.345,50~€"),
      PriceExample("JPN", 1_200_000, "¥1,200"), PriceExample("JPN", 0, "¥0"),
      PriceExample("KOR", 14_000_000, "₩14,000"),
      PriceExample("BRA", 1_234_500, "R$~1.234,50"),
      PriceExample("MEX", 2_388_000, "$2,388.00"),
      PriceExample("IND", 999_000, "₹999.00"), PriceExample("IND", 1_234_567_890, "₹12,34,567.89"),
      PriceExample("AUS", 14_990, "$14.99"),
      PriceExample("CHE", 1_234_500, "CHF~1’234.50"),
      PriceExample("TUR", 999_990, "₺999,99"),
      PriceExample("SAU", 119_880, "119.88~ر.س."),
    ])
  func storefront(example: PriceExample) throws {
    let storefront = try #require(Storefront.named(example.storefront))
    let amount = Money(milliunits: example.milliunits, currency: storefront.currency)
    #expect(priceText(amount, in: storefront) == example.text)
  }

  @Test(
    "Formats that need care: no decimals, a foreign dollar, the sign of the escudo",
    arguments: [
      PriceExample("HUN", 3_990_000, "3990,00~Ft"), PriceExample("TWN", 690_000, "$690.00"),
      PriceExample("IDN", 149_000_000, "Rp149.000"), PriceExample("CHL", 9_990_000, "$9.990"),
      PriceExample("COL", 44_900_000, "$~44.900"), PriceExample("PAK", 2_900_000, "Rs~2,900"),
      PriceExample("VNM", 249_000_000, "249.000~₫"), PriceExample("POL", 1_234_500, "1234,50~zł"),
      PriceExample("PRT", 1_234_500, "1234,50~€"), PriceExample("ARG", 9_990, "US$~9,99"),
      PriceExample("JAM", 9_990, "US$9.99"), PriceExample("CPV", 1_234_500, "US$~1~234,50"),
      PriceExample("ISR", 39_900, "39.90~₪"),
    ])
  func careful(example: PriceExample) throws { try storefront(example: example) }

  @Test(
    "A negative amount begins with a minus sign; nothing is never negative",
    arguments: [
      PriceExample("CAN", -9_990, "−$9.99"), PriceExample("FRA", -1_234_500, "−1_234,50~€"),
      PriceExample("CHE", -9_990, "−CHF~9.99"), PriceExample("CAN", -1, "$0.00"),
    ])
  func negative(example: PriceExample) throws { try storefront(example: example) }

  @Test(
    "D24: what is finer than the minor unit is rounded half up",
    arguments: [
      PriceExample("CAN", 9_994, "$9.99"), PriceExample("CAN", 9_995, "$10.00"), PriceExample("JPN", 1_499, "¥1"),
      PriceExample("JPN", 1_500, "¥2"), PriceExample("CAN", -9_995, "−$10.00"),
      PriceExample("CAN", .max, "$9,223,372,036,854,775.81"), PriceExample("CAN", .min, "−$9,223,372,036,854,775.81"),
    ])
  func rounding(example: PriceExample) throws { try storefront(example: example) }

  @Test("An amount in another currency carries its code, in the storefront's format")
  func foreignCurrency() throws {
    let france = try #require(Storefront.named("FRA"))
    let japan = try #require(Storefront.named("JPN"))
    let dollars = Money(milliunits: 1_234_500, currency: Currency("USD"))
    #expect(priceText(dollars, in: france) == "1\u{202F}234,50\u{A0}USD")
    #expect(priceText(dollars, in: japan) == "USD\u{A0}1,234.50")
    #expect(priceText(Money(milliunits: 1_200_000, currency: Currency("JPY")), in: france) == "1\u{202F}200\u{A0}JPY")
  }

  @Test(
    "Other spellings of a locale, and other languages of a region",
    arguments: [
      ("fr_FR", "1\u{202F}234,50\u{A0}€"), ("fr_FR@currency=EUR", "1\u{202F}234,50\u{A0}€"),
      ("en_DE", "1.234,50\u{A0}€"), ("fr-BE", "1\u{202F}234,50\u{A0}€"), ("sr-Latn-ME", "1.234,50\u{A0}€"),
      ("sr_ME", "1.234,50\u{A0}€"), ("fr-CA", "1\u{A0}234,50\u{A0}EUR"), ("zh_TW", "EUR\u{A0}1,234.50"),
      ("en", "EUR\u{A0}1,234.50"), ("xx-YY", "EUR\u{A0}1,234.50"), ("", "EUR\u{A0}1,234.50"),
    ])
  func locale(locale: String, expected: String) {
    #expect(priceText(Money(milliunits: 1_234_500, currency: Currency("EUR")), locale: locale) == expected)
  }

  @Test("No price text has a character that a terminal would act on or not show")
  func noInvisibleCharacters() {
    for storefront in Storefront.all {
      let text = priceText(Money(milliunits: 1_234_567_890, currency: storefront.currency), in: storefront)
      let isClean = text.unicodeScalars.allSatisfy { ![.control, .format].contains($0.properties.generalCategory) }
      #expect(isClean, "\(storefront.code): \(text)")
    }
  }

  @Test(
    "Plain amounts for data",
    arguments: [
      ("EUR", 119_880, "119.88"), ("EUR", 50, "0.05"), ("EUR", 0, "0.00"), ("EUR", -1_234_500, "-1234.50"),
      ("JPY", 1_200_000, "1200"), ("JPY", 0, "0"), ("HUF", 3_990_000, "3990.00"), ("USD", -4, "0.00"),
    ])
  func plainAmount(currency: String, milliunits: Int64, expected: String) {
    #expect(Money(milliunits: milliunits, currency: Currency(currency)).plainAmount == expected)
  }
}
