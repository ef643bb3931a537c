/// An amount in a copy, typed or as a placeholder, with what it is said to pay for.
struct AmountMention {
  enum Kind: Hashable {
    /// One payment of the monthly plan.
    case month
    case year
    case total
    /// Computed and never billed: a day's, a week's, or a month of a plan that is paid for a year.
    case computed
    /// How much more or less something costs.
    case difference
    /// What a renewal or a remaining payment will cost, in a sentence about just that.
    case later
    case unknown
  }

  var kind: Kind
  /// In thousandths of the unit; nil for a placeholder.
  var milliunits: Int64?
  /// A sign that tells currencies apart; nil for a placeholder.
  var currency: String?
  var placeholder: Placeholder?
  /// Whether it is said to be about so much.
  var isAbout: Bool
  /// The sentence it stands in, and the place in the order of all amounts.
  var sentence: Int
}
