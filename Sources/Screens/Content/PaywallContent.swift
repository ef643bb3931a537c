import TwelveCommerce
import TwelveWording

/// What the paywall offers to this customer.
public struct PaywallContent: Hashable, Sendable {
  public var title: String
  public var arrangement: PlanArrangement
  public var rows: [PlanRow]
  /// The row selected first (decision D26).
  public var preselected: Int?
  /// Why the monthly plan is not among the rows; nil when it is, or when the catalog has none.
  public var planMissing: PlanMissing?
  /// The wording's lines that do not depend on the plan.
  public var headline: String
  public var features: String
  /// Said instead of the comparison where the plan is not sold.
  public var notSold: String?
  /// What paying up front costs less or more than the commitment; nil when there is nothing to compare.
  public var comparison: String?
  public var termsLink: String
  public var privacyLink: String
  /// The disclosure of the plan with a commitment, to be read again (decision D25); nil where it is not sold.
  public var disclosure: SheetContent?

  /// How the plans stand: one under the other, side by side, or the chosen one alone.
  public enum PlanArrangement: Hashable, Sendable {
    case list, columns, single
  }

  public enum PlanMissing: Hashable, Sendable {
    case storefront(String)
    case system(has: String, needs: String)
  }

  public init(
    title: String, arrangement: PlanArrangement = .list, rows: [PlanRow], preselected: Int?, planMissing: PlanMissing?,
    headline: String, features: String,
    notSold: String?, comparison: String?, termsLink: String, privacyLink: String, disclosure: SheetContent?
  ) {
    self.title = title
    self.arrangement = arrangement
    self.rows = rows
    self.preselected = preselected
    self.planMissing = planMissing
    self.headline = headline
    self.features = features
    self.notSold = notSold
    self.comparison = comparison
    self.termsLink = termsLink
    self.privacyLink = privacyLink
    self.disclosure = disclosure
  }
}

/// One way to buy.
public struct PlanRow: Hashable, Sendable {
  public var productID: ProductID
  /// Nil for a one-time product.
  public var plan: BillingPlanType?
  /// How one pays and whether one is bound: "Monthly, 12-month commitment".
  public var name: String
  /// What happens after the first payment.
  public var detail: String
  /// The same where there is no room for it.
  public var shortDetail: String
  /// The billed amount, such as `$9.99`.
  public var price: String
  /// What the amount is for: "a month".
  public var per: String
  /// The total of the commitment, such as `$119.88`; nil without a commitment.
  public var total: String?
  /// What stands beside the total: "in total".
  public var totalSuffix: String
  /// The wording's sentences about this plan: amounts, renewal, how to cancel.
  public var sentences: [String]
  public var buttonLabel: String
  /// The same where there is no room for it; the total is in it all the same.
  public var shortButtonLabel: String
  public var ownership: Ownership
  /// Said before a one-time purchase while a commitment runs (decision D19).
  public var warning: String?
  /// An offer on this plan that the customer may ask for.
  public var offer: OfferLine?
  /// Whether an introductory offer makes what is charged another amount than the plan's own.
  public var hasReducedPrice: Bool

  public enum Ownership: Hashable, Sendable {
    /// Not bought, and nothing stands in the way.
    case none
    /// The customer's running plan, or the product owned for ever.
    case owned
    /// Another plan of its group runs.
    case otherPlanRuns
  }

  public var isCommitment: Bool { total != nil }

  public init(
    productID: ProductID, plan: BillingPlanType?, name: String, detail: String, shortDetail: String, price: String,
    per: String,
    total: String?, totalSuffix: String, sentences: [String], buttonLabel: String, shortButtonLabel: String,
    ownership: Ownership,
    warning: String?, offer: OfferLine? = nil, hasReducedPrice: Bool = false
  ) {
    self.productID = productID
    self.plan = plan
    self.name = name
    self.detail = detail
    self.shortDetail = shortDetail
    self.price = price
    self.per = per
    self.total = total
    self.totalSuffix = totalSuffix
    self.sentences = sentences
    self.buttonLabel = buttonLabel
    self.shortButtonLabel = shortButtonLabel
    self.ownership = ownership
    self.warning = warning
    self.offer = offer
    self.hasReducedPrice = hasReducedPrice
  }
}

/// A promotional or a win-back offer, as a line under its plan.
public struct OfferLine: Hashable, Sendable {
  public var id: String
  /// What it costs first and then, and what that comes to.
  public var text: String

  public init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}
