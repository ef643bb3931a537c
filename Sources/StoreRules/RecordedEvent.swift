import TwelveCommerce

/// An event that has not been stored yet.
public struct NewEvent: Hashable, Sendable {
  public var at: Instant
  /// Whom it concerns; nil for what concerns the whole store.
  public var customer: CustomerName?
  public var event: StoreEvent

  public init(at: Instant, customer: CustomerName? = nil, _ event: StoreEvent) {
    self.at = at
    self.customer = customer
    self.event = event
  }
}

/// An event with its place in its timeline.
public struct RecordedEvent: Hashable, Sendable {
  /// Counted from 1 in a timeline; decides ties (decision D27).
  public var sequence: Int64
  public var at: Instant
  public var customer: CustomerName?
  public var event: StoreEvent

  public init(sequence: Int64, _ new: NewEvent) {
    self.sequence = sequence
    at = new.at
    customer = new.customer
    event = new.event
  }
}
