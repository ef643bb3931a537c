import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// How a store begins (decisions D22, D27).
public struct NewStore: Sendable {
  public var now: Instant
  /// Where ids begin.
  public var seed: UInt64
  public var customer: CustomerName
  public var storefront: StorefrontCode
  public var language: String
  public var systemVersion: SystemVersion

  public init(
    now: Instant, seed: UInt64 = 1, customer: CustomerName = "demo", storefront: StorefrontCode = "CAN",
    language: String = "en", systemVersion: SystemVersion = StorePolicy().firstSystemWithPlan
  ) {
    self.now = now
    self.seed = seed
    self.customer = customer
    self.storefront = storefront
    self.language = language
    self.systemVersion = systemVersion
  }

  func events(catalog: LoadedCatalog) -> [NewEvent] {
    [
      NewEvent(at: now, .storeOpened(StoreOpened(seed: seed))),
      NewEvent(at: now, .catalogAdopted(CatalogAdopted(hash: catalog.hash, file: catalog.file))),
      NewEvent(
        at: now, customer: customer,
        .customerAdded(
          CustomerAdded(storefront: storefront, language: language, systemVersion: systemVersion))),
    ]
  }
}
