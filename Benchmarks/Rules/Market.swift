import Foundation
import TwelveCatalog
import TwelveCommerce
import TwelveLedger
import TwelveStoreRules

/// Customers who all bought the monthly plan, and what their payments cost the machine.
struct Market {
  let rules: StoreRules
  let start = Instant(milliseconds: 1_796_118_060_000)
  private let product: ProductID = "com.example.lingo.pro.yearly"

  init() throws { rules = StoreRules(catalog: try CatalogReader.read(SampleCatalog.bytes, file: "lingo.json").catalog) }

  /// The events of so many customers, each with a commitment, and the state they make.
  func opened(customers: Int) throws -> (state: StoreState, events: [NewEvent]) {
    var state = StoreState()
    var events: [NewEvent] = []
    func record(_ new: [NewEvent]) {
      for event in new { state.apply(RecordedEvent(sequence: state.sequence + 1, event)) }
      events += new
    }
    record([NewEvent(at: start, .storeOpened(StoreOpened(seed: 1)))])
    let system = SystemVersion(major: 26, minor: 4)
    for number in 0..<customers {
      let name = CustomerName("customer-\(number)")
      record(try rules.decide(.addCustomer(name, storefront: "CAN", language: "en", systemVersion: system), state))
      let request = PurchaseRequest(requestID: "r\(number)", productID: product, plan: .monthly)
      record(try rules.decide(.forCustomer(name, .purchase(request, outcome: .success)), state))
    }
    return (state, events)
  }

  /// The median time for a year of one customer, its purchase included.
  func twelvePayments() throws -> Double {
    let times = try (0..<400).map { _ in
      try microseconds {
        var state = try opened(customers: 1).state
        _ = try rules.advance(&state, to: start.adding(months: 11))
      }
    }
    return times.sorted()[times.count / 2]
  }

  struct Cost {
    /// How much longer a payment takes in the last part than in the first.
    var ratio: Double
    var microseconds: Double
    /// What the program holds at the half, and at the end.
    var megabytes: (half: Double, end: Double)
  }

  /// What payments cost as they add up, in parts of the same number of months.
  func costOfPayments(customers: Int, months: Int, parts: Int) throws -> Cost {
    var state = try opened(customers: customers).state
    var times: [Double] = []
    var megabytes: [Double] = []
    for part in 1...parts {
      times.append(
        try microseconds { _ = try rules.advance(&state, to: start.adding(months: months * part / parts)) })
      megabytes.append(Double(residentBytes()) / 1_048_576)
    }
    return Cost(
      ratio: times[parts - 1] / times[0], microseconds: times.reduce(0, +) / Double(customers * months),
      megabytes: (megabytes[parts / 2 - 1], megabytes[parts - 1]))
  }

  /// The time for a year of everybody, decided and written down.
  func storing(customers: Int, at path: String) throws -> Double {
    let store = try SQLiteEventStore(path: path)
    let opened = try opened(customers: customers)
    let head = try store.begin(opened.events, expecting: nil)
    return try microseconds {
      var state = opened.state
      let events = try rules.advance(&state, to: start.adding(months: 12))
      _ = try store.append(events, expecting: head)
    } / 1_000_000
  }

  private func microseconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let elapsed = try clock.measure(body)
    return Double(elapsed.components.seconds) * 1e6 + Double(elapsed.components.attoseconds) / 1e12
  }

  private func residentBytes() -> Int {
    let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (Int(statm.split(separator: " ").dropFirst().first ?? "") ?? 0) * 4_096
  }
}
