import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

extension CommandSpec {
  static let advance = CommandSpec(
    name: "advance", usage: "2d | 1w | 1mo | 1y", summary: "move the clock forward, through everything that falls due",
    options: [
      .value("--to", "DATE", "to a day, or an ISO 8601 instant"),
      .flag("--next", "to the next event"),
      .value("--payments", "N", "until N more payments have been charged"),
    ], words: 0...1
  ) { call throws(Failure) in
    let session = try call.openSession()
    let step = try AdvanceOptions(call: call, zone: session.zone).step
    let events = try call.failing(session) { () throws(StoreFailure) in
      try session.store.advance(step, for: session.customer)
    }
    try call.printChange(events, session)
    return .done
  }
}

/// How far `advance` is asked to go.
private struct AdvanceOptions {
  let call: Invocation
  let zone: DisplayZone

  var step: ClockStep {
    get throws(Failure) {
      var steps: [ClockStep] = []
      if let text = call.words.first { steps.append(try duration(text)) }
      if let text = call.arguments["--to"] { steps.append(.to(try DateOption(text, zone: zone).instant("--to"))) }
      if call.arguments.has("--next") { steps.append(.nextEvent) }
      if let text = call.arguments["--payments"] { steps.append(.payments(try count(text))) }
      guard steps.count == 1 else {
        throw Failure("Say how far: twelve advance 1mo, or one of --to DATE, --next, --payments N.", .usage)
      }
      return steps[0]
    }
  }

  private func count(_ text: String) throws(Failure) -> Int {
    guard let count = Int(text), (1...12_000).contains(count) else {
      throw Failure("--payments \(text): use a whole number from 1 to 12000.", .usage)
    }
    return count
  }

  private func duration(_ text: String) throws(Failure) -> ClockStep {
    let digits = text.prefix { $0.isNumber }
    guard let count = Int(digits), (1...12_000).contains(count) else { throw badDuration(text) }
    switch text.dropFirst(digits.count) {
    case "d": return .days(count)
    case "w": return .days(7 * count)
    case "mo": return .months(count)
    case "y": return .months(12 * count)
    default: throw badDuration(text)
    }
  }

  private func badDuration(_ text: String) -> Failure {
    Failure("\(text): not a length of time. Use days, weeks, months or years: 2d, 1w, 3mo, 1y.", .usage)
  }
}

/// A date on the command line: a day in the display zone, or an instant.
struct DateOption {
  private let text: String
  private let zone: DisplayZone

  init(_ text: String, zone: DisplayZone) {
    self.text = text
    self.zone = zone
  }

  func instant(_ option: String) throws(Failure) -> Instant {
    if let day = CalendarDay(text) { return zone.start(of: day) }
    if let instant = Instant(iso8601: text) { return instant }
    throw Failure("\(option) \(text): not a date. Write 2027-04-01, or 2027-04-01T09:30:00Z.", .usage)
  }
}
