import TwelveCommerce

/// What happened and what comes.
public struct TimelineContent: Hashable, Sendable {
  /// Oldest first.
  public var past: [TimelineRow]
  /// What comes if nothing is changed, next first.
  public var coming: [TimelineRow]
  /// What the last step changed, in words.
  public var lastStep: [String]
  /// Every timeline of the store, oldest first.
  public var all: [TimelineItem] = []

  /// Before anything has been read.
  public static let nothing = TimelineContent(past: [], coming: [], lastStep: [])

  public init(past: [TimelineRow], coming: [TimelineRow], lastStep: [String]) {
    self.past = past
    self.coming = coming
    self.lastStep = lastStep
  }
}

public struct TimelineRow: Hashable, Sendable {
  public var at: Instant
  public var text: String
  /// Nil when no money moves; negative amounts carry their sign.
  public var amount: String?
  /// Under Apple's name, such as `DID_RENEW`.
  public var notification: String?
  /// The charge it is about.
  public var transactionID: TransactionID?
  /// The event's number in its timeline; nil for what has not happened yet.
  public var sequence: Int64?
  /// What `e` explains on it; nil when there is nothing to explain.
  public var why: WhyQuestion?

  public init(
    at: Instant, text: String, amount: String?, notification: String?, transactionID: TransactionID?,
    sequence: Int64? = nil, why: WhyQuestion? = nil
  ) {
    self.at = at
    self.text = text
    self.amount = amount
    self.notification = notification
    self.transactionID = transactionID
    self.sequence = sequence
    self.why = why
  }
}
