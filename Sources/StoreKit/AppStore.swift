import TwelveLocalStore

/// The store as an app reaches it.
public enum AppStore {
  /// Asks the store for everything the customer has: "Restore Purchases".
  public static func sync() async throws {
    do {
      try StoreBinding.active.store.refresh()
    } catch let failure as StoreFailure {
      throw StoreKitError.systemError(failure)
    }
  }

  /// Whether the customer may buy.
  public static var canMakePayments: Bool { true }
}
