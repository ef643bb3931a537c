import TwelveCommerce

extension CatalogReader {
  func readProducts(_ place: Place, groups: [SubscriptionGroup]) -> [CatalogProduct] {
    var products: [CatalogProduct] = []
    for element in place.elements() {
      guard let keys = element.object(CatalogKeys.product), let id = keys["id"]?.text() else { continue }
      if products.contains(where: { $0.id.rawValue == id }) {
        keys["id"]?.fault("there is a product \"\(id)\" already", "give every product an id of its own")
      }
      products.append(readProduct(element, keys, ProductID(id), groups))
    }
    return products
  }

  private func readProduct(
    _ place: Place, _ keys: Places, _ id: ProductID, _ groups: [SubscriptionGroup]
  ) -> CatalogProduct {
    let known = keys["type"].flatMap(readType)
    // Of a kind that is missing or unknown nothing more is said.
    let type = known ?? (keys["subscription"] == nil ? .nonConsumable : .autoRenewable)
    let prices = keys["prices"].map(readPrices) ?? [:]
    if let list = keys["prices"] { checkComplete(prices, list) }
    let listed = keys["prices"]?.priceKeys ?? []
    let subscription = keys["subscription"].flatMap { readSubscription($0, groups, upFront: prices, listed: listed) }
    if type == .autoRenewable, keys["subscription"] == nil {
      place.fault("a subscription needs the key \"subscription\"", "add group, level and period")
    }
    if type != .autoRenewable, let terms = keys["subscription"] {
      terms.fault("only an auto-renewable subscription has this key", "remove it, or change the type")
    }
    return CatalogProduct(
      id: id, type: type, isFamilyShareable: keys["isFamilyShareable"]?.bool() ?? false,
      name: keys["name"].map(readText) ?? LocalizedText([:]),
      description: keys["description"].map(readText) ?? LocalizedText([:]), prices: prices, subscription: subscription)
  }

  private func readType(_ place: Place) -> ProductType? {
    guard let text = place.text() else { return nil }
    guard let type = ProductType(rawValue: text) else {
      let known = ProductType.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      place.fault("there is no kind of product \"\(text)\"", "use one of \(known)")
      return nil
    }
    return type
  }

  private func readSubscription(
    _ place: Place, _ groups: [SubscriptionGroup], upFront: PriceList, listed: Set<String>
  ) -> SubscriptionTerms? {
    guard let keys = place.object(CatalogKeys.subscription) else { return nil }
    let group = keys["group"]?.text() ?? ""
    if let named = keys["group"], !group.isEmpty, !groups.contains(where: { $0.id == group }) {
      named.fault("there is no group \"\(group)\"", "use the id of one of the groups")
    }
    let level = keys["level"]?.wholeNumber() ?? 1
    if level < 1 { keys["level"]?.fault("levels are counted from 1, the highest", "write 1 or more") }
    let period = keys["period"].flatMap(readPeriod)
    let plan = keys["monthlyPlan"].flatMap { readMonthlyPlan($0, period: period, upFront: listed) }
    let offers = keys["offers"].map { list in
      readOffers(
        list,
        of: OfferedPlans(
          period: period, upFront: .init(prices: upFront, listed: listed),
          monthly: keys["monthlyPlan"].map {
            .init(prices: plan?.prices ?? [:], listed: $0.member("prices")?.priceKeys)
          }))
    }
    return SubscriptionTerms(
      groupID: group, level: max(level, 1), period: period ?? .yearly, monthlyPlan: plan, offers: offers ?? [])
  }

  private func readPeriod(_ place: Place) -> SubscriptionPeriod? {
    guard let text = place.text() else { return nil }
    guard let period = SubscriptionPeriod(iso8601: text), SubscriptionPeriod.sold.contains(period) else {
      let known = SubscriptionPeriod.sold.map(\.iso8601).joined(separator: ", ")
      place.fault("\"\(text)\" is no period that the App Store sells", "use one of \(known)")
      return nil
    }
    return period
  }

  private func readMonthlyPlan(
    _ place: Place, period: SubscriptionPeriod?, upFront: Set<String>
  ) -> MonthlyPlan? {
    if let period, period != .yearly {
      place.fault(
        "the monthly plan belongs to a product of one year, and this one has \(period.iso8601)",
        "remove the plan, or make the period P1Y")
    }
    guard let keys = place.object(CatalogKeys.monthlyPlan), let list = keys["prices"] else { return nil }
    let prices = readPrices(list)
    for (code, price) in list.pricePlaces where prices[code] != nil {
      checkMonthlyPrice(code, price, upFront: upFront)
    }
    checkComplete(prices, list, isMonthlyPlan: true)
    return MonthlyPlan(prices: prices)
  }

  private func checkMonthlyPrice(_ code: StorefrontCode, _ place: Place, upFront: Set<String>) {
    if !upFront.contains(code.rawValue) {
      place.fault(
        "there is a monthly price but no up-front price in \(code)", "add the up-front price, or remove this one")
    }
    if let storefront = storefronts.first(where: { $0.code == code }), !storefront.sellsCommitmentPlan {
      place.fault(
        "Apple does not sell the monthly plan in \(storefront.name), so this price is not used (D21)",
        "remove it", severity: .warning)
    }
  }
}

extension SubscriptionPeriod {
  /// The periods that App Store Connect offers.
  static let sold: [SubscriptionPeriod] = [
    .weekly, .monthly, SubscriptionPeriod(value: 2, unit: .month), SubscriptionPeriod(value: 3, unit: .month),
    SubscriptionPeriod(value: 6, unit: .month), .yearly,
  ]
}
