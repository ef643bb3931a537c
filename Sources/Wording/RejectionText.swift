import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

extension Words {
  /// Why the store says no, and what can be done: the same words on the screen and on the command line.
  public func describe(_ rejection: Rejection, catalog: Catalog) -> String {
    let name = { (id: ProductID) in productName(id, catalog) }
    switch rejection {
    case .noSuchProduct(let id): return say(.noSuchProduct, ["product": id.rawValue])
    case .notSoldInStorefront(let id, let code):
      return say(.notSoldInStorefront, ["product": name(id), "storefront": storefrontName(code)])
    case .planNotSoldInStorefront(let code):
      return say(.planNotSoldInStorefront, ["storefront": storefrontName(code)])
    case .planNeedsSystem(let needed, let has):
      return say(.planNeedsSystem, ["needs": "\(needed)", "has": "\(has)"])
    case .planNotOffered(let id): return say(.planNotOffered, ["product": name(id)])
    case .notASubscription(let id): return say(.notASubscription, ["product": name(id)])
    case .invalidQuantity(let quantity, let most):
      return say(.invalidQuantity, ["quantity": "\(quantity)", "most": "\(most)"])
    case .alreadyOwned(let id): return say(.alreadyOwned, ["product": name(id)])
    case .alreadySubscribed(let id): return say(.alreadySubscribed, ["product": name(id)])
    case .noRunningSubscription: return say(.noRunningSubscription)
    case .severalSubscriptions(let ids):
      return say(.severalSubscriptions, ["products": ids.map(\.rawValue).joined(separator: ", ")])
    case .renewalAlreadyCancelled(let id): return say(.renewalAlreadyCancelled, ["product": name(id)])
    case .renewalNotCancelled(let id): return say(.renewalNotCancelled, ["product": name(id)])
    default: return describeOther(rejection, catalog)
    }
  }

  private func describeOther(_ rejection: Rejection, _ catalog: Catalog) -> String {
    switch rejection {
    case .nothingPending: say(.nothingPending)
    case .noSuchRequest(let id): say(.noSuchRequest, ["request": id])
    case .noSuchTransaction(let id): say(.noSuchTransaction, ["transaction": id.description])
    case .alreadyRefunded: say(.alreadyRefunded)
    case .nothingWasCharged(let id): say(.nothingWasCharged, ["transaction": id.description])
    case .timeMovesForward(let now): say(.timeMovesForward, ["date": dates.day(now)])
    case .nothingDue: say(.nothingDue)
    case .noSuchCustomer(let name): say(.noSuchCustomer, ["customer": name.rawValue])
    case .customerExists(let name): say(.customerExists, ["customer": name.rawValue])
    case .noSuchStorefront(let code): say(.noSuchStorefront, ["storefront": code.rawValue])
    case .nothingToUndo: say(.nothingToUndo)
    default: describeChange(rejection, catalog)
    }
  }

  /// The product's name in the interface language, or its identifier when the catalog has none.
  public func productName(_ id: ProductID, _ catalog: Catalog) -> String {
    let name = catalog.product(id)?.name.text(in: language.tag) ?? ""
    return name.isEmpty ? id.rawValue : name
  }

  private func storefrontName(_ code: StorefrontCode) -> String { Storefront.named(code)?.name ?? code.rawValue }
}
