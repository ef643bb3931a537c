import TwelveCommerce

/// Prices by storefront, in milliunits of the storefront's currency.
public struct PriceList: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  // By the codes' text: Swift knows how to hash it without looking through every type of the program first.
  private var milliunits: [String: Int64] = [:]

  public init(dictionaryLiteral elements: (StorefrontCode, Int64)...) {
    for (code, price) in elements { self[code] = price }
  }

  /// The price in a storefront; nil where there is none.
  public subscript(_ code: StorefrontCode) -> Int64? {
    get { milliunits[code.rawValue] }
    set { milliunits[code.rawValue] = newValue }
  }

  var count: Int { milliunits.count }
}
