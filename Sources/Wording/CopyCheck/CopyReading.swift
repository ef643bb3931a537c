/// What a copy says, as the rules see it.
struct CopyReading {
  var sentences: [CopySentence]
  /// All of it, normalized.
  var text: String
  var amounts: [AmountMention]
  var plan: CopyPlan
}

extension CopyReading {
  /// The amounts that say what the plan costs now.
  var prices: [AmountMention] { amounts.filter { $0.kind != .difference && $0.kind != .later } }

  func first(_ kind: AmountMention.Kind) -> Int? { prices.firstIndex { $0.kind == kind } }

  func has(_ kind: AmountMention.Kind) -> Bool { first(kind) != nil }
}
