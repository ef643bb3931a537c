import Foundation
import Testing
import TwelveCatalog
import TwelveCommerce

/// Offers in a catalog: what arrives, and each kind of fault told once, where it stands.
@Suite struct OfferFaultTests {
  /// The small catalog with these offers on its yearly product.
  private func catalog(_ offers: String) throws -> String {
    let plan = #""monthlyPlan": {"prices": {"CAN": "9.99", "JPN": "1200"}}"#
    return try #require(TinyCatalog.with(plan, plan + ",\n        \"offers\": \(offers)"))
  }

  private func read(_ text: String) throws -> CatalogReader.Reading {
    try CatalogReader.read(Array(text.utf8), file: "tiny.json")
  }

  static let good = """
    [
      {"type": "introductory", "plan": "monthly", "paymentMode": "FREE_TRIAL", "period": "P1W"},
      {"type": "introductory", "plan": "upFront", "paymentMode": "PAY_UP_FRONT", "period": "P6M", "prices": {"CAN": "29.99"}},
      {
        "type": "code", "plan": "monthly", "paymentMode": "PAY_AS_YOU_GO", "period": "P1M", "periods": 3, "id": "spring",
        "code": "SPRING", "eligibility": ["new", "expired"], "prices": {"CAN": "4.99", "JPN": "600"}
      }
    ]
    """

  @Test("Every key of an offer arrives where it belongs")
  func values() throws {
    let reading = try read(try catalog(Self.good))
    #expect(reading.warnings == [])
    let offers = try #require(reading.catalog.product("app.yearly")?.subscription?.offers)
    #expect(offers.map(\.type) == [.introductory, .introductory, .code])
    #expect(offers.map(\.plan) == [.monthly, .upFront, .monthly])
    #expect(offers.map(\.paymentMode) == [.freeTrial, .payUpFront, .payAsYouGo])
    #expect(offers.map(\.period.iso8601) == ["P1W", "P6M", "P1M"])
    #expect(offers.map(\.periodCount) == [1, 1, 3])
    #expect(offers.map(\.id) == [nil, nil, "spring"])
    #expect(offers.map(\.code) == [nil, nil, "SPRING"])
    #expect(offers.map(\.eligibility) == [[], [], [.new, .expired]])
    #expect(offers.map(\.prices) == [[:], ["CAN": 29_990], ["CAN": 4_990, "JPN": 600_000]])
    #expect(reading.catalog.product("app.forever")?.subscription == nil)
  }

  @Test("Storefronts that always ask for consent arrive (D16)")
  func consent() throws {
    let key = #""preferredBillingPlanType""#
    let text = try #require(TinyCatalog.with(key, #""priceConsentStorefronts": ["JPN", "CAN"], "# + key))
    #expect(try read(text).catalog.priceConsentStorefronts == ["JPN", "CAN"])
    let wrong = try #require(TinyCatalog.with(key, #""priceConsentStorefronts": ["JPN", §"FRA", "JPN", "X"], "# + key))
    let faults = try faults(of: wrong)
    #expect(
      faults.messages == [
        "priceConsentStorefronts[1]: FRA is not in the catalog's list of storefronts",
        #"priceConsentStorefronts[2]: "JPN" stands in the list twice"#,
        #"priceConsentStorefronts[3]: there is no storefront "X""#,
      ])
    #expect(faults.places.first == faults.marks.first)
  }

  /// Offers with `§` before what is wrong, and what is told of them.
  static let mistakes: [(String, [String])] = [
    (#"§{}"#, [": a list belongs here, not an object"]),
    (
      #"[§§§{"type": "introductory"}]"#,
      [
        #"[0]: the key "plan" is missing"#, #"[0]: the key "paymentMode" is missing"#,
        #"[0]: the key "period" is missing"#,
      ]
    ),
    (offer(#""type": §"intro""#), [#"[0].type: there is no kind of offer "intro""#]),
    (
      offer(#""paymentMode": §"FREE""#), [#"[0].paymentMode: there is no way to pay for an offer "FREE""#]
    ),
    (offer(#""plan": §"MONTHLY""#), [#"[0].plan: there is no plan "MONTHLY""#]),
    (offer(#""period": §"P1X""#), [#"[0].period: "P1X" is no length of time"#]),
    (offer(#""period": §"P4D""#), ["[0].period: P4D is no length of a free trial"]),
    (offer(#""period": §"P2Y""#), ["[0].period: P2Y is no length of a free trial"]),
    (offer(#""period": "P1W", "id": §"a""#), ["[0].id: an introductory offer has no id"]),
    (offer(#""period": "P1W", "code": §"A""#), ["[0].code: only an offer code has this key"]),
    (offer(#""period": "P1W", "eligibility": §["new"]"#), ["[0].eligibility: only an offer code has this key"]),
    (offer(#""period": "P1W", "prices": §{"CAN": "1"}"#), ["[0].prices: a free trial has no prices"]),
    (offer(#""period": "P1W", "periods": §2"#), ["[0].periods: only payments as you go are counted"]),
    (offer(#""period": "P1W", "count": §2"#), ["[0].count: there is no key of that name here"]),
    (
      #"[{"type": "introductory", "plan": "monthly", "paymentMode": "FREE_TRIAL", "period": "P1W"}, §"#
        + #"{"type": "introductory", "plan": "monthly", "paymentMode": "FREE_TRIAL", "period": "P1M"}]"#,
      ["[1]: this plan has an introductory offer already"]
    ),
    (promotional(#""periods": 1"#).replacing("{\"type", with: "§{\"type"), [#"[0]: the key "id" is missing"#]),
    (
      "[\(promotional(#""id": "a""#).dropFirst().dropLast()), \(promotional(#""id": §"a""#).dropFirst())",
      [#"[1].id: there is an offer "a" already"#]
    ),
    (code(#""id": "a""#).replacing("{\"type", with: "§{\"type"), [#"[0]: the key "code" is missing"#]),
    (
      "[\(code(#""id": "a", "code": "X""#).dropFirst().dropLast()), "
        + code(#""id": "b", "code": §"X""#).dropFirst(),
      [#"[1].code: there is an offer code "X" already"#]
    ),
    (
      code(#""id": "a", "code": "X", "eligibility": ["new", §"old"]"#),
      [#"[0].eligibility[1]: there is no kind of customer "old""#]
    ),
    (promotional(#""id": "a", "periods": §0"#), ["[0].periods: an offer has 1 to 12 such payments, and this is 0"]),
    (promotional(#""id": "a", "periods": §13"#), ["[0].periods: an offer has 1 to 12 such payments, and this is 13"]),
    (
      promotional(#""id": "a""#).replacing("\"P1M\"", with: "§\"P3M\""),
      ["[0].period: payments as you go are the plan's own, every P1M, and this is P3M"]
    ),
    (
      promotional(#""id": "a""#).replacing("monthly", with: "upFront").replacing("\"P1M\"", with: "§\"P1M\""),
      ["[0].period: payments as you go are the plan's own, every P1Y, and this is P1M"]
    ),
    (
      promotional(#""id": "a""#).replacing(#", "prices": {"CAN": "4.99"}"#, with: "").replacing(
        "{\"type", with: "§{\"type"), [#"[0]: the key "prices" is missing"#]
    ),
    (
      promotional(#""id": "a""#).replacing(#"{"CAN": "4.99"}"#, with: "§{}"),
      ["[0].prices: the list has no usable entry"]
    ),
    (
      promotional(#""id": "a""#).replacing(#"{"CAN": "4.99"}"#, with: #"{"FRA": §"4.99"}"#),
      ["[0].prices.FRA: FRA is not in the catalog's list of storefronts"]
    ),
    (
      promotional(#""id": "a""#).replacing("PAY_AS_YOU_GO", with: "PAY_UP_FRONT")
        .replacing("\"P1M\"", with: "§\"P1W\""),
      ["[0].period: P1W is no length of an offer paid up front"]
    ),
  ]

  private static func offer(_ key: String) -> String {
    let usual = [
      (#""type""#, #""type": "introductory""#), (#""plan""#, #""plan": "monthly""#),
      (#""paymentMode""#, #""paymentMode": "FREE_TRIAL""#), (#""period""#, #""period": "P1W""#),
    ]
    return "[{\((usual.filter { !key.contains($0.0) }.map(\.1) + [key]).joined(separator: ", "))}]"
  }

  private static func promotional(_ keys: String) -> String {
    #"[{"type": "promotional", "plan": "monthly", "paymentMode": "PAY_AS_YOU_GO", "period": "P1M", "#
      + #""prices": {"CAN": "4.99"}, \#(keys)}]"#
  }

  private static func code(_ keys: String) -> String {
    promotional(keys).replacing(#""promotional""#, with: #""code""#)
  }

  @Test("One mistake in an offer is told once, with line, column and path", arguments: mistakes.indices)
  func one(_ index: Int) throws {
    let (offers, messages) = Self.mistakes[index]
    let faults = try faults(of: try catalog(offers))
    #expect(faults.messages == messages.map { "products[0].subscription.offers\($0)" })
    #expect(faults.places == faults.marks)
  }

  @Test("An offer on a plan that the product lacks is told")
  func planMissing() throws {
    let plan = #""monthlyPlan": {"prices": {"CAN": "9.99", "JPN": "1200"}}"#
    let offers = #"[{"type": "introductory", "plan": §"monthly", "paymentMode": "FREE_TRIAL", "period": "P1W"}]"#
    let faults = try faults(of: try #require(TinyCatalog.with(plan, #""offers": "# + offers)))
    #expect(faults.messages == ["products[0].subscription.offers[0].plan: the product has no monthly plan"])
    #expect(faults.places == faults.marks)
  }

  @Test("An offer that costs no less than its plan is a warning, and so is a price where the plan is not sold (D21)")
  func warnings() throws {
    func warnings(_ mode: String, _ period: String, _ prices: String) throws -> [String] {
      let offer = #"{"type": "introductory", "plan": "monthly", "paymentMode": "\#(mode)", "period": "\#(period)", "#
      return try read(try catalog(#"[\#(offer)"prices": {\#(prices)}}]"#)).warnings.map { "\($0.path): \($0.message)" }
    }
    let path = "products[0].subscription.offers[0].prices"
    #expect(try warnings("PAY_AS_YOU_GO", "P1M", #""CAN": "9.98""#) == [])
    #expect(
      try warnings("PAY_AS_YOU_GO", "P1M", #""CAN": "9.99""#) == [
        "\(path).CAN: the offer costs no less than the plan does for P1M"
      ])
    #expect(try warnings("PAY_UP_FRONT", "P3M", #""CAN": "29.96""#) == [])
    #expect(
      try warnings("PAY_UP_FRONT", "P3M", #""CAN": "29.97""#) == [
        "\(path).CAN: the offer costs no less than the plan does for P3M"
      ])
    #expect(
      try warnings("PAY_AS_YOU_GO", "P1M", #""USA": "1.99""#) == [
        "\(path).USA: Apple does not sell the monthly plan in United States, so this price is not used (D21)"
      ])
  }

  @Test("A price that cannot be read is told once, not again by the offers on it")
  func noEcho() throws {
    let text = try catalog(Self.good).replacing(#""79.99""#, with: #"§"79,99""#)
    let faults = try faults(of: text)
    #expect(faults.messages == [#"products[0].prices.CAN: "79,99" is no price"#])
  }

  private func faults(of marked: String) throws -> (messages: [String], places: [String], marks: [String]) {
    let text = MarkedText(marked)
    let faults = try #require(throws: CatalogFaults.self) {
      try CatalogReader.read(text.bytes, file: "tiny.json")
    }.faults
    #expect(faults.allSatisfy { !$0.remedy.isEmpty })
    return (faults.map { "\($0.path): \($0.message)" }, faults.map { "\($0.line):\($0.column)" }, text.places)
  }
}
