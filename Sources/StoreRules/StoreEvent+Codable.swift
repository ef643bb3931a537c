/// The stored form of an event: a type name, and a body of its own. The names are the ledger's format; they never change.
extension StoreEvent {
  /// The event's name in the ledger and on the command line.
  public var typeName: String { kind.rawValue }

  enum Kind: String, CaseIterable {
    case storeOpened, catalogAdopted, clockAdvanced, customerAdded, customerSelected, storefrontChanged, languageChanged
    case systemVersionChanged, paymentMethodChanged, purchaseOutcomeChosen, disclosureAcknowledged, purchasePending
    case pendingPurchaseDeclined, purchaseNotMade, purchased, renewed, renewalFailed, subscriptionExpired
    case autoRenewChanged, refunded, transactionFinished
    case clockRateChanged, gracePeriodChanged, saleChanged, priceChanged, extensionCompleted, purchaseInterrupted,
      gracePeriodExpired
    case renewalPreferenceChanged, priceChangeAnnounced, priceChangeAnswered, renewalExtended, extensionFailed
    case refundRequested, refundDeclined, refundReversed, familySharingRevoked
  }

  var kind: Kind {
    switch self {
    case .storeOpened: .storeOpened
    case .catalogAdopted: .catalogAdopted
    case .clockAdvanced: .clockAdvanced
    case .customerAdded: .customerAdded
    case .customerSelected: .customerSelected
    case .storefrontChanged: .storefrontChanged
    case .languageChanged: .languageChanged
    case .systemVersionChanged: .systemVersionChanged
    case .paymentMethodChanged: .paymentMethodChanged
    case .purchaseOutcomeChosen: .purchaseOutcomeChosen
    case .disclosureAcknowledged: .disclosureAcknowledged
    case .purchasePending: .purchasePending
    case .pendingPurchaseDeclined: .pendingPurchaseDeclined
    case .purchaseNotMade: .purchaseNotMade
    case .purchased: .purchased
    case .renewed: .renewed
    case .renewalFailed: .renewalFailed
    case .subscriptionExpired: .subscriptionExpired
    case .autoRenewChanged: .autoRenewChanged
    case .refunded: .refunded
    case .transactionFinished: .transactionFinished
    case .clockRateChanged: .clockRateChanged
    case .gracePeriodChanged: .gracePeriodChanged
    case .saleChanged: .saleChanged
    case .priceChanged: .priceChanged
    case .extensionCompleted: .extensionCompleted
    case .purchaseInterrupted: .purchaseInterrupted
    case .gracePeriodExpired: .gracePeriodExpired
    case .renewalPreferenceChanged: .renewalPreferenceChanged
    case .priceChangeAnnounced: .priceChangeAnnounced
    case .priceChangeAnswered: .priceChangeAnswered
    case .renewalExtended: .renewalExtended
    case .extensionFailed: .extensionFailed
    case .refundRequested: .refundRequested
    case .refundDeclined: .refundDeclined
    case .refundReversed: .refundReversed
    case .familySharingRevoked: .familySharingRevoked
    }
  }

  /// What is stored beside the name.
  public var body: any Encodable & Sendable {
    switch self {
    case .storeOpened(let body): body
    case .catalogAdopted(let body): body
    case .clockAdvanced(let body): body
    case .customerAdded(let body): body
    case .customerSelected, .disclosureAcknowledged: NoBody()
    case .storefrontChanged(let body): body
    case .languageChanged(let body): body
    case .systemVersionChanged(let body): body
    case .paymentMethodChanged(let body): body
    case .purchaseOutcomeChosen(let body): body
    case .purchasePending(let body): body
    case .pendingPurchaseDeclined(let body): body
    case .purchaseNotMade(let body): body
    case .purchased(let body): body
    case .renewed(let body): body
    case .renewalFailed(let body): body
    case .subscriptionExpired(let body): body
    case .autoRenewChanged(let body): body
    case .refunded(let body): body
    case .transactionFinished(let body): body
    case .clockRateChanged(let body): body
    case .gracePeriodChanged(let body): body
    case .saleChanged(let body): body
    case .priceChanged(let body): body
    case .extensionCompleted(let body): body
    case .purchaseInterrupted(let body): body
    case .gracePeriodExpired(let body): body
    case .renewalPreferenceChanged(let body): body
    case .priceChangeAnnounced(let body): body
    case .priceChangeAnswered(let body): body
    case .renewalExtended(let body): body
    case .extensionFailed(let body): body
    case .refundRequested(let body): body
    case .refundDeclined(let body): body
    case .refundReversed(let body): body
    case .familySharingRevoked(let body): body
    }
  }

  /// Reads an event back from its name; nil when no event has that name.
  ///
  /// - Parameter read: Reads the body as a given type.
  public init?(typeName: String, body read: some BodyReader) throws {
    guard let kind = Kind(rawValue: typeName) else { return nil }
    switch kind {
    case .storeOpened: self = .storeOpened(try read.body())
    case .catalogAdopted: self = .catalogAdopted(try read.body())
    case .clockAdvanced: self = .clockAdvanced(try read.body())
    case .customerAdded: self = .customerAdded(try read.body())
    case .customerSelected: self = .customerSelected
    case .storefrontChanged: self = .storefrontChanged(try read.body())
    case .languageChanged: self = .languageChanged(try read.body())
    case .systemVersionChanged: self = .systemVersionChanged(try read.body())
    case .paymentMethodChanged: self = .paymentMethodChanged(try read.body())
    case .purchaseOutcomeChosen: self = .purchaseOutcomeChosen(try read.body())
    case .disclosureAcknowledged: self = .disclosureAcknowledged
    case .purchasePending: self = .purchasePending(try read.body())
    case .pendingPurchaseDeclined: self = .pendingPurchaseDeclined(try read.body())
    case .purchaseNotMade: self = .purchaseNotMade(try read.body())
    case .purchased: self = .purchased(try read.body())
    case .renewed: self = .renewed(try read.body())
    case .renewalFailed: self = .renewalFailed(try read.body())
    case .subscriptionExpired: self = .subscriptionExpired(try read.body())
    case .autoRenewChanged: self = .autoRenewChanged(try read.body())
    case .refunded: self = .refunded(try read.body())
    case .transactionFinished: self = .transactionFinished(try read.body())
    case .clockRateChanged: self = .clockRateChanged(try read.body())
    case .gracePeriodChanged: self = .gracePeriodChanged(try read.body())
    case .saleChanged: self = .saleChanged(try read.body())
    case .priceChanged: self = .priceChanged(try read.body())
    case .extensionCompleted: self = .extensionCompleted(try read.body())
    case .purchaseInterrupted: self = .purchaseInterrupted(try read.body())
    case .gracePeriodExpired: self = .gracePeriodExpired(try read.body())
    case .renewalPreferenceChanged: self = .renewalPreferenceChanged(try read.body())
    case .priceChangeAnnounced: self = .priceChangeAnnounced(try read.body())
    case .priceChangeAnswered: self = .priceChangeAnswered(try read.body())
    case .renewalExtended: self = .renewalExtended(try read.body())
    case .extensionFailed: self = .extensionFailed(try read.body())
    case .refundRequested: self = .refundRequested(try read.body())
    case .refundDeclined: self = .refundDeclined(try read.body())
    case .refundReversed: self = .refundReversed(try read.body())
    case .familySharingRevoked: self = .familySharingRevoked(try read.body())
    }
  }

  /// Reads a stored body as whatever type its event needs.
  public protocol BodyReader {
    func body<Body: Decodable>() throws -> Body
  }
}

private struct NoBody: Encodable, Sendable {}
