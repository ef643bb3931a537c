import Synchronization
import TestSupport
import Testing
import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

@testable import TwelveLocalStore

/// A clock that runs by the wall's (decision D5).
@Suite struct RunningClockTests {
  /// A wall clock that a test turns.
  private final class Wall: Sendable {
    private let time = Mutex(Instant(milliseconds: 1_900_000_000_000))
    var now: Instant { time.withLock { $0 } }
    func pass(milliseconds: Int64) { time.withLock { $0 = $0.adding(milliseconds: milliseconds) } }
  }

  private func store(_ wall: Wall) throws -> LocalStore {
    let start = try #require(Instant(iso8601: "2026-12-01T09:41:00.000Z"))
    let store = try LocalStore(catalog: .sample(), beginning: NewStore(now: start))
    try store.persist()
    store.follow(wallClock: { wall.now })
    return store
  }

  private func buy(_ store: LocalStore) throws {
    let request = PurchaseRequest(
      requestID: "r", productID: "com.example.lingo.pro.yearly", plan: .monthly)
    try store.perform(.purchase(request, outcome: .success), for: "demo")
  }

  @Test("It stands still until it is told to run, and again when it is told to stop")
  func standing() throws {
    let wall = Wall()
    let store = try store(wall)
    try buy(store)
    wall.pass(milliseconds: 86_400_000 * 400)
    try store.refresh()
    #expect(store.state.now.utcDay.iso8601 == "2026-12-01")
    try store.setClockRate(ClockRate(millisecondsPerMonth: 300_000))
    wall.pass(milliseconds: 310_000)
    #expect(try store.refresh())
    #expect(store.state.customer("demo")?.transactions.count == 2)
    try store.setClockRate(nil)
    let stopped = store.state.now
    wall.pass(milliseconds: 86_400_000)
    try store.refresh()
    #expect(store.state.now == stopped)
  }

  @Test("Dates are computed: looking often or once writes the same history", arguments: 0..<12)
  func sampling(_ number: Int) throws {
    let seed = UInt64(number) + 5
    var generator = SplitMix64(seed: seed)
    let walls = [Wall(), Wall()]
    let stores = try walls.map(store)
    for store in stores {
      try buy(store)
      try store.setClockRate(ClockRate(millisecondsPerMonth: 60_000))
    }
    let total: Int64 = 60_000 * 15
    var passed: Int64 = 0
    while passed < total {
      let step = min(total - passed, Int64.random(in: 1...90_000, using: &generator))
      walls[0].pass(milliseconds: step)
      try stores[0].refresh()
      passed += step
    }
    walls[1].pass(milliseconds: total)
    try stores[1].refresh()
    let histories = try stores.map { try $0.events() }
    #expect(histories[0] == histories[1], "seed \(seed)")
    #expect(stores[0].state == stores[1].state, "seed \(seed)")
    #expect(histories[0].count { $0.notification?.type == "DID_RENEW" } >= 14)
  }

  @Test("What a clock is moved over, by hand or by a fork, it goes on from")
  func moving() throws {
    let wall = Wall()
    let store = try store(wall)
    try buy(store)
    try store.setClockRate(ClockRate(millisecondsPerMonth: 60_000))
    try store.advance(.months(3), for: "demo")
    let moved = store.state.now
    #expect(moved.utcDay.iso8601 == "2027-03-01")
    wall.pass(milliseconds: 6_000)
    try store.refresh()
    #expect(store.state.now.utcDay.iso8601 == "2027-03-04")
    try store.undo()
    #expect(store.state.now.utcDay.iso8601 == "2026-12-01")
    wall.pass(milliseconds: 6_000)
    try store.refresh()
    #expect(store.state.now.utcDay.iso8601 == "2026-12-04")
  }
}
