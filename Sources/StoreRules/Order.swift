import TwelveCatalog
import TwelveCommerce

/// A purchase request that the store accepts, with its price and what it does.
struct Order {
  var request: PurchaseRequest
  var product: CatalogProduct
  /// The plan that is bought, for subscriptions.
  var plan: PlanOffer?
  /// What the subscription will be charged by.
  var terms: Terms?
  /// What is charged now.
  var price: Money
  var effect: OrderEffect

  var isFree: Bool { price.isZero }
}

/// What a purchase does to the subscription that runs in its group.
public enum OrderEffect: Hashable, Sendable {
  /// None runs, or the product is no subscription.
  case begins
  /// It pays for a charge that had failed (decision D18).
  case recovers(Subscription)
  /// It replaces the terms at once (decisions D12, D14).
  case replaces(Subscription, givenBack: Money?, isUpgrade: Bool)
  /// It changes what is renewed into, at that instant (decisions D13, D14).
  case waits(Subscription, RenewalPreferenceChanged.Kind, until: Instant)
}

extension Counter {
  /// Checks a request against the catalog, the storefront, and what the customer has.
  func order(for request: PurchaseRequest) throws(Rejection) -> Order {
    guard let product = catalog.product(request.productID) else { throw .noSuchProduct(request.productID) }
    guard !state.settings.notForSale.contains(product.id) else { throw .removedFromSale(product.id) }
    guard let storefront = Storefront.named(customer.storefront) else { throw .noSuchStorefront(customer.storefront) }
    guard let price = product.price(in: storefront) else {
      throw .notSoldInStorefront(product.id, customer.storefront)
    }
    try checkQuantity(request.quantity, of: product)
    guard let subscription = product.subscription else {
      guard request.plan == nil else { throw .notASubscription(product.id) }
      guard request.offerID == nil else { throw .noSuchOffer(request.offerID ?? "") }
      try checkNotOwned(product)
      return Order(request: request, product: product, price: price * request.quantity, effect: .begins)
    }
    let plan = try plan(of: product, request.plan ?? .upFront, in: storefront)
    let running = customer.latestSubscription(inGroup: subscription.groupID).flatMap { $0.isRunning ? $0 : nil }
    let offer = try discount(for: request, of: product, plan: plan.plan, in: storefront, running: running)
    let terms = Terms(product.id, plan, offer)
    let effect = try effect(of: terms, product: subscription, on: running)
    return Order(
      request: request, product: product, plan: plan, terms: terms, price: chargedNow(terms, effect), effect: effect)
  }

  private func chargedNow(_ terms: Terms, _ effect: OrderEffect) -> Money {
    switch effect {
    case .begins, .replaces: terms.price(ofPeriod: 0)
    case .recovers(let subscription): subscription.nextPrice
    case .waits: .zero(terms.price.currency)
    }
  }

  private func checkQuantity(_ quantity: Int, of product: CatalogProduct) throws(Rejection) {
    let most = product.type == .consumable || product.type == .nonRenewable ? policy.mostOfOneProduct : 1
    guard (1...most).contains(quantity) else { throw .invalidQuantity(quantity, most: most) }
  }

  private func checkNotOwned(_ product: CatalogProduct) throws(Rejection) {
    guard product.type == .nonConsumable else { return }
    let isOwned = customer.transactions.contains {
      $0.productID == product.id && !$0.isRevoked && $0.sharedBy == nil
    }
    if isOwned { throw .alreadyOwned(product.id) }
  }

  /// A plan is sold or it is not: asking for it where it is not never buys another (decision D17).
  private func plan(
    of product: CatalogProduct, _ plan: BillingPlanType, in storefront: Storefront
  ) throws(Rejection) -> PlanOffer {
    let isSystemNewEnough = customer.systemVersion >= policy.firstSystemWithPlan
    let plans = plansOnSale(of: product, in: storefront, supportsCommitmentPlan: isSystemNewEnough)
    if let plan = plans.first(where: { $0.plan == plan }) { return plan }
    if isBroken(.unsoldPlanBuysUpFront), let upFront = plans.first { return upFront }
    guard plan == .monthly, product.subscription?.monthlyPlan != nil else { throw .planNotOffered(product.id) }
    guard isSystemNewEnough else {
      throw .planNeedsSystem(policy.firstSystemWithPlan, has: customer.systemVersion)
    }
    throw .planNotSoldInStorefront(storefront.code)
  }
}

extension Terms {
  init(_ productID: ProductID, _ plan: PlanOffer, _ offer: AppliedOffer?) {
    self.init(
      productID: productID, plan: plan.plan, price: plan.price, period: plan.period,
      commitmentPayments: plan.plan == .monthly ? plan.payments : nil, offer: offer)
  }
}
