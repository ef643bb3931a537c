import TwelveCatalog
import TwelveCommerce

/// What a subscription is charged by: a product, one of its plans, and the discount that it begins with.
public struct Terms: Hashable, Sendable, Codable {
  public var productID: ProductID
  public var plan: BillingPlanType
  /// The price of one payment without a discount.
  public var price: Money
  /// What one payment pays for.
  public var period: SubscriptionPeriod
  /// Payments in one commitment, or nil where none is entered into.
  public var commitmentPayments: Int?
  public var offer: AppliedOffer?
}

/// A discount that a customer has.
public struct AppliedOffer: Hashable, Sendable, Codable {
  /// Nil for an introductory offer.
  public var id: String?
  public var type: OfferType
  public var paymentMode: OfferPaymentMode
  public var period: SubscriptionPeriod
  /// Discounted payments when paid as you go; else 1.
  public var periodCount: Int
  /// Of one discounted payment; zero for a free trial.
  public var price: Money

  /// Whether it comes before the plan's own periods: a trial and a payment up front do, and with them nothing is
  /// committed to (decision D11).
  public var comesFirst: Bool { paymentMode != .payAsYouGo }
}

extension Terms {
  /// Periods before the plan's own.
  var leadingPeriods: Int { offer.map(\.comesFirst) == true ? 1 : 0 }

  /// The length of the first period.
  public var firstPeriod: SubscriptionPeriod {
    guard let offer, offer.comesFirst else { return period }
    return offer.period
  }

  /// The price of the period that comes after `index` others under these terms.
  public func price(ofPeriod index: Int) -> Money { offer(inPeriod: index)?.price ?? price }

  /// The discount on the period that comes after `index` others under these terms.
  func offer(inPeriod index: Int) -> AppliedOffer? {
    guard let offer, index < (offer.comesFirst ? 1 : offer.periodCount) else { return nil }
    return offer
  }

  /// What the customer pays in all for the commitment that comes after `index` others: discounted payments count as
  /// what they cost (decision D11).
  public func total(ofCommitment index: Int) -> Money? {
    guard let commitmentPayments else { return nil }
    if isBroken(.totalIgnoresDiscount) { return price * commitmentPayments }
    let first = leadingPeriods + index * commitmentPayments
    return (first..<first + commitmentPayments).map(price(ofPeriod:)).reduce(.zero(price.currency), +)
  }
}
