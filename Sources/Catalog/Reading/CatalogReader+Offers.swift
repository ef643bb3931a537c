import TwelveCommerce

extension CatalogReader {
  /// What a product sells, as far as its offers have to fit it.
  struct OfferedPlans {
    /// The product's own period; nil when it could not be read.
    var period: SubscriptionPeriod?
    var upFront: Prices
    /// Nil where the product has no such plan.
    var monthly: Prices?

    /// The prices of one payment of a plan.
    struct Prices {
      /// In milliunits of the storefront's currency.
      var prices: PriceList
      /// The storefronts where a price stands, readable or not; nil where the plan itself could not be read.
      var listed: Set<String>?
    }

    subscript(_ plan: BillingPlanType) -> Prices? { plan == .monthly ? monthly : upFront }

    /// What one payment of a plan pays for.
    func billingPeriod(of plan: BillingPlanType) -> SubscriptionPeriod? { plan == .monthly ? .monthly : period }
  }

  /// The offers of one product: faults are told, what is usable comes back.
  func readOffers(_ place: Place, of plans: OfferedPlans) -> [SubscriptionOffer] {
    var offers: [SubscriptionOffer] = []
    for element in place.elements() {
      guard let keys = element.object(CatalogKeys.offer), let offer = readOffer(element, keys, plans) else { continue }
      if offer.type == .introductory, offers.contains(where: { $0.type == .introductory && $0.plan == offer.plan }) {
        element.fault(
          "this plan has an introductory offer already", "keep one of them: a plan has at most one")
      }
      offers.append(offer)
    }
    return offers
  }

  private func readOffer(_ place: Place, _ keys: Places, _ plans: OfferedPlans) -> SubscriptionOffer? {
    let type = keys["type"].flatMap { $0.choice(OfferType.self, "kind of offer") }
    let mode = keys["paymentMode"].flatMap { $0.choice(OfferPaymentMode.self, "way to pay for an offer") }
    let plan = keys["plan"].flatMap { readOfferPlan($0, plans) }
    if let type { checkNames(type, place, keys) }
    let period = keys["period"].flatMap { readOfferPeriod($0, mode, plan.flatMap(plans.billingPeriod)) }
    let count = readPeriods(keys["periods"], mode, period)
    let prices = readOfferPrices(place, keys["prices"], mode)
    guard let type, let mode, let plan, let period else { return nil }
    let offer = SubscriptionOffer(
      id: keys["id"]?.text(), type: type, plan: plan, paymentMode: mode, period: period, periodCount: count,
      prices: prices, code: keys["code"]?.text(), eligibility: readEligibility(keys["eligibility"]))
    if let list = keys["prices"] { checkOfferPrices(offer, list, plans) }
    return offer
  }

  private func readOfferPlan(_ place: Place, _ plans: OfferedPlans) -> BillingPlanType? {
    guard let plan = readPlan(place) else { return nil }
    guard plans[plan] != nil else {
      place.fault("the product has no monthly plan", "use upFront, or add a monthlyPlan")
      return nil
    }
    return plan
  }

  // MARK: Names

  /// Every offer but an introductory one has an id, and only offer codes have a code.
  private func checkNames(_ type: OfferType, _ place: Place, _ keys: Places) {
    if type == .introductory {
      keys["id"]?.fault("an introductory offer has no id", "remove it")
    } else if let id = keys["id"] {
      check(id, isNewAmong: offerNames.isNew(id:), "an offer")
    } else {
      place.fault("the key \"id\" is missing", "add it: only an introductory offer has none")
    }
    guard type == .code else {
      keys["code"]?.fault("only an offer code has this key", "remove it, or make the type code")
      keys["eligibility"]?.fault("only an offer code has this key", "remove it, or make the type code")
      return
    }
    guard let code = keys["code"] else {
      return place.fault("the key \"code\" is missing", "add what a customer types in")
    }
    check(code, isNewAmong: offerNames.isNew(code:), "an offer code")
  }

  private func check(_ place: Place, isNewAmong isNew: (String) -> Bool, _ what: String) {
    guard case .string(let text) = place.node.value, !text.isEmpty, !isNew(text) else { return }
    place.fault("there is \(what) \"\(text)\" already", "give every offer of the catalog one of its own")
  }

  private func readEligibility(_ place: Place?) -> Set<OfferEligibility> {
    Set((place?.elements() ?? []).compactMap { $0.choice(OfferEligibility.self, "kind of customer") })
  }

  // MARK: Lengths

  private func readOfferPeriod(
    _ place: Place, _ mode: OfferPaymentMode?, _ billing: SubscriptionPeriod?
  ) -> SubscriptionPeriod? {
    guard let text = place.text() else { return nil }
    guard let period = SubscriptionPeriod(iso8601: text) else {
      place.fault("\"\(text)\" is no length of time", "write one such as P1W, P1M or P1Y")
      return nil
    }
    switch mode {
    case .freeTrial: return known(period, SubscriptionPeriod.trials, "a free trial", place)
    case .payUpFront: return known(period, SubscriptionPeriod.paidUpFront, "an offer paid up front", place)
    case .payAsYouGo where billing != nil && period != billing:
      let usual = billing?.iso8601 ?? ""
      place.fault(
        "payments as you go are the plan's own, every \(usual), and this is \(period.iso8601)", "write \(usual)")
      return nil
    case .payAsYouGo, nil: return period
    }
  }

  /// The period if it is one of those that are sold.
  private func known(
    _ period: SubscriptionPeriod, _ sold: [SubscriptionPeriod], _ what: String, _ place: Place
  ) -> SubscriptionPeriod? {
    if sold.contains(period) { return period }
    place.fault(
      "\(period.iso8601) is no length of \(what)", "use one of \(sold.map(\.iso8601).joined(separator: ", "))")
    return nil
  }

  private func readPeriods(_ place: Place?, _ mode: OfferPaymentMode?, _ period: SubscriptionPeriod?) -> Int {
    guard let place, let count = place.wholeNumber() else { return 1 }
    guard mode == .payAsYouGo else {
      if mode != nil, count != 1 {
        place.fault("only payments as you go are counted", "remove it: the period is the whole length")
      }
      return 1
    }
    let most = period?.mostDiscounted ?? MonthlyPlan.payments
    guard (1...most).contains(count) else {
      place.fault("an offer has 1 to \(most) such payments, and this is \(count)", "write a number from 1 to \(most)")
      return 1
    }
    return count
  }

  // MARK: Prices

  private func readOfferPrices(_ place: Place, _ list: Place?, _ mode: OfferPaymentMode?) -> PriceList {
    guard mode != .freeTrial else {
      list?.fault("a free trial has no prices", "remove them")
      return [:]
    }
    guard let list else {
      if mode != nil { place.fault("the key \"prices\" is missing", "add what is paid in each storefront") }
      return [:]
    }
    let prices = readPrices(list)
    if case .object(let members) = list.node.value { checkNotEmpty(members.isEmpty, list) }
    return prices
  }

  /// An offer is made where its plan is sold, and costs less.
  private func checkOfferPrices(_ offer: SubscriptionOffer, _ list: Place, _ plans: OfferedPlans) {
    for (code, place) in list.pricePlaces {
      guard let price = offer.prices[code], let storefront = storefronts.first(where: { $0.code == code }) else {
        continue
      }
      if offer.plan == .monthly, !storefront.sellsCommitmentPlan {
        place.fault(
          "Apple does not sell the monthly plan in \(storefront.name), so this price is not used (D21)",
          "remove it", severity: .warning)
      } else if let usual = plans[offer.plan]?.prices[code] {
        checkIsLower(price, offer, usual, plans.billingPeriod(of: offer.plan), place)
      } else if plans[offer.plan]?.listed?.contains(code.rawValue) == false {
        place.fault("the plan has no price in \(code)", "add the plan's price, or remove this one")
      }
    }
  }

  private func checkIsLower(
    _ price: Int64, _ offer: SubscriptionOffer, _ usual: Int64, _ billing: SubscriptionPeriod?, _ place: Place
  ) {
    guard let billing, Int128(price) * billing.days >= Int128(usual) * offer.period.days else { return }
    place.fault(
      "the offer costs no less than the plan does for \(offer.period.iso8601)", "lower it", severity: .warning)
  }
}

/// The names that the offers of a catalog have used up.
final class OfferNames {
  private var ids: Set<String> = []
  private var codes: Set<String> = []

  func isNew(id: String) -> Bool { ids.insert(id).inserted }
  func isNew(code: String) -> Bool { codes.insert(code).inserted }
}

extension Place {
  /// One of the values that a key may have.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type, _ what: String
  ) -> Choice? where Choice.RawValue == String {
    guard let text = text() else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    fault("there is no \(what) \"\(text)\"", "use one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    return nil
  }
}

extension SubscriptionPeriod {
  /// The lengths of free trials that App Store Connect offers.
  static let trials: [SubscriptionPeriod] = [
    SubscriptionPeriod(value: 3, unit: .day), .weekly, SubscriptionPeriod(value: 2, unit: .week), .monthly,
    SubscriptionPeriod(value: 2, unit: .month), SubscriptionPeriod(value: 3, unit: .month),
    SubscriptionPeriod(value: 6, unit: .month), .yearly,
  ]

  /// The lengths of offers paid up front that App Store Connect offers.
  static let paidUpFront: [SubscriptionPeriod] = [
    .monthly, SubscriptionPeriod(value: 2, unit: .month), SubscriptionPeriod(value: 3, unit: .month),
    SubscriptionPeriod(value: 6, unit: .month), .yearly,
  ]

  /// Payments of this length that an offer may discount: 12 weeks, or as many as a year has (App Store Connect).
  fileprivate var mostDiscounted: Int {
    switch unit {
    case .day, .week: 12
    case .month: max(1, 12 / value)
    case .year: 1
    }
  }

  /// Its length in days, a month taken as 30 of them: to compare prices, never for dates.
  fileprivate var days: Int128 {
    switch unit {
    case .day: Int128(value)
    case .week: 7 * Int128(value)
    case .month: 30 * Int128(value)
    case .year: 360 * Int128(value)
    }
  }
}
