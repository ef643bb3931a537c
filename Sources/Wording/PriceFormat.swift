import TwelveCommerce

/// How a locale writes amounts of one currency. Everything is read off a sample, the price of 1234567.89.
struct PriceFormat {
  var prefix = ""
  var suffix = ""
  var decimalSeparator = ""
  var groupingSeparator = ""
  /// Digits in the last group before the decimal point.
  var firstGroup = 3
  /// Digits in every other group: 2 in India.
  var otherGroups = 3
  /// Digits that must stand before the first separator: with 2, as in Spain, 1234 has none and 12.345 has one.
  var minimumGroupingDigits: Int

  init(sample: String, minimumGroupingDigits: Int) {
    self.minimumGroupingDigits = minimumGroupingDigits
    var groups = [0]
    for character in sample.unicodeScalars {
      if character.properties.numericType != nil {
        if !suffix.isEmpty { startGroup(after: &groups) }
        groups[groups.count - 1] += 1
      } else if groups == [0] {
        prefix.unicodeScalars.append(character)
      } else {
        suffix.unicodeScalars.append(character)
      }
    }
    // The last group is the fraction.
    groups.removeLast()
    firstGroup = groups.last ?? 3
    otherGroups = groups.dropLast().last ?? 3
  }

  /// What was taken for the suffix stands between digits: it was a separator, and the last of them is the decimal one.
  private mutating func startGroup(after groups: inout [Int]) {
    if groupingSeparator.isEmpty { groupingSeparator = suffix }
    decimalSeparator = suffix
    suffix = ""
    groups.append(0)
  }

  /// The amount in this format. A negative one begins with a minus sign, wherever the locale itself would put it: people
  /// read these in columns, where one rule is easier than six.
  func text(_ amount: Money) -> String {
    let digits = MinorUnits(amount)
    let sign = digits.isNegative ? "\u{2212}" : ""
    let fraction = digits.fraction.isEmpty ? "" : decimalSeparator + digits.fraction
    return sign + prefix + grouped(digits.whole) + fraction + suffix
  }

  private func grouped(_ digits: String) -> String {
    guard digits.utf8.count >= firstGroup + minimumGroupingDigits else { return digits }
    var rest = Substring(digits)
    var groups = [rest.suffix(firstGroup)]
    rest = rest.dropLast(firstGroup)
    while !rest.isEmpty {
      groups.append(rest.suffix(otherGroups))
      rest = rest.dropLast(otherGroups)
    }
    return groups.reversed().joined(separator: groupingSeparator)
  }

  /// This format with the currency's code in the place of its symbol.
  func naming(_ code: String) -> PriceFormat {
    var format = self
    if suffix.isEmpty { format.prefix = code + "\u{A0}" } else { format.suffix = "\u{A0}" + code }
    return format
  }
}
