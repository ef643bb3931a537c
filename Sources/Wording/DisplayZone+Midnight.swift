import TwelveCommerce

extension DisplayZone {
  /// The first instant of a day here: its midnight, or what the clock shows first where a change of offset skips
  /// midnight. A day that does not exist here (30 December 2011 in Apia) begins when the next one does.
  public func start(of day: CalendarDay) -> Instant {
    let wall = Instant(midnightOf: day)
    let dayLength: Int64 = 86_400_000
    let offsets = [wall.adding(milliseconds: -dayLength), wall.adding(milliseconds: dayLength)].map(secondsFromUTC)
    let midnights = offsets.map { wall.adding(milliseconds: Int64($0) * -1_000) }
    if let midnight = midnights.filter({ wallClock($0) == wall }).min() { return midnight }
    return firstInstant(showing: wall)
  }

  /// The first instant whose local time is this or later, found by halving: no offset is more than 26 hours.
  private func firstInstant(showing wall: Instant) -> Instant {
    var (before, after) = (wall.milliseconds - 93_600_000, wall.milliseconds + 93_600_000)
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if wallClock(Instant(milliseconds: middle)) >= wall { after = middle } else { before = middle }
    }
    return Instant(milliseconds: after)
  }
}
