import TwelveCommerce

/// Why the store says no. The screen and the command line print the same words for it.
public enum Rejection: Error, Hashable, Sendable {
  case noSuchProduct(ProductID)
  case notSoldInStorefront(ProductID, StorefrontCode)
  /// The monthly plan is not sold in this storefront (decisions D17, D21).
  case planNotSoldInStorefront(StorefrontCode)
  /// The system is older than the plan (decisions D17, D21).
  case planNeedsSystem(SystemVersion, has: SystemVersion)
  /// The product has no monthly plan.
  case planNotOffered(ProductID)
  /// A one-time product is no subscription and has no plans.
  case notASubscription(ProductID)
  case invalidQuantity(Int, most: Int)
  case alreadyOwned(ProductID)
  case alreadySubscribed(ProductID)
  case nothingPending
  case noSuchRequest(String)
  case noRunningSubscription
  /// Several subscriptions run: one has to be named.
  case severalSubscriptions([ProductID])
  case renewalAlreadyCancelled(ProductID)
  case renewalNotCancelled(ProductID)
  case noSuchTransaction(TransactionID)
  case alreadyRefunded(TransactionID)
  case nothingWasCharged(TransactionID)
  /// Time only moves forward in a timeline (decision D5).
  case timeMovesForward(now: Instant)
  /// Nothing is due, so there is no next event to go to.
  case nothingDue
  case noSuchCustomer(CustomerName)
  case customerExists(CustomerName)
  case noSuchStorefront(StorefrontCode)
  case nothingToUndo
  /// The back office stopped selling it.
  case removedFromSale(ProductID)
  case noSuchOffer(String)
  case noSuchCode(String)
  /// The offer is not for this customer, or has been used.
  case notEligibleForOffer(String)
  /// It will already renew into this.
  case changeAlreadyChosen(ProductID)
  case noChangeToUndo(ProductID)
  case nothingInterrupted
  case refundAlreadyRequested(TransactionID)
  case refundWasDeclined(TransactionID)
  case refundNotRequested(TransactionID)
  case notRefunded(TransactionID)
  case invalidPercentage(Int)
  case noPriceIncrease(ProductID)
  case invalidExtension(days: Int, most: Int)
  case extensionNotPossible(ProductID)
  case tooManyExtensions(most: Int)
  case extensionAlreadyDone(String)
  case invalidGracePeriod(days: Int)
  case notFamilyShareable(ProductID)
  case nothingToShare(ProductID, CustomerName)
  case notShared(ProductID)
  case invalidPrice
}
