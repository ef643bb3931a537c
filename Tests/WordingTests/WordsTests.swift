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
      let values: PlaceholderValues = [.total: words.price(price, in: france), .renews: words.dates.day(renewal)]
      return words.fill("{total} · {renews} · ", values) + words.periods.payments(12)
    }
    #expect(texts == ["119,88\u{A0}€ · 1 Dec 2027 · 12 payments", "119,88\u{A0}€ · 2027年12月1日 · 12回のお支払い"])
  }
}
