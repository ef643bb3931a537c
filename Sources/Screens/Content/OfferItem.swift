/// The offer that a subscription's latest paid period has, as the account tells it.
public struct OfferItem: Hashable, Sendable {
  /// `free for 1 week, then 12 payments`
  public var text: String
  /// The same where there is no room for it.
  public var shortText: String
  /// What follows a trial, or what was paid up front, before the plan; nil where the plan's payments have begun
  /// (decision D11).
  public var afterwards: String?
  public var isFree: Bool
  /// Whether a commitment begins only after it.
  public var isBeforeCommitment: Bool

  public init(text: String, shortText: String, afterwards: String?, isFree: Bool, isBeforeCommitment: Bool) {
    self.text = text
    self.shortText = shortText
    self.afterwards = afterwards
    self.isFree = isFree
    self.isBeforeCommitment = isBeforeCommitment
  }
}
