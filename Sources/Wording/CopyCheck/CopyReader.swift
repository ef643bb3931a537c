/// Reads copy in one language: finds its amounts and what each pays for.
struct CopyReader {
  let words: CompiledLexicon
  let plan: CopyPlan

  func read(_ copy: String) -> CopyReading {
    let sentences = CopySentence.all(in: copy)
    var amounts = sentences.indices.flatMap { self.amounts(in: sentences[$0].normalized, sentence: $0) }
    pair(&amounts)
    return CopyReading(
      sentences: sentences, text: sentences.map(\.normalized).joined(separator: " | "), amounts: amounts, plan: plan)
  }

  private func amounts(in sentence: String, sentence index: Int) -> [AmountMention] {
    let places = words.amount.all(in: sentence)
    let isLater = words.renewal.matches(sentence) || words.remaining.matches(sentence)
    return places.enumerated().map { number, place in
      let before = sentence[(number > 0 ? places[number - 1].upperBound : sentence.startIndex)..<place.lowerBound]
      let after = sentence[
        place.upperBound..<(number + 1 < places.count ? places[number + 1].lowerBound : sentence.endIndex)]
      let text = sentence[place]
      let placeholder = text.hasPrefix("{") ? CopyReader.placeholders[String(text)] : nil
      var kind = placeholder.flatMap(kind(of:)) ?? kind(before: before, after: after)
      if isLater, places.count == 1, kind != .total { kind = .later }
      return AmountMention(
        kind: kind, milliunits: placeholder == nil ? TypedAmount.milliunits(text) : nil,
        currency: placeholder == nil ? TypedAmount.currency(text) : nil, placeholder: placeholder,
        isAbout: words.aboutBefore.matches(before) || words.aboutAfter.matches(after), sentence: index)
    }
  }

  /// In the lower case of normalized text.
  static let placeholders: [String: Placeholder] = [
    "{monthly}": .monthly, "{total}": .total, "{price}": .price, "{permonth}": .perMonth,
  ]

  private func kind(of placeholder: Placeholder) -> AmountMention.Kind? {
    switch placeholder {
    case .monthly: .month
    case .total: .total
    case .price: plan == .upFront ? nil : .year
    case .perMonth: .computed
    default: nil
    }
  }

  private func kind(before: Substring, after: Substring) -> AmountMention.Kind {
    if words.differenceAfter.matches(after) || words.differenceBefore.matches(before)
      || words.comparedBefore.matches(before)
    {
      return .difference
    }
    if words.dailyAfter.matches(after) || words.dailyBefore.matches(before) { return .computed }
    if words.monthAfter.matches(after) { return plan == .monthly ? .month : .computed }
    if words.totalAfter.matches(after) || words.totalBefore.matches(before) { return .total }
    if words.yearAfter.matches(after) { return .year }
    if words.monthBefore.matches(before) { return plan == .monthly ? .month : .computed }
    if words.yearBefore.matches(before) { return .year }
    return .unknown
  }

  /// Two amounts of which one is twelve times the other are a payment and its total, whatever is said of them.
  private func pair(_ amounts: inout [AmountMention]) {
    guard plan == .monthly else { return }
    let values = amounts.map { $0.kind == .difference ? nil : $0.milliunits }
    for index in amounts.indices {
      guard let value = values[index] else { continue }
      if values.contains(value * 12) { amounts[index].kind = .month }
      if values.contains(where: { $0.map { $0 * 12 == value } ?? false }) { amounts[index].kind = .total }
    }
  }
}
