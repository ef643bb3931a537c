import FoundationEssentials
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules

extension Product {
  /// How a purchase ended.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    /// It waits for somebody's approval; the transaction arrives in `Transaction.updates`.
    case pending
  }

  /// Why a purchase is refused.
  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters
    case paymentMethodBindingConfigurationRequired
  }

  /// Buys the product. The system's sheets are inside this call (decision D30).
  ///
  /// - Throws: `StoreKitError.notAvailableInStorefront` or `.unsupported` when the plan is not sold to this customer;
  ///   it never buys another plan instead (decision D17). `PurchaseError` when the product cannot be bought.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    let order = Order(product: self, options: options)
    do {
      let outcome = order.simulatesAskToBuy ? PurchaseOutcome.pending : nil
      let answer = try await binding.store.purchase(order.request, for: binding.customerName, outcome: outcome)
      return try result(of: answer)
    } catch let failure as StoreFailure {
      return try result(of: failure)
    }
  }

  private func result(of answer: PurchaseAnswer) throws -> PurchaseResult {
    switch answer {
    case .purchased(let record):
      DirectPurchases.note(record.id, in: binding.store)
      return .success(VerificationResult(record, binding))
    case .pending: return .pending
    case .cancelled: return .userCancelled
    case .declined: throw StoreKitError.systemError(PaymentDeclined())
    // The system gives back the transaction that goes on until the change.
    case .changesLater(let record): return .success(VerificationResult(record, binding))
    case .interrupted: return .userCancelled
    case .failed(let reason): throw error(for: reason)
    }
  }

  private func error(for reason: PurchaseNotMade.Reason) -> any Error {
    switch reason {
    case .productUnavailable: PurchaseError.productUnavailable
    case .purchaseNotAllowed: PurchaseError.purchaseNotAllowed
    case .systemError: StoreKitError.systemError(ChosenError())
    case .unknown, .cancelled, .declined: StoreKitError.unknown
    }
  }

  private func result(of failure: StoreFailure) throws -> PurchaseResult {
    guard case .rejected(let rejection) = failure else { throw StoreKitError.systemError(failure) }
    switch rejection {
    case .planNotSoldInStorefront: throw StoreKitError.notAvailableInStorefront
    case .planNeedsSystem: throw StoreKitError.unsupported
    case .invalidQuantity: throw PurchaseError.invalidQuantity
    case .noSuchOffer: throw PurchaseError.invalidOfferIdentifier
    case .notEligibleForOffer: throw PurchaseError.ineligibleForOffer
    case .alreadyOwned, .alreadySubscribed, .changeAlreadyChosen:
      // The system says so in an alert, and gives back what the customer has.
      guard let latest = binding.latestTransaction(for: id) else { throw PurchaseError.purchaseNotAllowed }
      return .success(latest)
    case .noSuchProduct, .notSoldInStorefront, .planNotOffered, .removedFromSale: throw PurchaseError.productUnavailable
    default: throw PurchaseError.purchaseNotAllowed
    }
  }
}

/// The payment did not go through. Apple names no error for it; the system shows an alert of its own.
public struct PaymentDeclined: LocalizedError, Hashable, Sendable {
  public var errorDescription: String? { "The payment was declined. Nothing was charged." }
}

/// An error that was chosen for a purchase in the back office.
public struct ChosenError: LocalizedError, Hashable, Sendable {
  public var errorDescription: String? { "The back office chose that this purchase fails." }
}

/// A purchase with its options sorted out.
private struct Order {
  var request: PurchaseRequest
  var simulatesAskToBuy = false

  init(product: Product, options: Set<Product.PurchaseOption>) {
    let id = "\(product.binding.store.newRequestID())-\(product.id)"
    request = PurchaseRequest(requestID: id, productID: ProductID(product.id))
    for option in options {
      switch option.kind {
      case .appAccountToken(let token): request.appAccountToken = token.uuidString.lowercased()
      case .quantity(let quantity): request.quantity = quantity
      case .billingPlanType(let type): request.plan = TwelveCommerce.BillingPlanType(rawValue: type.rawValue)
      case .simulatesAskToBuy(let simulates): simulatesAskToBuy = simulates
      case .offer(let id): request.offerID = id
      case .ignored: continue
      }
    }
    request.shown = product.shownPrices(plan: request.plan)
  }
}

extension Product {
  /// The price texts that the paywall had from this product (decision D24).
  fileprivate func shownPrices(plan: TwelveCommerce.BillingPlanType?) -> ShownPrices {
    let terms = subscription?.pricingTerms.first { $0.billingPlanType.rawValue == (plan ?? .upFront).rawValue }
    return ShownPrices(
      billing: terms?.billingDisplayPrice ?? displayPrice,
      total: plan == .monthly ? terms?.commitmentInfo.displayPrice : nil)
  }
}
