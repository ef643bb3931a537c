import TwelveCommerce

/// When each billing period of a subscription ends. Always computed from the anchor, so that a start on the 29th, 30th
/// or 31st never drifts (decision D1).
public struct BillingSchedule: Hashable, Sendable, Codable {
  /// The start of the first period counted from here: of the first paid one, or of the one that recovered (decision D2).
  public var anchor: Instant
  /// The number of the period that begins at the anchor, counted from 1 since the subscription began.
  public var anchorPeriod: Int
  /// The length of one billing period.
  public var period: SubscriptionPeriod
  /// By how many days extensions have moved every boundary (decision D15).
  public var extensionDays = 0

  /// The end of a period at or after the anchor's.
  public func end(ofPeriod number: Int) -> Instant {
    if isBroken(.anchorDrifts), number > anchorPeriod {
      return period.end(of: 1, from: end(ofPeriod: number - 1)).adding(days: extensionDays)
    }
    return period.end(of: number - anchorPeriod + 1, from: anchor).adding(days: extensionDays)
  }

  /// The schedule after a payment came late: the recovered period begins at the recovery (decision D2).
  public func recovered(period number: Int, at instant: Instant) -> BillingSchedule {
    BillingSchedule(anchor: instant, anchorPeriod: number, period: period)
  }
}
