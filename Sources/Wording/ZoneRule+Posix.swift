extension ZoneRule {
  /// Reads a `TZ` rule as POSIX writes it, with RFC 9636's times beyond a day; nil for anything else.
  init?(posix text: String) {
    var reader = RuleReader(text)
    guard reader.name(), let standard = reader.time() else { return nil }
    standardSecondsFromUTC = -standard
    if reader.isAtEnd {
      summer = nil
      return
    }
    guard let summer = reader.summer(standard: -standard), reader.isAtEnd else { return nil }
    self.summer = summer
  }
}

private struct RuleReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func summer(standard: Int) -> ZoneRule.Summer? {
    guard name() else { return nil }
    var offset = standard + 3_600
    if let first = rest.first, first != UInt8(ascii: ",") {
      guard let written = time() else { return nil }
      offset = -written
    }
    // A summer without dates: the dates of the United States, as the C library has it.
    if isAtEnd { rest = Substring(",M3.2.0,M11.1.0").utf8 }
    guard take(","), let start = change(), take(","), let end = change() else { return nil }
    return ZoneRule.Summer(secondsFromUTC: offset, start: start, end: end)
  }

  /// Three letters or more, or anything between angle brackets.
  mutating func name() -> Bool {
    if take("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[rest.index(after: end)...]
      return true
    }
    let letters = rest.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0 & 0xDF) }
    rest = rest.dropFirst(letters.count)
    return letters.count >= 3
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...3).contains(digits.count), let value = Int(Substring(digits)), range.contains(value) else { return nil }
    rest = rest.dropFirst(digits.count)
    return value
  }

  /// `[+-]hh[:mm[:ss]]`, in seconds.
  mutating func time() -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard var seconds = number(0...167).map({ $0 * 3_600 }) else { return nil }
    for unit in [60, 1] where take(":") {
      guard let value = number(0...59) else { return nil }
      seconds += value * unit
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func change() -> ZoneRule.Change? {
    guard let day = day() else { return nil }
    guard take("/") else { return ZoneRule.Change(day: day, secondsOfDay: 7_200) }
    return time().map { ZoneRule.Change(day: day, secondsOfDay: $0) }
  }

  private mutating func day() -> ZoneRule.Day? {
    if take("J") { return number(1...365).map { .julian($0) } }
    guard take("M") else { return number(0...365).map { .ofYear($0) } }
    guard let month = number(1...12), take("."), let week = number(1...5), take("."), let weekday = number(0...6)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }
}
