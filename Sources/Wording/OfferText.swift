import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// What an offer costs first and then, the same words on the paywall, in the account and on the command line. Where the
/// plan's total and what this customer is charged differ, both are told (decision D11).
public struct OfferText: Sendable {
  private let words: Words
  private let storefront: Storefront
  private let terms: Terms
  private let offer: AppliedOffer
  public let charges: PlannedCharges

  /// Nil where the terms have no offer.
  ///
  /// - Parameter start: When the terms begin.
  public init?(_ terms: Terms, from start: Instant, in storefront: Storefront, words: Words) {
    guard let offer = terms.offer else { return nil }
    self.words = words
    self.storefront = storefront
    self.terms = terms
    self.offer = offer
    charges = terms.plannedCharges(from: start)
  }

  private var isCommitment: Bool { terms.commitmentPayments != nil }
  private var isWholeTerm: Bool { charges.discounted == charges.payments.count && isCommitment }

  public var isFreeTrial: Bool { offer.paymentMode == .freeTrial }

  private func price(_ amount: Money) -> String { words.price(amount, in: storefront) }

  /// `$9.99/month`
  private func rate(_ amount: Money) -> String { price(amount) + words.periods.slash(terms.period) }

  /// `3 months`: how long the offer lasts.
  private var length: String {
    let period = offer.period
    return words.periods.length(SubscriptionPeriod(value: period.value * offer.periodCount, unit: period.unit))
  }

  private var values: [String: String] {
    let plan = charges.planTotal.map(price) ?? ""
    return [
      "date": words.dates.day(charges.start), "day": words.dates.dayAndMonth(charges.start),
      "rate": rate(terms.price), "price": price(terms.price), "count": "\(charges.payments.count)",
      "rest": "\(charges.payments.count - charges.discounted)", "total": price(charges.paymentsTotal), "plan": plan,
      "all": price(charges.total), "length": length, "first": first, "then": then,
      "payments": words.periods.payments(offer.comesFirst ? charges.payments.count : charges.discounted),
    ]
  }

  /// One discounted payment.
  private var first: String {
    offer.paymentMode == .payAsYouGo && !isCommitment ? rate(offer.price) : price(offer.price)
  }

  /// What follows: the commitment's payments, or the plan's price.
  private var then: String {
    guard isCommitment, offer.comesFirst else { return rate(terms.price) }
    return words.periods.payments(charges.payments.count)
  }

  private func say(_ phrase: Phrase) -> String { words.say(phrase, values) }

  /// The whole of it in a sentence or two, with both totals where they differ.
  public var sentence: String {
    switch offer.paymentMode {
    case .freeTrial: say(isCommitment ? .offerTrial : .offerTrialPlain)
    case .payUpFront: say(isCommitment ? .offerUpFront : .offerUpFrontPlain)
    case .payAsYouGo where isWholeTerm: say(.offerAllPayments)
    case .payAsYouGo: say(isCommitment ? .offerPayments : .offerPaymentsPlain)
    }
  }

  /// `free for 1 week, then 12 payments`
  public var detail: String {
    switch offer.paymentMode {
    case .freeTrial: say(.offerDetailTrial)
    case .payUpFront: say(.offerDetailUpFront)
    case .payAsYouGo where isWholeTerm: shortDetail
    case .payAsYouGo where isCommitment: say(.offerDetailPayments)
    case .payAsYouGo: say(.offerDetailUpFront)
    }
  }

  /// `free for 1 week`
  public var shortDetail: String {
    switch offer.paymentMode {
    case .freeTrial: say(.offerShortTrial)
    case .payUpFront: say(.offerShortUpFront)
    case .payAsYouGo: say(isCommitment ? .offerShortPayments : .offerShortUpFront)
    }
  }

  /// The detail with what it comes to, where that differs from the plan's total.
  public var detailWithTotal: String {
    guard isCommitment, offer.paymentMode != .freeTrial else { return detail }
    var values = values
    values["offer"] = detail
    values["total"] = price(charges.total)
    return words.say(offer.comesFirst ? .offerInAll : .offerInstead, values)
  }

  /// What the button that buys says; the shorter where there is no room. The total is in both.
  public var buttonLabels: (long: String, short: String) {
    switch offer.paymentMode {
    case .freeTrial where isCommitment: return (say(.buttonTrial), say(.buttonTrialShort))
    case .freeTrial: return (say(.buttonTrialPlain), say(.buttonTrialPlain))
    case .payUpFront where isCommitment: return (say(.buttonUpFront), say(.buttonUpFrontShort))
    case .payAsYouGo where isCommitment:
      var values = values
      values["price"] = first
      values["payments"] = words.periods.payments(charges.payments.count)
      return (words.say(.buttonCommitment, values), words.say(.buttonCommitmentShort, values))
    case .payUpFront, .payAsYouGo:
      let today = words.say(.buttonToday, ["price": price(offer.price)])
      return (today, today)
    }
  }

  /// That leaving a trial, or what was paid up front, in time costs nothing more; nil where a commitment begins at once.
  public var cancelling: String? {
    guard offer.comesFirst else { return nil }
    return say(offer.price.isZero ? .cancelBeforeFree : .cancelBeforeMore)
  }

  /// What is charged once the trial or the payment up front is over; nil where a commitment begins at once.
  public var afterwards: String? {
    guard offer.comesFirst else { return nil }
    return say(isCommitment ? .thenCommitment : .thenPlain)
  }

  /// `Then 12 payments, $119.88 in all`: the same for a heading.
  public var afterwardsLine: String {
    var values = values
    values["payments"] = words.periods.payments(charges.payments.count)
    return words.say(isCommitment ? .afterOffer : .afterOfferPlain, values)
  }
}
