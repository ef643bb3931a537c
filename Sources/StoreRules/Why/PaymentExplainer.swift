import TwelveCommerce

/// Explains a charge: by what the store knew just before it, and by what became of it since.
struct PaymentExplainer {
  /// As it stands now.
  let transaction: TransactionRecord
  let event: RecordedEvent
  let customer: CustomerState
  let trail: EventTrail
  /// The run just before the charge; nil when the charge began it.
  let before: Subscription?
  /// The run just after the charge; nil for a one-time purchase.
  let after: Subscription?
  /// When the present commitment, or the run without one, began.
  let beginning: TransactionRecord?

  /// Nil when the customer has no such charge.
  init?(_ id: TransactionID, _ customer: CustomerState, _ trail: EventTrail) {
    guard let transaction = customer.transaction(id), let event = trail.charge(id) else { return nil }
    (self.transaction, self.event, self.customer, self.trail) = (transaction, event, customer, trail)
    var state = StoreState(replaying: trail.events.prefix { $0.sequence < event.sequence })
    before = state.customer(customer.name)?.subscription(transaction.runID)
    state.apply(event)
    let then = state.customer(customer.name)
    let after = then?.subscription(transaction.runID)
    self.after = after
    beginning = after.flatMap { then?.paymentsOfPresentCommitment($0).first }
  }

  var explanation: Explanation {
    let reason = reason
    return Explanation(
      question: .payment(transaction.id), reason: reason, additions: additions(to: reason), facts: facts,
      events: events, advice: advice)
  }

  var past: EventTrail { trail.upTo(event) }

  /// Whether the renewal was cancelled when it was charged.
  var isCancelled: Bool { before?.renewsAtEnd == false }

  /// The event that switched the renewal on again afterwards.
  var resumption: RecordedEvent? {
    guard isCancelled, customer.subscription(transaction.runID)?.renewsAtEnd == true else { return nil }
    return trail.resumption(ofRun: transaction.runID).flatMap { $0.sequence > event.sequence ? $0 : nil }
  }

  /// What led to the charge, the charge, and what became of it.
  var events: [RecordedEvent] {
    let began = beginning.flatMap { trail.charge($0.id) }
    let cancelled = isCancelled ? past.cancellation(ofRun: transaction.runID) : nil
    let failed = event.event.isRecovery ? past.failure(ofRun: transaction.runID) : []
    let chosen = before?.nextTerms == nil ? nil : past.change(ofRun: transaction.runID)
    let told = hasNewPrice ? past.priceChange(ofRun: transaction.runID) : []
    return EventTrail.ordered(
      [began, cancelled, chosen, event, resumption] + told + failed + trail.afterwards(transaction.id))
  }
}

extension StoreEvent {
  /// Whether it is a charge that had failed before.
  var isRecovery: Bool {
    if case .renewed(let event) = self { event.isRecovery } else { false }
  }
}
