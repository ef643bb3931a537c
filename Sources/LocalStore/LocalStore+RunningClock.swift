import Synchronization
import TwelveCommerce
import TwelveLedger
import TwelveStoreRules

extension LocalStore {
  /// Tells the store where real time comes from. Everything it does from then on first takes in what a running clock has
  /// brought (decision D5).
  public func follow(wallClock: @escaping @Sendable () -> Instant) {
    inner.withLock { $0.wallClock = wallClock }
  }

  /// Lets the clock run by the wall's, or stops it with nil.
  @discardableResult
  public func setClockRate(_ rate: ClockRate?) throws(StoreFailure) -> [RecordedEvent] {
    try change { (inner) throws(StoreFailure) in
      guard let wall = inner.wallClock?() else { return [] }
      return try inner.decide(.setClockRate(rate, wall: wall))
    }
  }
}

extension LocalStore.Inner {
  /// Records what has fallen due by the running clock, at its computed times, and shows the clock's time.
  ///
  /// - Returns: Whether there is something to see: an event, or another day.
  mutating func catchUp() throws(StoreFailure) -> Bool {
    guard let wall = wallClock?(), let clock = state.clock, isWrittenDown else { return false }
    let target = clock.time(atWall: wall)
    guard target > state.now else { return false }
    let before = state.now
    var isNew = false
    while let due = rules.nextDue(state), due <= target {
      let events: [NewEvent]
      do { events = try rules.due(state, upTo: target) } catch { throw .rejected(error) }
      guard !events.isEmpty, try record(events) else { break }
      isNew = true
    }
    state.show(target)
    return isNew || before.utcDay != state.now.utcDay
  }

  /// A clock that runs goes on from here: what was jumped over counts.
  func rebased(_ events: [NewEvent]) -> [NewEvent] {
    guard let rate = state.clock?.rate, let wall = wallClock?(), let last = events.last else { return events }
    return events + [.rebasedClock(at: last.at, rate, wall)]
  }

  /// After another timeline has been taken up: its clock goes on from where it was left.
  mutating func rebaseClock() throws(StoreFailure) {
    guard let rate = state.clock?.rate, let wall = wallClock?() else { return }
    _ = try record([.rebasedClock(at: state.now, rate, wall)])
  }
}
