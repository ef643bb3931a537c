import TwelveCommerce
import TwelveStoreRules

extension StepReader {
  static let purchases: [(word: String, example: String, read: Reader)] = [
    ("buy", "buy pro.yearly monthly with loyal", { words throws(ScenarioFault) in try purchase(&words) }),
    ("approve", "approve", { words in ofRequest(&words) { .approvePurchase(requestID: $0) } }),
    ("refuse", "refuse", { words in ofRequest(&words) { .declinePurchase(requestID: $0) } }),
    ("resolve", "resolve", { words in ofRequest(&words) { .resolvePurchase(requestID: $0) } }),
    (
      "purchases", "purchases end pending",
      { words throws(ScenarioFault) in
        try words.expect("end", example: "purchases end pending")
        let outcome = try words.value("ending", example: "purchases end pending") { PurchaseOutcome(rawValue: $0) }
        return command { _ in .choosePurchaseOutcome(outcome) }
      }
    ),
    (
      "acknowledge", "acknowledge disclosure",
      { words throws(ScenarioFault) in
        try words.expect("disclosure", example: "acknowledge disclosure")
        return command { _ in .acknowledgeDisclosure }
      }
    ),
    (
      "redeem", "redeem SPRING26",
      { words throws(ScenarioFault) in
        let code = try words.word("a code", example: "redeem SPRING26").text
        return command { context in .redeem(code: code, requestID: context.newRequestID) }
      }
    ),
    (
      "share", "share forever from demo",
      { words throws(ScenarioFault) in
        let product = try words.word("a product", example: "share forever from demo")
        try words.expect("from", example: "share forever from demo")
        let payer = CustomerName(try words.word("a name", example: "share forever from demo").text)
        let line = words
        return command { context throws(ScenarioFault) in
          .receiveFamilySharing(
            try context.product(product, line), from: payer, requestID: context.newRequestID)
        }
      }
    ),
    (
      "unshare", "unshare forever",
      { words throws(ScenarioFault) in
        let product = try words.word("a product", example: "unshare forever")
        let line = words
        return command { context throws(ScenarioFault) in .loseFamilySharing(try context.product(product, line)) }
      }
    ),
  ]

  /// A purchase by the id that it was given; the oldest without one.
  private static func ofRequest(
    _ words: inout WordLine, _ make: @escaping @Sendable (String?) -> CustomerCommand
  ) -> ScenarioAction {
    let requestID = (try? words.word("an id", example: ""))?.text
    return command { _ in make(requestID) }
  }

  /// `buy PRODUCT [monthly|up front] [N times] [with OFFER] [request ID] [ending OUTCOME]`
  private static func purchase(_ words: inout WordLine) throws(ScenarioFault) -> ScenarioAction {
    let product = try words.word("a product", example: "buy pro.yearly monthly")
    var request = PurchaseRequest(requestID: "", productID: "")
    var outcome: PurchaseOutcome?
    while let next = words.next {
      if let plan = words.plan() {
        request.plan = plan
      } else if words.take("with") {
        request.offerID = try words.word("an offer", example: "with loyal").text
      } else if words.take("request") {
        request.requestID = try words.word("an id", example: "request r1").text
      } else if words.take("ending") {
        outcome = try words.value("ending", example: "ending pending") { PurchaseOutcome(rawValue: $0) }
      } else if let count = Int(next.text) {
        _ = words.take(next.text)
        try words.expect("times", example: "3 times")
        request.quantity = count
      } else {
        throw words.fault(next, "\"\(next.text)\" says nothing of a purchase", "see: buy pro.yearly monthly with loyal")
      }
    }
    let line = words
    return command { [request, outcome] context throws(ScenarioFault) in
      var asked = request
      asked.productID = try context.product(product, line)
      if asked.requestID.isEmpty { asked.requestID = context.newRequestID }
      return .purchase(asked, outcome: outcome ?? context.chosenOutcome)
    }
  }
}

extension WordLine {
  /// The plan, where one is named.
  mutating func plan() -> BillingPlanType? {
    if take("monthly") { return .monthly }
    return take("up", "front") ? .upFront : nil
  }
}
