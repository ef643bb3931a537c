import Testing
import TwelveCommerce

@testable import TwelveStoreRules

@Suite struct TimelineComparisonTests {
  @Test("A history does not differ from itself, however long")
  func same() throws {
    var store = try TestStore()
    try store.buy()
    try store.advance(months: 120)
    let comparison = TimelineComparison(store.events, store.events)
    #expect(comparison.isEmpty)
    #expect(comparison.sharedEvents == store.events.count)
  }

  @Test("Access is compared day by day, money by what was charged and given back")
  func differing() throws {
    var paid = try TestStore()
    try paid.buy()
    try paid.advance(months: 1)
    var failed = try TestStore()
    try failed.buy()
    try failed.perform(.setPaymentMethod(works: false))
    try failed.advance(months: 1, days: 10)
    try failed.perform(.setPaymentMethod(works: true))
    try paid.advance(days: 20)
    try failed.advance(days: 10)
    try paid.perform(.refund(paid.customer.transactions[0].id))
    let comparison = TimelineComparison(paid.events, failed.events)
    #expect(comparison.sharedEvents == 3)
    let days = try #require(comparison.entitlements.first)
    #expect(comparison.entitlements.count == 1)
    // 1 to 10 January: on the 11th the recovery gives access again.
    #expect((days.first.iso8601, days.last.iso8601) == ("2027-01-01", "2027-01-10"))
    #expect(days.left == [TestStore.pro] && days.right == [])
    #expect(
      comparison.money == [
        .init(
          customer: "demo", field: "givenBack", left: .money(Money(milliunits: 9_990, currency: Currency("CAD"))),
          right: .money(.zero(Currency("CAD"))))
      ])
    let dates = comparison.fields.first { $0.field == "commitmentInfo.expirationDate" }
    #expect(dates?.left == Instant(iso8601: "2027-12-01T09:41:00.000Z").map { .instant($0) })
    #expect(dates?.right == Instant(iso8601: "2027-12-11T09:41:00.000Z").map { .instant($0) })
  }
}
