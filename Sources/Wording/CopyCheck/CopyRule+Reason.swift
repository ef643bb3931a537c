extension CopyRule {
  /// Why it matters, to the person who wrote the copy.
  public func reason(in language: Language) -> String {
    switch language {
    case .english: reason
    case .spanish: spanishReason
    case .french: frenchReason
    case .german: germanReason
    case .japanese: japaneseReason
    }
  }

  /// The same in English.
  public var reason: String {
    switch self {
    case .bothPrices:
      "The price of one payment and the total of the commitment belong together: who sees one must see the other."
    case .annualForMonthlyPrice:
      "A year is promised at the price of one month of it. Without the 12 payments and the total this misleads."
    case .paymentsStated: "Amounts are named and the commitment is not: say how many payments there are."
    case .amountsDisagree: "The payments do not add up to the total that is named."
    case .cancelAnyTime:
      "Cancelling stops the renewal only. Beside a commitment it must be said that the remaining payments are still charged."
    case .noCommitment: "This plan is a commitment of 12 payments; saying that there is none is not true."
    case .cancellingStopsPayments: "Cancelling does not stop the payments that remain in the commitment."
    case .freeWithoutPrice: "Who reads that something is free must read in the same place what it costs afterwards."
    case .contradictsPlan: "These words describe another kind of plan than this one."
    case .computedAmount:
      "An amount that is computed and never billed may only follow the billed one, and says that it is about so much."
    case .periodStated: "A price says nothing without what it pays for: name the period."
    case .vagueFeatures: "Nobody can tell from this what they get. Name the features."
    case .savingClaim: "A saving is only true compared with something: name the price that it is compared with."
    case .urgency: "Pressure makes people buy what they then want refunded, and App Review objects to it."
    case .foreignCurrency: "Amounts have to be in the one currency of the customer's storefront."
    case .typedPrice: "A price that is typed is right in one storefront and until the next change only."
    case .trialNotOffered: "The plan has no free trial for this customer, and the words promise one."
    case .renewalStated: "Nothing on the paywall says that the subscription renews by itself, when and for what."
    case .cancellingStated: "Nothing on the paywall says how to cancel and what cancelling does not stop."
    case .truncated: "The end of this text cannot be read at this size."
    case .placeholdersDiffer: "The translation leaves out an amount or a date that the others state, or adds one."
    case .accountTruth: "Customers ask \"I cancelled, why am I charged?\": this text has to answer it."
    }
  }
}
