import Foundation
import TestSupport
import Testing
import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules

/// What holds whatever is done, in whatever order. A failure names the seed that leads to it.
@Suite struct PropertyTests {
  @Test("Random stories keep every promise", arguments: 0..<400)
  func promises(_ number: Int) throws {
    let seed = UInt64(number) &* 7_919 + 3
    var generator = SplitMix64(seed: seed)
    let days = ["01", "15", "28", "29", "30", "31"]
    var store = try TestStore(start: "2028-01-\(days[number % days.count])T22:17:05.123Z")
    for _ in 0..<24 {
      let before = store.state.now
      step(&store, &generator)
      #expect(store.state.now >= before, "time went back, seed \(seed)")
      try check(store, seed)
    }
    #expect(StoreState(replaying: store.events) == store.state, "replay differs, seed \(seed)")
  }

  private func step(_ store: inout TestStore, _ generator: inout SplitMix64) {
    let product = [TestStore.pro, TestStore.max, TestStore.proMonthly, TestStore.forever].randomElement(
      using: &generator)
    let plan = [BillingPlanType.monthly, .upFront, nil].randomElement(using: &generator) ?? nil
    let outcome = PurchaseOutcome.allCases.randomElement(using: &generator) ?? .success
    // A refusal is an answer too; only what it leaves behind is looked at.
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1: _ = try? store.buy(product ?? TestStore.pro, plan)
    case 2: _ = try? store.buy(product ?? TestStore.pro, plan, outcome: outcome)
    case 3: _ = try? store.perform(.cancelRenewal(nil))
    case 4: _ = try? store.perform(.resumeRenewal(nil))
    case 5: _ = try? store.perform(.setPaymentMethod(works: Bool.random(using: &generator)))
    case 6: _ = try? store.perform(.approvePurchase(requestID: nil))
    case 7:
      if let id = store.customer.transactions.randomElement(using: &generator)?.id {
        _ = try? store.perform(.refund(id))
      }
    case 8: _ = try? store.advance(days: Int.random(in: 0..<100, using: &generator))
    default: _ = try? store.advance(months: Int.random(in: 0..<14, using: &generator))
    }
  }

  private func check(_ store: TestStore, _ seed: UInt64) throws {
    let customer = store.customer
    let running = Dictionary(grouping: customer.runningSubscriptions, by: \.groupID)
    #expect(running.values.allSatisfy { $0.count == 1 }, "two running in a group, seed \(seed)")
    for entitlement in customer.currentEntitlements(at: store.state.now) {
      let transaction = try #require(customer.transaction(entitlement.transactionID))
      #expect(!transaction.isRevoked, "access without pay, seed \(seed)")
      #expect(transaction.period(contains: store.state.now), "access outside the period, seed \(seed)")
    }
    for subscription in customer.subscriptions { try check(subscription, customer, seed) }
  }

  private func check(_ subscription: Subscription, _ customer: CustomerState, _ seed: UInt64) throws {
    let charges = customer.transactions(ofRun: subscription.runID)
    var number = 0
    for (index, charge) in charges.enumerated() {
      guard let commitment = charge.commitment else {
        number = 0
        continue
      }
      let goesOn = number < 12 && charge.reason == .renewal && number > 0
      number = goesOn ? number + 1 : 1
      #expect(commitment.billingPeriodNumber == number, "the number jumps, seed \(seed)")
      if number == 12 {
        #expect(charge.expirationDate == commitment.expirationDate, "period 12 ends elsewhere, seed \(seed)")
        let sum = charges[(index - 11)...index].map(\.price.milliunits).reduce(0, +)
        #expect(sum == commitment.price.milliunits, "the sum is not the price, seed \(seed)")
      }
    }
    for (before, after) in zip(charges, charges.dropFirst()) {
      let end = before.upgradedAt ?? before.expirationDate ?? after.purchaseDate
      #expect(end <= after.purchaseDate, "periods overlap, seed \(seed)")
    }
  }

  @Test("One long step gives the same events as many short ones", arguments: 0..<60)
  func stepping(_ number: Int) throws {
    let seed = UInt64(number) + 77
    var generator = SplitMix64(seed: seed)
    var long = try TestStore(start: "2027-10-31T05:00:00.000Z")
    try long.buy()
    if Bool.random(using: &generator) { try long.perform(.cancelRenewal(nil)) }
    if Bool.random(using: &generator) { try long.perform(.setPaymentMethod(works: false)) }
    var short = long
    let target = long.state.now.adding(days: Int.random(in: 1...800, using: &generator))
    let told = try long.advance(to: target)
    var steps: [String] = []
    while short.state.now < target {
      let next = short.state.now.adding(milliseconds: Int64.random(in: 1...2_000_000_000, using: &generator))
      steps += try short.advance(to: min(next, target))
    }
    #expect(told == steps, "seed \(seed)")
    #expect(long.customer == short.customer, "seed \(seed)")
  }

  @Test("A start on any day of four years keeps its day in every month (D1)")
  func anchors() throws {
    var day = try #require(CalendarDay("2027-01-01"))
    for _ in 0..<(4 * 366) {
      let start = Instant(midnightOf: day).adding(milliseconds: 3_600_001)
      let schedule = BillingSchedule(anchor: start, anchorPeriod: 1, period: .monthly)
      for period in 1...24 {
        let end = schedule.end(ofPeriod: period)
        #expect(end.millisecondsOfUTCDay == 3_600_001)
        #expect(end.utcDay.day == day.day || (end.utcDay.day < day.day && end.adding(days: 1).utcDay.day == 1))
      }
      day = CalendarDay(daysSinceEpoch: day.daysSinceEpoch + 1)
    }
  }

  @Test("Every kind of event is written and read back as it was")
  func coding() throws {
    var store = try TestStore()
    try store.buy(outcome: .pending)
    try store.perform(.approvePurchase(requestID: nil))
    try store.advance(months: 2)
    try store.perform(.setPaymentMethod(works: false))
    try store.advance(months: 1)
    try store.perform(.cancelRenewal(nil))
    try store.perform(.refund(store.customer.transactions[0].id))
    for recorded in store.events {
      let body = try JSONEncoder().encode(recorded.event.body)
      let read = try StoreEvent(typeName: recorded.event.typeName, body: Body(data: body))
      #expect(read == recorded.event)
    }
    #expect(try StoreEvent(typeName: "unheardOf", body: Body(data: Data("{}".utf8))) == nil)
  }

  private struct Body: StoreEvent.BodyReader {
    let data: Data
    func body<Value: Decodable>() throws -> Value { try JSONDecoder().decode(Value.self, from: data) }
  }
}
