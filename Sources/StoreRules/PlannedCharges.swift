import TwelveCommerce

/// What terms are going to charge, from their beginning to their first renewal: what a customer is told before anything
/// is charged.
public struct PlannedCharges: Hashable, Sendable {
  public struct Charge: Hashable, Sendable {
    public var date: Instant
    public var amount: Money
  }

  /// A free trial, or a discount paid up front, that comes before the plan's own payments (decision D11).
  public var before: Charge?
  /// The payments of the commitment; without one the discounted ones, or the first.
  public var payments: [Charge]
  /// How many of the payments cost less than the plan does.
  public var discounted: Int
  /// The charge after them, unless cancelled before.
  public var renewal: Charge
  /// The plan's own total, 12 × its price (Apple's `commitmentInfo.price` of the pricing terms); nil without a
  /// commitment.
  public var planTotal: Money?

  /// The charge after the first.
  public var next: Charge {
    if before != nil, let first = payments.first { return first }
    return payments.count > 1 ? payments[1] : renewal
  }

  /// The sum of the payments: what this customer's commitment costs (Apple's `commitmentPrice` of the transactions).
  public var paymentsTotal: Money { payments.map(\.amount).reduce(.zero(renewal.amount.currency), +) }

  /// Everything that is charged up to the renewal.
  public var total: Money { before.map { $0.amount + paymentsTotal } ?? paymentsTotal }

  /// When the plan's own payments begin: until then a trial or a payment up front can be left without owing more.
  public var start: Instant { payments.first?.date ?? renewal.date }
}

extension Terms {
  /// What these terms charge when they begin at an instant and every payment goes through (decision D1).
  public func plannedCharges(from start: Instant) -> PlannedCharges {
    let leads = leadingPeriods
    let anchor = leads == 0 ? start : firstPeriod.end(of: 1, from: start)
    let discounted = leads == 0 ? offer.map { min($0.periodCount, commitmentPayments ?? .max) } ?? 0 : 0
    let count = commitmentPayments ?? max(discounted, 1)
    func charge(_ index: Int) -> PlannedCharges.Charge {
      PlannedCharges.Charge(
        date: index == 0 ? anchor : period.end(of: index, from: anchor), amount: price(ofPeriod: leads + index))
    }
    return PlannedCharges(
      before: leads == 0 ? nil : PlannedCharges.Charge(date: start, amount: price(ofPeriod: 0)),
      payments: (0..<count).map(charge), discounted: discounted, renewal: charge(count),
      planTotal: commitmentPayments.map { price * $0 })
  }
}

extension OrderEffect {
  /// When what is ordered begins: now, or at the end of what it waits for.
  public func start(orderedAt now: Instant) -> Instant {
    if case .waits(_, _, let until) = self { until } else { now }
  }
}
