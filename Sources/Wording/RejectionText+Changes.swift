import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

extension Words {
  /// Why an offer, a change of plan, a refund or a price is refused.
  func describeChange(_ rejection: Rejection, _ catalog: Catalog) -> String {
    let product = { (id: ProductID) in ["product": productName(id, catalog)] }
    switch rejection {
    case .removedFromSale(let id): return say(.removedFromSale, product(id))
    case .noSuchOffer(let id): return say(.noSuchOffer, ["offer": id])
    case .noSuchCode(let code): return say(.noSuchCode, ["code": code])
    case .notEligibleForOffer(let id): return say(.notEligibleForOffer, ["offer": id])
    case .changeAlreadyChosen(let id): return say(.changeAlreadyChosen, product(id))
    case .noChangeToUndo(let id): return say(.noChangeToUndo, product(id))
    case .nothingInterrupted: return say(.nothingInterrupted)
    case .noPriceIncrease(let id): return say(.noPriceIncrease, product(id))
    case .notFamilyShareable(let id): return say(.notFamilyShareable, product(id))
    case .nothingToShare(let id, let customer):
      return say(.nothingToShare, ["product": productName(id, catalog), "customer": customer.rawValue])
    case .notShared(let id): return say(.notShared, product(id))
    default: return describeRefundOrExtension(rejection, catalog)
    }
  }

  private func describeRefundOrExtension(_ rejection: Rejection, _ catalog: Catalog) -> String {
    let transaction = { (id: TransactionID) in ["transaction": "\(id)"] }
    switch rejection {
    case .refundAlreadyRequested(let id): return say(.refundAlreadyRequested, transaction(id))
    case .refundWasDeclined(let id): return say(.refundWasDeclined, transaction(id))
    case .refundNotRequested(let id): return say(.refundNotRequested, transaction(id))
    case .notRefunded(let id): return say(.notRefunded, transaction(id))
    case .invalidPercentage: return say(.invalidPercentage)
    case .invalidExtension(let days, let most): return say(.invalidExtension, ["days": "\(days)", "most": "\(most)"])
    case .extensionNotPossible(let id):
      return say(.extensionNotPossible, ["product": productName(id, catalog)])
    case .tooManyExtensions(let most): return say(.tooManyExtensions, ["most": "\(most)"])
    case .extensionAlreadyDone(let id): return say(.extensionAlreadyDone, ["request": id])
    case .invalidGracePeriod(let days): return say(.invalidGracePeriod, ["days": "\(days)"])
    case .invalidPrice: return say(.invalidPrice)
    default: return "\(rejection)"
    }
  }
}
