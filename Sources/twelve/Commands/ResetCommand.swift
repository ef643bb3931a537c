import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

extension CommandSpec {
  static let reset = CommandSpec(
    name: "reset", usage: "", summary: "begin anew; the history so far is kept in the file and no longer shown",
    options: [
      .value("--now", "DATE", "where the clock begins (else the real time)"),
      .value("--seed", "N", "where ids begin (else 1)"),
    ]
  ) { call throws(Failure) in
    let opening = SessionOpening(arguments: call.arguments, environment: call.environment)
    let zone = try opening.zone()
    var now = call.environment.now()
    if let text = call.arguments["--now"] { now = try DateOption(text, zone: zone).instant("--now") }
    let beginning = try opening.beginning(now: now, seed: try ResetOptions.seed(call.arguments["--seed"]))
    let session = try opening.openForReset(beginning)
    if call.wantsJSON {
      let events = try call.failing(session) { () throws(StoreFailure) in try session.store.events() }
      try call.printChange(events, session)
    } else {
      let date = session.words.dates.day(session.now)
      call.output.line(session.words.say(.resetDone, ["date": date]))
    }
    return .done
  }
}

private enum ResetOptions {
  static func seed(_ text: String?) throws(Failure) -> UInt64 {
    guard let text else { return 1 }
    guard let seed = UInt64(text), seed <= 1_000_000_000 else {
      throw Failure("--seed \(text): use a whole number from 0 to 1000000000.", .usage)
    }
    return seed
  }
}

extension SessionOpening {
  /// Opens the store with a new beginning, whatever it held.
  func openForReset(_ beginning: NewStore) throws(Failure) -> Session {
    let zone = try zone()
    let catalog = try catalog()
    let store = try store(catalog: catalog, beginning: beginning)
    do {
      if store.isWrittenDown { try store.reset(beginning) } else { try store.persist() }
    } catch {
      throw Failure(error, words: words, catalog: store.catalog)
    }
    return Session(store: store, customer: beginning.customer, zone: zone)
  }
}
