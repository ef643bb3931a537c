import TwelveCommerce

/// The price texts of one storefront, for who needs many of them: the storefront's own format is looked up once.
public struct StorefrontPrices: Sendable {
  private let storefront: Storefront
  private let format: PriceFormat

  public init(_ storefront: Storefront) {
    self.storefront = storefront
    format = PriceFormat.find(locale: storefront.locale, currency: storefront.currency.code)
  }

  /// What `priceText(_:in:)` says.
  public func text(_ amount: Money) -> String {
    amount.currency == storefront.currency ? format.text(amount) : priceText(amount, in: storefront)
  }
}
