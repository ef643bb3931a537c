import Foundation
import TestSupport
import Testing
import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules

/// What holds whatever is done, in whatever order. A failure names the seed that leads to it.
@Suite struct PropertyTests {
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
