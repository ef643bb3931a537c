import FoundationEssentials
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// The catalog as one customer's storefront, language and system show it.
struct Shelf {
  let binding: StoreBinding
  let storefront: TwelveCommerce.Storefront
  let language: String
  let supportsCommitmentPlan: Bool
  let catalog: Catalog
  private let prices: StorefrontPrices

  init?(_ binding: StoreBinding) {
    guard let customer = binding.customerState, let storefront = binding.storefront else { return nil }
    self.binding = binding
    self.storefront = storefront
    prices = StorefrontPrices(storefront)
    language = customer.language
    let rules = binding.store.rules
    catalog = binding.store.catalog
    supportsCommitmentPlan = customer.systemVersion >= rules.policy.firstSystemWithPlan
  }

  /// The product, or nil where it is not sold.
  func product(_ product: CatalogProduct) -> Product? {
    guard let price = product.price(in: storefront) else { return nil }
    return Product(
      id: product.id.rawValue, type: .init(rawValue: product.type.rawValue),
      displayName: product.name.text(in: language), description: product.description.text(in: language),
      price: Decimal(price), displayPrice: prices.text(price),
      isFamilyShareable: product.isFamilyShareable, subscription: subscriptionInfo(product), binding: binding)
  }

  private func subscriptionInfo(_ product: CatalogProduct) -> Product.SubscriptionInfo? {
    guard let terms = product.subscription else { return nil }
    let offers = plansOnSale(of: product, in: storefront, supportsCommitmentPlan: supportsCommitmentPlan)
    return Product.SubscriptionInfo(
      subscriptionGroupID: terms.groupID,
      groupDisplayName: catalog.group(terms.groupID)?.name.text(in: language) ?? terms.groupID,
      groupLevel: terms.level, subscriptionPeriod: Product.SubscriptionPeriod(terms.period),
      pricingTerms: offers.map { pricingTerms($0, of: terms) }, binding: binding)
  }

  private func pricingTerms(_ offer: PlanOffer, of terms: SubscriptionTerms) -> Product.SubscriptionInfo.PricingTerms {
    Product.SubscriptionInfo.PricingTerms(
      billingPlanType: .init(offer.plan), billingPrice: Decimal(offer.price),
      billingDisplayPrice: prices.text(offer.price), billingPeriod: .init(offer.period),
      commitmentInfo: .init(
        price: Decimal(offer.total), displayPrice: prices.text(offer.total),
        period: .init(terms.period)),
      subscriptionOffers: terms.offers.filter { $0.plan == offer.plan }
        .compactMap { Product.SubscriptionOffer($0, in: storefront) })
  }
}
