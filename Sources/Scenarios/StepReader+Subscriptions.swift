import TwelveCommerce
import TwelveStoreRules

extension StepReader {
  static let subscriptions: [(word: String, example: String, read: Reader)] = [
    ("cancel", "cancel", { words in ofProduct(&words) { .cancelRenewal($0) } }),
    ("resume", "resume", { words in ofProduct(&words) { .resumeRenewal($0) } }),
    (
      "undo", "undo change",
      { words throws(ScenarioFault) in
        try words.expect("change", example: "undo change")
        return ofProduct(&words) { .undoChange($0) }
      }
    ),
    ("agree", "agree", { words in ofProduct(&words) { .answerPriceIncrease(agrees: true, $0) } }),
    ("disagree", "disagree", { words in ofProduct(&words) { .answerPriceIncrease(agrees: false, $0) } }),
    (
      "payment", "payment fails",
      { words throws(ScenarioFault) in
        let works = try words.value("state of a payment method", example: "payment fails") { text -> Bool? in
          ["fails": false, "works": true][text]
        }
        return command { _ in .setPaymentMethod(works: works) }
      }
    ),
    ("extend", "extend 10 days", { words throws(ScenarioFault) in try moved(&words) }),
    (
      "finish", "finish payment 1",
      { words throws(ScenarioFault) in
        let payment = try words.payment(example: "finish payment 1")
        let line = words
        return command { context throws(ScenarioFault) in .finish(try context.payment(payment, line)) }
      }
    ),
  ]

  private static func ofProduct(
    _ words: inout WordLine, _ make: @escaping @Sendable (ProductID?) -> CustomerCommand
  ) -> ScenarioAction {
    guard let product = try? words.word("a product", example: "") else { return command { _ in make(nil) } }
    let line = words
    return command { context throws(ScenarioFault) in make(try context.product(product, line)) }
  }

  /// `extend N days [PRODUCT]`, or `extend N days for all PRODUCT [in CAN FRA]`
  private static func moved(_ words: inout WordLine) throws(ScenarioFault) -> ScenarioAction {
    let days = try words.value("number of days", example: "extend 10 days") { Int($0) }
    try words.expect("days", example: "extend 10 days")
    guard words.take("for", "all") else { return ofProduct(&words) { .extendRenewal(days: days, $0) } }
    let product = try words.word("a product", example: "extend 10 days for all pro.yearly")
    var codes: [StorefrontCode] = []
    if words.take("in") {
      while !words.isEmpty { codes.append(StorefrontCode(try words.word("a storefront", example: "in CAN").text)) }
    }
    let line = words
    return .command { [codes] context throws(ScenarioFault) in
      .extendAll(
        try context.product(product, line), days: days, storefronts: codes, requestID: context.newRequestID)
    }
  }
}

extension WordLine {
  /// `payment 3`, or `of payment 3`
  mutating func payment(example: String) throws(ScenarioFault) -> (number: Int, word: Word) {
    _ = take("of")
    try expect("payment", example: example)
    let word = try word("the number of a payment", example: example)
    guard let number = Int(word.text), number > 0 else {
      throw fault(word, "\"\(word.text)\" is no number of a payment", "count the customer's charges from 1")
    }
    return (number, word)
  }
}
