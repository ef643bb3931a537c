import TwelveCommerce

extension Place {
  /// The entries of a price list with their storefronts, faults left to `readPrices`.
  var pricePlaces: [(code: StorefrontCode, place: Place)] {
    guard case .object(let members) = node.value else { return [] }
    return members.map {
      (StorefrontCode($0.key), Place(node: $0.node, path: .key($0.key, of: path), faults: faults))
    }
  }
}

extension CatalogReader {
  /// Prices by storefront, in milliunits of its currency.
  func readPrices(_ place: Place) -> [StorefrontCode: Int64] {
    var prices: [StorefrontCode: Int64] = [:]
    for (key, price) in place.members() ?? [] {
      let code = StorefrontCode(key)
      guard let storefront = storefronts.first(where: { $0.code == code }) else {
        let exists = Storefront.named(code) != nil
        price.fault(
          exists ? "\(key) is not in the catalog's list of storefronts" : "there is no storefront \"\(key)\"",
          exists ? "add it to \"storefronts\", or remove the price" : "use a three-letter code such as CAN or FRA")
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
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber =
      (1...2).contains(parts.count)
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (48...57).contains($0) }
      }
    guard isNumber, parts[0].utf8.count <= 12 else {
      place.fault("\"\(text)\" is no price", "write digits and a point, such as \(example)")
      return nil
    }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard fraction.utf8.count <= digits else {
      place.fault(
        "\"\(text)\" has more decimals than \(currency.code) has", "write at most \(digits), such as \(example)")
      return nil
    }
    let padded = fraction + String(repeating: "0", count: 3 - fraction.utf8.count)
    return Int64(parts[0] + padded)
  }

  /// Every storefront of the catalog needs a price, the monthly plan where Apple sells it.
  func checkComplete(_ prices: [StorefrontCode: Int64], _ place: Place, isMonthlyPlan: Bool = false) {
    let listed = Set(place.pricePlaces.map(\.code))
    for storefront in storefronts where prices[storefront.code] == nil && !listed.contains(storefront.code) {
      if isMonthlyPlan, !storefront.sellsCommitmentPlan { continue }
      faults.add(
        "there is no price for \(storefront.code)", "add one in \(storefront.currency.code)", at: place.node.offset,
        path: .key(storefront.code.rawValue, of: place.path))
    }
  }
}
