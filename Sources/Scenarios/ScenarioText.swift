/// A run in words: a readable timeline, with what differs marked.
public enum ScenarioText {
  /// Every step with what it led to; expected lines that did not happen with a minus, unexpected ones with a plus.
  public static func timeline(_ run: ScenarioRun, file: String) -> [String] {
    var lines = ["\(file): \(run.scenario.title)"]
    for outcome in run.outcomes {
      lines += ["  " + outcome.step.text] + (outcome.differences.isEmpty ? same(outcome) : compared(outcome))
    }
    return lines + [verdict(run, file: file)]
  }

  /// One line: whether everything happened as expected.
  public static func verdict(_ run: ScenarioRun, file: String) -> String {
    let count = run.differences.count
    return count == 0 ? "ok    \(file)" : "FAIL  \(file): \(count) \(count == 1 ? "line differs" : "lines differ")"
  }

  /// Where it differs, line by line.
  public static func differences(_ run: ScenarioRun, file: String) -> [String] {
    run.differences.flatMap { difference -> [String] in
      let place = "\(file):\(difference.line):"
      return (difference.expected.map { ["\(place) - \($0)"] } ?? [])
        + (difference.happened.map { ["\(place) + \($0)"] } ?? [])
    }
  }

  private static func same(_ outcome: StepOutcome) -> [String] { outcome.happened.map { "      " + $0 } }

  private static func compared(_ outcome: StepOutcome) -> [String] {
    let expected = outcome.step.expected.map(\.text)
    let count = max(expected.count, outcome.happened.count)
    let differing = Set(outcome.differences.flatMap { [$0.expected, $0.happened] })
    return (0..<count).flatMap { index -> [String] in
      let happened = index < outcome.happened.count ? outcome.happened[index] : nil
      let wanted = index < expected.count ? expected[index] : nil
      let isSame = happened.map { differing.contains(plain($0)) } == false
      if isSame, let happened { return ["      " + happened] }
      return (wanted.map { ["    - \($0)"] } ?? []) + (happened.map { ["    + \($0)"] } ?? [])
    }
  }

  private static func plain(_ text: String) -> String { text.split(separator: " ").joined(separator: " ") }
}
