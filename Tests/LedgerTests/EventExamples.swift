import Testing
import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules

/// One event of each type as it stands in the ledger: its name, its body, and what both mean. These texts are the format
/// of every file that was ever written: change none of them, and add a line for a new event (decision D28).
enum EventExamples {
  struct Example: Sendable, CustomTestStringConvertible {
    var type: String
    var body: String
    var event: StoreEvent
    var testDescription: String { type }

    init(_ type: String, _ body: String, _ event: StoreEvent) {
      (self.type, self.body, self.event) = (type, body, event)
    }
  }

  static let customer: [Example] = [
    Example(
      "customerAdded", #"{"language":"en","storefront":"CAN","systemVersion":{"major":26,"minor":4}}"#,
      .customerAdded(
        CustomerAdded(storefront: "CAN", language: "en", systemVersion: SystemVersion(major: 26, minor: 4)))),
    Example("customerSelected", "{}", .customerSelected),
    Example("storefrontChanged", #"{"storefront":"FRA"}"#, .storefrontChanged(StorefrontChanged(storefront: "FRA"))),
    Example("languageChanged", #"{"language":"ja"}"#, .languageChanged(LanguageChanged(language: "ja"))),
    Example(
      "systemVersionChanged", #"{"systemVersion":{"major":26,"minor":3}}"#,
      .systemVersionChanged(SystemVersionChanged(systemVersion: SystemVersion(major: 26, minor: 3)))),
    Example("paymentMethodChanged", #"{"works":false}"#, .paymentMethodChanged(PaymentMethodChanged(works: false))),
    Example(
      "purchaseOutcomeChosen", #"{"outcome":"decline"}"#,
      .purchaseOutcomeChosen(PurchaseOutcomeChosen(outcome: .decline))),
    Example("disclosureAcknowledged", "{}", .disclosureAcknowledged),
  ]

  static let store: [Example] = [
    Example("storeOpened", #"{"seed":18446744073709551615}"#, .storeOpened(StoreOpened(seed: .max))),
    Example(
      "catalogAdopted", #"{"file":"é/\"my\".json","hash":"00ff"}"#,
      .catalogAdopted(CatalogAdopted(hash: "00ff", file: "é/\"my\".json"))),
    Example(
      "clockAdvanced", #"{"to":1796118060001}"#,
      .clockAdvanced(ClockAdvanced(to: Instant(milliseconds: 1_796_118_060_001)))),
  ]

  static let purchases: [Example] = [
    Example(
      "purchasePending", #"{"productID":"p","quantity":1,"requestID":"r"}"#,
      .purchasePending(PurchaseRequest(requestID: "r", productID: "p"))),
    Example(
      "pendingPurchaseDeclined", #"{"requestID":"r"}"#,
      .pendingPurchaseDeclined(PendingPurchaseDeclined(requestID: "r"))),
    Example(
      "purchaseNotMade", #"{"plan":"MONTHLY","productID":"p","reason":"declined","requestID":"r"}"#,
      .purchaseNotMade(PurchaseNotMade(requestID: "r", productID: "p", plan: .monthly, reason: .declined))),
    Example(
      "purchased",
      #"{"billingPeriod":{"unit":"month","value":1},"requestID":"r","transaction":"# + fullTransaction + "}",
      .purchased(Purchased(requestID: "r", transaction: transaction, billingPeriod: .monthly))),
    Example(
      "renewed", #"{"isRecovery":true,"transaction":"# + plainTransaction + "}",
      .renewed(Renewed(transaction: plain, isRecovery: true))),
    Example(
      "renewalFailed", #"{"paymentNumber":6,"runID":2}"#,
      .renewalFailed(RenewalFailed(runID: TransactionID(2), paymentNumber: 6))),
    Example(
      "subscriptionExpired", #"{"reason":2,"runID":2}"#,
      .subscriptionExpired(SubscriptionExpired(runID: TransactionID(2), reason: .billingError))),
    Example(
      "autoRenewChanged", #"{"renewsAtEnd":false,"runID":2}"#,
      .autoRenewChanged(AutoRenewChanged(runID: TransactionID(2), renewsAtEnd: false))),
    Example(
      "refunded", #"{"endedRunID":2,"revocation":"# + revocation + #","transactionID":3}"#,
      .refunded(Refunded(transactionID: TransactionID(3), revocation: revoked, endedRunID: TransactionID(2)))),
    Example(
      "transactionFinished", #"{"transactionID":3}"#,
      .transactionFinished(TransactionFinished(transactionID: TransactionID(3)))),
  ]

  static let all = store + customer + purchases + EventExamples.changes + EventExamples.settings

  static let revoked = Revocation(
    date: Instant(milliseconds: 9), kind: .refundProrated, reason: .developerIssue, percentage: 50_000)
  static let revocation = #"{"date":9,"kind":"REFUND_PRORATED","percentage":50000,"reason":1}"#

  /// Everything that a transaction can have.
  private static let transaction = TransactionRecord(
    id: TransactionID(3), originalID: TransactionID(1), runID: TransactionID(2), productID: "p", type: .autoRenewable,
    groupID: "g", purchaseDate: Instant(milliseconds: 5), originalPurchaseDate: Instant(milliseconds: 4),
    expirationDate: Instant(milliseconds: 6), quantity: 1,
    price: Money(milliunits: 9_990, currency: Currency("CAD")), storefront: "CAN", reason: .purchase,
    billingPlanType: .monthly,
    commitment: TransactionCommitment(
      billingPeriodNumber: 1, totalBillingPeriods: 12, expirationDate: Instant(milliseconds: 7),
      price: Money(milliunits: 119_880, currency: Currency("CAD"))),
    appAccountToken: "t", shown: ShownPrices(billing: "$9.99", total: "$119.88"), isUnverified: true,
    revocation: revoked,
    offer: AppliedOffer(
      id: "spring", type: .code, paymentMode: .payAsYouGo, period: .monthly, periodCount: 3,
      price: Money(milliunits: 4_990, currency: Currency("CAD"))),
    upgradedAt: Instant(milliseconds: 8), givenBack: Money(milliunits: 10, currency: Currency("CAD")), sharedBy: "Ann")
  private static let fullTransaction =
    #"{"appAccountToken":"t","billingPlanType":"MONTHLY","commitment":{"billingPeriodNumber":1,"expirationDate":7,"#
    + #""price":{"currency":"CAD","milliunits":119880},"totalBillingPeriods":12},"expirationDate":6,"#
    + #""givenBack":{"currency":"CAD","milliunits":10},"groupID":"g","#
    + #""id":3,"isUnverified":true,"offer":{"id":"spring","paymentMode":"PAY_AS_YOU_GO","period":{"unit":"month","#
    + #""value":1},"periodCount":3,"price":{"currency":"CAD","milliunits":4990},"type":"code"},"#
    + #""originalID":1,"originalPurchaseDate":4,"#
    + #""price":{"currency":"CAD","milliunits":9990},"productID":"p","purchaseDate":5,"quantity":1,"#
    + #""reason":"PURCHASE","revocation":"# + revocation + #","runID":2,"#
    + #""sharedBy":"Ann","shown":{"billing":"$9.99","total":"$119.88"},"storefront":"CAN","#
    + #""type":"Auto-Renewable Subscription","upgradedAt":8}"#

  /// Only what a transaction must have.
  static let plain = TransactionRecord(
    id: TransactionID(1), originalID: TransactionID(1), runID: TransactionID(1), productID: "p", type: .consumable,
    groupID: nil, purchaseDate: Instant(milliseconds: -1), originalPurchaseDate: Instant(milliseconds: -1),
    expirationDate: nil, quantity: 3, price: Money(milliunits: 0, currency: Currency("JPY")), storefront: "JPN",
    reason: .renewal, billingPlanType: nil, commitment: nil, appAccountToken: nil, shown: nil, isUnverified: false,
    revocation: nil)
  static let plainTransaction =
    #"{"id":1,"isUnverified":false,"originalID":1,"originalPurchaseDate":-1,"#
    + #""price":{"currency":"JPY","milliunits":0},"productID":"p","purchaseDate":-1,"quantity":3,"#
    + #""reason":"RENEWAL","runID":1,"storefront":"JPN","type":"Consumable"}"#
}
