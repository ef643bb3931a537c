import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Commands that ask the store for one thing and print what happened.
extension CommandSpec {
  static let cancel = CommandSpec(
    name: "cancel", usage: "[PRODUCT]",
    summary: "stop the renewal; remaining payments and access go on", words: 0...1
  ) { call throws(Failure) in
    let session = try call.openSession()
    let events = try call.failing(session) { () throws(StoreFailure) in
      try session.perform(.cancelRenewal(call.words.first.map { ProductID($0) }))
    }
    return try call.tell(RenewalText(session: session).cancelled, events, session)
  }

  static let resume = CommandSpec(
    name: "resume", usage: "[PRODUCT]", summary: "let the renewal take place again", words: 0...1
  ) { call throws(Failure) in
    let session = try call.openSession()
    let events = try call.failing(session) { () throws(StoreFailure) in
      try session.perform(.resumeRenewal(call.words.first.map { ProductID($0) }))
    }
    return try call.tell(RenewalText(session: session).resumed, events, session)
  }

  static let payment = CommandSpec(
    name: "payment", usage: "fail|fix", summary: "make the customer's payment method fail, or work again",
    words: 1...1
  ) { call throws(Failure) in
    let works: Bool
    switch call.words[0] {
    case "fail": works = false
    case "fix": works = true
    default: throw Failure("`twelve payment \(call.words[0])`: use fail or fix.", .usage)
    }
    let session = try call.openSession()
    let events = try call.failing(session) { () throws(StoreFailure) in
      try session.perform(.setPaymentMethod(works: works))
    }
    let text = session.words.say(works ? .paymentMethodWorksNow : .paymentMethodFailsNow)
    return try call.tell(text, events, session)
  }

  static let approve = CommandSpec(
    name: "approve", usage: "[REQUEST]", summary: "let a waiting purchase through (Ask to Buy), the oldest first",
    words: 0...1
  ) { call throws(Failure) in
    let session = try call.openSession()
    let events = try call.failing(session) { () throws(StoreFailure) in
      try session.perform(.approvePurchase(requestID: call.words.first))
    }
    try call.printChange(events, session)
    return events.contains { $0.event.isRefusal } ? .refused : .done
  }

  static let decline = CommandSpec(
    name: "decline", usage: "[REQUEST]", summary: "refuse a waiting purchase", words: 0...1
  ) { call throws(Failure) in
    let session = try call.openSession()
    let events = try call.failing(session) { () throws(StoreFailure) in
      try session.perform(.declinePurchase(requestID: call.words.first))
    }
    return try call.tell(session.words.say(.declinedPending), events, session)
  }

  static let undo = CommandSpec(
    name: "undo", usage: "", summary: "go back a step, in a new timeline; nothing is lost"
  ) { call throws(Failure) in
    let session = try call.openSession()
    let before = session.store.timelineName
    let undone = try call.failing(session) { () throws(StoreFailure) in try session.store.undo() }
    return try call.tell(session.words.say(.undone, ["name": before]), undone, session)
  }
}

extension Invocation {
  /// Prints what happened in a sentence, or as JSON.
  func tell(_ text: String, _ events: [RecordedEvent], _ session: Session) throws(Failure) -> ExitStatus {
    if wantsJSON { try printChange(events, session) } else { output.line(text) }
    return .done
  }
}

extension StoreEvent {
  /// Whether a purchase came to nothing.
  var isRefusal: Bool {
    if case .purchaseNotMade = self { true } else { false }
  }
}
