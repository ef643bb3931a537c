import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

extension CommandSpec {
  static let explain = CommandSpec(
    name: "explain", usage: "TRANSACTION | \(topics) [PRODUCT]",
    summary: "why a charge was made, or why access, a date or a flag is as it is; with a reply to paste", words: 1...2
  ) { call throws(Failure) in
    let session = try call.openSession()
    let question = try ExplainWords(call: call, session: session).question
    let found = try call.failing(session) { () throws(StoreFailure) in
      guard let explanation = try session.explain(question) else {
        throw .rejected(.noSuchTransaction(question.id))
      }
      return explanation
    }
    if call.wantsJSON {
      call.output.raw(try JSONOutput(session: session).text(ExplainJSON(found, session)))
    } else {
      for line in ExplainLines(session: session).lines(found) { call.output.line(line) }
    }
    return .done
  }

  private static let topics = Question.Topic.allCases.map(\.rawValue).joined(separator: "|")
}

/// The words of `explain`, checked.
private struct ExplainWords {
  let call: Invocation
  let session: Session

  var question: Question {
    get throws(Failure) {
      if let number = UInt64(call.words[0]) {
        guard call.words.count == 1 else { throw Failure("A transaction needs no product beside it.", .usage) }
        return .payment(TransactionID(number))
      }
      guard let topic = Question.Topic(rawValue: call.words[0]) else {
        let topics = Question.Topic.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure("\(call.words[0]): use a transaction id (`twelve history` lists them), or \(topics).", .usage)
      }
      let product = call.words.dropFirst().first.map { ProductID($0) }
      let run = try call.failing(session) { () throws(StoreFailure) in try session.run(of: product) }
      return Question(topic, ofRun: run.runID)
    }
  }
}

extension Session {
  /// The subscription that is meant: the only one that runs, else the latest one; of a product, if it is named.
  fileprivate func run(of product: ProductID?) throws(StoreFailure) -> Subscription {
    let all = (customerState?.subscriptions ?? []).filter { product == nil || $0.productID == product }
    let running = all.filter(\.isRunning)
    guard running.count < 2 else { throw .rejected(.severalSubscriptions(running.map(\.productID))) }
    guard let run = running.first ?? all.last else { throw .rejected(.noRunningSubscription) }
    return run
  }
}

/// An explanation as plain lines; the reply is not wrapped, so that it can be pasted.
private struct ExplainLines {
  let session: Session

  func lines(_ explanation: Explanation) -> [String] {
    let words = session.words
    let text = words.explain(explanation, catalog: session.catalog)
    let events = EventLines(session: session).lines(explanation.events).map { "  \($0)" }
    let rules = text.rules.flatMap { rule in ["  \(rule.text)"] + rule.sources.map { "    \($0)" } }
    let reply = text.reply.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return [text.subject, "", text.paragraph, "", words.say(.whyEvents)] + events + ["", words.say(.whyRule)] + rules
      + ["", words.say(.whyReply), ""] + reply
  }
}
