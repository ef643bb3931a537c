import TwelveCommerce

/// The offsets of a time zone: those that the database lists, and a rule for the time after them.
struct ZoneTable: Hashable, Sendable {
  /// A change of offset, in seconds since 1970.
  struct Transition: Hashable, Sendable {
    let at: Int64
    let secondsFromUTC: Int
  }

  /// What holds before the first transition, and always where there is neither transition nor rule.
  var firstOffset: Int
  /// In order of time.
  var transitions: [Transition] = []
  /// What holds after the last transition.
  var rule: ZoneRule?

  func secondsFromUTC(at instant: Instant) -> Int {
    let (quotient, rest) = instant.milliseconds.quotientAndRemainder(dividingBy: 1_000)
    let seconds = rest < 0 ? quotient - 1 : quotient
    guard let last = transitions.last else { return rule?.secondsFromUTC(at: seconds) ?? firstOffset }
    if seconds >= last.at { return rule?.secondsFromUTC(at: seconds) ?? last.secondsFromUTC }
    let later = firstTransition(after: seconds)
    return later == 0 ? firstOffset : transitions[later - 1].secondsFromUTC
  }

  private func firstTransition(after seconds: Int64) -> Int {
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].at <= seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
