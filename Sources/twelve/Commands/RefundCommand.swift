import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules

extension CommandSpec {
  static let refund = CommandSpec(
    name: "refund", usage: "[grant|decline|reverse] TRANSACTION",
    summary: "give a charge back, or ask, answer and reverse",
    options: [
      .flag("--request", "only ask for it"),
      .value("--reason", "REASON", "with --request, such as UNINTENDED_PURCHASE"),
      .flag("--through-app", "with --request: through the app's own sheet"),
      .value("--percent", "N", "with grant: only this part"),
    ], words: 1...2
  ) { call throws(Failure) in
    let options = RefundOptions(call)
    let (verb, id) = try options.verb
    let session = try call.openSession()
    if verb == nil, !call.arguments.has("--request") {
      let events = try call.failing(session) { () throws(StoreFailure) in try session.perform(.refund(id)) }
      return try call.tell(RefundText(session: session).text(events), events, session)
    }
    let (reason, percentage) = (try options.reason, try options.percentage)
    let performer = ChangePerformer(session: session)
    return try call.told(session) { () throws(StoreFailure) in
      switch verb {
      case nil:
        try performer.request(id, reason: reason, isThroughApp: call.arguments.has("--through-app"))
      case .grant: try performer.grant(id, percentage: percentage)
      case .decline: try performer.decline(id)
      case .reverse: try performer.reverse(id)
      }
    }
  }

  static let change = CommandSpec(
    name: "change", usage: "PRODUCT", summary: "change to another plan or product, or take a change back",
    options: [
      .value("--plan", "monthly|up-front", "the plan (else up front)"),
      .flag("--undo", "take back the change that waits"),
    ], words: 0...1
  ) { call throws(Failure) in
    if call.arguments.has("--undo") {
      let session = try call.openSession()
      return try call.told(session) { () throws(StoreFailure) in
        try ChangePerformer(session: session).undo(call.words.first.map { ProductID($0) })
      }
    }
    guard !call.words.isEmpty else { throw Failure("Say what to: twelve change PRODUCT [--plan monthly]", .usage) }
    // A change is a purchase where a subscription of the group runs: the rules tell when it takes effect.
    return try await CommandSpec.buy.run(call)
  }

  static let consent = CommandSpec(
    name: "consent", usage: "yes|no [PRODUCT]", summary: "answer a price increase", words: 1...2
  ) { call throws(Failure) in
    guard let agrees = ["yes": true, "no": false][call.words[0]] else {
      throw Failure("`twelve consent \(call.words[0])`: use yes or no.", .usage)
    }
    let session = try call.openSession()
    return try call.told(session) { () throws(StoreFailure) in
      try ChangePerformer(session: session).answer(
        call.words.dropFirst().first.map { ProductID($0) }, agrees: agrees)
    }
  }
}

extension Invocation {
  /// Carries something out and prints its sentence, or the events as JSON.
  fileprivate func told(
    _ session: Session, _ body: () throws(StoreFailure) -> String
  ) throws(Failure) -> ExitStatus {
    let before = session.state.sequence
    let text = try failing(session, body)
    let events = try failing(session) { () throws(StoreFailure) in try session.store.events(after: before) }
    return try tell(text, events, session)
  }
}

/// The words and options of `refund`, checked.
private struct RefundOptions {
  enum Verb: String {
    case grant, decline, reverse
  }

  let call: Invocation

  init(_ call: Invocation) { self.call = call }

  var verb: (Verb?, TransactionID) {
    get throws(Failure) {
      guard let last = call.words.last, let number = UInt64(last) else {
        throw Failure("\(call.words.last ?? ""): not a transaction id. `twelve history` lists them.", .usage)
      }
      guard call.words.count == 2 else { return (nil, TransactionID(number)) }
      guard let verb = Verb(rawValue: call.words[0]) else {
        throw Failure("`twelve refund \(call.words[0])`: use grant, decline or reverse.", .usage)
      }
      return (verb, TransactionID(number))
    }
  }

  var reason: ConsumptionRequestReason {
    get throws(Failure) {
      guard let text = call.arguments["--reason"] else { return .other }
      guard let reason = ConsumptionRequestReason(rawValue: text) else {
        let known = ConsumptionRequestReason.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure("--reason \(text): use one of \(known).", .usage)
      }
      return reason
    }
  }

  var percentage: Int {
    get throws(Failure) {
      guard let text = call.arguments["--percent"] else { return 100_000 }
      guard let percent = Int(text), (1...100).contains(percent) else {
        throw Failure("--percent \(text): use a whole number from 1 to 100.", .usage)
      }
      return percent * 1_000
    }
  }
}
