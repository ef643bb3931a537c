import Testing
import TwelveCommerce
import TwelveWording

@Suite("Words")
struct WordsTests {
  @Test("D23: prices follow the storefront, dates and counts the language")
  func bundle() throws {
    let france = try #require(Storefront.named("FRA"))
    let price = Money(milliunits: 119_880, currency: france.currency)
    let renewal = try #require(Instant(iso8601: "2027-12-01T09:41:00.000Z"))
    let texts = [Language.english, .japanese].map { language in
      let words = Words(language: language, zone: .utc)
      return words.fill(
        "{total} · {payments} · {renews}",
        [
          .total: words.price(price, in: france), .payments: words.periods.payments(12),
          .renews: words.dates.day(renewal),
        ])
    }
    #expect(texts == ["119,88\u{A0}€ · 12 payments · 1 Dec 2027", "119,88\u{A0}€ · 12回のお支払い · 2027年12月1日"])
  }
}
