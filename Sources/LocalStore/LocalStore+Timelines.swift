import TwelveCommerce
import TwelveLedger
import TwelveStoreRules

/// The tree of timelines: nothing is deleted, a fork copies no history (decision D5).
extension LocalStore {
  /// Begins a timeline that shares this one's events up to and including `sequence`, and goes on from there.
  ///
  /// - Parameters:
  ///   - sequence: The last event that is shared; nil forks here and now.
  ///   - name: The fork's name; nil finds one that is free.
  /// - Returns: The name.
  @discardableResult
  public func fork(at sequence: Int64?, name: String?) throws(StoreFailure) -> String {
    let name = try locked { (inner) throws(StoreFailure) in
      let names = Set(try inner.timelines().map(\.name))
      let free = (1...).lazy.map { "fork-\($0)" }.first { !names.contains($0) } ?? "fork"
      try inner.fork(at: sequence ?? inner.state.sequence, name: name ?? free)
      try inner.rebaseClock()
      return name ?? free
    }
    observers.notify()
    return name
  }

  /// Goes on in another timeline, where it was left.
  public func switchTimeline(to name: String) throws(StoreFailure) {
    try locked { (inner) throws(StoreFailure) in
      let timeline = try inner.timeline(named: name)
      guard !timeline.isCurrent else { return }
      try inner.makeCurrent(timeline.id)
      try inner.rebaseClock()
    }
    observers.notify()
  }

  /// What differs between two timelines.
  public func compare(_ left: String, _ right: String) throws(StoreFailure) -> TimelineComparison {
    let (events, others) = try locked { (inner) throws(StoreFailure) in
      let (one, other) = (try inner.timeline(named: left), try inner.timeline(named: right))
      return (try inner.history(of: one.id), try inner.history(of: other.id))
    }
    return TimelineComparison(events, others)
  }
}

extension LocalStore.Inner {
  fileprivate func timeline(named name: String) throws(StoreFailure) -> Timeline {
    guard let found = try timelines().first(where: { $0.name == name }) else {
      throw .ledger(.noSuchTimeline(name))
    }
    return found
  }
}
