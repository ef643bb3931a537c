import TwelveCommerce

/// What can be asked of the store.
public enum Command: Hashable, Sendable {
  case addCustomer(CustomerName, storefront: StorefrontCode, language: String, systemVersion: SystemVersion)
  case selectCustomer(CustomerName)
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
  /// Stops the next commitment, or the next renewal where there is none; nil takes the only running subscription.
  case cancelRenewal(ProductID?)
  case resumeRenewal(ProductID?)
  case refund(TransactionID)
  case finish(TransactionID)
}
