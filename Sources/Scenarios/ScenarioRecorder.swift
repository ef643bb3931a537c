/// Writes what happened into a scenario's text as what is expected.
public enum ScenarioRecorder {
  /// The file's text with the expectation of every step replaced; comments, empty lines and steps stay.
  public static func recorded(_ text: String, _ run: ScenarioRun) -> String {
    let expected = Set(run.scenario.steps.flatMap(\.expected).map(\.line))
    let happened = Dictionary(run.outcomes.map { ($0.step.line, $0.happened) }, uniquingKeysWith: { $1 })
    var lines: [String] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      guard !expected.contains(index + 1) else { continue }
      lines.append(String(line))
      lines += (happened[index + 1] ?? []).map { "  " + $0 }
    }
    return lines.joined(separator: text.contains("\r\n") ? "\r\n" : "\n")
  }
}
