import FoundationEssentials
import TwelveCommerce

extension Product {
  /// Something that a purchase is told.
  public struct PurchaseOption: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case appAccountToken(UUID)
      case quantity(Int)
      case billingPlanType(SubscriptionInfo.BillingPlanType)
      case simulatesAskToBuy(Bool)
      case offer(id: String)
      case ignored(String)
    }

    let kind: Kind

    public static func appAccountToken(_ token: UUID) -> PurchaseOption { .init(kind: .appAccountToken(token)) }

    public static func quantity(_ quantity: Int) -> PurchaseOption { .init(kind: .quantity(quantity)) }

    /// The plan to buy; without it the up-front plan is bought (decision D17).
    public static func billingPlanType(_ type: SubscriptionInfo.BillingPlanType) -> PurchaseOption {
      .init(kind: .billingPlanType(type))
    }

    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
      .init(kind: .simulatesAskToBuy(simulates))
    }
  }
}

/// Offers. An introductory offer needs no option: who may have it gets it.
extension Product.PurchaseOption {
  /// A promotional offer on the plan that is bought. The signature is taken and not checked yet.
  public static func promotionalOffer(
    offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
  ) -> Product.PurchaseOption {
    .init(kind: .offer(id: offerID))
  }

  /// A promotional offer on the plan that is bought. The signature is taken and not checked yet.
  public static func promotionalOffer(
    offerID: String, signature: Product.SubscriptionOffer.Signature
  ) -> Product.PurchaseOption {
    .init(kind: .offer(id: offerID))
  }

  /// A promotional offer on the plan that is bought. The signed text is taken and not checked yet.
  public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [Product.PurchaseOption] {
    [.init(kind: .offer(id: offerID))]
  }

  /// A promotional offer without a signature, as in Xcode's tests.
  public static func promotionalOffer(id offerID: String) -> Product.PurchaseOption {
    .init(kind: .offer(id: offerID))
  }

  /// A win-back offer on the plan that is bought.
  public static func winBackOffer(_ offer: Product.SubscriptionOffer) -> Product.PurchaseOption {
    .init(kind: .offer(id: offer.id ?? ""))
  }

  /// An offer code by its reference name, here the offer's id, as in Xcode's tests.
  public static func codeOffer(referenceName: String) -> Product.PurchaseOption {
    .init(kind: .offer(id: referenceName))
  }

  /// Who may have the introductory offer, as a server says it. Taken and ignored as long as nothing is signed here: this
  /// store's own rule decides.
  public static func introductoryOfferEligibility(compactJWS: String) -> Product.PurchaseOption {
    .init(kind: .ignored(compactJWS))
  }
}
