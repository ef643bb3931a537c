import TestSupport
import Testing
import TwelveCommerce

@testable import TwelveStoreRules

/// What is kept in few bytes is read as it was appended.
@Suite struct TransactionHistoryTests {
  @Test("Whatever is done, the history says what the events said, charge by charge", arguments: 0..<200)
  func sameAsRecords(_ number: Int) throws {
    let seed = UInt64(number) &* 7_919 &+ 5
    var generator = SplitMix64(seed: seed)
    var story = try Story(start: number % 2 == 0 ? "2028-01-31T22:17:05.123Z" : "2026-12-01T09:41:00.000Z")
    for _ in 0..<30 { story.take(StoryStep.random(&generator)) }
    for name in Story.customers {
      guard let customer = story.store.state.customer(name) else { continue }
      let records = Self.records(of: name, in: story.store.events)
      #expect(Array(customer.transactions) == records, "seed \(seed), \(name)")
      for record in records { #expect(customer.transaction(record.id) == record, "seed \(seed), \(name)") }
      #expect(customer.transaction(TransactionID(1)) == nil)
      #expect(customer.transaction(TransactionID(.max)) == nil)
    }
  }

  @Test("Thirty years of payments are kept in a handful of series, and each is found")
  func series() throws {
    var store = try TestStore(start: "2027-10-31T05:00:00.000Z")
    try store.buy()
    try store.advance(months: 360)
    let records = Self.records(of: store.customer.name, in: store.events)
    #expect(records.count == 361)
    #expect(Array(store.customer.transactions) == records)
    #expect(store.customer.transactions.seriesCount == 2)
    let refunded = records[200].id
    try store.perform(.refund(refunded))
    #expect(store.customer.transactions.seriesCount == 4)
    #expect(store.customer.transaction(refunded)?.isRevoked == true)
    #expect(store.customer.transactions.filter(\.isRevoked).map(\.id) == [refunded])
    #expect(store.customer.transactions.map(\.id) == records.map(\.id))
  }

  /// Kept whole, one after the other.
  private static func records(of name: CustomerName, in events: [RecordedEvent]) -> [TransactionRecord] {
    var records: [TransactionRecord] = []
    var extended = StoreState()
    func change(_ id: TransactionID, _ body: (inout TransactionRecord) -> Void) {
      for index in records.indices where records[index].id == id { body(&records[index]) }
    }
    for recorded in events {
      extended.apply(recorded)
      guard recorded.customer == name else { continue }
      switch recorded.event {
      case .purchased(let event):
        if let replaced = event.replaced {
          change(replaced.transactionID) {
            ($0.upgradedAt, $0.givenBack) = (event.transaction.purchaseDate, replaced.givenBack)
            $0.revocation = replaced.revocation ?? $0.revocation
          }
        }
        records.append(event.transaction)
      case .renewed(let event): records.append(event.transaction)
      case .refunded(let event): change(event.transactionID) { $0.revocation = event.revocation }
      case .familySharingRevoked(let event): change(event.transactionID) { $0.revocation = event.revocation }
      case .refundReversed(let event): change(event.transactionID) { $0.revocation = nil }
      case .renewalExtended(let event):
        let end = extended.customer(name)?.subscription(event.runID)?.commitmentEnd
        change(event.transactionID) {
          $0.expirationDate = event.expirationDate
          if $0.commitment != nil, let end { $0.commitment?.expirationDate = end }
        }
      default: break
      }
    }
    return records
  }
}
