import FoundationEssentials
import TwelveCommerce
import TwelveStoreRules

extension Product {
  /// Information about an auto-renewable subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    public typealias BillingPeriod = SubscriptionPeriod

    /// The introductory offer of the up-front plan: what an app that knows nothing of plans would buy. Those of every
    /// plan are in its `pricingTerms` (Apple, Supporting monthly subscriptions).
    public var introductoryOffer: SubscriptionOffer? { upFrontOffers(.introductory).first }
    /// The promotional offers of the up-front plan; those of every plan are in its `pricingTerms`.
    public var promotionalOffers: [SubscriptionOffer] { upFrontOffers(.promotional) }
    /// The win-back offers of the up-front plan; those of every plan are in its `pricingTerms`.
    public var winBackOffers: [SubscriptionOffer] { upFrontOffers(.winBack) }
    public let subscriptionGroupID: String
    /// The group's name in the customer's language.
    public let groupDisplayName: String
    /// The level in the group, 1 the highest.
    public let groupLevel: Int
    /// The product's own period.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The ways to pay that the customer's storefront and system have: up front, and monthly with a commitment.
    public let pricingTerms: [PricingTerms]

    let binding: StoreBinding

    private func upFrontOffers(_ type: SubscriptionOffer.OfferType) -> [SubscriptionOffer] {
      pricingTerms.first { $0.billingPlanType == .upFront }?[offers: type] ?? []
    }

    public static func == (left: SubscriptionInfo, right: SubscriptionInfo) -> Bool {
      left.subscriptionGroupID == right.subscriptionGroupID && left.groupLevel == right.groupLevel
        && left.subscriptionPeriod == right.subscriptionPeriod && left.pricingTerms == right.pricingTerms
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(subscriptionGroupID)
      hasher.combine(pricingTerms)
    }

    /// Where the customer's subscriptions of this group stand; empty for who never had one.
    public var status: [Status] {
      get async throws { binding.statuses(inGroup: subscriptionGroupID) }
    }

    /// Where the customer's subscriptions of a group stand.
    public static func status(for groupID: String) async throws -> [Status] {
      try StoreBinding.active.statuses(inGroup: groupID)
    }

    /// Where the subscription of a transaction stands; nil when it is none of a subscription.
    public static func status(transactionID: UInt64) async throws -> Status? {
      try StoreBinding.active.status(ofTransaction: TransactionID(transactionID))
    }

    /// Whether the customer may have an introductory offer: once in a group, and not while a subscription of it runs.
    public var isEligibleForIntroOffer: Bool {
      get async { binding.isEligibleForIntroOffer(inGroup: subscriptionGroupID) }
    }

    /// Whether the customer may have an introductory offer of a group.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      (try? StoreBinding.active.isEligibleForIntroOffer(inGroup: groupID)) ?? true
    }
  }
}
