import TwelveCommerce

/// What a screen or a command carries around to say something: the interface language and the display zone, and the
/// texts that follow from them.
public struct Words: Hashable, Sendable {
  public let language: Language
  public let zone: DisplayZone

  public init(language: Language, zone: DisplayZone) {
    self.language = language
    self.zone = zone
  }

  /// Dates and times of day.
  public var dates: DateText { DateText(language: language, zone: zone) }
  /// Lengths of time and counts of payments.
  public var periods: PeriodText { PeriodText(language: language) }

  /// The price text of an amount in a storefront, in the storefront's format whatever the language (decision D23).
  public func price(_ amount: Money, in storefront: Storefront) -> String { priceText(amount, in: storefront) }

  /// The template with its placeholders filled in.
  public func fill(_ template: String, _ values: PlaceholderValues) -> String {
    Placeholder.fill(template, values)
  }
}
