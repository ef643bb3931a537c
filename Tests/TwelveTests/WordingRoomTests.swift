import Foundation
import Screens
import TerminalKit
import TestSupport
import Testing
import TwelveCommerce
import TwelveLocalStore
import TwelveWording

@testable import twelve

/// The wordings side by side: how they look, what they say, and the keys that change them in place.
@Suite struct WordingRoomTests {
  @Test(
    "Two wordings at every size, in ASCII too",
    arguments: [
      ("", "80x24", "utf8"), ("-60x20", "60x20", "utf8"), ("-120x40", "120x40", "utf8"), ("-ascii", "80x24", "ascii"),
    ])
  func looks(_ suffix: String, _ size: String, _ charset: String) async throws {
    let root = try await room(try Story(), size, charset == "ascii" ? .ascii : .utf8)
    expectGolden(FrameGolden.string(root.view()), named: "wordings\(suffix)")
  }

  @Test("In Japanese, in German scrolled to the end, of another plan, and where the plan is not sold")
  func variants() async throws {
    var root = try await room(try Story(storefront: "JPN", language: "ja"))
    expectGolden(FrameGolden.string(root.view()), named: "wordings-japanese")
    root = try await room(try Story(storefront: "DEU", language: "de"), "60x20")
    for _ in 0..<60 { root.press("Down") }
    expectGolden(FrameGolden.string(root.view()), named: "wordings-german-scrolled")
    root = try await room(try Story())
    root.press("Tab")
    expectGolden(FrameGolden.string(root.view()), named: "wordings-up-front")
    root = try await room(try Story(storefront: "USA"), "120x40")
    expectGolden(FrameGolden.string(root.view()), named: "wordings-not-sold")
  }

  @Test("Four wordings, the misleading ones with their verdicts; a key makes them fewer and wider")
  func verdicts() async throws {
    let story = try Story(catalog: try Self.misleading())
    var root = try await room(story, "160x50")
    expectGolden(FrameGolden.string(root.view()), named: "wordings-verdicts")
    root.press("x")
    #expect(FrameText.string(root.view()).contains("hurried"))
    #expect(!FrameText.string(root.view()).contains("cheap"))
    for _ in 0..<3 { root.press("Right") }
    #expect(FrameText.string(root.view()).contains("cheap"))
  }

  @Test("What is owed at worst stands under each wording, with the sentence that says it, or that none does")
  func honesty() async throws {
    let content = try await content(try Story(catalog: try Self.misleading()))
    let honesty = content.wordings.map { $0.plans[0].honesty }
    #expect(honesty[0] == ["Owed whatever happens: $119.88 in 12 payments", "Said in: Total commitment: $119.88."])
    #expect(honesty[3][1] == "The wording does not say so; only the plan’s own line does.")
    #expect(content.wordings[0].plans[1].honesty[0] == "Charged at once: $79.99")
  }

  @Test("Without the offer it reads as for a customer who cannot have it")
  func withoutOffer() async throws {
    let fitness = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../catalog/fitness.json")
    let story = try Story(catalog: try LoadedCatalog(content: [UInt8](Data(contentsOf: fitness)), file: "fitness.json"))
    let with = try await content(story)
    let without = try await content(story, hasOffers: false)
    #expect(with.wordings[0].plans.contains { $0.sentences[0].hasPrefix("Free until") })
    #expect(!without.wordings[0].plans.contains { $0.sentences[0].hasPrefix("Free until") })
  }

  private func content(_ story: Story, hasOffers: Bool = true) async throws -> WordingsContent {
    try await story.bound { try await WordingsLoader(session: story.session, hasOffers: hasOffers).load() }
  }

  private func room(_ story: Story, _ size: String = "80x24", _ charset: Charset = .utf8) async throws -> Root {
    let parts = size.split(separator: "x").compactMap { Int($0) }
    var root = try await story.root(Size(columns: parts[0], rows: parts[1]), charset)
    _ = root.update(.wordings(try await content(story)))
    return root
  }

  /// The sample catalog with two more wordings: one in a hurry, one that hides the total.
  static func misleading() throws -> LoadedCatalog {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../catalog/lingo.json")
    var catalog = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    var copy = try #require(catalog["copy"] as? [String: Any])
    var paywalls = try #require(copy["paywalls"] as? [[String: Any]])
    func changed(_ name: String, _ key: String, _ english: String) throws -> [String: Any] {
      var wording = paywalls[0]
      var text = try #require(wording[key] as? [String: String])
      text["en"] = english
      (wording["name"], wording[key]) = (name, text)
      return wording
    }
    paywalls += [
      try changed("hurried", "headline", "Hurry! Only today. No commitment."),
      try changed("cheap", "commitment", "A whole year for just {monthly} a month."),
    ]
    copy["paywalls"] = paywalls
    catalog["copy"] = copy
    return try LoadedCatalog(
      content: [UInt8](JSONSerialization.data(withJSONObject: catalog)), file: "misleading.json")
  }
}

extension WholeProgram {
  @Suite struct WordingRoomPilotTests {
    @Test("w opens the room, the storefront changes in place, Enter takes a wording")
    func pilot() async throws {
      let pilot = try await Pilot(try Story())
      #expect(try pilot.run(["w"]).contains("Owed whatever happens") == false)
      #expect(try pilot.run([]).contains("Wordings side by side"))
      #expect(try pilot.run(["s", "f", "r", "a", "n", "c", "e", "Enter"]).contains("9,99"))
      #expect(try pilot.run(["Right", "Enter"]).contains("A year of learning, in 12 monthly"))
      #expect(try !pilot.run([]).contains("Wordings side by side"))
    }
  }
}
