import TwelveCommerce
import TwelveStoreRules

extension StepReader {
  static let refunds: [(word: String, example: String, read: Reader)] = [
    ("refund", "refund payment 3", { words throws(ScenarioFault) in try ofPayment(&words) { .refund($0) } }),
    (
      "ask", "ask refund of payment 3 through the app because LEGAL",
      { words throws(ScenarioFault) in try request(&words) }
    ),
    (
      "grant", "grant refund of payment 3 at 50 %",
      { words throws(ScenarioFault) in
        try words.expect("refund", example: "grant refund of payment 3")
        let payment = try words.payment(example: "grant refund of payment 3")
        var percentage = 100_000
        if words.take("at") {
          percentage = try words.value("percentage", example: "at 50 %") { Int($0).map { $0 * 1_000 } }
          try words.expect("%", example: "at 50 %")
        }
        let line = words
        return command { [percentage] context throws(ScenarioFault) in
          .grantRefund(try context.payment(payment, line), percentage: percentage)
        }
      }
    ),
    (
      "decline", "decline refund of payment 3",
      { words throws(ScenarioFault) in
        try words.expect("refund", example: "decline refund of payment 3")
        return try ofPayment(&words) { .declineRefund($0) }
      }
    ),
    (
      "reverse", "reverse refund of payment 3",
      { words throws(ScenarioFault) in
        try words.expect("refund", example: "reverse refund of payment 3")
        return try ofPayment(&words) { .reverseRefund($0) }
      }
    ),
  ]

  private static func ofPayment(
    _ words: inout WordLine, _ make: @escaping @Sendable (TransactionID) -> CustomerCommand
  ) throws(ScenarioFault) -> ScenarioAction {
    let payment = try words.payment(example: "refund payment 3")
    let line = words
    return command { context throws(ScenarioFault) in make(try context.payment(payment, line)) }
  }

  private static func request(_ words: inout WordLine) throws(ScenarioFault) -> ScenarioAction {
    try words.expect("refund", example: "ask refund of payment 3")
    let payment = try words.payment(example: "ask refund of payment 3")
    let isThroughApp = words.take("through", "the", "app")
    var reason = ConsumptionRequestReason.other
    if words.take("because") {
      reason = try words.value("reason", example: "because LEGAL") { ConsumptionRequestReason(rawValue: $0) }
    }
    let line = words
    return command { [reason] context throws(ScenarioFault) in
      .requestRefund(try context.payment(payment, line), reason, isThroughApp: isThroughApp)
    }
  }
}
