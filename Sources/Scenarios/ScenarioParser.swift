import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// Reads scenario files. The grammar stands in `catalog/scenarios/README.md`.
public struct ScenarioParser {
  private var title: [String] = []
  private var isInTitle = true
  private var catalogPath: String?
  private var start = Instant(milliseconds: 1_796_118_060_000)
  private var hasCustomer = false
  private var steps: [ScenarioStep] = []

  /// Reads a file's text.
  public static func read(_ text: String) throws(ScenarioFault) -> Scenario {
    var parser = ScenarioParser()
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      try parser.take(String(line), number)
    }
    return Scenario(
      title: parser.title.joined(separator: " "), catalogPath: parser.catalogPath, start: parser.start,
      steps: parser.steps)
  }

  private mutating func take(_ text: String, _ number: Int) throws(ScenarioFault) {
    let words = WordLine(text, line: number)
    guard let first = words.next else {
      isInTitle = isInTitle && title.isEmpty
      return
    }
    if first.text.hasPrefix("#") { return takeComment(text) }
    isInTitle = false
    if text.first == " " || text.first == "\t" {
      try takeExpectation(words, first)
    } else {
      try takeStep(words, first)
    }
  }

  private mutating func takeComment(_ text: String) {
    guard isInTitle else { return }
    let words = text.drop { $0 == "#" || $0 == " " }
    if !words.isEmpty { title.append(String(words)) }
  }

  private mutating func takeExpectation(_ words: WordLine, _ first: WordLine.Word) throws(ScenarioFault) {
    guard !steps.isEmpty else {
      throw words.fault(
        first, "an indented line says what a step leads to, and no step came before", "do not indent it")
    }
    let text = words.text.drop { $0 == " " || $0 == "\t" }
    steps[steps.count - 1].expected.append(ExpectedLine(line: words.line, text: String(text)))
    steps[steps.count - 1].lastLine = words.line
  }

  private mutating func takeStep(_ words: WordLine, _ first: WordLine.Word) throws(ScenarioFault) {
    var words = words
    switch first.text {
    case "catalog", "start":
      guard steps.isEmpty else {
        throw words.fault(first, "\"\(first.text)\" comes before the first step", "move it to the top")
      }
      _ = words.take(first.text)
      if first.text == "catalog" {
        catalogPath = try words.word("a path", example: "catalog ../fitness.json").text
      } else {
        start = try words.instant(timeOfDay: start.millisecondsOfUTCDay)
      }
      try words.end()
    default:
      let action = try StepReader.read(&words)
      if first.text == "customer" { hasCustomer = true }
      guard hasCustomer else {
        throw words.fault(first, "nobody is there yet", "begin with a customer, such as: customer demo in CAN")
      }
      steps.append(
        ScenarioStep(line: words.line, text: words.text, action: action, expected: [], lastLine: words.line))
    }
  }
}

extension WordLine {
  /// A day, and a time of day where one is written.
  mutating func instant(timeOfDay: Int64) throws(ScenarioFault) -> Instant {
    let day = try value("day", example: "2026-12-01") { CalendarDay($0) }
    guard let time = next, let milliseconds = WordLine.timeOfDay(time.text) else {
      return Instant(midnightOf: day).adding(milliseconds: timeOfDay)
    }
    _ = take(time.text)
    return Instant(midnightOf: day).adding(milliseconds: milliseconds)
  }

  /// `09:41` or `09:41:00` in milliseconds.
  private static func timeOfDay(_ text: String) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int64($0) }
    guard (2...3).contains(parts.count), let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
      (0..<60).contains(minute), let second = parts.count == 3 ? parts[2] : 0, (0..<60).contains(second)
    else { return nil }
    return ((hour * 60 + minute) * 60 + second) * 1_000
  }
}
