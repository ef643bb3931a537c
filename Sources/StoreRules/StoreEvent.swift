import TwelveCommerce

/// A fact of the store. The state is a fold over these, and nothing else is stored.
public enum StoreEvent: Hashable, Sendable {
  /// A history begins, at this time of the virtual clock.
  case storeOpened(StoreOpened)
  /// This catalog is in force from here on (decision D28).
  case catalogAdopted(CatalogAdopted)
  case clockAdvanced(ClockAdvanced)

  case customerAdded(CustomerAdded)
  case customerSelected
  case storefrontChanged(StorefrontChanged)
  case languageChanged(LanguageChanged)
  case systemVersionChanged(SystemVersionChanged)
  case paymentMethodChanged(PaymentMethodChanged)
  /// How the customer's next purchases will end, chosen in the back office.
  case purchaseOutcomeChosen(PurchaseOutcomeChosen)
  /// The customer went on from the disclosure (decision D25).
  case disclosureAcknowledged

  /// Somebody else has to approve it (Ask to Buy).
  case purchasePending(PurchaseRequest)
  case pendingPurchaseDeclined(PendingPurchaseDeclined)
  /// The customer cancelled, or the payment was declined: nothing was charged.
  case purchaseNotMade(PurchaseNotMade)
  case purchased(Purchased)
  case renewed(Renewed)
  /// A renewal could not be charged; it is tried again.
  case renewalFailed(RenewalFailed)
  case subscriptionExpired(SubscriptionExpired)
  case autoRenewChanged(AutoRenewChanged)
  case refunded(Refunded)
  case transactionFinished(TransactionFinished)
}

public struct StoreOpened: Hashable, Sendable, Codable {
  /// Where ids begin (decision D27).
  public var seed: UInt64
  public init(seed: UInt64) { self.seed = seed }
}

public struct CatalogAdopted: Hashable, Sendable, Codable {
  /// The hash of its bytes, by which the ledger keeps them.
  public var hash: String
  /// The name of the file it came from, for messages.
  public var file: String
  public init(hash: String, file: String) {
    self.hash = hash
    self.file = file
  }
}

public struct ClockAdvanced: Hashable, Sendable, Codable {
  public var to: Instant
}

public struct CustomerAdded: Hashable, Sendable, Codable {
  public var storefront: StorefrontCode
  public var language: String
  public var systemVersion: SystemVersion

  public init(storefront: StorefrontCode, language: String, systemVersion: SystemVersion) {
    self.storefront = storefront
    self.language = language
    self.systemVersion = systemVersion
  }
}

public struct StorefrontChanged: Hashable, Sendable, Codable {
  public var storefront: StorefrontCode
}

public struct LanguageChanged: Hashable, Sendable, Codable {
  public var language: String
}

public struct SystemVersionChanged: Hashable, Sendable, Codable {
  public var systemVersion: SystemVersion
}

public struct PaymentMethodChanged: Hashable, Sendable, Codable {
  public var works: Bool
}

public struct PurchaseOutcomeChosen: Hashable, Sendable, Codable {
  public var outcome: PurchaseOutcome
}

public struct PendingPurchaseDeclined: Hashable, Sendable, Codable {
  public var requestID: String
}

public struct PurchaseNotMade: Hashable, Sendable, Codable {
  public enum Reason: String, Hashable, Sendable, Codable {
    case cancelled, declined
  }

  public var requestID: String
  public var productID: ProductID
  public var plan: BillingPlanType?
  public var reason: Reason
}

/// A charge that a customer asked for.
public struct Purchased: Hashable, Sendable, Codable {
  public var requestID: String
  public var transaction: TransactionRecord
  /// The length of one billing period, where a run of a subscription begins with this charge.
  public var billingPeriod: SubscriptionPeriod?
}

/// A charge that fell due.
public struct Renewed: Hashable, Sendable, Codable {
  public var transaction: TransactionRecord
  /// Whether the charge had failed before, so that the schedule moves (decision D2).
  public var isRecovery: Bool
}

public struct RenewalFailed: Hashable, Sendable, Codable {
  public var runID: TransactionID
  /// The number in its commitment of the payment that failed; nil without a commitment.
  public var paymentNumber: Int?
}

public struct SubscriptionExpired: Hashable, Sendable, Codable {
  public var runID: TransactionID
  public var reason: ExpirationReason
}

public struct AutoRenewChanged: Hashable, Sendable, Codable {
  public var runID: TransactionID
  public var renewsAtEnd: Bool
}

public struct Refunded: Hashable, Sendable, Codable {
  public var transactionID: TransactionID
  public var revocation: Revocation
  /// The run that this refund ended, when it was of the current period (decision D9).
  public var endedRunID: TransactionID?
}

public struct TransactionFinished: Hashable, Sendable, Codable {
  public var transactionID: TransactionID
}
