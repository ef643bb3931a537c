import TwelveCatalog
import TwelveCommerce

/// What the back office changed since the catalog was adopted: a new catalog says anew what is sold and at what price.
public struct StoreSettings: Hashable, Sendable {
  /// Access after a failed charge, for plans without a commitment; nil while it is switched off.
  public internal(set) var gracePeriod: GracePeriod?
  /// Products that cannot be bought at present.
  public internal(set) var notForSale: Set<ProductID> = []
  var prices: [PriceKey: Int64] = [:]

  struct PriceKey: Hashable, Sendable {
    var productID: ProductID
    var plan: BillingPlanType?
    var storefront: StorefrontCode
  }

  init(gracePeriod: GracePeriod? = nil) { self.gracePeriod = gracePeriod }

  mutating func apply(_ event: SaleChanged) {
    if event.isForSale { notForSale.remove(event.productID) } else { notForSale.insert(event.productID) }
  }

  mutating func apply(_ event: PriceChanged) {
    let key = PriceKey(productID: event.productID, plan: event.plan, storefront: event.storefront)
    prices[key] = event.milliunits
  }

  /// A catalog as the store sells it at present: with the prices that were changed, and without what is not for sale.
  public func applied(to catalog: Catalog) -> Catalog {
    guard !prices.isEmpty || !notForSale.isEmpty else { return catalog }
    var catalog = catalog
    for index in catalog.products.indices { apply(to: &catalog.products[index]) }
    return catalog
  }

  private func apply(to product: inout CatalogProduct) {
    for (key, milliunits) in prices where key.productID == product.id {
      if key.plan == .monthly {
        product.subscription?.monthlyPlan?.prices[key.storefront] = milliunits
      } else {
        product.prices[key.storefront] = milliunits
      }
    }
    if notForSale.contains(product.id) { product.prices = [:] }
  }
}
