import Screens
import StoreKit
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// The offers of one plan that this customer may have: an introductory one comes by itself, any other is asked for.
struct PaywallOffers: Sendable {
  var introductory: OfferText?
  var toTake: OfferLine?

  /// What belongs to pricing terms, read from them and not from the product (Apple, offers per plan).
  init(_ terms: Product.SubscriptionInfo.PricingTerms, of product: Product, _ session: Session) {
    let plan = BillingPlanType(rawValue: terms.billingPlanType.rawValue)
    guard !terms.subscriptionOffers.isEmpty, let plan, let storefront = session.storefront else { return }
    // A code has to be typed in by somebody who was given it.
    let available = session.store.availableOffers(
      of: ProductID(product.id), plan: plan, for: session.customer, types: [.introductory, .winBack, .promotional])
    func text(_ available: AvailableOffer) -> OfferText? {
      available.quote.terms.flatMap {
        OfferText(
          $0, from: available.quote.effect.start(orderedAt: session.now), in: storefront, words: session.words)
      }
    }
    if session.showsOffers {
      introductory = available.first { $0.offer.type == .introductory }.flatMap(text)
    }
    guard let best = available.first(where: { $0.offer.type != .introductory }), let id = best.offer.id,
      let words = text(best)
    else { return }
    toTake = OfferLine(id: id, text: PaywallOffers.line(best, words, session))
  }

  private static func line(_ available: AvailableOffer, _ text: OfferText, _ session: Session) -> String {
    let words = session.words
    guard case .waits(_, _, let until) = available.quote.effect else {
      return words.say(.offerForYou, ["offer": text.detailWithTotal])
    }
    return words.say(.offerForRenewal, ["offer": text.detailWithTotal, "date": words.dates.day(until)])
  }
}
