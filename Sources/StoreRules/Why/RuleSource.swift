/// Where a rule is written.
public enum RuleSource: Hashable, Sendable {
  /// A document of Apple's.
  case apple(AppleDocument)
  /// A decision of this project, where Apple is silent.
  case decision(Int)

  /// The document's title, or `D7`.
  public var title: String {
    switch self {
    case .apple(let document): document.rawValue
    case .decision(let number): "D\(number)"
    }
  }

  /// Whether this store guesses here.
  public var isGuess: Bool {
    if case .decision = self { true } else { false }
  }
}

/// The documents of Apple's that the rules come from, by title.
public enum AppleDocument: String, Hashable, Sendable, CaseIterable {
  case lifeCycle = "Managing the life cycle of monthly subscriptions with a 12-month commitment"
  case supporting = "Supporting monthly subscriptions with a 12-month commitment"
  case serverNotifications = "App Store Server Notifications"
  case priceIncreases = "Managing Price Increases"
  case extendRenewalDate = "Extend a Subscription Renewal Date"
}
