import Screens
import StoreKit
import TerminalKit
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

extension CommandSpec {
  static let account = CommandSpec(
    name: "account", usage: "", summary: "access, progress, both dates, money, entitlements"
  ) { call throws(Failure) in
    let session = try call.openSession()
    if call.wantsJSON {
      call.output.raw(try JSONOutput(session: session).text(AccountJSON(session)))
      return .done
    }
    let content = try await session.loadContent()
    let context = ScreenContext(words: session.words, content: content)
    for line in AccountText(context).lines { call.output.line(line) }
    let entitlements = session.entitlements.map { session.words.productName($0, session.catalog) }
    let list = entitlements.isEmpty ? session.words.say(.none) : entitlements.joined(separator: ", ")
    call.output.line("\(session.words.say(.entitlements)): \(list)")
    return .done
  }
}

extension Session {
  /// Reads everything the screens show.
  func loadContent() async throws(Failure) -> StoreContent {
    try await reading { try await ContentLoader(session: self).load() }
  }

  /// Reads what the first picture shows.
  func loadPaywall() async throws(Failure) -> StoreContent {
    try await reading { try await ContentLoader(session: self).loadPaywall() }
  }

  func reading<Content>(_ read: () async throws -> Content) async throws(Failure) -> Content {
    do {
      return try await read()
    } catch {
      throw Failure("The store could not be read: \(error)", .inputOutput)
    }
  }
}
