import TwelveCommerce

/// From which rise of a price a customer has to agree to it (Apple, Managing Price Increases; decision D16).
extension StorePolicy {
  /// The most that a price may rise without consent, in milliunits of the terms' currency: about 50 US dollars a year
  /// for a plan of one year or a commitment, about 5 a period for any other.
  func consentThreshold(of terms: Terms) -> Int64 {
    let dollars: Int64 = terms.isYearly ? 50 : 5
    return dollars * 1_000 * StorePolicy.unitsForHundredDollars(terms.price.currency.code) / 100
  }

  /// Roughly how much of a currency a hundred US dollars are: Apple publishes the threshold in dollars only, and it is
  /// about as much elsewhere. Rates move; these stand still so that the same commands always give the same events.
  private static func unitsForHundredDollars(_ code: String) -> Int64 {
    switch code {
    case "AED", "SAR", "QAR": 370
    case "AUD", "NZD", "CAD", "SGD": 140
    case "BRL", "PEN": 500
    case "CHF", "EUR", "GBP": 90
    case "CLP", "KZT": 50_000
    case "CNY", "DKK", "HKD", "SEK", "NOK": 800
    case "COP": 400_000
    case "CZK", "TWD", "THB": 2_800
    case "EGP", "PHP": 5_400
    case "HUF": 36_000
    case "IDR": 1_600_000
    case "ILS", "PLN", "RON", "MYR": 420
    case "INR", "RUB": 8_800
    case "JPY": 15_000
    case "KRW": 140_000
    case "MXN", "ZAR": 1_850
    case "NGN": 150_000
    case "PKR": 28_000
    case "TRY": 4_200
    case "TZS", "VND": 2_550_000
    default: 100
    }
  }
}

extension Terms {
  /// Whether it is paid for or committed to by the year.
  var isYearly: Bool { commitmentPayments != nil || period == .yearly }

  /// Payments over which a rise is counted: a year's of a commitment, one of any other plan.
  var paymentsCountedForConsent: Int { commitmentPayments ?? 1 }
}
