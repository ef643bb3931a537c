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
          : offers.map { Terms(billingPlanType: $0.plan, billingPrice: $0.price, commitmentPrice: $0.total) })
    }
  }
}

extension Session {
  /// Whether the customer's system knows the monthly plan (decision D21).
  var supportsCommitmentPlan: Bool {
    customerState.map { $0.systemVersion >= store.rules.policy.firstSystemWithPlan } ?? false
  }
}
