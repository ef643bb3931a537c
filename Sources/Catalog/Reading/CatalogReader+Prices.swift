import TwelveCommerce

extension Place {
  /// The entries of a price list with their storefronts, faults left to `readPrices`.
  var pricePlaces: [(code: StorefrontCode, place: Place)] {
    guard case .object(let members) = node.value else { return [] }
    let parent = path
    return members.map {
      (StorefrontCode($0.key), Place(node: $0.node, step: .key($0.key), parent: parent, faults: faults))
    }
  }

  /// The storefronts of a price list, known or not.
  var priceKeys: Set<String> {
    guard case .object(let members) = node.value else { return [] }
    return Set(members.map { $0.key })
  }
}

extension CatalogReader {
  /// Prices by storefront, in milliunits of its currency.
  func readPrices(_ place: Place) -> PriceList {
    var prices: PriceList = [:]
    for (key, price) in place.members() ?? [] {
      let code = StorefrontCode(key)
      guard let storefront = storefronts.first(where: { $0.code == code }) else {
        faultOfStorefront(key, price, "remove the price")
        continue
      }
      prices[code] = readAmount(price, currency: storefront.currency)
    }
    return prices
  }

  /// An amount written as text, such as "9.99".
  private func readAmount(_ place: Place, currency: Currency) -> Int64? {
    let digits = currency.minorUnitDigits
    let example = digits == 0 ? "\"1200\"" : "\"9.99\""
    guard case .string(let text) = place.node.value else {
      place.fault(
        "a price is written as text, so that no digit is lost, and this is \(place.node.value.kind)",
        "write it in double quotes, such as \(example)")
      return nil
    }
    guard let amount = PlainAmount(text), amount.wholeDigits <= 12 else {
      place.fault("\"\(text)\" is no price", "write digits and a point, such as \(example)")
      return nil
    }
    guard amount.decimals <= digits else {
      place.fault(
        "\"\(text)\" has more decimals than \(currency.code) has", "write at most \(digits), such as \(example)")
      return nil
    }
    return amount.milliunits
  }

  /// Every storefront of the catalog needs a price, the monthly plan where Apple sells it.
  func checkComplete(_ prices: PriceList, _ place: Place, isMonthlyPlan: Bool = false) {
    guard prices.count < storefronts.count else { return }
    let listed = place.priceKeys
    for storefront in storefronts where !listed.contains(storefront.code.rawValue) {
      if isMonthlyPlan, !storefront.sellsCommitmentPlan { continue }
      faults.add(
        "there is no price for \(storefront.code)", "add one in \(storefront.currency.code)", at: place.node.offset,
        path: .key(storefront.code.rawValue, of: place.path))
    }
  }
}
