import Foundation
import Testing
import TwelveCatalog
import TwelveCommerce

/// Each kind of fault: one mistake in a good catalog, told once, where it stands.
@Suite struct CatalogFaultTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var old: String
    /// With `§` before what is wrong.
    var new: String
    /// What is told: path and message.
    var faults: [String]
    var testDescription: String { new.isEmpty ? "without \(old)" : new }

    init(_ old: String, _ new: String, _ faults: String...) { (self.old, self.new, self.faults) = (old, new, faults) }
  }

  static let kinds: [Mistake] = [
    Mistake(#""com.example.app""#, "§7", "bundleID: a text belongs here, not a number"),
    Mistake(#""com.example.app""#, "§null", "bundleID: a text belongs here, not null"),
    Mistake(#""com.example.app""#, "§[]", "bundleID: a text belongs here, not a list"),
    Mistake(#""com.example.app""#, #"§"""#, "bundleID: the text is empty"),
    Mistake(#"{"en": "App", "ja": "アプリ"}"#, #"§"App""#, "appName: an object belongs here, not a text"),
    Mistake(#""アプリ""#, "§true", "appName.ja: a text belongs here, not true or false"),
    Mistake(
      #"["upFront", "app.forever", "none"]"#, #"§"upFront""#, "fallback: a list belongs here, not a text"),
    Mistake(#"["upFront", "#, #"[§{}, "#, "fallback[0]: a text belongs here, not an object"),
    Mistake(
      #""isFamilyShareable": true"#, #""isFamilyShareable": §"yes""#,
      "products[1].isFamilyShareable: true or false belongs here, not a text"),
    Mistake(#""level": 1"#, #""level": §"1""#, "products[0].subscription.level: a whole number belongs here"),
    Mistake(#""level": 1"#, #""level": §1.5"#, "products[0].subscription.level: a whole number belongs here"),
    Mistake(
      #""level": 1"#, #""level": §99999999999999999999"#,
      "products[0].subscription.level: a whole number belongs here"),
  ]

  static let keys: [Mistake] = [
    Mistake(
      #""bundleID": "com.example.app","#, #""bundleID": "a", "bundelID": §"b","#,
      "bundelID: there is no key of that name here"),
    Mistake(
      #""bundleID": "com.example.app","#, #""bundleID": "a", §"bundleID": "b","#,
      "bundleID: the key stands here a second time"),
    Mistake(
      #"{"en": "App", "ja""#, #"{"en": "App", §"en": "A", "ja""#,
      "appName.en: the key stands here a second time"),
    Mistake(
      #"{"CAN": "79.99","#, #"{"CAN": "79.99", §"CAN": "1.00","#,
      "products[0].prices.CAN: the key stands here a second time"),
    Mistake(#"{"terms": "https://example.com/terms", "#, "§{", #"links: the key "terms" is missing"#),
    Mistake(
      #"{"id": "main", "#, "§{", #"groups[0]: the key "id" is missing"#,
      #"products[0].subscription.group: there is no group "main""#),
    Mistake(
      #""showsComparison": true"#, #""layout": §"rows""#,
      #"paywall.layout: there is no layout "rows""#),
    Mistake(#""showsComparison": true"#, #""a b": §1"#, #"paywall["a b"]: there is no key of that name here"#),
  ]

  static let texts: [Mistake] = [
    Mistake(#"{"en": "App", "ja": "アプリ"}"#, #"§{"en": "App"}"#, "appName.ja: the text is missing"),
    Mistake(
      #"{"en": "App", "#, #"{"en": "App", "fr": §"Appli", "#,
      #"appName.fr: "fr" is not in the catalog's list of languages"#),
    Mistake(#"["en", "ja"]"#, #"["en", "ja", §"xx"]"#, #"languages[2]: "xx" is no language of this program"#),
    Mistake(#"["en", "ja"]"#, #"["en", "ja", §"en"]"#, #"languages[2]: "en" stands in the list twice"#),
    Mistake(
      #"["CAN", "USA", "JPN"]"#, #"["CAN", "USA", "JPN", §"XYZ"]"#,
      #"storefronts[3]: there is no storefront "XYZ""#),
    Mistake(
      #"["CAN", "USA", "JPN"]"#, #"["CAN", "USA", "JPN", §"usa"]"#,
      #"storefronts[3]: there is no storefront "usa""#),
    Mistake(
      #"["CAN", "USA", "JPN"]"#, #"["CAN", "USA", "JPN", §"CAN"]"#,
      #"storefronts[3]: "CAN" stands in the list twice"#),
    Mistake(
      #""https://example.com/terms""#, #"§"example.com/terms""#,
      #"links.terms: "example.com/terms" is no web address"#),
    Mistake(
      #""preferredBillingPlanType": "monthly""#, #""preferredBillingPlanType": §"Monthly""#,
      #"preferredBillingPlanType: there is no plan "Monthly""#),
    Mistake(
      #""upFront", "app.forever""#, #""upFront", §"app.ever""#,
      #"fallback[1]: there is no product "app.ever""#),
    Mistake(
      #"["app.yearly", "app.forever"]"#, #"["app.yearly", §"app.ever"]"#,
      #"paywall.products[1]: there is no product "app.ever""#),
    Mistake(
      #"["app.yearly", "app.forever"]"#, #"["app.yearly", §"app.yearly"]"#,
      #"paywall.products[1]: "app.yearly" stands in the list twice"#),
    Mistake(#"["app.yearly", "app.forever"]"#, "§[]", "paywall.products: the list has no usable entry"),
    Mistake(
      #""{monthly}、{total}""#, #"§"{monthy}、{total}""#,
      "copy.paywalls[0].commitment.ja: there is no placeholder {monthy}"),
    Mistake(
      #""{monthly}, {total}""#, #"§"{}, { total }""#,
      "copy.paywalls[0].commitment.en: there is no placeholder {}",
      "copy.paywalls[0].commitment.en: there is no placeholder { total }"),
    Mistake(
      #""{monthly}, {total}""#, #"§"{monthly}, {total""#,
      "copy.paywalls[0].commitment.en: the placeholder that begins with { never ends"),
    Mistake(#""So.""#, #"§"So {it is}.""#, "copy.help[0].answer.en: there is no placeholder {it is}"),
  ]

  static let products: [Mistake] = [
    Mistake(
      #"[{"id": "main", "#, #"[{"id": "main", "name": {"en": "M", "ja": "M"}}, {"id": §"main", "#,
      #"groups[1].id: there is a group "main" already"#),
    Mistake(
      "    {\n      \"id\": \"app.forever\"",
      """
          {
            "id": §"app.yearly", "type": "Consumable", "name": {"en": "Once", "ja": "一回"},
            "description": {"en": "Once", "ja": "一回"}, "prices": {"CAN": "1.99", "USA": "1.99", "JPN": "200"}
          },
          {
            "id": "app.forever"
      """, #"products[1].id: there is a product "app.yearly" already"#),
    Mistake(#""Non-Consumable""#, #"§"Forever""#, #"products[1].type: there is no kind of product "Forever""#),
    Mistake(
      #""Auto-Renewable Subscription""#, #"§"Subscription""#,
      #"products[0].type: there is no kind of product "Subscription""#),
    Mistake(
      """
          {
            "id": "app.yearly",
            "type": "Auto-Renewable Subscription",
      """,
      """
          §{
            "id": "app.yearly",
      """, #"products[0]: the key "type" is missing"#),
    Mistake(
      #""Auto-Renewable Subscription""#, #""Consumable""#,
      "products[0].subscription: only an auto-renewable subscription has this key"),
    Mistake(
      """
          {
            "id": "app.forever",
            "type": "Non-Consumable",
      """,
      """
          §{
            "id": "app.forever",
            "type": "Auto-Renewable Subscription",
      """, #"products[1]: a subscription needs the key "subscription""#),
    Mistake(
      #""group": "main""#, #""group": §"Main""#,
      #"products[0].subscription.group: there is no group "Main""#),
    Mistake(#""level": 1"#, #""level": §0"#, "products[0].subscription.level: levels are counted from 1, the highest"),
    Mistake(#""level": 1"#, #""level": §-3"#, "products[0].subscription.level: levels are counted from 1, the highest"),
    Mistake(#""P1Y""#, #"§"P5Y""#, #"products[0].subscription.period: "P5Y" is no period that the App Store sells"#),
    Mistake(#""P1Y""#, #"§"P1D""#, #"products[0].subscription.period: "P1D" is no period that the App Store sells"#),
    Mistake(
      #""monthlyPlan": {"#, #""monthlyPlan": {"price": §{}, "#,
      "products[0].subscription.monthlyPlan.price: there is no key of that name here"),
    Mistake(
      "\"P1Y\",\n        \"monthlyPlan\": {", "\"P1M\",\n        \"monthlyPlan\": §{",
      "products[0].subscription.monthlyPlan: the monthly plan belongs to a product of one year, and this one has P1M"),
  ]

  static let prices: [Mistake] = [
    Mistake(
      #""79.99""#, "§79.99",
      "products[0].prices.CAN: a price is written as text, so that no digit is lost, and this is a number"),
    Mistake(#""199.99""#, #"§"-1""#, #"products[1].prices.CAN: "-1" is no price"#),
    Mistake(#""199.99""#, #"§"$1""#, #"products[1].prices.CAN: "$1" is no price"#),
    Mistake(#""199.99""#, #"§"1,99""#, #"products[1].prices.CAN: "1,99" is no price"#),
    Mistake(#""199.99""#, #"§"1e3""#, #"products[1].prices.CAN: "1e3" is no price"#),
    Mistake(#""199.99""#, #"§".99""#, #"products[1].prices.CAN: ".99" is no price"#),
    Mistake(#""199.99""#, #"§"1.""#, #"products[1].prices.CAN: "1." is no price"#),
    Mistake(#""199.99""#, #"§"1.9.9""#, #"products[1].prices.CAN: "1.9.9" is no price"#),
    Mistake(#""199.99""#, #"§"""#, #"products[1].prices.CAN: "" is no price"#),
    Mistake(#""199.99""#, #"§"１""#, #"products[1].prices.CAN: "１" is no price"#),
    Mistake(#""199.99""#, #"§"1234567890123""#, #"products[1].prices.CAN: "1234567890123" is no price"#),
    Mistake(#""199.99""#, #"§"1.999""#, #"products[1].prices.CAN: "1.999" has more decimals than CAD has"#),
    Mistake(#""25000""#, #"§"25000.5""#, #"products[1].prices.JPN: "25000.5" has more decimals than JPY has"#),
    Mistake(
      #"{"CAN": "199.99", "USA": "199.98", "JPN": "25000"}"#, #"§{"CAN": "199.99", "JPN": "25000"}"#,
      "products[1].prices.USA: there is no price for USA"),
    Mistake(
      #""25000"}"#, #""25000", "FRA": §"1.00"}"#,
      "products[1].prices.FRA: FRA is not in the catalog's list of storefronts"),
    Mistake(#""25000"}"#, #""25000", "ZZZ": §"1.00"}"#, #"products[1].prices.ZZZ: there is no storefront "ZZZ""#),
    Mistake(
      #"{"CAN": "9.99", "JPN": "1200"}"#, #"§{"CAN": "9.99"}"#,
      "products[0].subscription.monthlyPlan.prices.JPN: there is no price for JPN"),
    Mistake(
      #"{"CAN": "79.99", "USA": "79.98", "JPN": "9800"}"#, #"§{"USA": "79.98", "JPN": "9800"}"#,
      "products[0].prices.CAN: there is no price for CAN",
      "products[0].subscription.monthlyPlan.prices.CAN: there is a monthly price but no up-front price in CAN"),
  ]

  @Test("The catalog that is broken here is good", arguments: [TinyCatalog.text, "\u{FEFF}\(TinyCatalog.text)"])
  func good(_ text: String) throws {
    #expect(try CatalogReader.read(Array(text.utf8), file: "tiny.json").warnings == [])
  }

  @Test("One mistake is told once, with line, column and path", arguments: kinds + keys + texts + products + prices)
  func one(_ mistake: Mistake) throws {
    let marked = MarkedText(try #require(TinyCatalog.with(mistake.old, mistake.new), "nothing to break"))
    let faults = try #require(throws: CatalogFaults.self) {
      try CatalogReader.read(marked.bytes, file: "tiny.json")
    }.faults
    #expect(faults.map { "\($0.path): \($0.message)" } == mistake.faults)
    // What is wrong may stand elsewhere than the mistake: of a subscription that is none, its terms.
    #expect(faults.first.map { "\($0.line):\($0.column)" } == marked.places.first ?? "18:23")
    #expect(faults.allSatisfy { !$0.remedy.isEmpty && $0.severity == .error && $0.file == "tiny.json" })
  }

  /// The wordings of a catalog, given as JSON, and what is told of them.
  private func faults(wordings: (_ good: String) -> String) throws -> [String] {
    let before = try #require(TinyCatalog.text.range(of: #""paywalls": ["#))
    let after = try #require(TinyCatalog.text.range(of: "],\n    \"disclosure\""))
    let good = String(TinyCatalog.text[before.upperBound..<after.lowerBound])
    let text =
      TinyCatalog.text[..<before.upperBound].dropLast() + wordings(good)
      + TinyCatalog.text[after.lowerBound...].dropFirst()
    do {
      return try CatalogReader.read(Array(text.utf8), file: "tiny.json").warnings.map(\.message)
    } catch {
      return error.faults.map { "\($0.path): \($0.message)" }
    }
  }

  @Test("Wordings are a list of at least one, each with a name of its own")
  func wordings() throws {
    #expect(try faults { "[\($0)]" } == [])
    #expect(try faults { "[\($0), \($0.replacing("direct", with: "warm"))]" } == [])
    #expect(
      try faults { "[\($0), \($0)]" } == [#"copy.paywalls[1]: there is a wording "direct" already"#])
    #expect(
      try faults { "[5, \($0), \($0)]" } == [
        "copy.paywalls[0]: an object belongs here, not a number",
        #"copy.paywalls[2]: there is a wording "direct" already"#,
      ])
    let nameless = #"copy.paywalls[0].name: the text is empty"#
    #expect(
      try faults { good in
        let good = good.replacing("direct", with: "")
        return "[\(good), \(good)]"
      } == [nameless, nameless.replacing("[0]", with: "[1]")])
    #expect(try faults { _ in "[]" } == ["copy.paywalls: the list has no usable entry"])
    #expect(
      try faults { _ in "5" } == [
        "copy.paywalls: a list belongs here, not a number", "copy.paywalls: the list has no usable entry",
      ])
  }

  @Test("A price where the plan is not sold is a warning, and the catalog loads (D21)")
  func unsold() throws {
    let text = try #require(TinyCatalog.with(#"{"CAN": "9.99", "#, #"{"CAN": "9.99", "USA": §"9.98", "#))
    let marked = MarkedText(text)
    let reading = try CatalogReader.read(marked.bytes, file: "tiny.json")
    let warning = try #require(reading.warnings.first)
    #expect(reading.warnings.count == 1)
    #expect(warning.severity == .warning)
    #expect(warning.path == "products[0].subscription.monthlyPlan.prices.USA")
    #expect(["\(warning.line):\(warning.column)"] == marked.places)
    #expect(warning.description.hasPrefix("tiny.json:\(marked.places[0]): warning: products[0]."))
    #expect(reading.catalog.products[0].subscription?.monthlyPlan?.prices["USA"] == 9_980)
  }

  @Test(
    "A key that nearly is one is guessed, any other is answered with those that are known",
    arguments: [
      ("bundelID", #"did you mean "bundleID"?"#), ("BUNDLEID", #"did you mean "bundleID"?"#),
      ("languges", #"did you mean "languages"?"#), ("product", #"did you mean "products"?"#),
      ("Copy", #"did you mean "copy"?"#), ("link", #"did you mean "links"?"#), ("schema", #"did you mean "$schema"?"#),
      ("surprise", "remove it; known here: bundleID, languages, "), ("x", "remove it; known here: "),
      ("", "remove it; known here: "),
    ])
  func suggestions(_ key: String, _ remedy: String) throws {
    let text = try #require(TinyCatalog.with("{\n", "{\n  \"\(key)\": 1,\n"))
    let faults = try #require(throws: CatalogFaults.self) {
      try CatalogReader.read(Array(text.utf8), file: "tiny.json")
    }.faults
    #expect(faults.map(\.message) == ["there is no key of that name here"])
    #expect(faults.first?.remedy.hasPrefix(remedy) == true, "\(faults)")
  }

  @Test("Every fault is told at once, in the order of the file")
  func everyFault() throws {
    let marked = MarkedText(
      """
      §§§§§§§{
        "bundleID": §7,
        "languages": ["en", §"xx"],
        "storefronts": ["CAN", §"CAN"],
        "appName": {"en": "App", "名前": §"App"},
        "surprise": §true
      }
      """)
    let faults = try #require(throws: CatalogFaults.self) { try CatalogReader.read(marked.bytes, file: "my.json") }
      .faults
    #expect(faults.map { "\($0.line):\($0.column)" } == marked.places)
    #expect(
      faults.map(\.path) == ["", "", "", "", "", "", "", "bundleID", "languages[1]", "storefronts[1]"]
        + [#"appName["名前"]"#, "surprise"])
    #expect(
      faults.prefix(7).map(\.message)
        == [
          "links", "preferredBillingPlanType", "fallback", "groups", "products", "paywall", "copy",
        ].map { "the key \"\($0)\" is missing" })
    #expect(
      faults[7].description == "my.json:2:15: bundleID: a text belongs here, not a number; write it in double quotes")
    #expect(faults[0].description.hasPrefix("my.json:1:1: the key "))
  }

  @Test(
    "What is no JSON is one fault of the whole file, at line and column in characters",
    arguments: [
      ("{\n  \"名前\": §?\n}", "this is no JSON value"),
      ("{\r\n  \"a\": 1§ 2}".replacing(" 2", with: "x"), "a comma or }"),
      ("{\"é👩‍👩‍👧\": §nul}", "this is no JSON value"), ("§", "the file is empty"), ("\n\n  [1,§]", "this is no JSON value"),
      ("[\n§", "the text ends where a value belongs"), ("{\"a\": 1}\n§{}", "more text after the end"),
      ("{\"a\": \"b}§\n", "a control character"),
    ])
  func syntax(_ marked: String, _ message: String) throws {
    for bom in ["", "\u{FEFF}"] {
      let text = MarkedText(marked)
      let faults = try #require(throws: CatalogFaults.self) {
        try CatalogReader.read(Array(bom.utf8) + text.bytes, file: "my.json")
      }.faults
      #expect(faults.map { "\($0.line):\($0.column)" } == text.places)
      #expect(faults.map(\.path) == [""])
      #expect(faults.first?.message.contains(message) == true, "\(faults)")
    }
  }
}
