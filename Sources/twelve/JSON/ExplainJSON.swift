import TwelveCommerce
import TwelveStoreRules
import TwelveWording

/// `twelve explain --json`
struct ExplainJSON: Encodable {
  /// `payment`, or the word of the command.
  var question: String
  /// Of the charge, or of the first charge of the run.
  var transactionId: String
  var reason: String
  var text: String
  var events: [EventJSON]
  var sources: [String]
  var reply: String

  init(_ explanation: Explanation, _ session: Session) {
    let told = session.words.explain(explanation, catalog: session.catalog)
    question = explanation.question.topic?.rawValue ?? "payment"
    transactionId = explanation.question.id.description
    reason = explanation.reason.rawValue
    text = told.paragraph
    events = explanation.events.map { EventJSON(recorded: $0) }
    sources = explanation.sources.map(\.title)
    reply = told.reply
  }
}
