extension CopyCheck {
  /// What is wrong with the amounts: each has to come with those that belong to it.
  var amounts: [CopyFinding] {
    let own = plan == .monthly ? monthlyAmounts : upFrontAmounts
    return own + mixedCurrencies
  }

  /// Whether the price that is charged is stated as its plan demands.
  var statesPrice: Bool {
    switch plan {
    case .monthly: reading.has(.month) && reading.has(.total) && words.payments.matches(reading.text)
    case .upFront: reading.has(.year) || (reading.has(.unknown) && statesYear)
    }
  }

  private var monthlyAmounts: [CopyFinding] {
    guard let first = reading.prices.first else { return [] }
    guard reading.has(.month), reading.has(.total) else {
      let isAnnual = reading.has(.month) && words.year.matches(reading.text)
      return [finding(isAnnual ? .annualForMonthlyPrice : .bothPrices, in: first.sentence)]
    }
    if !words.payments.matches(reading.text) { return [finding(.paymentsStated, in: first.sentence)] }
    return (disagreement.map { [finding(.amountsDisagree, in: $0)] } ?? []) + computedAmounts(after: [.month, .total])
  }

  /// The sentence with a total that is not twelve times the payment; only where one of each is named.
  private var disagreement: Int? {
    let months = Set(reading.prices.filter { $0.kind == .month }.compactMap(\.milliunits))
    let totals = reading.prices.filter { $0.kind == .total && $0.milliunits != nil }
    guard months.count == 1, let month = months.first, totals.count == 1, let total = totals.first else { return nil }
    return total.milliunits == month * 12 ? nil : total.sentence
  }

  private var upFrontAmounts: [CopyFinding] {
    guard let first = reading.prices.first else { return [] }
    if reading.has(.computed), !statesPrice { return [finding(.annualForMonthlyPrice, in: first.sentence)] }
    guard statesPrice || reading.has(.total) else { return [finding(.periodStated, in: first.sentence)] }
    return computedAmounts(after: [.year, .unknown, .total])
  }

  /// Whether it is said what the price is for: a year, a renewal, or what is paid today.
  private var statesYear: Bool {
    [words.year, words.renewal, words.today].contains { $0.matches(reading.text) }
  }

  /// Computed amounts come after those that are billed, and are about so much.
  private func computedAmounts(after billed: [AmountMention.Kind]) -> [CopyFinding] {
    guard let place = reading.first(.computed) else { return [] }
    let computed = reading.prices[place]
    let isFirst = billed.compactMap(reading.first).allSatisfy { place < $0 }
    // What a placeholder is filled with says itself that it is about so much.
    let isExact = computed.placeholder == nil && !computed.isAbout
    return isFirst || isExact ? [finding(.computedAmount, in: computed.sentence)] : []
  }

  private var mixedCurrencies: [CopyFinding] {
    let typed = reading.amounts.filter { $0.currency != nil }
    guard let first = typed.first, let other = typed.first(where: { $0.currency != first.currency }) else { return [] }
    return [finding(.foreignCurrency, in: other.sentence)]
  }
}
