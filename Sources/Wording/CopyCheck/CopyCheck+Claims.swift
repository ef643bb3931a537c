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
  var freeSentence: Int? {
    claims { text in
      let others = words.notFree.all(in: text)
      return words.free.all(in: text).contains { found in !others.contains { $0.overlaps(found) } }
    }
  }

  private var contradiction: CopyFinding? {
    let payment = plan == .monthly ? words.singlePayment : words.instalments
    for pattern in [words.monthAndYear, payment, words.forever] {
      if let place = sentence(pattern, unless: words.comparing, words.negation) {
        return finding(.contradictsPlan, in: place)
      }
    }
    return sentence(words.neverRenews, unless: words.cancelling, words.ending)
      .map { finding(.contradictsPlan, in: $0) }
  }

  private var vague: CopyFinding? {
    let place = claims { text in
      guard let found = words.vague.first(in: text) else { return false }
      return !words.named.matches(text[found.upperBound...])
    }
    return place.map { finding(.vagueFeatures, in: $0) }
  }

  private var saving: CopyFinding? {
    guard !words.basis.matches(reading.text), let place = sentence(words.saving) else { return nil }
    return finding(.savingClaim, in: place)
  }

  private var urgency: CopyFinding? { sentence(words.urgency).map { finding(.urgency, in: $0) } }
}
