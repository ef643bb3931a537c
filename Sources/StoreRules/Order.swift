import TwelveCatalog
import TwelveCommerce

/// A purchase request that the store accepts, with its price.
struct Order {
  var request: PurchaseRequest
  var product: CatalogProduct
  /// The plan that is bought, for subscriptions.
  var offer: PlanOffer?
  /// What is charged now.
  var price: Money
  /// The subscription in billing retry that this purchase pays for (decision D18).
  var recovers: Subscription?

  var isFree: Bool { price.isZero }
}

extension Counter {
  /// Checks a request against the catalog, the storefront, and what the customer has.
  func order(for request: PurchaseRequest) throws(Rejection) -> Order {
    guard let product = catalog.product(request.productID) else { throw .noSuchProduct(request.productID) }
    guard let storefront = Storefront.named(customer.storefront) else { throw .noSuchStorefront(customer.storefront) }
    guard let price = product.price(in: storefront) else {
      throw .notSoldInStorefront(product.id, customer.storefront)
    }
    try checkQuantity(request.quantity, of: product)
    guard product.subscription != nil else {
      guard request.plan == nil else { throw .notASubscription(product.id) }
      try checkNotOwned(product)
      return Order(request: request, product: product, offer: nil, price: price * request.quantity)
    }
    let offer = try offer(of: product, plan: request.plan ?? .upFront, in: storefront)
    let recovers = try runningSubscription(against: product, plan: offer.plan)
    return Order(request: request, product: product, offer: offer, price: offer.price, recovers: recovers)
  }

  private func checkQuantity(_ quantity: Int, of product: CatalogProduct) throws(Rejection) {
    let most = product.type == .consumable || product.type == .nonRenewable ? policy.mostOfOneProduct : 1
    guard (1...most).contains(quantity) else { throw .invalidQuantity(quantity, most: most) }
  }

  private func checkNotOwned(_ product: CatalogProduct) throws(Rejection) {
    guard product.type == .nonConsumable else { return }
    let isOwned = customer.transactions.contains { $0.productID == product.id && !$0.isRevoked }
    if isOwned { throw .alreadyOwned(product.id) }
  }

  /// A plan is sold or it is not: asking for it where it is not never buys another (decision D17).
  private func offer(
    of product: CatalogProduct, plan: BillingPlanType, in storefront: Storefront
  ) throws(Rejection) -> PlanOffer {
    let isSystemNewEnough = customer.systemVersion >= policy.firstSystemWithPlan
    let offers = plansOnSale(of: product, in: storefront, supportsCommitmentPlan: isSystemNewEnough)
    if let offer = offers.first(where: { $0.plan == plan }) { return offer }
    guard plan == .monthly, product.subscription?.monthlyPlan != nil else { throw .planNotOffered(product.id) }
    guard isSystemNewEnough else {
      throw .planNeedsSystem(policy.firstSystemWithPlan, has: customer.systemVersion)
    }
    throw .planNotSoldInStorefront(storefront.code)
  }

  /// The subscription in billing retry that buying again pays for (decision D18), or nil when none runs in the group.
  private func runningSubscription(
    against product: CatalogProduct, plan: BillingPlanType
  ) throws(Rejection) -> Subscription? {
    guard let groupID = product.subscription?.groupID, let latest = customer.latestSubscription(inGroup: groupID),
      latest.isRunning
    else { return nil }
    guard latest.productID == product.id, latest.plan == plan else { throw .otherSubscriptionRunning(latest.productID) }
    guard case .billingRetry = latest.phase else { throw .alreadySubscribed(product.id) }
    return latest
  }
}
