import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// What a scenario led to.
public struct ScenarioRun: Sendable {
  public var scenario: Scenario
  public var outcomes: [StepOutcome]
  /// Everything that happened, to be looked at in the store.
  public var events: [NewEvent]
  /// The path of the catalog in force at the end; nil for the built-in sample.
  public var lastCatalogPath: String?

  public var differences: [Difference] { outcomes.flatMap(\.differences) }
  public var hasPassed: Bool { differences.isEmpty }

  /// Plays a scenario from its beginning, with the catalog that it begins with and those that it adopts, by path. Nothing of the machine's goes in, so that the result is always the same.
  ///
  /// - Throws: What a step names and nobody has: a product, a payment, a customer.
  public static func play(
    _ scenario: Scenario, catalog: ScenarioCatalog, adopted: [String: ScenarioCatalog] = [:]
  ) throws(ScenarioFault) -> ScenarioRun {
    var player = ScenarioPlayer(scenario: scenario, catalog: catalog.catalog, adopted: adopted)
    player.open(CatalogAdopted(hash: catalog.hash, file: scenario.catalogPath ?? "lingo.json"))
    for step in scenario.steps { try player.take(step) }
    return ScenarioRun(
      scenario: scenario, outcomes: player.outcomes, events: player.events, lastCatalogPath: player.catalogPath)
  }
}

/// What a step led to, beside what was expected of it.
public struct StepOutcome: Sendable {
  public var step: ScenarioStep
  /// What happened, in the lines that a scenario writes.
  public var happened: [String]
  public var differences: [Difference]

  init(step: ScenarioStep, happened: [String]) {
    self.step = step
    self.happened = happened
    differences = Difference.between(step, happened)
  }
}

/// An expected line that did not happen, or one that happened unexpectedly.
public struct Difference: Hashable, Sendable {
  /// Where it is, or where it would belong.
  public var line: Int
  public var expected: String?
  public var happened: String?

  /// Line by line: what comes later is compared with what comes later.
  static func between(_ step: ScenarioStep, _ happened: [String]) -> [Difference] {
    let happened = happened.map(trimmed)
    let expected = step.expected.map { (line: $0.line, text: trimmed($0.text)) }
    let count = max(happened.count, expected.count)
    return (0..<count).compactMap { index in
      let wanted = index < expected.count ? expected[index] : nil
      let got = index < happened.count ? happened[index] : nil
      guard wanted?.text != got else { return nil }
      return Difference(line: wanted?.line ?? step.lastLine, expected: wanted?.text, happened: got)
    }
  }

  private static func trimmed(_ text: String) -> String {
    text.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ")
  }
}
