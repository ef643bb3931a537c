extension CopyCheck {
  /// What is promised and not kept, or not said to the end.
  var claims: [CopyFinding] {
    (plan == .monthly ? commitmentClaims : []) + [free, contradiction, vague, saving, urgency].compactMap { $0 }
  }

  private var commitmentClaims: [CopyFinding] {
    if let place = sentence(words.cancellingStops, unless: words.before) {
      return [finding(.cancellingStopsPayments, in: place)]
    }
    var findings: [CopyFinding] = []
    if let place = sentence(words.noCommitment) { findings.append(finding(.noCommitment, in: place)) }
    if !words.remaining.matches(reading.text), let place = sentence(words.cancelAnyTime) {
      findings.append(finding(.cancelAnyTime, in: place))
    }
    return findings
  }

  private var free: CopyFinding? {
    guard !statesPrice, let place = freeSentence else { return nil }
    return finding(.freeWithoutPrice, in: place)
  }

  /// A sentence that offers something for nothing, in words that mean nothing else.
  private var freeSentence: Int? {
    reading.sentences.firstIndex { sentence in
      let others = words.notFree.all(in: sentence.normalized)
      return words.free.all(in: sentence.normalized).contains { found in !others.contains { $0.overlaps(found) } }
    }
  }

  private var contradiction: CopyFinding? {
    let patterns =
      plan == .monthly
      ? [words.monthAndYear, words.singlePayment, words.forever]
      : [words.monthAndYear, words.instalments, words.forever]
    for pattern in patterns {
      if let place = sentence(pattern, unless: words.comparing) { return finding(.contradictsPlan, in: place) }
    }
    return sentence(words.neverRenews, unless: words.cancelling).map { finding(.contradictsPlan, in: $0) }
  }

  private var vague: CopyFinding? {
    let place = reading.sentences.firstIndex { sentence in
      guard let found = words.vague.first(in: sentence.normalized) else { return false }
      return !words.named.matches(sentence.normalized[found.upperBound...])
    }
    return place.map { finding(.vagueFeatures, in: $0) }
  }

  private var saving: CopyFinding? {
    guard !words.basis.matches(reading.text), let place = sentence(words.saving) else { return nil }
    return finding(.savingClaim, in: place)
  }

  private var urgency: CopyFinding? { sentence(words.urgency).map { finding(.urgency, in: $0) } }
}
