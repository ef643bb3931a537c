import TwelveCommerce
import TwelveStoreRules

extension StepReader {
  static let customers: [(word: String, example: String, read: Reader)] = [
    (
      "customer", "customer ann in FRA on iOS 26.4 speaking fr",
      { words throws(ScenarioFault) in
        let name = CustomerName(try words.word("a name", example: "customer ann").text)
        var storefront: StorefrontCode = "CAN"
        var system = SystemVersion(major: 26, minor: 4)
        var language = "en"
        while !words.isEmpty {
          if words.take("in") {
            storefront = StorefrontCode(try words.word("a storefront", example: "in FRA").text)
          } else if words.take("on", "iOS") {
            system = try words.value("system version", example: "on iOS 26.4") { SystemVersion($0) }
          } else {
            try words.expect("speaking", example: "speaking fr")
            language = try words.word("a language", example: "speaking fr").text
          }
        }
        return .command { [storefront, system, language] _ in
          .addCustomer(name, storefront: storefront, language: language, systemVersion: system)
        }
      }
    ),
    (
      "as", "as ann",
      { words throws(ScenarioFault) in
        .actAs(CustomerName(try words.word("a name", example: "as ann").text))
      }
    ),
    (
      "select", "select ann",
      { words throws(ScenarioFault) in
        let name = CustomerName(try words.word("a name", example: "select ann").text)
        return .command { _ in .selectCustomer(name) }
      }
    ),
    (
      "move", "move to FRA",
      { words throws(ScenarioFault) in
        try words.expect("to", example: "move to FRA")
        let code = StorefrontCode(try words.word("a storefront", example: "move to FRA").text)
        return command { _ in .changeStorefront(code) }
      }
    ),
    (
      "iOS", "iOS 26.3",
      { words throws(ScenarioFault) in
        let version = try words.value("system version", example: "iOS 26.3") { SystemVersion($0) }
        return command { _ in .changeSystemVersion(version) }
      }
    ),
    (
      "speak", "speak fr",
      { words throws(ScenarioFault) in
        let tag = try words.word("a language", example: "speak fr").text
        return command { _ in .changeLanguage(tag) }
      }
    ),
  ]
}
