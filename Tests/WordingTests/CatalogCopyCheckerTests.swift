import Foundation
import Testing
import TwelveCatalog

@testable import TwelveWording

/// All the copy of a catalog at once.
@Suite struct CatalogCopyCheckerTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")

  private func findings(
    _ name: String, _ changes: [(String, String)] = [], in language: Language? = nil
  ) throws -> [String] {
    var text = try String(contentsOf: Self.root.appendingPathComponent("catalog/\(name).json"), encoding: .utf8)
    for (old, new) in changes {
      #expect(text.contains(old), "\(old)")
      text = text.replacingOccurrences(of: old, with: new)
    }
    let catalog = try CatalogReader.read(Array(text.utf8), file: name).catalog
    return CatalogCopyChecker(catalog).findings.map { "\($0.path) \($0.finding.rule.rawValue): \($0.finding.text)" }
  }

  @Test("The catalogs that come with the program mislead nobody", arguments: ["lingo", "fitness"])
  func samples(_ name: String) throws {
    #expect(try findings(name) == [])
  }

  @Test("A payment without its total is found in the text that names it, and the translation that differs")
  func bothPrices() throws {
    #expect(
      try findings(
        "lingo",
        [("{monthly} par mois pendant {payments} mois. Engagement total\u{A0}: {total}.", "{monthly} par mois.")])
        == [
          "copy.paywalls[0].commitment.fr both-prices: {monthly} par mois.",
          "copy.paywalls[0].commitment.fr placeholders-differ: {monthly} par mois.",
        ])
  }

  @Test("What one text of the screen leaves open another may say; what none says is found")
  func cancelling() throws {
    let headline = ("Speak a new language with confidence", "Speak with confidence. Cancel any time.")
    #expect(try findings("lingo", [headline]).isEmpty)
    let silent = (
      "To cancel: Settings › Apple Account › Subscriptions. Cancelling stops the renewal; payments that remain in the {payments} months are still charged.",
      "To cancel: Settings › Apple Account › Subscriptions."
    )
    #expect(
      try findings("lingo", [headline, silent]).filter { !$0.contains("placeholders-differ") } == [
        "copy.paywalls[0].headline.en cancel-any-time: Cancel any time.",
        "copy.paywalls[0].commitmentCancelling.en cancelling-stated: To cancel: Settings › Apple Account › Subscriptions.",
      ])
  }

  @Test("A typed price, a promised trial, pressure and an account that does not answer")
  func others() throws {
    let changes = [
      ("Speak a new language with confidence", "Hurry! Start your free trial, only $9.99."),
      ("Payments still to come: {remaining}.", "See you {remaining}."),
    ]
    #expect(
      Set(try findings("lingo", changes)) == [
        "copy.paywalls[0].headline.en urgency: Hurry!",
        "copy.paywalls[0].headline.en trial-not-offered: Start your free trial, only $9.99.",
        "copy.paywalls[0].headline.en typed-price: Start your free trial, only $9.99.",
        "copy.paywalls[0].notSoldHeadline.en urgency: Hurry!",
        "copy.paywalls[0].notSoldHeadline.en typed-price: Start your free trial, only $9.99.",
      ])
  }

  @Test("A saving has to be as large as it is said to be, against the real alternatives, in every storefront")
  func savings() throws {
    func claim(_ percent: Int) -> (String, String) {
      ("{price} today for one year.", "{price} today for one year. Save \(percent) % compared with paying monthly.")
    }
    #expect(try findings("lingo", [claim(20)]).isEmpty)
    #expect(
      try findings("lingo", [claim(60)]) == [
        "copy.paywalls[0].upFront.en saving-claim: Save 60 % compared with paying monthly."
      ])
  }

  @Test("A computed amount above the plans is more prominent than the billed ones below")
  func prominence() throws {
    let headline = ("Speak a new language with confidence", "Speak for less than 33 cents a day")
    #expect(
      Set(try findings("lingo", [headline]).filter { $0.contains("computed-amount") }) == [
        "copy.paywalls[0].headline.en computed-amount: Speak for less than 33 cents a day",
        "copy.paywalls[0].notSoldHeadline.en computed-amount: Speak for less than 33 cents a day",
      ])
  }

  @Test("A silenced rule finds nothing; it needs a reason, and a name that is known")
  func silenced() throws {
    let hurry = ("Speak a new language with confidence", "Hurry! Speak with confidence.")
    let silence = ("\"copy\": {", "\"copy\": { \"silence\": [{ \"rule\": \"urgency\", \"reason\": \"a demo\" }],")
    #expect(try !findings("lingo", [hurry]).isEmpty)
    #expect(try findings("lingo", [hurry, silence]).isEmpty)
    let bare = ("\"copy\": {", "\"copy\": { \"silence\": [{ \"rule\": \"urgency\" }],")
    #expect(throws: CatalogFaults.self) { try findings("lingo", [bare]) }
    let text = try String(contentsOf: Self.root.appendingPathComponent("catalog/lingo.json"), encoding: .utf8)
      .replacingOccurrences(of: silence.0, with: silence.1.replacingOccurrences(of: "urgency", with: "haste"))
    let catalog = try CatalogReader.read(Array(text.utf8), file: "lingo").catalog
    #expect(CatalogCopyChecker(catalog).unknownSilenced == ["haste"])
  }
}
