import TwelveCommerce

/// Apple's state of a subscription; the raw values are the server's `status`.
public enum SubscriptionState: Int, Hashable, Sendable, Codable, CaseIterable {
  case subscribed = 1
  case expired = 2
  case inBillingRetryPeriod = 3
  case inGracePeriod = 4
  case revoked = 5

  /// Apple's name in StoreKit.
  public var name: String {
    switch self {
    case .subscribed: "subscribed"
    case .expired: "expired"
    case .inBillingRetryPeriod: "inBillingRetryPeriod"
    case .inGracePeriod: "inGracePeriod"
    case .revoked: "revoked"
    }
  }
}

extension Subscription {
  public var state: SubscriptionState {
    switch phase {
    case .active: .subscribed
    case .gracePeriod: .inGracePeriod
    case .billingRetry: .inBillingRetryPeriod
    case .expired: .expired
    case .revoked: .revoked
    }
  }
}
