import TwelveCommerce

/// The events of one customer, asked for what led somewhere.
struct EventTrail {
  /// In order; those of the whole store among them.
  let events: [RecordedEvent]

  init(_ events: some Sequence<RecordedEvent>, of customer: CustomerName) {
    self.events = events.filter { $0.customer == customer || $0.customer == nil }
  }

  /// The trail up to and including an event.
  func upTo(_ event: RecordedEvent) -> EventTrail {
    EventTrail(kept: events.filter { $0.sequence <= event.sequence })
  }

  private init(kept: [RecordedEvent]) { events = kept }

  /// The event that made a charge.
  func charge(_ id: TransactionID) -> RecordedEvent? { events.first { $0.event.charge?.id == id } }

  /// What happened to a charge afterwards: requests, refunds, and the change that replaced it.
  func afterwards(_ id: TransactionID) -> [RecordedEvent] {
    events.filter { $0.event.touchedCharge == id }
  }

  /// The cancellation that a run stands under; nil when it renews.
  func cancellation(ofRun runID: TransactionID) -> RecordedEvent? {
    let changes = events.filter { event in
      if case .autoRenewChanged(let change) = event.event { change.runID == runID } else { false }
    }
    guard let last = changes.last, case .autoRenewChanged(let change) = last.event, !change.renewsAtEnd else {
      return nil
    }
    return last
  }

  /// When the renewal of a run was last switched on again.
  func resumption(ofRun runID: TransactionID) -> RecordedEvent? {
    last { event in
      if case .autoRenewChanged(let change) = event { change.runID == runID && change.renewsAtEnd } else { false }
    }
  }

  /// The latest charge of a run that failed, with the end of its grace period.
  func failure(ofRun runID: TransactionID) -> [RecordedEvent] {
    guard let failed = last(where: { if case .renewalFailed(let event) = $0 { event.runID == runID } else { false } })
    else { return [] }
    let graceEnds = events.filter { event in
      guard event.sequence > failed.sequence, case .gracePeriodExpired(let ended) = event.event else { return false }
      return ended.runID == runID
    }
    return [failed] + graceEnds.prefix(1)
  }

  /// The change of plan that waits, or waited.
  func change(ofRun runID: TransactionID) -> RecordedEvent? {
    last { event in
      guard case .renewalPreferenceChanged(let change) = event else { return false }
      return change.runID == runID && change.terms != nil
    }
  }

  /// What was said of a new price, and what was answered.
  func priceChange(ofRun runID: TransactionID) -> [RecordedEvent] {
    let told = last { if case .priceChangeAnnounced(let event) = $0 { event.runID == runID } else { false } }
    let answered = last { if case .priceChangeAnswered(let event) = $0 { event.runID == runID } else { false } }
    return [told, answered].compactMap { $0 }
  }

  func extensions(ofRun runID: TransactionID) -> [RecordedEvent] {
    events.filter { if case .renewalExtended(let event) = $0.event { event.runID == runID } else { false } }
  }

  /// The end of a run, however it came.
  func end(ofRun runID: TransactionID) -> RecordedEvent? {
    last { event in
      switch event {
      case .subscriptionExpired(let event): event.runID == runID
      case .refunded(let event): event.endedRunID == runID
      case .familySharingRevoked(let event): event.runID == runID
      default: false
      }
    }
  }

  /// When a product was last taken from sale.
  func endOfSale(_ id: ProductID) -> RecordedEvent? {
    last { if case .saleChanged(let event) = $0 { event.productID == id && !event.isForSale } else { false } }
  }

  private func last(where matches: (StoreEvent) -> Bool) -> RecordedEvent? { events.last { matches($0.event) } }

  /// Events in order, each once.
  static func ordered(_ events: [RecordedEvent?]) -> [RecordedEvent] {
    let known = events.compactMap { $0 }.sorted { $0.sequence < $1.sequence }
    return zip(known.indices, known).filter { $0 == 0 || known[$0 - 1].sequence != $1.sequence }.map(\.1)
  }
}

extension StoreEvent {
  /// The charge that it made.
  var charge: TransactionRecord? {
    switch self {
    case .purchased(let event): event.transaction
    case .renewed(let event): event.transaction
    default: nil
    }
  }

  /// The earlier charge that it did something to.
  fileprivate var touchedCharge: TransactionID? {
    switch self {
    case .purchased(let event): event.replaced?.transactionID
    case .refundRequested(let event): event.transactionID
    case .refundDeclined(let event): event.transactionID
    case .refunded(let event): event.transactionID
    case .refundReversed(let event): event.transactionID
    case .familySharingRevoked(let event): event.transactionID
    default: nil
    }
  }
}
