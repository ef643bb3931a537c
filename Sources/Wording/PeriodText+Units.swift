import TwelveCommerce

extension PeriodText {
  /// The unit's name in the form that goes with a count.
  func name(of unit: SubscriptionPeriod.Unit, count: Int) -> String {
    let one = unit.names(in: language)
    return language.plural(count, one: one.one, other: one.other)
  }
}

extension SubscriptionPeriod.Unit {
  func names(in language: Language) -> (one: String, other: String) {
    switch (language, self) {
    case (.english, .day): ("day", "days")
    case (.english, .week): ("week", "weeks")
    case (.english, .month): ("month", "months")
    case (.english, .year): ("year", "years")
    case (.spanish, .day): ("día", "días")
    case (.spanish, .week): ("semana", "semanas")
    case (.spanish, .month): ("mes", "meses")
    case (.spanish, .year): ("año", "años")
    case (.french, .day): ("jour", "jours")
    case (.french, .week): ("semaine", "semaines")
    case (.french, .month): ("mois", "mois")
    case (.french, .year): ("an", "ans")
    case (.german, .day): ("Tag", "Tage")
    case (.german, .week): ("Woche", "Wochen")
    case (.german, .month): ("Monat", "Monate")
    case (.german, .year): ("Jahr", "Jahre")
    case (.japanese, .day): ("日", "日")
    case (.japanese, .week): ("週", "週")
    case (.japanese, .month): ("月", "月")
    case (.japanese, .year): ("年", "年")
    }
  }

  /// What stands before *les* and a plural: a week is feminine.
  var frenchAll: String { self == .week ? "toutes" : "tous" }

  /// The unit after *chaque*.
  var frenchEach: String { self == .year ? "année" : names(in: .french).one }

  var germanEach: String {
    switch self {
    case .day, .month: "jeden"
    case .week: "jede"
    case .year: "jedes"
    }
  }

  var japaneseEvery: String {
    switch self {
    case .day: "毎日"
    case .week: "毎週"
    case .month: "毎月"
    case .year: "毎年"
    }
  }

  /// What follows a number that counts a length, not a date.
  var japaneseCounter: String {
    switch self {
    case .day: "日"
    case .week: "週間"
    case .month: "か月"
    case .year: "年"
    }
  }
}
