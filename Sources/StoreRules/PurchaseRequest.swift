import TwelveCommerce

/// What a customer asks to buy.
public struct PurchaseRequest: Hashable, Sendable, Codable {
  /// One request, one effect: asking again with the same id buys nothing more.
  public var requestID: String
  public var productID: ProductID
  /// Nil buys the up-front plan of a subscription (decision D17).
  public var plan: BillingPlanType?
  public var quantity: Int
  public var appAccountToken: String?
  public var shown: ShownPrices?
  /// The promotional or win-back offer asked for, or the offer of a code. An introductory offer needs no asking.
  public var offerID: String?

  public init(
    requestID: String, productID: ProductID, plan: BillingPlanType? = nil, quantity: Int = 1,
    appAccountToken: String? = nil, shown: ShownPrices? = nil, offerID: String? = nil
  ) {
    self.requestID = requestID
    self.productID = productID
    self.plan = plan
    self.quantity = quantity
    self.appAccountToken = appAccountToken
    self.shown = shown
    self.offerID = offerID
  }
}

/// How a purchase ends.
public enum PurchaseOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  case success, pending, cancel, decline, unverified
  /// The customer has something to do first; the purchase goes through once that is resolved.
  case interrupted
  /// An error of StoreKit's.
  case unknown, systemError, productUnavailable, purchaseNotAllowed
}
