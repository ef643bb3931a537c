import TwelveCommerce

extension DateText {
  /// `on the 1st of every month`; from the 29th on with what happens in shorter months.
  public func everyMonthOn(day: Int) -> String {
    day > 28 ? "\(everyMonth(day))\(orLastDay)" : everyMonth(day)
  }

  /// The same, read off the payments themselves; `every month` when they do not fall on one day of the month here.
  ///
  /// Payments are counted in UTC (decision D1). Where the display zone's midnight lies between them, or summer time
  /// does, a phrase made from the first one alone would be wrong.
  public func everyMonth(on payments: [Instant]) -> String {
    let days = payments.map(zone.day)
    guard let day = days.map(\.day).max(), days.allSatisfy({ $0.day == day || isShort($0, for: day) }) else {
      return language.pick(en: "every month", es: "cada mes", fr: "chaque mois", de: "jeden Monat", ja: "毎月")
    }
    return everyMonthOn(day: day)
  }

  /// Whether the month ends on this day, and so before the wanted one.
  private func isShort(_ day: CalendarDay, for wanted: Int) -> Bool {
    day.day < wanted && CalendarDay(year: day.year, month: day.month, day: day.day + 1) == nil
  }

  private func everyMonth(_ day: Int) -> String {
    language.pick(
      en: "on the \(day)\(englishOrdinalSuffix(day)) of every month",
      es: "el día \(day) de cada mes",
      fr: "le \(day == 1 ? "1er" : "\(day)") de chaque mois",
      de: "am \(day). jedes Monats",
      ja: "毎月\(day)日")
  }

  private var orLastDay: String {
    language.pick(
      en: ", or its last day",
      es: ", o el último día del mes",
      fr: ", ou le dernier jour du mois",
      de: " oder am letzten Tag des Monats",
      ja: "(ない月は末日)")
  }
}

private func englishOrdinalSuffix(_ number: Int) -> String {
  switch (number % 100, number % 10) {
  case (11...13, _): "th"
  case (_, 1): "st"
  case (_, 2): "nd"
  case (_, 3): "rd"
  default: "th"
  }
}
