import Synchronization
import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

extension LocalStore {
  /// Goes through what an offer code is for, with the sheets and the payment of a purchase.
  ///
  /// - Parameter outcome: How it ends; nil takes what was chosen in the back office.
  public func redeem(
    _ code: String, for customer: CustomerName, outcome: PurchaseOutcome? = nil,
    presenter given: (any SheetPresenter)? = nil
  ) async throws(StoreFailure) -> PurchaseAnswer {
    let request: PurchaseRequest
    do {
      try refresh()
      request = try self.request(forCode: code, for: customer)
    } catch {
      if case .rejected(let rejection) = error {
        await (given ?? presenters.withLock { $0 } ?? AgreeablePresenter()).refuse(rejection)
      }
      throw error
    }
    return try await purchase(request, for: customer, outcome: outcome, presenter: given)
  }

  /// The purchase that an offer code is for, or why it is refused.
  public func request(forCode code: String, for customer: CustomerName) throws(StoreFailure) -> PurchaseRequest {
    let (rules, state) = inner.withLock { ($0.rules, $0.state) }
    do {
      return try rules.request(
        forCode: code, requestID: "\(newRequestID())-\(code)", for: customer, in: state)
    } catch {
      throw .rejected(error)
    }
  }

  /// The offers on a plan that a customer may take now.
  ///
  /// - Parameter types: The kinds that are asked for, in the order in which they come.
  public func availableOffers(
    of product: ProductID, plan: BillingPlanType, for customer: CustomerName,
    types: [OfferType] = [.introductory, .winBack, .promotional, .code]
  ) -> [AvailableOffer] {
    let (rules, state) = inner.withLock { ($0.rules, $0.state) }
    return rules.availableOffers(of: product, plan: plan, for: customer, in: state, types: types)
  }
}
