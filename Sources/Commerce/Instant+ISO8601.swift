extension Instant {
  /// ISO 8601 in UTC with milliseconds, such as `2026-12-01T09:41:00.000Z`.
  public var iso8601: String {
    let day = utcDay
    let time = millisecondsOfUTCDay
    let date = "\(padded(day.year, to: 4))-\(padded(day.month, to: 2))-\(padded(day.day, to: 2))"
    let (hours, minutes) = (Int(time / 3_600_000), Int(time / 60_000 % 60))
    let (seconds, thousandths) = (Int(time / 1_000 % 60), Int(time % 1_000))
    return "\(date)T\(padded(hours, to: 2)):\(padded(minutes, to: 2)):\(padded(seconds, to: 2))"
      + ".\(padded(thousandths, to: 3))Z"
  }

  /// Reads `YYYY-MM-DDThh:mm[:ss[.fff]]` followed by `Z` or `±hh:mm`; nil for anything else.
  public init?(iso8601 text: String) {
    var reader = DigitReader(text)
    guard let day = reader.day(), reader.take("T"), let hours = reader.number(2), reader.take(":"),
      let minutes = reader.number(2), hours < 24, minutes < 60
    else { return nil }
    var time = Int64(hours) * 3_600_000 + Int64(minutes) * 60_000
    if reader.take(":") {
      guard let seconds = reader.number(2), seconds < 60 else { return nil }
      time += Int64(seconds) * 1_000
      if reader.take(".") {
        guard let thousandths = reader.thousandths() else { return nil }
        time += Int64(thousandths)
      }
    }
    guard let offset = reader.offsetMinutes(), reader.isAtEnd else { return nil }
    self = Instant(midnightOf: day).adding(milliseconds: time - Int64(offset) * 60_000)
  }
}

extension CalendarDay {
  /// Reads `YYYY-MM-DD`; nil for anything else.
  public init?(_ text: String) {
    var reader = DigitReader(text)
    guard let day = reader.day(), reader.isAtEnd else { return nil }
    self = day
  }

  /// `YYYY-MM-DD`.
  public var iso8601: String { "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))" }
}

private func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Character) -> Bool {
    guard let first = rest.first, first == character.asciiValue else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func number(_ digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let byte = rest.first, (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 48)
      rest = rest.dropFirst()
    }
    return value
  }

  mutating func day() -> CalendarDay? {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2) else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  /// One to nine digits after the point; what is finer than a millisecond is dropped.
  mutating func thousandths() -> Int? {
    var value = 0
    var count = 0
    while let digit = number(1) {
      if count < 3 { value = value * 10 + digit }
      count += 1
    }
    guard (1...9).contains(count) else { return nil }
    while count < 3 {
      value *= 10
      count += 1
    }
    return value
  }

  mutating func offsetMinutes() -> Int? {
    if take("Z") { return 0 }
    let isEast = take("+")
    guard isEast || take("-") else { return nil }
    guard let hours = number(2), take(":"), let minutes = number(2), hours < 24, minutes < 60 else { return nil }
    return (isEast ? 1 : -1) * (hours * 60 + minutes)
  }
}
