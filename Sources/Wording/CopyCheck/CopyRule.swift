/// What the checker looks for in copy; each rule has a name that a catalog can silence.
public enum CopyRule: String, Hashable, Sendable, CaseIterable {
  /// An amount of the plan stands without the other: the payment without the total, or the total without the payment.
  case bothPrices = "both-prices"
  /// A whole year is promised for the price of a month.
  case annualForMonthlyPrice = "annual-for-monthly-price"
  /// The commitment is not stated: how many payments there are.
  case paymentsStated = "payments-stated"
  /// The payments do not add up to the total.
  case amountsDisagree = "amounts-disagree"
  /// Cancelling is promised at any time, and not said that the remaining payments go on.
  case cancelAnyTime = "cancel-any-time"
  /// A plan with a commitment is said to have none.
  case noCommitment = "no-commitment"
  /// Cancelling is said to end the payments, which it does not.
  case cancellingStopsPayments = "cancelling-stops-payments"
  /// Something is free, and what it costs afterwards is not said.
  case freeWithoutPrice = "free-without-price"
  /// The words fit another kind of plan.
  case contradictsPlan = "contradicts-plan"
  /// A computed amount stands without, or before, the one that is billed, or is not said to be about so much.
  case computedAmount = "computed-amount"
  /// A price without what it pays for.
  case periodStated = "period-stated"
  /// Features are praised and not named.
  case vagueFeatures = "vague-features"
  /// A saving is claimed without what it is compared with, or is not true.
  case savingClaim = "saving-claim"
  /// The customer is hurried.
  case urgency
  /// Amounts in more than one currency, or with the sign of another storefront's.
  case foreignCurrency = "foreign-currency"
  /// A price is typed instead of a placeholder.
  case typedPrice = "typed-price"
  /// A trial is promised to a customer who cannot have it.
  case trialNotOffered = "trial-not-offered"
  /// Nothing says that the subscription renews by itself.
  case renewalStated = "renewal-stated"
  /// Nothing says how to cancel, or that the remaining payments are still charged.
  case cancellingStated = "cancelling-stated"
  /// Text is cut off at a size that the screen is shown at.
  case truncated
  /// A translation has other placeholders than the text it translates.
  case placeholdersDiffer = "placeholders-differ"
  /// The texts that answer the support question leave something unanswered.
  case accountTruth = "account-truth"
}

/// How bad it is that a rule is broken.
public enum CopySeverity: String, Hashable, Sendable {
  /// It misleads, or App Review rejects it.
  case error
  /// It invites doubt or is careless.
  case warning
}

extension CopyRule {
  public var severity: CopySeverity {
    switch self {
    case .vagueFeatures, .urgency, .truncated, .typedPrice: .warning
    default: .error
    }
  }

  /// Where the rule comes from.
  public var source: String {
    switch self {
    case .bothPrices, .annualForMonthlyPrice, .paymentsStated, .amountsDisagree:
      "Apple: both prices are shown before the purchase of a monthly subscription with a 12-month commitment"
    case .cancelAnyTime, .noCommitment, .cancellingStopsPayments, .accountTruth:
      "Apple: cancelling stops the next commitment; the remaining payments and the access go on"
    case .freeWithoutPrice, .trialNotOffered: "App Review 3.1.2(a): what a trial costs afterwards is said clearly"
    case .computedAmount: "App Review 3.1.2: the billed amount is the most prominent one"
    case .contradictsPlan, .periodStated, .renewalStated, .cancellingStated:
      "App Review 3.1.2(c): what the customer gets, for what price and how long, and how it renews and ends"
    case .vagueFeatures: "App Review 3.1.2: a description lists features"
    case .savingClaim, .urgency: "App Review 2.3.1 and 5.6: no misleading claims, no pressure"
    case .foreignCurrency, .typedPrice: "Decision D23: prices come from the storefront"
    case .truncated, .placeholdersDiffer: "Screens: every text can be read in every language"
    }
  }
}
