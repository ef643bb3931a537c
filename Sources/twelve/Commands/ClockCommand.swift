import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

extension CommandSpec {
  static let clock = CommandSpec(
    name: "clock", usage: "", summary: "say what time it is in the store, let the clock run, or stop it",
    options: [.value("--rate", "real|month-every-5-minutes|…|off", "let it run by the wall's clock, or stop it")]
  ) { call throws(Failure) in
    var rate: ClockRate?
    if let text = call.arguments["--rate"], text != "off" {
      guard let known = ClockRateText.rate(text) else {
        throw Failure("--rate \(text): use off, or a rate such as \(ClockRateText.examples).", .usage)
      }
      rate = known
    }
    let session = try call.openSession()
    if call.arguments["--rate"] != nil {
      try call.failing(session) { () throws(StoreFailure) in try session.store.setClockRate(rate) }
    }
    if call.wantsJSON {
      call.output.raw(try JSONOutput(session: session).text(ClockJSON(session.state)))
    } else {
      call.output.line(session.clockText)
    }
    return .done
  }
}

/// `twelve clock --json`
private struct ClockJSON: Encodable {
  var now: Instant
  /// Real milliseconds in which a month passes; null while the clock stands still.
  @Nullable var millisecondsPerMonth: Int64?

  init(_ state: StoreState) {
    now = state.now
    _millisecondsPerMonth = Nullable(wrappedValue: state.clock?.rate.millisecondsPerMonth)
  }
}

extension Session {
  /// The time, and whether the clock runs.
  var clockText: String {
    let date = ["date": words.dates.day(now)]
    guard let rate = state.clock?.rate else { return words.say(.clockStands, date) }
    return words.say(.clockRuns, date.merging(["rate": words.describe(rate)]) { $1 })
  }
}
