import TerminalKit
import TwelveWording

/// The whole program behind `main`: from words on the command line to an exit status.
struct Program: Sendable {
  static let version = "0.1.0"

  let environment: Environment
  let makeOutput: @Sendable (_ isASCII: Bool) -> Output

  func run(_ arguments: [String]) async -> ProgramEnd {
    let output = makeOutput(isASCII(arguments))
    do {
      let parsed = try ParsedArguments(arguments, options: CommandTable.options)
      return try await run(parsed, output)
    } catch {
      report(error, output, asJSON: arguments.contains("--json"))
      return .exit(error.status.rawValue)
    }
  }

  private func run(_ parsed: ParsedArguments, _ output: Output) async throws(Failure) -> ProgramEnd {
    if parsed.has("--version") {
      output.line("twelve \(Program.version)")
      return .exit(ExitStatus.done.rawValue)
    }
    guard let name = parsed.command else {
      if parsed.has("--help") {
        HelpText.overview.forEach { output.line($0) }
        return .exit(ExitStatus.done.rawValue)
      }
      return try await TerminalStore(arguments: parsed, environment: environment, output: output).prepare()
    }
    guard let spec = CommandTable.named(name) else { return .exit(ExitStatus.usage.rawValue) }
    if parsed.has("--help") {
      HelpText.lines(of: spec).forEach { output.line($0) }
      return .exit(ExitStatus.done.rawValue)
    }
    guard spec.words.contains(parsed.words.count) else { throw wordCount(spec, parsed) }
    let call = Invocation(arguments: parsed, environment: environment, output: output)
    return .exit(try await spec.run(call).rawValue)
  }

  private func wordCount(_ spec: CommandSpec, _ parsed: ParsedArguments) -> Failure {
    let problem =
      parsed.words.count > spec.words.upperBound
      ? "`\(parsed.words[spec.words.upperBound])` is one word too many" : "something is missing"
    return Failure("\(problem): twelve \(spec.name) \(spec.usage)", .usage)
  }

  private func report(_ failure: Failure, _ output: Output, asJSON: Bool) {
    output.error("twelve: \(failure.message)")
    guard asJSON, failure.status == .refused else { return }
    output.raw("{\n  \"rejected\" : \(JSONString.quoted(failure.message))\n}")
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
