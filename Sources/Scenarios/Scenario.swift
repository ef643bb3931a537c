import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// A story of customers with what is expected of it: one file, one case.
public struct Scenario: Sendable {
  /// The comment that the file begins with: what it shows.
  public var title: String
  /// The catalog's path as the file names it; nil for the built-in sample.
  public var catalogPath: String?
  public var start: Instant
  public var steps: [ScenarioStep]

  /// The paths of the catalogs that come into force later, as the file names them.
  public var adoptedPaths: [String] {
    steps.compactMap { step in
      if case .adopt(let path) = step.action { path } else { nil }
    }
  }
}

/// A catalog that a scenario names, with the hash by which the ledger knows it.
public struct ScenarioCatalog: Sendable {
  public var catalog: Catalog
  public var hash: String

  public init(catalog: Catalog, hash: String) {
    self.catalog = catalog
    self.hash = hash
  }
}

/// One line that does something, and what it is expected to lead to.
public struct ScenarioStep: Sendable {
  /// The line it stands in, counted from 1.
  public var line: Int
  public var text: String
  var action: ScenarioAction
  /// The indented lines under it.
  public var expected: [ExpectedLine]
  /// The last line that belongs to it.
  public var lastLine: Int
}

public struct ExpectedLine: Hashable, Sendable {
  public var line: Int
  public var text: String
}

/// What a step does. Names of products and numbers of payments are looked up when it is done.
enum ScenarioAction: Sendable {
  case actAs(CustomerName)
  case command(@Sendable (ScenarioContext) throws(ScenarioFault) -> Command)
  case advance(ScenarioAdvance)
  /// Puts the catalog with this path in force.
  case adopt(path: String)
}

/// How far time moves.
enum ScenarioAdvance: Hashable, Sendable {
  case days(Int)
  case months(Int)
  case to(Instant)
  case nextEvent
  case payments(Int)
}
