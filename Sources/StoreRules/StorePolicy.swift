import TwelveCommerce

/// What the project decided where Apple is silent or leaves a choice, as values; each names its decision.
public struct StorePolicy: Hashable, Sendable {
  /// Days for which a failed payment of a commitment is tried again (Apple, life cycle of commitments; decision D3).
  public var commitmentRetryDays = 90
  /// Days for which any other failed payment is tried again (Apple, Server Notifications; decision D3).
  public var standardRetryDays = 60
  /// A lapse shorter than this does not restart `recentSubscriptionStartDate` (decision D20).
  public var lapseDays = 60
  /// The first system version on which the monthly plan is sold (Apple, Supporting monthly subscriptions).
  public var firstSystemWithPlan = SystemVersion(major: 26, minor: 4)
  /// Most of one consumable in one purchase (Apple, `quantity(_:)`).
  public var mostOfOneProduct = 10
  /// Whether a trial's transaction already says that it is period 1 of the commitment (decision D11).
  public var sendsCommitmentBeforePlan = false
  /// Whether an upgrade also marks the old transaction as refunded in part (decision D12).
  public var revokesUpgradedTransaction = false
  /// Days by which a renewal date can be extended at once (Apple, Extend a Subscription Renewal Date).
  public var extensionDays = 1...90
  /// Extensions for one customer in 365 days (Apple, Extend a Subscription Renewal Date).
  public var extensionsPerYear = 2
  /// The longest grace period of a weekly subscription (Apple, Billing Grace Period; decision D3).
  public var weeklyGraceDays = 6

  public init() {}

  /// When a subscription that could not be charged is given up.
  func retryEnd(of subscription: Subscription, since: Instant) -> Instant {
    since.adding(days: retryDays(of: subscription))
  }

  func retryDays(of subscription: Subscription) -> Int {
    let isStandard =
      subscription.termsAfterPeriod.commitmentPayments == nil || isBroken(.commitmentRetriesSixtyDays)
    return isStandard ? standardRetryDays : commitmentRetryDays
  }
}

/// An operating system version: a setting of the store (decision D21).
public struct SystemVersion: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  public var major: Int
  public var minor: Int

  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads `26` or `26.4`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let major = parts[0], (1...99).contains(major) else { return nil }
    guard let minor = parts.count == 2 ? parts[1] : 0, (0...99).contains(minor) else { return nil }
    self.init(major: major, minor: minor)
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

/// What becomes of a failed payment.
public struct RecoveryOutlook: Hashable, Sendable {
  /// When the store gives up, and after how many days.
  public var givesUp: Instant
  public var days: Int
  /// The end of access if it is paid now (decision D2).
  public var accessUntil: Instant
  /// The end of the commitment if it is paid now; nil without a commitment.
  public var commitmentEnd: Instant?
}

extension Subscription {
  /// What becomes of a payment that has failed, if it is paid at an instant or never.
  public func recoveryOutlook(at instant: Instant, policy: StorePolicy) -> RecoveryOutlook {
    let recovered = renewed(at: instant, isRecovery: true)
    return RecoveryOutlook(
      givesUp: policy.retryEnd(of: self, since: periodEnd),
      days: policy.retryDays(of: self),
      accessUntil: recovered.periodEnd, commitmentEnd: recovered.commitmentEnd)
  }
}
