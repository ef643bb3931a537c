import TwelveCommerce

/// What differs between two histories: field by field, in money, and day by day in what may be used.
public struct TimelineComparison: Hashable, Sendable {
  /// Events at the beginning that both have.
  public var sharedEvents: Int
  /// The time of the last of them; nil when there is none.
  public var sharedUntil: Instant?
  public var fields: [FieldDifference]
  public var money: [FieldDifference]
  public var entitlements: [EntitlementDifference]

  /// A value under Apple's name, or a plain one, in both.
  public struct FieldDifference: Hashable, Sendable {
    public var customer: CustomerName?
    public var field: String
    /// Nil where one history has no such thing.
    public var left: FieldValue?
    public var right: FieldValue?
  }

  /// Days on which not the same may be used.
  public struct EntitlementDifference: Hashable, Sendable {
    public var customer: CustomerName
    public var first: CalendarDay
    /// The last of the days.
    public var last: CalendarDay
    public var left: [ProductID]
    public var right: [ProductID]
  }

  public var isEmpty: Bool { fields.isEmpty && money.isEmpty && entitlements.isEmpty }

  public init(_ left: [RecordedEvent], _ right: [RecordedEvent]) {
    let shared = zip(left, right).prefix { $0 == $1 }.count
    sharedEvents = shared
    sharedUntil = shared > 0 ? left[shared - 1].at : nil
    let (one, other) = (StoreState(replaying: left), StoreState(replaying: right))
    var names = one.customerNames
    names += other.customerNames.filter { !names.contains($0) }
    fields = TimelineComparison.differing(nil, StateFields.clock(one), StateFields.clock(other))
    money = []
    for name in names {
      let (mine, theirs) = (one.customer(name), other.customer(name))
      fields += TimelineComparison.differing(name, StateFields.fields(of: mine), StateFields.fields(of: theirs))
      money += TimelineComparison.differing(name, StateFields.money(of: mine), StateFields.money(of: theirs))
    }
    entitlements = EntitlementDays.differing(left, right, after: shared, customers: names)
  }

  private static func differing(
    _ customer: CustomerName?, _ left: [(String, FieldValue)], _ right: [(String, FieldValue)]
  ) -> [FieldDifference] {
    let names = left.map(\.0) + right.map(\.0).filter { name in !left.contains { $0.0 == name } }
    return names.compactMap { name in
      let (mine, theirs) = (left.first { $0.0 == name }?.1, right.first { $0.0 == name }?.1)
      guard mine != theirs else { return nil }
      return FieldDifference(customer: customer, field: name, left: mine, right: theirs)
    }
  }
}

/// A value in a comparison.
public enum FieldValue: Hashable, Sendable {
  case text(String)
  case instant(Instant)
  case money(Money)
  case product(ProductID)
}
