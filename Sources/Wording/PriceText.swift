import TwelveCommerce

/// What an amount looks like to a storefront's customers, such as `119,88 €` in France, whatever language the
/// interface speaks (decision D23). Digits are Latin, decimals are the currency's, and an amount finer than the
/// currency's minor unit is rounded half up (decision D24).
///
/// An amount in a currency that is not the storefront's carries its code, `9,99 USD` in France, so that nobody takes it
/// for the local one.
public func priceText(_ amount: Money, in storefront: Storefront) -> String {
  priceText(amount, locale: storefront.locale)
}

/// What an amount looks like in a locale, a BCP 47 tag (`fr-FR`) or an identifier (`fr_FR`). A locale that is not known
/// is written like the storefront of its region; one without a known region as in `CAD 1,234.50`.
public func priceText(_ amount: Money, locale: String) -> String {
  PriceFormat.find(locale: locale, currency: amount.currency.code).text(amount)
}

extension Money {
  /// The amount for data: Latin digits, a point, the currency's decimals, no grouping and no currency, as in `119.88`.
  public var plainAmount: String {
    let digits = MinorUnits(self)
    return (digits.isNegative ? "-" : "") + digits.whole + (digits.fraction.isEmpty ? "" : "." + digits.fraction)
  }
}
