import TwelveCatalog
import TwelveCommerce

/// What a purchase would cost, before anything is charged.
public struct Quote: Hashable, Sendable {
  public var product: CatalogProduct
  /// The plan that would be bought, for subscriptions.
  public var plan: PlanOffer?
  /// What the subscription would be charged by, with the discount.
  public var terms: Terms?
  /// What it would do to the subscription that runs.
  public var effect: OrderEffect
  /// What would be charged now.
  public var price: Money
  public var storefront: StorefrontCode
  /// Payments of a running commitment that would go on beside it (decision D19).
  public var paymentsGoingOn: PaymentsGoingOn?
}

/// Payments that a running commitment still asks for.
public struct PaymentsGoingOn: Hashable, Sendable {
  public var count: Int
  /// Of one payment.
  public var amount: Money
  public var total: Money
}

extension StoreRules {
  /// What a request would cost a customer now, or why it is refused.
  public func quote(
    _ request: PurchaseRequest, for name: CustomerName, in state: StoreState
  ) throws(Rejection) -> Quote {
    guard let customer = state.customer(name) else { throw .noSuchCustomer(name) }
    let order = try Counter(rules: self, state: state, customer: customer).order(for: request)
    return Quote(
      product: order.product, plan: order.plan, terms: order.terms, effect: order.effect, price: order.price,
      storefront: customer.storefront,
      paymentsGoingOn: order.plan == nil ? customer.paymentsGoingOn : nil)
  }
}

extension CustomerState {
  /// The payments that a running commitment still asks for.
  public var paymentsGoingOn: PaymentsGoingOn? {
    guard let subscription = subscriptions.last(where: \.owesPayments) else { return nil }
    return PaymentsGoingOn(
      count: subscription.paymentsRemaining, amount: subscription.price, total: subscription.stillToPay)
  }
}
