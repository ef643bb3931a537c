import TwelveCommerce

extension StoreState {
  /// Why something is as it is: a function of the state and the events that made it.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - name: The customer whom it is about.
  ///   - events: Every event of the timeline, in order.
  /// - Returns: Nil when the customer has no such charge or run.
  public func explain(
    _ question: Question, for name: CustomerName, from events: some Sequence<RecordedEvent>,
    policy: StorePolicy = StorePolicy()
  ) -> Explanation? {
    guard let customer = customer(name) else { return nil }
    let trail = EventTrail(events, of: name)
    guard let topic = question.topic else {
      return PaymentExplainer(question.id, customer, trail)?.explanation
    }
    guard let run = customer.subscription(question.id) else { return nil }
    return RunExplainer(run: run, customer: customer, trail: trail, policy: policy).explanation(of: topic)
  }
}
