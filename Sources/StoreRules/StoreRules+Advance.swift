import TwelveCommerce

extension StoreRules {
  /// Moves the clock forward through everything that falls due up to and including `target` (decision D4), one instant
  /// after the other, and returns every event. The state is left as the events make it.
  public func advance(
    _ state: inout StoreState, to target: Instant, limit: Int = .max
  ) throws(Rejection) -> [NewEvent] {
    guard target >= state.now else { throw .timeMovesForward(now: state.now) }
    var events: [NewEvent] = []
    while events.count < limit, let event = nextDueEvent(&state, upTo: target) {
      record(event, in: &state, &events)
    }
    if events.count < limit, target > state.now {
      record(NewEvent(at: target, .clockAdvanced(.init(to: target))), in: &state, &events)
    }
    return events
  }

  /// Moves the clock forward until a customer has been charged so many times more, or nothing falls due for them.
  public func advance(
    _ state: inout StoreState, byPayments count: Int, of customer: CustomerName
  ) throws(Rejection) -> [NewEvent] {
    var events: [NewEvent] = []
    var payments = 0
    while payments < count {
      guard let next = nextDue(state, for: customer) else {
        guard payments > 0 else { throw .nothingDue }
        break
      }
      let happened = try advance(&state, to: next)
      payments += happened.count { $0.customer == customer && $0.event.isRenewal }
      events += happened
    }
    return events
  }

  /// When something falls due next, for anybody; nil when nothing will.
  public func nextDue(_ state: StoreState) -> Instant? {
    var state = state
    return currentEntry(&state)?.at
  }

  /// When something falls due next for one customer; nil when nothing will.
  public func nextDue(_ state: StoreState, for customer: CustomerName) -> Instant? {
    let running = state.customer(customer)?.subscriptions ?? []
    return running.compactMap { $0.nextDue(policy: policy) }.min()
  }

  private func record(_ event: NewEvent, in state: inout StoreState, _ events: inout [NewEvent]) {
    state.apply(RecordedEvent(sequence: state.sequence + 1, event))
    events.append(event)
  }

  private func nextDueEvent(_ state: inout StoreState, upTo target: Instant) -> NewEvent? {
    while let entry = currentEntry(&state), entry.at <= target {
      guard let customer = state.customer(entry.customer), let subscription = customer.subscription(entry.runID) else {
        state.due.removeFirst()
        continue
      }
      let at = max(entry.at, state.now)
      let counter = Counter(rules: self, state: state, customer: customer)
      guard let event = counter.due(subscription) else { return nil }
      return NewEvent(at: at, customer: entry.customer, event)
    }
    return nil
  }

  /// The first entry that its subscription still stands by.
  private func currentEntry(_ state: inout StoreState) -> DueQueue.Entry? {
    while let entry = state.due.first {
      let subscription = state.customer(entry.customer)?.subscription(entry.runID)
      if subscription?.nextDue(policy: policy) == entry.at { return entry }
      state.due.removeFirst()
    }
    return nil
  }
}

extension StoreEvent {
  fileprivate var isRenewal: Bool {
    if case .renewed = self { true } else { false }
  }
}
