import TwelveCommerce
import TwelveWording

/// Everything the screens show, read from the store at one moment.
public struct StoreContent: Hashable, Sendable {
  public var header: HeaderContent
  public var paywall: PaywallContent
  public var account: AccountContent
  public var timeline: TimelineContent
  public var help: [HelpContent]
  public var choices: ChoicesContent

  public init(
    header: HeaderContent, paywall: PaywallContent, account: AccountContent, timeline: TimelineContent,
    help: [HelpContent], choices: ChoicesContent
  ) {
    self.header = header
    self.paywall = paywall
    self.account = account
    self.timeline = timeline
    self.help = help
    self.choices = choices
  }
}

/// What stands at the top of every screen.
public struct HeaderContent: Hashable, Sendable {
  /// The app's name in the customer's language.
  public var appName: String
  public var customer: String
  /// The storefront's English name.
  public var storefront: String
  /// The language's own name.
  public var language: String
  /// Such as `26.4`.
  public var systemVersion: String
  /// The virtual clock.
  public var now: Instant
  public var timelineName: String

  public init(
    appName: String, customer: String, storefront: String, language: String, systemVersion: String, now: Instant,
    timelineName: String
  ) {
    self.appName = appName
    self.customer = customer
    self.storefront = storefront
    self.language = language
    self.systemVersion = systemVersion
    self.now = now
    self.timelineName = timelineName
  }
}

/// A question of the app's help, and its answer.
public struct HelpContent: Hashable, Sendable {
  public var question: String
  public var answer: String

  public init(question: String, answer: String) {
    self.question = question
    self.answer = answer
  }
}

/// What can be chosen in the pickers.
public struct ChoicesContent: Hashable, Sendable {
  public var storefronts: [Choice]
  public var languages: [Choice]
  public var systems: [Choice]

  /// Before anything has been read.
  public static let nothing = ChoicesContent(storefronts: [], languages: [], systems: [])

  public init(storefronts: [Choice], languages: [Choice], systems: [Choice]) {
    self.storefronts = storefronts
    self.languages = languages
    self.systems = systems
  }
}

public struct Choice: Hashable, Sendable {
  /// What is chosen: a code, a tag, a version or a name.
  public var id: String
  public var name: String
  public var note: String
  public var isCurrent: Bool

  public init(id: String, name: String, note: String = "", isCurrent: Bool) {
    self.id = id
    self.name = name
    self.note = note
    self.isCurrent = isCurrent
  }
}
