import TwelveCatalog
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// A command of the command line.
struct CommandSpec: Sendable {
  var name: String
  /// What follows the name, as the help shows it.
  var usage: String
  var summary: String
  var options: [OptionSpec] = []
  /// How many words may follow the name.
  var words: ClosedRange<Int> = 0...0
  var run: @Sendable (Invocation) async throws(Failure) -> ExitStatus
}

/// One call of a command.
struct Invocation: Sendable {
  var arguments: ParsedArguments
  var environment: Environment
  var output: Output

  var words: [String] { arguments.words }
  var wantsJSON: Bool { arguments.has("--json") }

  /// Opens the store and writes a new one down.
  func openSession() throws(Failure) -> Session {
    let session = try SessionOpening(arguments: arguments, environment: environment).open()
    try failing(session) { () throws(StoreFailure) in try session.store.persist() }
    session.bindStoreKit()
    return session
  }

  /// Runs something that the store may refuse.
  @discardableResult
  func failing<Result>(_ session: Session, _ body: () throws(StoreFailure) -> Result) throws(Failure) -> Result {
    do { return try body() } catch { throw Failure(error, words: session.words, catalog: session.catalog) }
  }

  /// Prints what happened, as JSON or a line each.
  func printChange(_ events: [RecordedEvent], _ session: Session) throws(Failure) {
    guard !wantsJSON else {
      return output.raw(try JSONOutput(session: session).text(ChangeJSON(now: session.now, events)))
    }
    for line in EventLines(session: session).lines(events) { output.line(line) }
  }
}
