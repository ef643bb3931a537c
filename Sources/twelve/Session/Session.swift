import StoreKit
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// The open store as one customer uses it: what commands and screens work with.
struct Session: Sendable {
  let store: LocalStore
  let customer: CustomerName
  let zone: DisplayZone
  /// Which wording of the paywall is shown.
  var wording = 0
  /// Whether introductory offers are shown to a customer who may have them.
  var showsOffers = true

  init(store: LocalStore, customer: CustomerName, zone: DisplayZone) {
    self.store = store
    self.customer = customer
    self.zone = zone
  }

  var state: StoreState { store.state }
  var catalog: Catalog { store.catalog }
  var customerState: CustomerState? { state.customer(customer) }
  var now: Instant { state.now }

  /// The words in the customer's language (decision D22).
  var words: Words {
    Words(language: customerState.flatMap { Language(tag: $0.language) } ?? .english, zone: zone)
  }

  var storefront: TwelveCommerce.Storefront? { customerState.flatMap { .named($0.storefront) } }

  /// Makes this the store of StoreKit's static calls (decision D30).
  func bindStoreKit() { StoreBinding(store: store, customer: customer).makeDefault() }

  /// The price text of an amount in the number format of the storefront it was charged in, else the customer's.
  func price(_ amount: Money, chargedIn code: StorefrontCode? = nil) -> String {
    guard let storefront = code.flatMap({ TwelveCommerce.Storefront.named($0) }) ?? storefront else {
      return "\(amount.plainAmount) \(amount.currency.code)"
    }
    return priceText(amount, in: storefront)
  }

  @discardableResult
  func perform(_ command: CustomerCommand) throws(StoreFailure) -> [RecordedEvent] {
    try store.perform(command, for: customer)
  }
}
