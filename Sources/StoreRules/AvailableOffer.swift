import TwelveCatalog
import TwelveCommerce

/// An offer that a customer may take now, with what taking it would do.
public struct AvailableOffer: Hashable, Sendable {
  public var offer: SubscriptionOffer
  public var quote: Quote
}

extension StoreRules {
  /// The offers on a plan that a customer may take now: the introductory one first, which comes by itself, then win-back
  /// and promotional offers and offer codes, each in the catalog's order of preference.
  ///
  /// - Parameter types: The kinds that are asked for, in the order in which they come.
  public func availableOffers(
    of productID: ProductID, plan: BillingPlanType, for name: CustomerName, in state: StoreState,
    types: [OfferType] = [.introductory, .winBack, .promotional, .code]
  ) -> [AvailableOffer] {
    guard let customer = state.customer(name), let terms = catalog.product(productID)?.subscription else { return [] }
    let counter = Counter(rules: self, state: state, customer: customer)
    let offers = terms.offers.filter { $0.plan == plan && counter.isEligible(for: $0, group: terms.groupID) }
    return types.flatMap { type in offers.filter { $0.type == type } }.compactMap { offer in
      let request = PurchaseRequest(
        requestID: "", productID: productID, plan: plan, offerID: offer.type == .introductory ? nil : offer.id)
      // What is refused is not available; a quote says why when it is asked for by name.
      guard let quote = try? quote(request, for: name, in: state), quote.terms?.offer?.type == offer.type else {
        return nil
      }
      return AvailableOffer(offer: offer, quote: quote)
    }
  }

  /// The purchase that an offer code is for, or why it is refused.
  public func request(
    forCode code: String, requestID: String, for name: CustomerName, in state: StoreState
  ) throws(Rejection) -> PurchaseRequest {
    guard let customer = state.customer(name) else { throw .noSuchCustomer(name) }
    return try Counter(rules: self, state: state, customer: customer).request(forCode: code, requestID: requestID)
  }
}
