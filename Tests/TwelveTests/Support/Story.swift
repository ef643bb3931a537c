import Foundation
import Screens
import StoreKit
import TerminalKit
import Testing
import TwelveCatalog
import TwelveCommerce
import TwelveLedger
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

@testable import twelve

/// A store in memory that a test leads somewhere: the sample catalog, a customer in Canada, 1 December 2026, UTC.
struct Story: Sendable {
  var session: Session

  static let start = Instant(iso8601: "2026-12-01T09:41:00.000Z") ?? Instant(milliseconds: 0)
  static let pro: ProductID = "com.example.lingo.pro.yearly"
  static let proMonthly: ProductID = "com.example.lingo.pro.monthly"
  static let forever: ProductID = "com.example.lingo.forever"

  init(
    storefront: StorefrontCode = "CAN", language: String = "en", systemVersion: String = "26.4",
    zone: DisplayZone = .utc, catalog: LoadedCatalog? = nil
  ) throws {
    let version = try #require(SystemVersion(systemVersion))
    let beginning = NewStore(now: Story.start, storefront: storefront, language: language, systemVersion: version)
    let loaded = if let catalog { catalog } else { try LoadedCatalog.sample() }
    let store = try LocalStore(catalog: loaded, beginning: beginning)
    session = Session(store: store, customer: "demo", zone: zone)
  }

  init(session: Session) { self.session = session }

  /// A store in a file, for what two programs do to one.
  init(file: String) throws {
    let beginning = NewStore(now: Story.start)
    let store = try LocalStore(
      ledger: { () throws(LedgerError) in try SQLiteEventStore(path: file) },
      exists: FileManager.default.fileExists(atPath: file), catalog: nil, beginning: beginning)
    try store.persist()
    session = Session(store: store, customer: "demo", zone: .utc)
  }

  /// Runs with this store as the one of StoreKit's static calls.
  func bound<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    let binding = StoreBinding(store: session.store, customer: session.customer)
    return try await StoreBinding.$current.withValue(binding) { try await body() }
  }

  @discardableResult
  func buy(_ product: ProductID = Story.pro, plan: BillingPlanType? = .monthly, _ outcome: PurchaseOutcome = .success)
    async throws -> PurchaseAnswer
  {
    let request = PurchaseRequest(
      requestID: session.store.newRequestID() + "-\(product)", productID: product, plan: plan)
    return try await session.store.purchase(
      request, for: session.customer, outcome: outcome, presenter: AgreeablePresenter())
  }

  func advance(months: Int = 0, days: Int = 0) throws {
    if months > 0 { try session.store.advance(.months(months), for: session.customer) }
    if days > 0 { try session.store.advance(.days(days), for: session.customer) }
  }

  func refund(payment number: Int) throws {
    let charges = try #require(session.customerState?.transactions)
    try session.perform(.refund(charges[number - 1].id))
  }

  /// The screens as they stand, at a size.
  func root(_ size: Size = Root.designSize, _ charset: Charset = .utf8) async throws -> Root {
    let content = try await bound { try await ContentLoader(session: session).load() }
    var root = Root(words: session.words, content: content)
    root.show(on: size, charset: charset)
    return root
  }
}

extension Root {
  /// Presses keys by name and drops what they ask for.
  mutating func press(_ names: String...) {
    for name in names {
      guard let key = Key(name: name) else {
        Issue.record("There is no key \(name).")
        continue
      }
      _ = update(.key(key))
    }
  }
}
