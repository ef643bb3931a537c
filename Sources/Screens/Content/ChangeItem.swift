import TwelveCommerce

/// A product and plan that a subscriber can change to.
public struct ChangeItem: Hashable, Sendable {
  public var productID: ProductID
  public var plan: BillingPlanType
  public var productName: String
  /// "Lingo Max, monthly, 12-month commitment".
  public var name: String
  /// The billed amount: "$14.99 a month".
  public var price: String
  /// A commitment's total: "$179.88 in total".
  public var total: String?
  /// When it takes effect; nil for today.
  public var date: Instant?
  /// What happens to the payments that remain, and what is given back.
  public var note: String
  /// Whether it has been chosen and waits.
  public var isChosen: Bool

  public init(
    productID: ProductID, plan: BillingPlanType, productName: String, name: String, price: String, total: String?,
    date: Instant?,
    note: String, isChosen: Bool
  ) {
    self.productID = productID
    self.plan = plan
    self.productName = productName
    self.name = name
    self.price = price
    self.total = total
    self.date = date
    self.note = note
    self.isChosen = isChosen
  }

  /// Both amounts in a line, with a sign between them.
  func amounts(separator: String) -> String { [price, total].compactMap(\.self).joined(separator: " \(separator) ") }
}

/// A price that changes for a subscriber (decision D16).
public struct PriceChangeItem: Hashable, Sendable {
  public var old: String
  public var new: String
  public var date: Instant
  /// Whether the subscription ends without the customer's consent.
  public var needsAnswer: Bool

  public init(old: String, new: String, date: Instant, needsAnswer: Bool) {
    self.old = old
    self.new = new
    self.date = date
    self.needsAnswer = needsAnswer
  }
}

/// What has become of a charge as far as giving it back goes.
public enum RefundItem: Hashable, Sendable {
  case none, requested, declined, refunded
}
