import TwelveCatalog
import TwelveCommerce

/// Who may have which discount.
extension Counter {
  /// The discount that a purchase is made with: the one asked for, else the plan's introductory offer.
  func discount(
    for request: PurchaseRequest, of product: CatalogProduct, plan: BillingPlanType, in storefront: Storefront,
    running: Subscription?
  ) throws(Rejection) -> AppliedOffer? {
    let offers = (product.subscription?.offers ?? []).filter { $0.plan == plan }
    guard let id = request.offerID else {
      let begins = running == nil || isBroken(.offerOnChange)
      return begins ? introductoryOffer(of: product, plan: plan, in: storefront) : nil
    }
    let named = offers.first { $0.id == id && $0.type != .introductory }
    guard let named, let price = named.price(in: storefront) else { throw .noSuchOffer(id) }
    guard isEligible(for: named, group: product.subscription?.groupID ?? "") else { throw .notEligibleForOffer(id) }
    return AppliedOffer(named, price: price)
  }

  /// The plan's introductory offer, if the customer may still have it.
  func introductoryOffer(
    of product: CatalogProduct, plan: BillingPlanType, in storefront: Storefront
  ) -> AppliedOffer? {
    guard let terms = product.subscription, customer.isEligibleForIntroductoryOffer(inGroup: terms.groupID) else {
      return nil
    }
    let offer = terms.offers.first { $0.type == .introductory && $0.plan == plan && $0.price(in: storefront) != nil }
    return offer.flatMap { offer in offer.price(in: storefront).map { AppliedOffer(offer, price: $0) } }
  }

  func isEligible(for offer: SubscriptionOffer, group: String) -> Bool {
    let isSubscribed = customer.latestSubscription(inGroup: group)?.isRunning ?? false
    let hasPaid = customer.hasPaid(inGroup: group)
    switch offer.type {
    case .introductory: return customer.isEligibleForIntroductoryOffer(inGroup: group)
    case .promotional: return customer.latestSubscription(inGroup: group) != nil
    case .winBack: return !isSubscribed && hasPaid
    case .code:
      guard !customer.hasUsed(offer) else { return false }
      let kind: OfferEligibility =
        isSubscribed ? .existing : customer.latestSubscription(inGroup: group) == nil ? .new : .expired
      return offer.eligibility.isEmpty || offer.eligibility.contains(kind)
    }
  }

  /// The product and the offer that a code is for.
  func offer(forCode code: String) throws(Rejection) -> (CatalogProduct, SubscriptionOffer) {
    for product in catalog.products {
      for offer in product.subscription?.offers ?? [] where offer.type == .code && offer.code == code {
        return (product, offer)
      }
    }
    throw .noSuchCode(code)
  }

  func request(forCode code: String, requestID: String) throws(Rejection) -> PurchaseRequest {
    let (product, offer) = try offer(forCode: code)
    return PurchaseRequest(requestID: requestID, productID: product.id, plan: offer.plan, offerID: offer.id)
  }

  func redeem(_ code: String, requestID: String) throws(Rejection) -> [StoreEvent] {
    try purchase(try request(forCode: code, requestID: requestID), outcome: .success)
  }
}

extension CustomerState {
  /// Once in a group, and never while a subscription of the group runs (Apple, introductory offers).
  public func isEligibleForIntroductoryOffer(inGroup groupID: String) -> Bool {
    if let latest = latestSubscription(inGroup: groupID), latest.isRunning, !isBroken(.offerOnChange) { return false }
    return isBroken(.offerGivenTwice)
      || !transactions.contains { $0.groupID == groupID && $0.offer?.type == .introductory }
  }

  /// The win-back offers that this customer may have, best first (Apple, `eligibleWinBackOfferIds`).
  public func eligibleWinBackOffers(of product: CatalogProduct) -> [SubscriptionOffer] {
    guard let terms = product.subscription, let latest = latestSubscription(inGroup: terms.groupID), !latest.isRunning,
      hasPaid(inGroup: terms.groupID)
    else { return [] }
    return terms.offers.filter { $0.type == .winBack }
  }

  func hasPaid(inGroup groupID: String) -> Bool {
    transactions.contains { $0.groupID == groupID && !$0.price.isZero && $0.sharedBy == nil }
  }

  func hasUsed(_ offer: SubscriptionOffer) -> Bool {
    transactions.contains { $0.offer?.id == offer.id && $0.offer?.type == offer.type }
  }
}

extension AppliedOffer {
  init(_ offer: SubscriptionOffer, price: Money) {
    self.init(
      id: offer.type == .introductory ? nil : offer.id, type: offer.type, paymentMode: offer.paymentMode,
      period: offer.period, periodCount: offer.paymentMode == .payAsYouGo ? offer.periodCount : 1, price: price)
  }
}
