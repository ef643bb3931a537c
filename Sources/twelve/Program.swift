import TerminalKit
import TwelveWording

/// The whole program behind `main`: from words on the command line to an exit status.
struct Program: Sendable {
  static let version = "0.1.0"

  let environment: Environment
  let makeOutput: @Sendable (_ isASCII: Bool) -> Output

  /// Works out what is asked.
  func begin(_ arguments: [String]) -> ProgramStart {
    let output = makeOutput(isASCII(arguments))
    do {
      return try start(try ParsedArguments(arguments, options: CommandTable.options), output)
    } catch {
      return .exit(report(error, output, asJSON: arguments.contains("--json")))
    }
  }

  /// Runs a command and returns its exit status.
  func run(_ spec: CommandSpec, _ call: Invocation) async -> Int32 {
    do {
      return try await spec.run(call).rawValue
    } catch {
      return report(error, call.output, asJSON: call.wantsJSON)
    }
  }

  private func start(_ parsed: ParsedArguments, _ output: Output) throws(Failure) -> ProgramStart {
    if parsed.has("--version") {
      output.line("twelve \(Program.version)")
      return .exit(ExitStatus.done.rawValue)
    }
    guard let name = parsed.command else {
      guard parsed.has("--help") else {
        return .screen(TerminalStore(arguments: parsed, environment: environment, output: output))
      }
      HelpText.overview.forEach { output.line($0) }
      return .exit(ExitStatus.done.rawValue)
    }
    guard let spec = CommandTable.named(name) else { return .exit(ExitStatus.usage.rawValue) }
    if parsed.has("--help") {
      HelpText.lines(of: spec).forEach { output.line($0) }
      return .exit(ExitStatus.done.rawValue)
    }
    guard spec.words.contains(parsed.words.count) else { throw wordCount(spec, parsed) }
    return .command(spec, Invocation(arguments: parsed, environment: environment, output: output))
  }

  private func wordCount(_ spec: CommandSpec, _ parsed: ParsedArguments) -> Failure {
    let problem =
      parsed.words.count > spec.words.upperBound
      ? "`\(parsed.words[spec.words.upperBound])` is one word too many" : "something is missing"
    return Failure("\(problem): twelve \(spec.name) \(spec.usage)", .usage)
  }

  private func report(_ failure: Failure, _ output: Output, asJSON: Bool) -> Int32 {
    output.error("twelve: \(failure.message)")
    if asJSON, failure.status == .refused {
      output.raw("{\n  \"rejected\" : \(JSONString.quoted(failure.message))\n}")
    }
    return failure.status.rawValue
  }

  /// Whether ASCII is asked for, or all that the locale has.
  private func isASCII(_ arguments: [String]) -> Bool {
    if arguments.contains("--ascii") { return true }
    let locale = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
    let isUTF8 = locale.hasSuffix("UTF-8") || locale.hasSuffix("utf8") || locale.hasSuffix("UTF8")
    // A pipe may be read by anything: only a terminal with a locale of its own is held to it.
    return environment.standardOutputIsTerminal && !locale.isEmpty && !isUTF8
  }
}

/// What the program was asked to do.
enum ProgramStart: Sendable {
  /// It is done already, or cannot be done.
  case exit(Int32)
  case command(CommandSpec, Invocation)
  case screen(TerminalStore)
}
