import Screens
import StoreKit
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Reads the store for the screens: the customer's side through StoreKit, as an app would, and the back office through
/// the store itself.
struct ContentLoader: Sendable {
  let session: Session

  /// What the paywall shows alone: the first picture does not wait for the rest.
  func loadPaywall() async throws -> StoreContent {
    StoreContent(
      header: header, paywall: try await PaywallLoader(session: session).load(isFirst: true), account: .nothing,
      timeline: .nothing, help: [], choices: .nothing)
  }

  func load(lastStep: [String] = []) async throws -> StoreContent {
    let account = try await AccountLoader(session: session).load()
    return StoreContent(
      header: header, paywall: try await PaywallLoader(session: session).load(), account: account,
      timeline: TimelineLoader(session: session).load(lastStep: lastStep), help: help, choices: choices)
  }

  private var header: HeaderContent {
    let customer = session.customerState
    return HeaderContent(
      appName: session.catalog.appName.text(in: session.words.language.tag), customer: session.customer.rawValue,
      storefront: session.storefront?.name ?? "", language: session.words.language.nativeName,
      systemVersion: customer?.systemVersion.description ?? "", now: session.now,
      timelineName: session.store.timelineName)
  }

  private var help: [HelpContent] {
    let words = session.words
    let tag = words.language.tag
    let values: PlaceholderValues = [
      .payments: String(MonthlyPlan.payments), .app: session.catalog.appName.text(in: tag),
    ]
    return session.catalog.copy.help.map {
      HelpContent(
        question: words.fill($0.question.text(in: tag), values), answer: words.fill($0.answer.text(in: tag), values))
    }
  }

  private var choices: ChoicesContent {
    ChoicesContent(storefronts: storefronts, languages: languages, systems: systems)
  }

  /// The storefronts that the catalog has prices for.
  private var storefronts: [Choice] {
    let words = session.words
    return session.catalog.storefronts.compactMap { TwelveCommerce.Storefront.named($0) }.map { storefront in
      Choice(
        id: storefront.code.rawValue, name: "\(storefront.name) (\(storefront.code))",
        note: "\(storefront.currency.code), \(words.say(storefront.sellsCommitmentPlan ? .planSold : .planNotSold))",
        isCurrent: storefront.code == session.storefront?.code)
    }
  }

  private var languages: [Choice] {
    Language.allCases.map {
      Choice(id: $0.tag, name: $0.nativeName, note: $0.tag, isCurrent: $0 == session.words.language)
    }
  }

  private var systems: [Choice] {
    let needed = session.store.rules.policy.firstSystemWithPlan
    let current = session.customerState?.systemVersion.description
    return ["26.5", "26.4", "26.3", "18.6"].map { version in
      let hasPlan = SystemVersion(version).map { $0 >= needed } ?? false
      return Choice(
        id: version, name: session.words.say(.systemNamed, ["version": version]),
        note: session.words.say(hasPlan ? .planSold : .planNotSold), isCurrent: version == current)
    }
  }
}
