import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules

extension EventExamples {
  private static let run = TransactionID(2)
  private static let price = Money(milliunits: 14_990, currency: Currency("CAD"))
  private static let terms = Terms(
    productID: "p", plan: .monthly, price: price, period: .monthly, commitmentPayments: 12)
  private static let termsText =
    #"{"commitmentPayments":12,"period":{"unit":"month","value":1},"plan":"MONTHLY","#
    + #""price":{"currency":"CAD","milliunits":14990},"productID":"p"}"#

  static let changes: [Example] = [
    Example(
      "purchaseInterrupted", #"{"offerID":"o","productID":"p","quantity":1,"requestID":"r"}"#,
      .purchaseInterrupted(PurchaseRequest(requestID: "r", productID: "p", offerID: "o"))),
    Example("gracePeriodExpired", #"{"runID":2}"#, .gracePeriodExpired(GracePeriodExpired(runID: run))),
    Example(
      "renewalPreferenceChanged", #"{"kind":"downgrade","requestID":"r","runID":2,"terms":"# + termsText + "}",
      .renewalPreferenceChanged(
        RenewalPreferenceChanged(runID: run, terms: terms, kind: .downgrade, requestID: "r"))),
    Example(
      "priceChangeAnnounced",
      #"{"change":{"consent":"asked","price":{"currency":"CAD","milliunits":14990}},"isOfNextTerms":false,"runID":2}"#,
      .priceChangeAnnounced(
        PriceChangeAnnounced(
          runID: run, isOfNextTerms: false, change: PriceChange(price: price, consent: .asked)))),
    Example(
      "priceChangeAnswered", #"{"agrees":true,"runID":2}"#,
      .priceChangeAnswered(PriceChangeAnswered(runID: run, agrees: true))),
    Example(
      "renewalExtended", #"{"days":7,"expirationDate":9,"runID":2,"transactionID":3}"#,
      .renewalExtended(
        RenewalExtended(
          runID: run, transactionID: TransactionID(3), days: 7, expirationDate: Instant(milliseconds: 9)))),
    Example(
      "extensionFailed", #"{"requestID":"r","runID":2}"#,
      .extensionFailed(ExtensionFailed(runID: run, requestID: "r"))),
    Example(
      "refundRequested", #"{"reason":"UNINTENDED_PURCHASE","transactionID":3}"#,
      .refundRequested(RefundRequested(transactionID: TransactionID(3), reason: .unintendedPurchase))),
    Example(
      "refundDeclined", #"{"transactionID":3}"#, .refundDeclined(RefundDeclined(transactionID: TransactionID(3)))),
    Example(
      "refundReversed", #"{"revivedRunID":2,"transactionID":3}"#,
      .refundReversed(RefundReversed(transactionID: TransactionID(3), revivedRunID: run))),
    Example(
      "familySharingRevoked", #"{"revocation":"# + revocation + #","runID":2,"transactionID":3}"#,
      .familySharingRevoked(
        FamilySharingRevoked(transactionID: TransactionID(3), revocation: revoked, runID: run))),
  ]

  static let settings: [Example] = [
    Example(
      "clockRateChanged", #"{"rate":{"millisecondsPerMonth":300000},"wall":7}"#,
      .clockRateChanged(
        ClockRateChanged(rate: ClockRate(millisecondsPerMonth: 300_000), wall: Instant(milliseconds: 7)))),
    Example(
      "gracePeriodChanged", #"{"gracePeriod":{"days":16,"isForPaidOnly":true}}"#,
      .gracePeriodChanged(GracePeriodChanged(gracePeriod: GracePeriod(days: 16, isForPaidOnly: true)))),
    Example(
      "saleChanged", #"{"isForSale":false,"productID":"p"}"#,
      .saleChanged(SaleChanged(productID: "p", isForSale: false))),
    Example(
      "priceChanged",
      #"{"isForNewSubscribersOnly":false,"milliunits":14990,"plan":"MONTHLY","productID":"p","storefront":"CAN"}"#,
      .priceChanged(
        PriceChanged(
          productID: "p", plan: .monthly, storefront: "CAN", milliunits: 14_990, isForNewSubscribersOnly: false))),
    Example(
      "extensionCompleted",
      #"{"days":7,"failed":1,"productID":"p","requestID":"r","storefronts":["CAN"],"succeeded":2}"#,
      .extensionCompleted(
        ExtensionCompleted(
          requestID: "r", productID: "p", days: 7, storefronts: ["CAN"], succeeded: 2, failed: 1))),
  ]
}
