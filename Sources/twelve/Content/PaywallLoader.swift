import Screens
import StoreKit
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Reads what the paywall offers, through StoreKit: prices come from the pricing terms, never from a bare decimal.
struct PaywallLoader: Sendable {
  let session: Session

  private var catalog: Catalog { session.catalog }
  private var tag: String { session.words.language.tag }

  private var copy: PaywallCopy {
    let paywalls = catalog.copy.paywalls
    return paywalls[min(session.wording, paywalls.count - 1)]
  }

  /// - Parameter isFirst: Whether it is for the first picture, which can do without what only a key shows.
  func load(isFirst: Bool = false) async throws -> PaywallContent {
    let wanted = catalog.paywall.products.map(\.rawValue)
    let products = try await Product.products(for: wanted).sorted {
      (wanted.firstIndex(of: $0.id) ?? 0) < (wanted.firstIndex(of: $1.id) ?? 0)
    }
    let owned = await owned(products)
    let rows = products.flatMap { product in self.rows(of: product, owned: owned) }
    let isSold = rows.contains { $0.isCommitment }
    return PaywallContent(
      title: title, arrangement: arrangement, rows: rows, preselected: preselected(rows),
      planMissing: isSold ? nil : planMissing, headline: headline(isSold: isSold),
      features: copy.features.text(in: tag), notSold: isSold || planMissing == nil ? nil : notSold,
      comparison: comparison(rows), termsLink: catalog.links.terms, privacyLink: catalog.links.privacy,
      disclosure: isFirst ? nil : disclosure(rows))
  }

  private var arrangement: PaywallContent.PlanArrangement {
    switch catalog.paywall.layout {
    case .list: .list
    case .columns: .columns
    case .single: .single
    }
  }

  private func headline(isSold: Bool) -> String {
    let text = (isSold ? copy.headline : copy.notSoldHeadline).text(in: tag)
    return session.words.fill(text, [.payments: String(MonthlyPlan.payments)])
  }

  private var notSold: String {
    session.words.fill(copy.notSold.text(in: tag), [.payments: String(MonthlyPlan.payments)])
  }

  /// The name of the first product on the paywall.
  private var title: String { catalog.paywall.products.first.map { session.words.productName($0, catalog) } ?? "" }

  // MARK: Rows

  private func rows(of product: Product, owned: Owned) -> [PlanRow] {
    guard let subscription = product.subscription else { return [oneTimeRow(product, owned)] }
    // Screens.md, rule 1: the plan that binds comes first, so that its total is read before anything is chosen.
    return subscription.pricingTerms.reversed().map { terms in planRow(product, subscription, terms, owned) }
  }

  private func planRow(
    _ product: Product, _ subscription: Product.SubscriptionInfo, _ terms: Product.SubscriptionInfo.PricingTerms,
    _ owned: Owned
  ) -> PlanRow {
    let words = session.words
    let plan = BillingPlanType(rawValue: terms.billingPlanType.rawValue)
    let period = SubscriptionPeriod(terms.billingPeriod)
    let isCommitment = plan == .monthly
    let text = PlanText(words: words)
    let own = SubscriptionPeriod(subscription.subscriptionPeriod)
    let ownership = owned.ownership(of: product, plan: plan)
    let offers = PaywallOffers(terms, of: product, session)
    let offer = offers.introductory
    let labels = offer?.buttonLabels
    let detail = offer?.detail ?? text.detail(of: plan, period: own)
    return PlanRow(
      productID: ProductID(product.id), plan: plan, name: text.name(of: plan, period: own),
      detail: ownership == .owned ? words.say(.yourPlan) : detail,
      shortDetail: offer?.shortDetail ?? (isCommitment ? words.periods.payments(MonthlyPlan.payments) : ""),
      price: terms.billingDisplayPrice, per: words.periods.each(period),
      total: isCommitment ? terms.commitmentInfo.displayPrice : nil, totalSuffix: words.say(.inTotal),
      sentences: sentences(terms, isCommitment: isCommitment, period: own, offer),
      buttonLabel: labels?.long ?? buttonLabel(terms, isCommitment ? .buttonCommitment : .buttonToday, words),
      shortButtonLabel: labels?.short
        ?? buttonLabel(terms, isCommitment ? .buttonCommitmentShort : .buttonToday, words),
      ownership: ownership, warning: nil, offer: offers.toTake,
      hasReducedPrice: offer.map { !$0.isFreeTrial } ?? false)
  }

  private func oneTimeRow(_ product: Product, _ owned: Owned) -> PlanRow {
    let words = session.words
    let fill = words.fill(copy.oneTime.text(in: tag), [.price: product.displayPrice])
    return PlanRow(
      productID: ProductID(product.id), plan: nil, name: product.displayName, detail: words.say(.planOnceDetail),
      shortDetail: "", price: product.displayPrice, per: words.periods.once, total: nil,
      totalSuffix: words.say(.inTotal),
      sentences: [fill], buttonLabel: words.say(.buttonToday, ["price": product.displayPrice]),
      shortButtonLabel: words.say(.buttonToday, ["price": product.displayPrice]),
      ownership: owned.products.contains(product.id) ? .owned : .none, warning: goesOn)
  }

  /// Decision D19: the remaining payments go on beside a one-time purchase.
  private var goesOn: String? {
    session.customerState?.paymentsGoingOn.map { going in
      session.words.say(
        .paymentsGoOn,
        ["payments": session.words.periods.paymentsRemaining(going.count), "amount": session.price(going.amount)])
    }
  }

  private func buttonLabel(
    _ terms: Product.SubscriptionInfo.PricingTerms, _ phrase: Phrase, _ words: Words
  ) -> String {
    words.say(
      phrase,
      [
        "price": terms.billingDisplayPrice, "total": terms.commitmentInfo.displayPrice,
        "payments": words.periods.payments(MonthlyPlan.payments),
      ])
  }

  /// The wording's sentences: amounts first, how to cancel last. With an introductory offer the amounts are the offer's.
  private func sentences(
    _ terms: Product.SubscriptionInfo.PricingTerms, isCommitment: Bool, period: SubscriptionPeriod, _ offer: OfferText?
  ) -> [String] {
    let words = session.words
    let renewal = isCommitment ? offer?.charges.renewal : offer?.charges.next
    let renews = renewal?.date ?? (isCommitment ? SubscriptionPeriod.yearly : period).end(of: 1, from: session.now)
    let price = renewal.map { session.price($0.amount) } ?? terms.billingDisplayPrice
    var values: PlaceholderValues = [
      .monthly: terms.billingDisplayPrice, .price: price,
      .total: terms.commitmentInfo.displayPrice, .payments: String(MonthlyPlan.payments),
      .renews: words.dates.day(renews), .app: catalog.appName.text(in: tag),
    ]
    let main = isCommitment ? copy.commitment : period == .monthly ? copy.monthToMonth : copy.upFront
    let template = main.text(in: tag)
    if !isCommitment, period == .yearly, template.contains("{perMonth}"), let currency = session.storefront?.currency {
      let year = Money(terms.billingPrice, currencyCode: currency.code)
      values[.perMonth] = words.computed(session.price(year.divided(by: MonthlyPlan.payments)), in: template)
    }
    let amounts = offer?.sentence ?? words.fill(template, values)
    let texts = isCommitment ? [copy.commitmentRenewal, copy.commitmentCancelling] : [copy.renewal, copy.cancelling]
    return [amounts] + texts.map { words.fill($0.text(in: tag), values) }
  }

  // MARK: The rest

  private func preselected(_ rows: [PlanRow]) -> Int? {
    guard let storefront = session.storefront, let customer = session.customerState else { return nil }
    let supports = customer.systemVersion >= session.store.rules.policy.firstSystemWithPlan
    guard
      let choice = preferredSelection(in: catalog, storefront: storefront, supportsCommitmentPlan: supports)
    else { return nil }
    return rows.firstIndex { $0.productID == choice.productID && $0.plan == choice.plan }
  }

  /// Why no row is a commitment although the catalog has the plan.
  private var planMissing: PaywallContent.PlanMissing? {
    let hasPlan = catalog.paywall.products.contains { catalog.product($0)?.subscription?.monthlyPlan != nil }
    guard hasPlan, let storefront = session.storefront, let customer = session.customerState else { return nil }
    let needed = session.store.rules.policy.firstSystemWithPlan
    guard customer.systemVersion >= needed else {
      return .system(has: customer.systemVersion.description, needs: needed.description)
    }
    return .storefront(storefront.name)
  }

  /// What paying the same product up front costs less or more: computed, exact, in words. Nothing is said where a
  /// reduced price would make it another amount.
  private func comparison(_ rows: [PlanRow]) -> String? {
    guard catalog.paywall.showsComparison, let storefront = session.storefront else { return nil }
    for id in catalog.paywall.products {
      guard let product = catalog.product(id), let upFront = product.price(in: storefront),
        let monthly = product.subscription?.monthlyPlan?.price(in: storefront)
      else { continue }
      guard !rows.contains(where: { $0.productID == id && $0.hasReducedPrice }) else { return nil }
      let difference = (monthly * MonthlyPlan.payments) - upFront
      guard !difference.isZero else { return nil }
      let amount = Money(milliunits: abs(difference.milliunits), currency: difference.currency)
      let phrase: Phrase = difference.milliunits > 0 ? .comparisonLess : .comparisonMore
      return session.words.say(phrase, ["amount": session.price(amount)])
    }
    return nil
  }

  private func disclosure(_ rows: [PlanRow]) -> SheetContent? {
    guard let row = rows.first(where: \.isCommitment) else { return nil }
    let request = PurchaseRequest(requestID: "", productID: row.productID, plan: row.plan)
    // Where the customer already has the plan there is nothing to disclose again.
    guard let sheet = try? session.store.purchaseSheet(for: request, customer: session.customer) else { return nil }
    return SheetWriter(session: session).disclosure(sheet)
  }

  private func owned(_ products: [Product]) async -> Owned {
    var owned = Owned()
    for await result in Transaction.currentEntitlements {
      guard case .verified(let transaction) = result, transaction.productType == .nonConsumable else { continue }
      owned.products.insert(transaction.productID)
    }
    for group in Set(products.compactMap { $0.subscription?.subscriptionGroupID }) {
      guard let status = try? await Product.SubscriptionInfo.status(for: group).first, status.state.runs else {
        continue
      }
      owned.running[group] = status.transaction.unsafePayloadValue
    }
    return owned
  }
}

/// What the customer has, as far as the paywall cares.
private struct Owned {
  var products: Set<String> = []
  /// The running subscription's latest transaction, by group.
  var running: [String: Transaction] = [:]

  func ownership(of product: Product, plan: BillingPlanType?) -> PlanRow.Ownership {
    guard let group = product.subscription?.subscriptionGroupID, let transaction = running[group] else { return .none }
    let isSame = transaction.productID == product.id && transaction.billingPlanType?.rawValue == plan?.rawValue
    return isSame ? .owned : .otherPlanRuns
  }
}

extension Product.SubscriptionInfo.RenewalState {
  /// Whether it renews or tries to.
  var runs: Bool { self == .subscribed || self == .inGracePeriod || self == .inBillingRetryPeriod }
}

extension SubscriptionPeriod {
  init(_ period: Product.SubscriptionPeriod) {
    let unit: Unit =
      switch period.unit {
      case .day: .day
      case .week: .week
      case .month: .month
      case .year: .year
      }
    self.init(value: period.value, unit: unit)
  }
}
