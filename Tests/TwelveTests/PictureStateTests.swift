import Foundation
import Screens
import TerminalKit
import TestSupport
import Testing
import TwelveCommerce
import TwelveLocalStore
import TwelveWording

@testable import twelve

/// The named states of `render --list`, each from its own story.
@Suite struct PictureStateTests {
  @Test("Names are given once, and begin with the screen that they show")
  func names() {
    let names = PictureState.all.map(\.name)
    #expect(Set(names).count == names.count)
    for state in PictureState.all {
      #expect(state.name.split(separator: ".").count == 2, "\(state.name)")
      #expect(ScreenName(rawValue: state.name) == nil, "\(state.name)")
      #expect(state.keys.allSatisfy { Key(name: $0) != nil }, "\(state.name)")
    }
  }

  @Test("Each state looks as its golden file, in ASCII too", arguments: PictureState.all.map(\.name))
  func looks(_ name: String) async throws {
    let state = try #require(PictureState.named(name))
    for (suffix, charset) in [("", Charset.utf8), ("-ascii", .ascii)] {
      let root = try await root(state, "en", Root.designSize, charset)
      expectGolden(FrameGolden.string(root.view()), named: "state-\(name)\(suffix)")
    }
  }

  @Test(
    "Each state can be drawn in every language and size, every line inside the terminal",
    arguments: PictureState.all.map(\.name))
  func everywhere(_ name: String) async throws {
    let state = try #require(PictureState.named(name))
    for language in Language.allCases {
      for size in ContactSheet.sizes {
        let frame = try await root(state, language.tag, size, .utf8).view()
        let lines = FrameText.string(frame).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { TextWidth.of(String($0)) <= size.columns }, "\(name) \(language.tag) \(size)")
      }
    }
  }

  @Test("A catalog that cannot tell a state's story says so")
  func otherCatalog() throws {
    let fitness = try GoldenScreenTests.fitness().session.store.loadedCatalog()
    let state = try #require(PictureState.named("account.one-time"))
    let failure = #expect(throws: Failure.self) {
      try PictureStore(catalog: fitness).session(state, zone: .utc)
    }
    #expect(failure?.message.hasPrefix("account.one-time: its story cannot be told with this catalog") == true)
  }

  @Test("The contact sheet has every storefront, language, system and size, and notes what is wrong")
  func contactSheet() async throws {
    let catalog = try LoadedCatalog.sample()
    let storefronts = ["CAN", "USA", "JPN"].compactMap { Storefront.named(StorefrontCode($0)) }
    let sheet = ContactSheet(
      catalog: catalog, now: Story.start, zone: .utc, storefronts: storefronts, languages: [.english, .spanish],
      systems: ContactSheet.systems, sizes: ContactSheet.sizes, charset: .utf8)
    let cells = try await sheet.cells()
    #expect(cells.count == 3 * 2 * 2 * 3)
    let notes = Dictionary(grouping: cells.flatMap(\.notes)) { $0 }.mapValues(\.count)
    #expect(notes == ["the monthly plan is not sold here": 6, "the monthly plan needs iOS 26.4": 18])
    let html = ContactSheetPage(cells).html
    #expect(html.contains("<li>the monthly plan is not sold here: <a href=\"#p1-0\">USA, en, iOS 26.4, 60×20</a>"))
    #expect(html.components(separatedBy: "<figure").count == cells.count + 1)
    #expect(!html.contains("http://") && !html.contains("<script"))
  }

  @Test(
    "The pictures of the README are what is drawn now; RECORD=1 draws them anew",
    arguments: [
      ("paywall.commitment", 80, 24), ("account.payment-failed", 80, 24), ("wordings.side-by-side", 104, 36),
    ])
  func readme(_ name: String, _ columns: Int, _ rows: Int) async throws {
    let state = try #require(PictureState.named(name))
    let svg = FrameSVG.string(try await root(state, "en", Size(columns: columns, rows: rows), .utf8).view())
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let file = repository.appendingPathComponent("Documentation/pictures/\(name).svg")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(try String(contentsOf: file, encoding: .utf8) == svg)
    }
    let text = try String(contentsOf: repository.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(text.contains("(Documentation/pictures/\(name).svg)"))
  }

  private func root(_ state: PictureState, _ language: String, _ size: Size, _ charset: Charset) async throws -> Root {
    let store = PictureStore(catalog: try LoadedCatalog.sample(), language: language)
    let story = Story(session: try store.session(state, zone: .utc))
    let keys = state.keys.compactMap(Key.init(name:))
    return try await story.bound {
      try await StillPicture(session: story.session, size: size, charset: charset).root(state.screen, keys: keys)
    }
  }
}
