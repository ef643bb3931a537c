import TwelveCommerce

/// What can be asked of the store.
public enum Command: Hashable, Sendable {
  case addCustomer(CustomerName, storefront: StorefrontCode, language: String, systemVersion: SystemVersion)
  case selectCustomer(CustomerName)
  /// Puts the catalog of these rules in force; subscribers are told of prices that change (decisions D16, D28).
  case adoptCatalog(hash: String, file: String)
  /// Lets the clock run by the wall's, which says this time now; nil stops it.
  case setClockRate(ClockRate?, wall: Instant)
  /// Nil switches the grace period off.
  case setGracePeriod(GracePeriod?)
  case setForSale(ProductID, Bool)
  /// Gives a product, or one of its plans, another price in one storefront, in milliunits of its currency.
  case changePrice(ProductID, BillingPlanType?, StorefrontCode, milliunits: Int64, isForNewSubscribersOnly: Bool)
  /// Moves the renewal date of everybody's subscription to a product, in some storefronts or in all.
  case extendAll(ProductID, days: Int, storefronts: [StorefrontCode], requestID: String)
  case forCustomer(CustomerName, CustomerCommand)
}

/// What can be asked for one customer.
public enum CustomerCommand: Hashable, Sendable {
  case changeStorefront(StorefrontCode)
  case changeLanguage(String)
  case changeSystemVersion(SystemVersion)
  /// Makes the payment method work or fail. One that works again is charged at once for what is due (decision D3).
  case setPaymentMethod(works: Bool)
  case choosePurchaseOutcome(PurchaseOutcome)
  case acknowledgeDisclosure
  case purchase(PurchaseRequest, outcome: PurchaseOutcome)
  /// Lets a waiting purchase through; nil takes the oldest.
  case approvePurchase(requestID: String?)
  case declinePurchase(requestID: String?)
  /// Does what an interrupted purchase waited for; nil takes the oldest.
  case resolvePurchase(requestID: String?)
  /// Buys or takes up what an offer code is for.
  case redeem(code: String, requestID: String)
  /// Stops the next commitment, or the next renewal where there is none; nil takes the only running subscription.
  case cancelRenewal(ProductID?)
  case resumeRenewal(ProductID?)
  /// Takes back a change that waits for the end of the commitment or of the period (decision D13).
  case undoChange(ProductID?)
  case answerPriceIncrease(agrees: Bool, ProductID?)
  /// Moves the end of the current period and all that follows (decision D15).
  case extendRenewal(days: Int, ProductID?)
  /// Asks for a refund and grants it in full.
  case refund(TransactionID)
  /// Asks for a refund. Asking through the app's own sheet also stops the renewal of a plan without commitment.
  case requestRefund(TransactionID, ConsumptionRequestReason, isThroughApp: Bool)
  /// Grants what was asked for; the percentage is in thousandths, 100,000 for all of it.
  case grantRefund(TransactionID, percentage: Int)
  case declineRefund(TransactionID)
  case reverseRefund(TransactionID)
  /// Another customer of the family shares what they have bought.
  case receiveFamilySharing(ProductID, from: CustomerName, requestID: String)
  case loseFamilySharing(ProductID)
  case finish(TransactionID)
}
