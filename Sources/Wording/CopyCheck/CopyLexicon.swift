/// The words of one language by which the rules know what a copy says. Each is a regular expression over normalized text
/// (`CopyNormalizer`): lower case, no accents.
struct CopyLexicon: Sendable {
  /// "a month", right after an amount.
  var perMonth: String
  /// "monthly price:", right before an amount.
  var monthlyBefore: String
  var perYear: String
  var yearlyBefore: String
  /// "a day", "a week".
  var perDayOrWeek: String
  var dailyBefore: String
  /// "in total", right after an amount.
  var totalAfter: String
  /// "total:", right before an amount.
  var totalBefore: String
  /// What may stand between these words and the amount: "only", "of", "about".
  var filler: String
  var about: String
  /// How many payments or months there are.
  var payments: String
  /// The words for twelve.
  var twelve: String
  /// A year that is promised or sold as a whole.
  var year: String
  var renewal: String
  /// That payments are still to come whatever is done.
  var remaining: String
  var cancelAnyTime: String
  var noCommitment: String
  /// That nothing is charged once one has cancelled.
  var cancellingStops: String
  var cancelling: String
  /// A day before which something is done; makes the rest a matter of that day.
  var before: String
  var free: String
  /// Where the word for free means something else.
  var notFree: String
  var singlePayment: String
  var instalments: String
  var forever: String
  var neverRenews: String
  /// A month and a year at once.
  var monthAndYear: String
  var vague: String
  /// What names features after all.
  var named: String
  var saving: String
  /// What a saving is compared with.
  var basis: String
  /// "less", right after an amount that is a difference.
  var difference: String
  var differenceBefore: String
  var urgency: String
  /// What takes the rest of a sentence back.
  var negation: String
  /// That something comes to its end.
  var ending: String
  /// How a question begins, or ends, that does not claim what it asks.
  var asking: String
  var today: String
}

extension CopyLexicon {
  static func of(_ language: Language) -> CopyLexicon {
    switch language {
    case .english: english
    case .spanish: spanish
    case .french: french
    case .german: german
    case .japanese: japanese
    }
  }
}
