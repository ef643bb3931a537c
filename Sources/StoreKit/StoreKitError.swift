import FoundationEssentials

/// Why a StoreKit call failed.
public enum StoreKitError: Error, Sendable {
  case unknown
  case userCancelled
  case systemError(any Error)
  /// Not sold in the customer's storefront.
  case notAvailableInStorefront
  case notEntitled
  /// Not supported by the customer's system.
  case unsupported
}

extension StoreKitError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unknown: "Something went wrong in the store."
    case .userCancelled: "The customer cancelled."
    case .systemError(let error): (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    case .notAvailableInStorefront: "This is not available in the customer's storefront."
    case .notEntitled: "The app lacks the entitlement for this call."
    case .unsupported: "The customer's system does not support this."
    }
  }
}
