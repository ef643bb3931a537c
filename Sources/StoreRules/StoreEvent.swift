import TwelveCommerce

/// A fact of the store. The state is a fold over these, and nothing else is stored.
public enum StoreEvent: Hashable, Sendable {
  /// A history begins, at this time of the virtual clock.
  case storeOpened(StoreOpened)
  /// This catalog is in force from here on (decision D28).
  case catalogAdopted(CatalogAdopted)
  case clockAdvanced(ClockAdvanced)
  /// From here on the clock runs by the wall's, or stands still again (decision D5).
  case clockRateChanged(ClockRateChanged)
  /// The App Store's settings for the app.
  case gracePeriodChanged(GracePeriodChanged)
  case saleChanged(SaleChanged)
  case priceChanged(PriceChanged)
  /// An extension for everybody has been carried out.
  case extensionCompleted(ExtensionCompleted)

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
  /// The customer has something to do first, such as agreeing to new terms of the store.
  case purchaseInterrupted(PurchaseRequest)
  case purchased(Purchased)
  case renewed(Renewed)
  /// A renewal could not be charged; it is tried again.
  case renewalFailed(RenewalFailed)
  case gracePeriodExpired(GracePeriodExpired)
  case subscriptionExpired(SubscriptionExpired)
  case autoRenewChanged(AutoRenewChanged)
  /// What it renews into was chosen, or chosen back (decisions D13, D14).
  case renewalPreferenceChanged(RenewalPreferenceChanged)
  case priceChangeAnnounced(PriceChangeAnnounced)
  case priceChangeAnswered(PriceChangeAnswered)
  case renewalExtended(RenewalExtended)
  case extensionFailed(ExtensionFailed)
  case refundRequested(RefundRequested)
  case refundDeclined(RefundDeclined)
  case refunded(Refunded)
  case refundReversed(RefundReversed)
  /// What a member of the family shared is shared no longer.
  case familySharingRevoked(FamilySharingRevoked)
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
    /// An error that was chosen for this purchase, under StoreKit's name.
    case unknown, systemError, productUnavailable, purchaseNotAllowed
  }

  public var requestID: String
  public var productID: ProductID
  public var plan: BillingPlanType?
  public var reason: Reason
}

/// A charge that a customer asked for, or a right that a member of the family gave.
public struct Purchased: Hashable, Sendable, Codable {
  public var requestID: String
  public var transaction: TransactionRecord
  /// The length of one billing period, where a subscription begins with this charge.
  public var billingPeriod: SubscriptionPeriod?
  /// What the subscription is charged by, where the transaction alone does not say it: with a discount.
  public var terms: Terms?
  /// The running subscription whose terms this charge replaces at once.
  public var replaced: ReplacedTransaction?
  public var sharedBy: SharedSubscription?

  /// What the subscription is charged by; nil where none begins.
  var termsOfRun: Terms? {
    if let terms { return terms }
    guard let billingPeriod, let plan = transaction.billingPlanType else { return nil }
    return Terms(
      productID: transaction.productID, plan: plan, price: transaction.price, period: billingPeriod,
      commitmentPayments: transaction.commitment?.totalBillingPeriods)
  }
}

/// The transaction that an upgrade ended (decision D12).
public struct ReplacedTransaction: Hashable, Sendable, Codable {
  public var transactionID: TransactionID
  public var productID: ProductID
  /// The unused part of its period.
  public var givenBack: Money?
  /// Present where the policy also marks it as refunded.
  public var revocation: Revocation?
  public var isUpgrade: Bool
}

/// A charge that fell due.
public struct Renewed: Hashable, Sendable, Codable {
  public var transaction: TransactionRecord
  /// Whether the charge had failed before, so that the schedule moves (decision D2).
  public var isRecovery: Bool
  /// The purchase that paid for it, if one did (decision D18).
  public var requestID: String?
}

public struct RenewalFailed: Hashable, Sendable, Codable {
  public var runID: TransactionID
  /// The number in its commitment of the payment that failed; nil without a commitment.
  public var paymentNumber: Int?
  /// Until when access goes on meanwhile; nil without a grace period (decision D3).
  public var graceUntil: Instant?
}

public struct GracePeriodExpired: Hashable, Sendable, Codable {
  public var runID: TransactionID
}

public struct SubscriptionExpired: Hashable, Sendable, Codable {
  public var runID: TransactionID
  public var reason: ExpirationReason
}

public struct AutoRenewChanged: Hashable, Sendable, Codable {
  public var runID: TransactionID
  public var renewsAtEnd: Bool
}

public struct RenewalPreferenceChanged: Hashable, Sendable, Codable {
  public var runID: TransactionID
  /// What it renews into; nil when the customer chose the present terms again.
  public var terms: Terms?
  public var kind: Kind
  /// The purchase that asked for it, if one did.
  public var requestID: String?

  public enum Kind: String, Hashable, Sendable, Codable {
    case downgrade, undone
    /// The same product and plan, at a discount.
    case offer
  }
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
