import FoundationEssentials
import Scenarios

extension CommandSpec {
  static let run = CommandSpec(
    name: "run", usage: "SCENARIO…", summary: "play scenarios, files or folders of them, and compare all that happens",
    options: [
      .flag("--record", "write what happens into the files as what is expected"),
      .value("--junit", "FILE", "write a JUnit report"),
    ], words: 1...100_000
  ) { call throws(Failure) in
    let runs = try ScenarioRuns(call)
    if call.arguments.has("--record") { try runs.record() }
    if let path = call.arguments["--junit"] { try runs.writeJUnit(to: path) }
    try runs.tell()
    return runs.haveAllPassed || call.arguments.has("--record") ? .done : .refused
  }
}

/// The scenarios that a command names, played.
private struct ScenarioRuns {
  private let call: Invocation
  private let runs: [(file: ScenarioFile, loaded: ScenarioFile.Loaded, run: ScenarioRun)]

  init(_ call: Invocation) throws(Failure) {
    self.call = call
    var runs: [(file: ScenarioFile, loaded: ScenarioFile.Loaded, run: ScenarioRun)] = []
    for file in try ScenarioFile.named(call.words) {
      let loaded = try file.load()
      runs.append((file, loaded, try file.play(loaded)))
    }
    self.runs = runs
  }

  var haveAllPassed: Bool { runs.allSatisfy(\.run.hasPassed) }

  func tell() throws(Failure) {
    if call.wantsJSON { return call.output.raw(try ScenariosJSON(runs.map { ($0.file.path, $0.run) }).text) }
    for (file, _, run) in runs {
      guard runs.count > 1 else {
        ScenarioText.timeline(run, file: file.path).forEach { call.output.line($0) }
        continue
      }
      call.output.line(ScenarioText.verdict(run, file: file.path))
      ScenarioText.differences(run, file: file.path).forEach { call.output.line("      " + $0) }
    }
    guard runs.count > 1 else { return }
    let passed = runs.count { $0.run.hasPassed }
    call.output.line("\(runs.count) scenarios, \(passed) as expected, \(runs.count - passed) not.")
  }

  /// Only files that change are written.
  func record() throws(Failure) {
    for (file, loaded, run) in runs where !run.hasPassed {
      try write(ScenarioRecorder.recorded(loaded.text, run), to: file.path)
    }
  }

  func writeJUnit(to path: String) throws(Failure) {
    try write(JUnitReport.text(runs.map { ($0.file.path, $0.run) }) + "\n", to: path)
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure("\(path): cannot be written.", .inputOutput)
    }
  }
}

/// `twelve run --json`: no times and nothing of the machine's, so that the same files always give the same bytes.
private struct ScenariosJSON: Encodable {
  struct Item: Encodable {
    var file: String
    var title: String
    var passed: Bool
    var steps: [Step]
  }

  struct Step: Encodable {
    var line: Int
    var step: String
    var happened: [String]
    var differences: [Differing]
  }

  struct Differing: Encodable {
    var line: Int
    var expected: String?
    var happened: String?
  }

  var scenarios: [Item]

  init(_ runs: [(file: String, run: ScenarioRun)]) {
    scenarios = runs.map { file, run in
      Item(
        file: file, title: run.scenario.title, passed: run.hasPassed,
        steps: run.outcomes.map { outcome in
          Step(
            line: outcome.step.line, step: outcome.step.text, happened: outcome.happened,
            differences: outcome.differences.map {
              Differing(line: $0.line, expected: $0.expected, happened: $0.happened)
            })
        })
    }
  }

  var text: String {
    get throws(Failure) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      do {
        return String(decoding: try encoder.encode(self), as: UTF8.self)
      } catch {
        throw Failure("The answer could not be written as JSON: \(error)", .bug)
      }
    }
  }
}
