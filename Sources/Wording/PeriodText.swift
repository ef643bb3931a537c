import TwelveCommerce

/// Lengths of time and counts of payments, with the right plurals, in the interface language. All begin with a small
/// letter; `Language.sentenceCase(_:)` begins a line with them.
public struct PeriodText: Hashable, Sendable {
  public let language: Language

  public init(language: Language) { self.language = language }

  /// `1 month`, `12 months`
  public func length(_ period: SubscriptionPeriod) -> String {
    count(period.value, of: period.unit)
  }

  public func days(_ count: Int) -> String { self.count(count, of: .day) }
  public func months(_ count: Int) -> String { self.count(count, of: .month) }
  public func years(_ count: Int) -> String { self.count(count, of: .year) }

  /// `a month`, `every 3 months`: goes after a price.
  public func each(_ period: SubscriptionPeriod) -> String {
    guard period.value == 1 else { return every(period) }
    let unit = name(of: period.unit, count: 1)
    return switch language {
    case .english: "a \(unit)"
    case .spanish: "\(period.unit == .week ? "a la" : "al") \(unit)"
    case .french: "par \(unit)"
    case .german: "pro \(unit)"
    case .japanese: "/\(unit)"
    }
  }

  /// `every month`, `every 3 months`
  public func every(_ period: SubscriptionPeriod) -> String {
    let isOne = period.value == 1
    let unit = name(of: period.unit, count: period.value)
    let length = length(period)
    return language.pick(
      en: isOne ? "every \(unit)" : "every \(length)",
      es: isOne ? "cada \(unit)" : "cada \(length)",
      fr: isOne ? "chaque \(period.unit.frenchEach)" : "\(period.unit.frenchAll) les \(length)",
      de: isOne ? "\(period.unit.germanEach) \(unit)" : "alle \(length)",
      ja: isOne ? period.unit.japaneseEvery : "\(length)ごと")
  }

  /// `/month`, `/3 months`: goes right after a price.
  public func slash(_ period: SubscriptionPeriod) -> String {
    "/" + (period.value == 1 ? name(of: period.unit, count: 1) : length(period))
  }

  /// `/mo`, `/yr`: for a narrow column.
  public func shortSlash(_ period: SubscriptionPeriod) -> String {
    guard period.value == 1 else { return slash(period) }
    return switch (language, period.unit) {
    case (.english, .week): "/wk"
    case (.english, .month): "/mo"
    case (.english, .year): "/yr"
    case (.german, .month): "/Mon."
    case (.german, .week): "/Wo."
    case (.french, .week): "/sem."
    case (.spanish, .week): "/sem."
    default: slash(period)
    }
  }

  /// `$9.99 a month`
  public func price(_ price: String, each period: SubscriptionPeriod) -> String {
    language == .japanese ? price + slash(period) : "\(price) \(each(period))"
  }

  /// `$199.99 once`
  public func priceOnce(_ price: String) -> String {
    language == .japanese ? "\(price)(\(once))" : "\(price) \(once)"
  }

  /// `once`: said of a one-time purchase.
  public var once: String {
    language.pick(en: "once", es: "una sola vez", fr: "une seule fois", de: "einmalig", ja: "買い切り")
  }

  private func count(_ count: Int, of unit: SubscriptionPeriod.Unit) -> String {
    let name = name(of: unit, count: count)
    return language == .japanese ? "\(count)\(unit.japaneseCounter)" : "\(count) \(name)"
  }
}
