import FoundationEssentials
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveWording

/// Information about a product that an app sells.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kinds of products.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  public let id: String
  public let type: ProductType
  /// The name in the customer's language.
  public let displayName: String
  /// The description in the customer's language.
  public let description: String
  /// The price of a one-time product, or of a subscription paid up front. A decimal has no currency: show `displayPrice`.
  public let price: Decimal
  /// The price in the storefront's own format.
  public let displayPrice: String
  public let isFamilyShareable: Bool
  /// Present for auto-renewable subscriptions.
  public let subscription: SubscriptionInfo?

  let binding: StoreBinding

  public static func == (left: Product, right: Product) -> Bool {
    left.id == right.id && left.displayPrice == right.displayPrice && left.displayName == right.displayName
      && left.subscription == right.subscription
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The products with these identifiers that the customer's storefront sells, in the catalog's order.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    let binding = try StoreBinding.active
    guard let shelf = Shelf(binding) else { return [] }
    // One by one: here a set made of them at once would first have to find out what they are.
    var wanted: Set<String> = []
    for identifier in identifiers { wanted.insert(identifier) }
    return binding.store.catalog.products.filter { wanted.contains($0.id.rawValue) }.compactMap(shelf.product)
  }
}

extension Product {
  /// The customer's latest transaction of this product.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { binding.latestTransaction(for: id) }
  }

  /// What gives the customer this product now.
  public var currentEntitlements: Transaction.Transactions {
    let (binding, id) = (binding, id)
    return Transaction.Transactions { binding.currentEntitlements.filter { $0.unsafePayloadValue.productID == id } }
  }
}
