import TwelveCommerce

/// Text by language tag, such as `en` or `fr`.
public struct LocalizedText: Hashable, Sendable {
  /// By tag. A list: a handful of languages are found sooner in one than in a dictionary, and a catalog has many texts.
  private let texts: [Text]

  public init(_ texts: [String: String]) { self.init(texts.map { (tag: $0.key, text: $0.value) }) }

  init(_ texts: [(tag: String, text: String)]) {
    self.texts = texts.map { Text(tag: $0.tag, text: $0.text) }.sorted { $0.tag < $1.tag }
  }

  /// The languages that it is written in.
  public var tags: [String] { texts.map(\.tag) }

  /// The text in a language, else in English, else in the first language by tag, else nothing.
  public func text(in language: String) -> String {
    (find(language) ?? find("en") ?? texts.first)?.text ?? ""
  }

  private func find(_ tag: String) -> Text? { texts.first { $0.tag == tag } }

  private struct Text: Hashable, Sendable {
    var tag: String
    var text: String
  }
}

/// How the paywall is laid out and which parts it shows.
public struct PaywallSettings: Hashable, Sendable {
  /// The products on the paywall, in order.
  public var products: [ProductID]
  /// Whether the paywall computes what the up-front plan costs less or more.
  public var showsComparison: Bool
  public var layout: PaywallArrangement
}

/// How the plans stand on the paywall.
public enum PaywallArrangement: String, Hashable, Sendable, CaseIterable {
  /// One under the other.
  case list
  /// Side by side, to be compared.
  case columns
  /// The chosen one alone.
  case single
}

/// The words that an app shows around its products, in every language of the catalog.
public struct CatalogCopy: Hashable, Sendable {
  /// The paywall's wordings, by name, in catalog order; at least one.
  public var paywalls: [PaywallCopy]
  public var disclosure: DisclosureCopy
  public var account: AccountCopy
  public var cancel: CancelCopy
  /// Questions and answers, in order.
  public var help: [HelpEntry]
  /// Rules of the copy checker that this catalog is not held to.
  public var silenced: [SilencedRule]
}

/// A rule of the copy checker that a catalog is not held to, and why not.
public struct SilencedRule: Hashable, Sendable {
  /// The rule's name, such as `urgency`.
  public var rule: String
  public var reason: String
}

/// One wording of the paywall. Placeholders such as `{monthly}` are the only way to an amount or a date.
public struct PaywallCopy: Hashable, Sendable {
  public var name: String
  public var headline: LocalizedText
  public var features: LocalizedText
  /// Said of the monthly plan with a commitment: `{monthly}`, `{total}`, `{payments}`.
  public var commitment: LocalizedText
  /// Said of a plan paid up front: `{price}`.
  public var upFront: LocalizedText
  /// Said of a month-to-month subscription: `{price}`.
  public var monthToMonth: LocalizedText
  /// Said of a one-time purchase: `{price}`.
  public var oneTime: LocalizedText
  /// When a commitment renews: `{renews}`, `{payments}`, `{monthly}`.
  public var commitmentRenewal: LocalizedText
  /// When any other subscription renews: `{renews}`, `{price}`.
  public var renewal: LocalizedText
  /// How to cancel a commitment, and that the remaining payments go on.
  public var commitmentCancelling: LocalizedText
  /// How to cancel any other subscription.
  public var cancelling: LocalizedText
  /// Replaces the headline where the monthly plan is not sold.
  public var notSoldHeadline: LocalizedText
  /// Said where the monthly plan is not sold.
  public var notSold: LocalizedText
}

/// The words of the sheet before the first commitment (decision D25).
public struct DisclosureCopy: Hashable, Sendable {
  public var title: LocalizedText
  /// What cancelling does and does not do: `{renews}`, `{payments}`, `{monthly}`, `{total}`.
  public var body: LocalizedText
}

/// The words of the account.
public struct AccountCopy: Hashable, Sendable {
  /// Said while everything is paid: `{accessUntil}`.
  public var active: LocalizedText
  /// Said when the next commitment is cancelled and payments remain: `{remaining}`, `{ends}`.
  public var cancelled: LocalizedText
  /// Said when a payment has failed: `{app}`.
  public var paymentFailed: LocalizedText
  /// Said when nothing is owned.
  public var nothing: LocalizedText
}

/// The words of the cancel sheet.
public struct CancelCopy: Hashable, Sendable {
  /// Said of a running commitment: `{remaining}`, `{monthly}`, `{ends}`.
  public var commitment: LocalizedText
  /// Said of any other subscription: `{ends}`.
  public var other: LocalizedText
}

public struct HelpEntry: Hashable, Sendable {
  public var question: LocalizedText
  public var answer: LocalizedText
}
