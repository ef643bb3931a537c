import Screens
import StoreKit
import TerminalKit
import TwelveCatalog
import TwelveCommerce
import TwelveLedger
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Draws a screen without a terminal and without the loop: what a key asks for is answered at once, where it is a question.
struct StillPicture {
  let session: Session
  let size: Size
  let charset: Charset

  /// - Throws: `.refused` when the screen has nothing to show.
  func root(_ screen: ScreenName, keys: [Key] = []) async throws(Failure) -> Root {
    try await session.alone { try await drawn(screen, keys) }
  }

  private func drawn(_ screen: ScreenName, _ keys: [Key]) async throws(Failure) -> Root {
    var root = Root(words: session.words, content: try await session.loadContent())
    root.show(on: size, charset: charset)
    guard root.open(screen) else {
      throw Failure(session.words.say(.screenNotOpen, ["screen": screen.rawValue]), .refused)
    }
    for key in keys {
      for effect in root.update(.key(key)) {
        if let answer = try await answer(effect) { _ = root.update(answer) }
      }
    }
    return root
  }

  private func answer(_ effect: Effect) async throws(Failure) -> ScreenEvent? {
    switch effect {
    case .explain(let question):
      return try await session.reading { try WhyLoader(session: session).content(question) }.map(ScreenEvent.explained)
    case .compareWordings(let hasOffers):
      let loader = WordingsLoader(session: session, hasOffers: hasOffers)
      return .wordings(try await session.reading { try await loader.load() })
    default: return nil
    }
  }
}
