import TwelveCommerce

/// One way to pay for a subscription, with its amounts in a storefront.
public struct PlanOffer: Hashable, Sendable {
  public var plan: BillingPlanType
  /// One payment.
  public var price: Money
  /// What one payment pays for.
  public var period: SubscriptionPeriod
  /// Payments entered into: 12 for the monthly plan, else 1.
  public var payments: Int
  /// The sum of the payments.
  public var total: Money
}

/// The plans of a product that a storefront sells to a system, Apple's order: up front, then monthly. Empty where it is
/// not sold, and for what is no subscription (decision D21).
public func plansOnSale(
  of product: CatalogProduct, in storefront: Storefront, supportsCommitmentPlan: Bool
) -> [PlanOffer] {
  guard let terms = product.subscription, let price = product.price(in: storefront) else { return [] }
  let upFront = PlanOffer(plan: .upFront, price: price, period: terms.period, payments: 1, total: price)
  guard supportsCommitmentPlan, storefront.sellsCommitmentPlan,
    let monthly = terms.monthlyPlan?.price(in: storefront)
  else { return [upFront] }
  let payments = MonthlyPlan.payments
  return [
    upFront,
    PlanOffer(plan: .monthly, price: monthly, period: .monthly, payments: payments, total: monthly * payments),
  ]
}

/// A product and, for a subscription, its plan.
public struct Selection: Hashable, Sendable {
  public var productID: ProductID
  public var plan: BillingPlanType?

  public init(productID: ProductID, plan: BillingPlanType?) {
    self.productID = productID
    self.plan = plan
  }
}

/// What a paywall selects first (decision D26): the preferred plan of its first subscription, else what the catalog's
/// fallback names first and the storefront sells; nil selects nothing.
public func preferredSelection(
  in catalog: Catalog, storefront: Storefront, supportsCommitmentPlan: Bool
) -> Selection? {
  let products = catalog.paywall.products.compactMap(catalog.product)
  func plans(_ product: CatalogProduct) -> [BillingPlanType] {
    plansOnSale(of: product, in: storefront, supportsCommitmentPlan: supportsCommitmentPlan).map(\.plan)
  }
  let first = products.first { $0.subscription != nil }
  if let first, plans(first).contains(catalog.preferredBillingPlanType) {
    return Selection(productID: first.id, plan: catalog.preferredBillingPlanType)
  }
  for fallback in catalog.fallback {
    switch fallback {
    case .none: return nil
    case .upFront:
      if let first, plans(first).contains(.upFront) { return Selection(productID: first.id, plan: .upFront) }
    case .product(let id):
      guard let product = catalog.product(id), product.price(in: storefront) != nil else { continue }
      return Selection(productID: id, plan: plans(product).first)
    }
  }
  return nil
}
