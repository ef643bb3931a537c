import TwelveCommerce

/// What is for sale in one app: products, prices per storefront, and the words around them.
public struct Catalog: Hashable, Sendable {
  /// The app's bundle identifier.
  public var bundleID: String
  /// The languages that its texts are written in, by tag.
  public var languages: [String]
  /// The storefronts that it has prices for.
  public var storefronts: [StorefrontCode]
  /// The app's name by language.
  public var appName: LocalizedText
  public var links: Links
  /// Which plan a paywall selects first (decision D26): a preference, never an entitlement.
  public var preferredBillingPlanType: BillingPlanType
  /// What is selected instead where the preferred plan is not sold, in order (decision D26).
  public var fallback: [Fallback]
  public var groups: [SubscriptionGroup]
  /// Every product, in the order in which it is shown.
  public var products: [CatalogProduct]
  public var paywall: PaywallSettings
  public var copy: CatalogCopy
  /// Storefronts where a price may never rise without consent (decision D16).
  public var priceConsentStorefronts: Set<StorefrontCode> = []

  public init(
    bundleID: String, languages: [String], storefronts: [StorefrontCode], appName: LocalizedText, links: Links,
    preferredBillingPlanType: BillingPlanType, fallback: [Fallback], groups: [SubscriptionGroup],
    products: [CatalogProduct], paywall: PaywallSettings, copy: CatalogCopy
  ) {
    self.bundleID = bundleID
    self.languages = languages
    self.storefronts = storefronts
    self.appName = appName
    self.links = links
    self.preferredBillingPlanType = preferredBillingPlanType
    self.fallback = fallback
    self.groups = groups
    self.products = products
    self.paywall = paywall
    self.copy = copy
  }

  public func product(_ id: ProductID) -> CatalogProduct? { products.first { $0.id == id } }

  public func group(_ id: String) -> SubscriptionGroup? { groups.first { $0.id == id } }
}

/// Links that a subscription screen must carry (App Review Guideline 3.1.2).
public struct Links: Hashable, Sendable {
  public var terms: String
  public var privacy: String
}

/// What a paywall selects where the preferred plan is missing (decision D26).
public enum Fallback: Hashable, Sendable {
  /// The same product, paid up front.
  case upFront
  /// Another product.
  case product(ProductID)
  /// Nothing is selected.
  case none
}

/// Subscriptions of which a customer has at most one at a time.
public struct SubscriptionGroup: Hashable, Sendable {
  public var id: String
  public var name: LocalizedText
}
