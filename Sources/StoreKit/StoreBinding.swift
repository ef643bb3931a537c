import FoundationEssentials
import Synchronization
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules

/// Which store and customer StoreKit's static calls use. Ours, not Apple's (decision D30).
public struct StoreBinding: Sendable {
  package let store: LocalStore
  package let customer: CustomerName?

  package init(store: LocalStore, customer: CustomerName? = nil) {
    self.store = store
    self.customer = customer
  }

  @TaskLocal package static var current: StoreBinding?

  /// Makes this the store of every call outside a task that names another.
  package func makeDefault() { StoreBinding.standing.withLock { $0 = self } }

  private static let standing = Mutex<StoreBinding?>(nil)

  /// The task's store, else the program's.
  static var active: StoreBinding {
    get throws {
      if let binding = current ?? standing.withLock({ $0 }) { return binding }
      throw StoreKitError.systemError(NoStore())
    }
  }

  var customerName: CustomerName { customer ?? store.state.currentCustomer ?? "demo" }

  var customerState: CustomerState? { store.state.customer(customerName) }

  var storefront: TwelveCommerce.Storefront? { customerState.flatMap { .named($0.storefront) } }
}

/// No store has been opened for StoreKit's calls.
struct NoStore: LocalizedError {
  var errorDescription: String? { "No store is open: open one before StoreKit is used." }
}
