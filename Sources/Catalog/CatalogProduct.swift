import TwelveCommerce

/// The kind of a product; the raw values are Apple's server names.
public enum ProductType: String, Hashable, Sendable, Codable, CaseIterable {
  case autoRenewable = "Auto-Renewable Subscription"
  case nonConsumable = "Non-Consumable"
  case consumable = "Consumable"
  case nonRenewable = "Non-Renewing Subscription"
}

/// One product and its prices.
public struct CatalogProduct: Hashable, Sendable {
  public var id: ProductID
  public var type: ProductType
  public var isFamilyShareable: Bool
  public var name: LocalizedText
  public var description: LocalizedText
  /// The price paid at once: of a one-time product, or of a whole period of a subscription, in milliunits of the
  /// storefront's currency. A storefront without an entry does not sell the product.
  public var prices: PriceList
  /// Present for auto-renewable subscriptions.
  public var subscription: SubscriptionTerms?

  /// The price paid at once in a storefront, or nil where it is not sold.
  public func price(in storefront: Storefront) -> Money? {
    prices[storefront.code].map { Money(milliunits: $0, currency: storefront.currency) }
  }
}

/// What makes a product a subscription.
public struct SubscriptionTerms: Hashable, Sendable {
  public var groupID: String
  /// The level in the group, 1 the highest.
  public var level: Int
  /// The product's own period: one year for a product that has the monthly plan.
  public var period: SubscriptionPeriod
  /// Present when the monthly plan with a 12-month commitment is offered.
  public var monthlyPlan: MonthlyPlan?
  /// Its discounts, in the order in which they are preferred.
  public var offers: [SubscriptionOffer] = []
}

/// The plan "monthly with a 12-month commitment" of a yearly product.
public struct MonthlyPlan: Hashable, Sendable {
  /// The price of one payment, in milliunits of the storefront's currency.
  public var prices: PriceList

  /// Payments in one commitment.
  public static let payments = 12

  /// The price of one payment in a storefront, or nil where the catalog has none.
  public func price(in storefront: Storefront) -> Money? {
    prices[storefront.code].map { Money(milliunits: $0, currency: storefront.currency) }
  }
}
