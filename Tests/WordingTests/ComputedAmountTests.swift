import Testing

@testable import TwelveWording

@Suite struct ComputedAmountTests {
  @Test(
    "A computed amount is about so much, and that is said once",
    arguments: [
      ("en", "{price} a year, {perMonth} a month", "about $6.67"),
      ("en", "{price} a year, about {perMonth} a month", "$6.67"),
      ("es", "{price} al año, unos {perMonth} al mes", "$6.67"),
      ("fr", "{price} par an ({perMonth} par mois)", "environ $6.67"),
      ("de", "{price} im Jahr, rund {perMonth} im Monat", "$6.67"), ("ja", "年額{price}（1か月あたり{perMonth}）", "約$6.67"),
      ("ja", "年額{price}（1か月あたり約{perMonth}）", "$6.67"),
    ])
  func about(_ tag: String, _ template: String, _ expected: String) throws {
    let words = Words(language: try #require(Language(tag: tag)), zone: .utc)
    #expect(words.computed("$6.67", in: template) == expected)
  }
}
