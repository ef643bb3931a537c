extension PeriodText {
  /// `1 payment`, `12 payments`
  public func payments(_ count: Int) -> String {
    let noun = language.plural(count, one: payment.one, other: payment.other)
    return language == .japanese ? "\(count)回の\(noun)" : "\(count) \(noun)"
  }

  /// `7 payments remaining`
  public func paymentsRemaining(_ count: Int) -> String {
    language.pick(
      en: "\(payments(count)) remaining",
      es: "\(payments(count)) \(language.plural(count, one: "pendiente", other: "pendientes"))",
      fr: "\(payments(count)) \(language.plural(count, one: "restant", other: "restants"))",
      de: "noch \(payments(count))",
      ja: "残り\(payments(count))")
  }

  /// `7 remaining`, where payments have just been named.
  public func remaining(_ count: Int) -> String {
    language.pick(
      en: "\(count) remaining",
      es: "\(count) \(language.plural(count, one: "pendiente", other: "pendientes"))",
      fr: "\(count) \(language.plural(count, one: "restant", other: "restants"))",
      de: "noch \(count)",
      ja: "残り\(count)回")
  }

  /// `payment 6`
  public func payment(_ number: Int) -> String {
    language == .japanese ? "\(number)回目のお支払い" : "\(payment.one) \(number)"
  }

  /// `payment 5 of 12`
  public func payment(_ number: Int, of count: Int) -> String {
    language.pick(
      en: "payment \(number) of \(count)",
      es: "pago \(number) de \(count)",
      fr: "paiement \(number) sur \(count)",
      de: "Zahlung \(number) von \(count)",
      ja: "\(count)回中\(number)回目のお支払い")
  }

  /// `day 8` of a retry or a trial.
  public func dayNumber(_ number: Int) -> String {
    language.pick(
      en: "day \(number)", es: "día \(number)", fr: "jour \(number)", de: "Tag \(number)", ja: "\(number)日目")
  }

  private var payment: (one: String, other: String) {
    switch language {
    case .english: ("payment", "payments")
    case .spanish: ("pago", "pagos")
    case .french: ("paiement", "paiements")
    case .german: ("Zahlung", "Zahlungen")
    case .japanese: ("お支払い", "お支払い")
    }
  }
}
