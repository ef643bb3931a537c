import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// `twelve plans --json`
struct PlansJSON: Encodable {
  struct Product: Encodable {
    var productID: String
    var displayName: String
    var price: Money
    var pricingTerms: [Terms]
  }

  struct Terms: Encodable {
    var billingPlanType: BillingPlanType
    var billingPrice: Money
    var commitmentPrice: Money
    /// Those that this customer may have, the introductory one first.
    var offers: [Offer]
  }

  /// An offer under Apple's names for transactions, with what it comes to.
  struct Offer: Encodable {
    var offerType: Int
    var offerIdentifier: String?
    var offerCode: String?
    var offerDiscountType: OfferPaymentMode
    var offerPeriod: String
    var periodCount: Int
    /// One reduced payment.
    var price: Money
    /// Everything that is charged up to the renewal.
    var total: Money
    /// When it begins.
    var startDate: Instant

    init?(_ available: AvailableOffer, now: Instant) {
      guard let terms = available.quote.terms, let offer = terms.offer else { return nil }
      startDate = available.quote.effect.start(orderedAt: now)
      offerType = offer.type.number
      offerIdentifier = offer.id
      offerCode = available.offer.code
      offerDiscountType = offer.paymentMode
      offerPeriod = offer.period.iso8601
      periodCount = offer.periodCount
      price = offer.price
      total = terms.plannedCharges(from: startDate).total
    }
  }

  var products: [Product]

  init(_ session: Session) {
    let supports = session.supportsCommitmentPlan
    guard let storefront = session.storefront else {
      products = []
      return
    }
    products = session.catalog.products.compactMap { product in
      guard let price = product.price(in: storefront) else { return nil }
      let offers = plansOnSale(of: product, in: storefront, supportsCommitmentPlan: supports)
      return Product(
        productID: product.id.rawValue, displayName: session.words.productName(product.id, session.catalog),
        price: price,
        pricingTerms: product.subscription == nil
          ? []
          : offers.map { offer in
            Terms(
              billingPlanType: offer.plan, billingPrice: offer.price, commitmentPrice: offer.total,
              offers: session.store.availableOffers(of: product.id, plan: offer.plan, for: session.customer)
                .compactMap { Offer($0, now: session.now) })
          })
    }
  }
}

extension Session {
  /// Whether the customer's system knows the monthly plan (decision D21).
  var supportsCommitmentPlan: Bool {
    customerState.map { $0.systemVersion >= store.rules.policy.firstSystemWithPlan } ?? false
  }
}
