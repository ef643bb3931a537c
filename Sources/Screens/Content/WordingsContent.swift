import TwelveCommerce

/// The wordings of the paywall, each as this customer would read it, with what the copy checker says.
public struct WordingsContent: Hashable, Sendable {
  public var wordings: [WordingItem]
  /// Whether introductory offers are in them, as for a customer who may have them.
  public var hasOffers: Bool

  public init(wordings: [WordingItem], hasOffers: Bool) {
    self.wordings = wordings
    self.hasOffers = hasOffers
  }
}

public struct WordingItem: Hashable, Sendable {
  public var name: String
  /// Whether the paywall shows it at present.
  public var isShown: Bool
  public var headline: String
  public var features: String
  /// Said where the monthly plan is not sold; nil where it is.
  public var notSold: String?
  /// In the order of the paywall; every wording has the same.
  public var plans: [WordingPlan]

  public init(
    name: String, isShown: Bool, headline: String, features: String, notSold: String?, plans: [WordingPlan]
  ) {
    self.name = name
    self.isShown = isShown
    self.headline = headline
    self.features = features
    self.notSold = notSold
    self.plans = plans
  }
}

/// One plan in one wording.
public struct WordingPlan: Hashable, Sendable {
  public var name: String
  /// The plan's own line: what is billed.
  public var price: String
  /// The total below it; nil without a commitment.
  public var total: String?
  public var sentences: [String]
  public var button: String
  public var verdicts: [Verdict]
  /// What is owed at worst, and which sentence says it.
  public var honesty: [String]

  public init(
    name: String, price: String, total: String?, sentences: [String], button: String, verdicts: [Verdict],
    honesty: [String]
  ) {
    self.name = name
    self.price = price
    self.total = total
    self.sentences = sentences
    self.button = button
    self.verdicts = verdicts
    self.honesty = honesty
  }
}

/// What the copy checker has against a wording.
public struct Verdict: Hashable, Sendable {
  public var isError: Bool
  /// The rule, and the words that break it.
  public var text: String
  public var reason: String

  public init(isError: Bool, text: String, reason: String) {
    self.isError = isError
    self.text = text
    self.reason = reason
  }
}
