/// The names of the twelve months, January first.
struct MonthNames {
  /// For a sentence.
  let long: [String]
  /// For a date.
  let short: [String]
  /// For a cell of four columns.
  let cell: [String]
}

extension Language {
  var monthNames: MonthNames {
    switch self {
    case .english: MonthNames.english
    case .spanish: MonthNames.spanish
    case .french: MonthNames.french
    case .german: MonthNames.german
    case .japanese: MonthNames.japanese
    }
  }

  /// The short names of the days of the week, Monday first.
  var shortWeekdays: [String] {
    switch self {
    case .english: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    case .spanish: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"]
    case .french: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."]
    case .german: ["Mo.,", "Di.,", "Mi.,", "Do.,", "Fr.,", "Sa.,", "So.,"]
    case .japanese: ["月", "火", "水", "木", "金", "土", "日"]
    }
  }
}

extension MonthNames {
  private init(long: String, short: String, cell: String) {
    func names(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    self.init(long: names(long), short: names(short), cell: names(cell))
  }

  static let english = MonthNames(
    long: "January February March April May June July August September October November December",
    short: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    cell: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")

  static let spanish = MonthNames(
    long: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    short: "ene feb mar abr may jun jul ago sept oct nov dic",
    cell: "ene feb mar abr may jun jul ago sept oct nov dic")

  static let french = MonthNames(
    long: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    short: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    cell: "janv févr mars avr mai juin juil août sept oct nov déc")

  static let german = MonthNames(
    long: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    short: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
    cell: "Jan Feb März Apr Mai Juni Juli Aug Sept Okt Nov Dez")

  static let japanese = MonthNames(
    long: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
    short: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
    cell: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月")
}
