import Testing
import TwelveCommerce

@Suite struct MoneyTests {
  @Test(
    "Derived amounts round half up to the minor unit (D24)",
    arguments: [
      ("CAD", 79_990, 12, 6_670), ("CAD", 10, 2, 10), ("CAD", 119_880, 12, 9_990), ("JPY", 9_800_000, 12, 817_000),
      ("JPY", 1_000, 2, 1_000), ("EUR", 0, 3, 0),
    ] as [(String, Int64, Int, Int64)])
  func division(_ code: String, _ amount: Int64, _ count: Int, _ expected: Int64) {
    let money = Money(milliunits: amount, currency: Currency(code))
    #expect(money.divided(by: count).milliunits == expected)
  }

  @Test("Twelve payments make the total exactly")
  func total() {
    #expect((Money(milliunits: 9_990, currency: Currency("CAD")) * 12).milliunits == 119_880)
  }

  @Test("There are 175 storefronts, and two without the monthly plan (D21)")
  func storefronts() {
    #expect(Storefront.all.count == 175)
    #expect(Set(Storefront.all.map(\.code)).count == 175)
    #expect(Storefront.all.filter { !$0.sellsCommitmentPlan }.map(\.code).sorted() == ["SGP", "USA"])
    #expect(Storefront.named("CAN")?.id == "143455")
    #expect(Storefront.named("XXX") == nil)
  }

  @Test("Periods are read and written in ISO 8601")
  func periods() {
    #expect(SubscriptionPeriod(iso8601: "P1Y") == .yearly)
    #expect(SubscriptionPeriod(value: 2, unit: .month).iso8601 == "P2M")
    for junk in ["", "P", "P0M", "1M", "PXM", "P1Q", "P-1M"] { #expect(SubscriptionPeriod(iso8601: junk) == nil) }
  }
}
