import TwelveCommerce

/// What may be used, day by day: at the end of each day of UTC, since that is when the day is known.
enum EntitlementDays {
  static func differing(
    _ left: [RecordedEvent], _ right: [RecordedEvent], after shared: Int, customers: [CustomerName]
  ) -> [TimelineComparison.EntitlementDifference] {
    guard let from = ([left, right].compactMap { $0.dropFirst(shared).first?.at }.min()),
      let to = [left.last?.at, right.last?.at].compactMap({ $0 }).max()
    else { return [] }
    var (one, other) = (Days(left), Days(right))
    var found: [CustomerName: [TimelineComparison.EntitlementDifference]] = [:]
    var day = from.utcDay
    while day <= to.utcDay {
      let end = Instant(midnightOf: CalendarDay(daysSinceEpoch: day.daysSinceEpoch + 1)).adding(milliseconds: -1)
      for name in customers {
        let (mine, theirs) = (one.entitlements(of: name, at: end), other.entitlements(of: name, at: end))
        guard mine != theirs else { continue }
        add(.init(customer: name, first: day, last: day, left: mine, right: theirs), to: &found[name, default: []])
      }
      day = CalendarDay(daysSinceEpoch: day.daysSinceEpoch + 1)
    }
    return customers.flatMap { found[$0] ?? [] }
  }

  /// Days that follow each other and differ alike are told as one.
  private static func add(
    _ new: TimelineComparison.EntitlementDifference, to list: inout [TimelineComparison.EntitlementDifference]
  ) {
    if let last = list.last, last.last.daysSinceEpoch + 1 == new.first.daysSinceEpoch, last.left == new.left,
      last.right == new.right
    {
      list[list.count - 1].last = new.last
    } else {
      list.append(new)
    }
  }

  /// A history that is replayed as the days pass.
  private struct Days {
    private var state = StoreState()
    private var rest: ArraySlice<RecordedEvent>

    init(_ events: [RecordedEvent]) { rest = events[...] }

    mutating func entitlements(of name: CustomerName, at instant: Instant) -> [ProductID] {
      while let next = rest.first, next.at <= instant {
        state.apply(next)
        rest.removeFirst()
      }
      return state.customer(name)?.currentEntitlements(at: instant).map(\.productID) ?? []
    }
  }
}
