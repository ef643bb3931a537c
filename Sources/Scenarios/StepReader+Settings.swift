import TwelveCommerce
import TwelveStoreRules

extension StepReader {
  static let settings: [(word: String, example: String, read: Reader)] = [
    (
      "grace", "grace 16 days",
      { words throws(ScenarioFault) in
        if words.take("off") { return .command { _ in .setGracePeriod(nil) } }
        let days = try words.value("number of days", example: "grace 16 days") { Int($0) }
        try words.expect("days", example: "grace 16 days")
        let isForPaidOnly = words.take("paid", "only")
        return .command { _ in .setGracePeriod(GracePeriod(days: days, isForPaidOnly: isForPaidOnly)) }
      }
    ),
    (
      "sale", "sale of pro.yearly stops",
      { words throws(ScenarioFault) in
        try words.expect("of", example: "sale of pro.yearly stops")
        let product = try words.word("a product", example: "sale of pro.yearly stops")
        let isForSale = try words.value("\"stops\" or \"starts\"", example: "sale of pro.yearly stops") {
          text -> Bool? in
          ["stops": false, "starts": true][text]
        }
        let line = words
        return .command { context throws(ScenarioFault) in .setForSale(try context.product(product, line), isForSale) }
      }
    ),
    (
      "adopt", "adopt ../fitness.json",
      { words throws(ScenarioFault) in
        .adopt(path: try words.word("a path", example: "adopt ../fitness.json").text)
      }
    ),
    ("price", "price of pro.yearly monthly 11.99 in CAN", { words throws(ScenarioFault) in try price(&words) }),
  ]

  private static func price(_ words: inout WordLine) throws(ScenarioFault) -> ScenarioAction {
    let example = "price of pro.yearly monthly 11.99 in CAN"
    try words.expect("of", example: example)
    let product = try words.word("a product", example: example)
    let plan = words.plan()
    let amount = try words.word("an amount", example: example)
    try words.expect("in", example: example)
    let code = try words.value("storefront", example: "in CAN") { Storefront.named(StorefrontCode($0)) }
    guard let price = Money(amount.text, currency: code.currency) else {
      throw words.fault(amount, "\"\(amount.text)\" is no price in \(code.currency.code)", "write it such as 9.99")
    }
    let isForNewOnly = words.take("new", "only")
    let line = words
    return .command { context throws(ScenarioFault) in
      .changePrice(
        try context.product(product, line), plan, code.code, milliunits: price.milliunits,
        isForNewSubscribersOnly: isForNewOnly)
    }
  }

  static let time: [(word: String, example: String, read: Reader)] = [
    (
      "advance", "advance 3 months",
      { words throws(ScenarioFault) in
        if words.take("to", "the", "next", "event") { return .advance(.nextEvent) }
        if words.take("to") { return .advance(.to(try words.instant(timeOfDay: 0))) }
        let count = try words.value("count", example: "advance 3 months") { Int($0).flatMap { $0 > 0 ? $0 : nil } }
        return .advance(
          try words.value("unit of time", example: "advance 3 months") { unit -> ScenarioAdvance? in
            switch unit {
            case "day", "days": .days(count)
            case "week", "weeks": .days(7 * count)
            case "month", "months": .months(count)
            case "year", "years": .months(12 * count)
            case "payment", "payments": .payments(count)
            default: nil
            }
          })
      }
    )
  ]
}
