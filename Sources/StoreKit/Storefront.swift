import TwelveCommerce

/// The country or region of the customer's App Store.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// Apple's numeric storefront id.
  public let id: String
  /// An ISO 3166-1 alpha-3 code.
  public let countryCode: String

  init(_ storefront: TwelveCommerce.Storefront) {
    id = storefront.id
    countryCode = storefront.code.rawValue
  }

  /// The customer's storefront.
  public static var current: Storefront? {
    get async { (try? StoreBinding.active)?.storefront.map { Storefront($0) } }
  }
}
