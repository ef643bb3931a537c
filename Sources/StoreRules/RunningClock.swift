import TwelveCommerce

/// How fast the clock runs (decision D5): how long a calendar month takes on the wall.
public struct ClockRate: Hashable, Sendable, Codable {
  /// Milliseconds of real time in which an average month passes.
  public var millisecondsPerMonth: Int64

  public init(millisecondsPerMonth: Int64) { self.millisecondsPerMonth = millisecondsPerMonth }

  /// A twelfth of the mean Gregorian year.
  static let averageMonth: Int64 = 2_629_746_000

  /// As time really passes.
  public static let real = ClockRate(millisecondsPerMonth: averageMonth)
  /// For looking on: a month a second.
  public static let play = ClockRate(millisecondsPerMonth: 1_000)

  public var isReal: Bool { self == .real }
}

public struct ClockRateChanged: Hashable, Sendable, Codable {
  /// Nil stops the clock.
  public var rate: ClockRate?
  /// What the wall's clock said then.
  public var wall: Instant
}

extension NewEvent {
  /// The clock goes on from an instant that it was moved to.
  public static func rebasedClock(at instant: Instant, _ rate: ClockRate, _ wall: Instant) -> NewEvent {
    NewEvent(at: instant, .clockRateChanged(ClockRateChanged(rate: rate, wall: wall)))
  }
}

/// A clock that runs by the wall's (decision D5): the time it shows is computed, never sampled, so that what falls due
/// has the same date however late a program looks.
public struct RunningClock: Hashable, Sendable {
  public var rate: ClockRate
  var wallStart: Instant
  var start: Instant

  /// The virtual time at a time of the wall's.
  public func time(atWall wall: Instant) -> Instant {
    let elapsed = Int128(wall.milliseconds - wallStart.milliseconds)
    let passed = elapsed * Int128(ClockRate.averageMonth) / Int128(max(1, rate.millisecondsPerMonth))
    return start.adding(milliseconds: Int64(clamping: passed))
  }
}

extension StoreRules {
  /// What fell due up to the time that a running clock shows, without a note that time has passed: that follows from
  /// the clock.
  public func due(_ state: StoreState, upTo target: Instant) throws(Rejection) -> [NewEvent] {
    var future = state
    return try advance(&future, to: target).filter { event in
      if case .clockAdvanced = event.event { false } else { true }
    }
  }
}

extension StoreState {
  /// Moves the clock that is shown; the history does not note it.
  public mutating func show(_ instant: Instant) { now = max(now, instant) }
}
