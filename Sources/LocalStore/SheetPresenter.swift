import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// Shows the system's sheets while a purchase waits (decision D30): the terminal draws them, the command line asks,
/// a test answers at once.
public protocol SheetPresenter: Sendable {
  /// The disclosure before a customer's first commitment (decision D25); true when the customer goes on.
  func disclose(_ sheet: PurchaseSheet) async -> Bool
  /// The payment sheet; true when the customer pays.
  func confirm(_ sheet: PurchaseSheet) async -> Bool
  /// Tells the customer that the store says no.
  func refuse(_ rejection: Rejection) async
}

/// What stands on a purchase sheet.
public struct PurchaseSheet: Hashable, Sendable {
  public var productName: String
  public var productID: ProductID
  public var type: ProductType
  public var plan: BillingPlanType?
  /// What is charged today.
  public var price: Money
  /// The length of a billing period, for subscriptions.
  public var period: SubscriptionPeriod?
  /// Payments entered into: 12 for a commitment, else 1.
  public var payments: Int
  /// Everything that is entered into.
  public var total: Money
  /// What the subscription is charged by, with its discount.
  public var terms: Terms?
  /// What it does to the subscription that runs.
  public var effect: OrderEffect
  public var date: Instant
  public var storefront: StorefrontCode
  /// Payments of a running commitment that go on beside this purchase (decision D19).
  public var paymentsGoingOn: PaymentsGoingOn?

  public var isCommitment: Bool { plan == .monthly }
}

/// A presenter that says yes at once, for tests and libraries.
public struct AgreeablePresenter: SheetPresenter {
  public init() {}
  public func disclose(_ sheet: PurchaseSheet) async -> Bool { true }
  public func confirm(_ sheet: PurchaseSheet) async -> Bool { true }
  public func refuse(_ rejection: Rejection) async {}
}
