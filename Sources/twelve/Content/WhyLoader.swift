import Screens
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

extension Session {
  /// Why something is as it is; nil when the customer has no such charge or run.
  func explain(_ question: Question) throws(StoreFailure) -> Explanation? {
    state.explain(question, for: customer, from: try store.events(), policy: store.rules.policy)
  }
}

/// Answers a question of the screens.
struct WhyLoader: Sendable {
  let session: Session

  /// Nil when there is nothing to explain any more, as after going back in time.
  func content(_ question: WhyQuestion) throws(StoreFailure) -> WhyContent? {
    guard let transaction = session.customerState?.transaction(question.transactionID),
      let explanation = try session.explain(Question(question, about: transaction))
    else { return nil }
    let text = session.words.explain(explanation, catalog: session.catalog)
    return WhyContent(
      subject: text.subject, paragraph: text.paragraph,
      events: TimelineLoader(session: session).rows(explanation.events),
      rules: text.rules.map { WhyRule(text: $0.text, sources: $0.sources) }, reply: text.reply,
      next: next(after: question, of: transaction))
  }

  /// The questions go around; a plan without a commitment has none about it.
  private func next(after question: WhyQuestion, of transaction: TransactionRecord) -> WhyQuestion? {
    guard let run = session.customerState?.subscription(transaction.runID) else { return nil }
    let hasCommitment = run.terms.commitmentPayments != nil
    let topics = WhyQuestion.Topic.allCases.filter { topic in
      hasCommitment || (topic != .commitmentEnd && topic != .commitmentWillAutoRenew)
    }
    let index = topics.firstIndex(of: question.topic) ?? 0
    return WhyQuestion(topics[(index + 1) % topics.count], question.transactionID)
  }
}

extension Question {
  /// A question of the screens, about a charge or about its run.
  init(_ question: WhyQuestion, about transaction: TransactionRecord) {
    self =
      switch question.topic {
      case .payment: .payment(transaction.id)
      case .access: .access(transaction.runID)
      case .commitmentEnd: .commitmentEnd(transaction.runID)
      case .willAutoRenew: .willAutoRenew(transaction.runID)
      case .commitmentWillAutoRenew: .commitmentWillAutoRenew(transaction.runID)
      case .state: .state(transaction.runID)
      }
  }
}
