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

  /// Runs `body` with this store as the one of StoreKit's static calls, and no other's.
  func alone<Content>(_ body: () async throws -> Content) async throws(Failure) -> Content {
    let binding = StoreBinding(store: store, customer: customer)
    do {
      return try await StoreBinding.$current.withValue(binding) { try await body() }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("The store could not be read: \(error)", .inputOutput)
    }
  }

  func reading<Content>(_ read: () async throws -> Content) async throws(Failure) -> Content {
    do {
      return try await read()
    } catch {
      throw Failure("The store could not be read: \(error)", .inputOutput)
    }
  }
}
