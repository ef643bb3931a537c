import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// Plays a scenario step by step.
struct ScenarioPlayer {
  private let scenario: Scenario
  private let adopted: [String: ScenarioCatalog]
  private var rules: StoreRules
  private var state = StoreState()
  private var customer: CustomerName = ""
  private(set) var outcomes: [StepOutcome] = []
  private(set) var events: [NewEvent] = []
  /// The path of the catalog in force, as the scenario names it.
  private(set) var catalogPath: String?

  init(scenario: Scenario, catalog: Catalog, adopted: [String: ScenarioCatalog]) {
    self.scenario = scenario
    self.adopted = adopted
    rules = StoreRules(catalog: catalog)
    catalogPath = scenario.catalogPath
  }

  private var timeOfDay: Int64 { scenario.start.millisecondsOfUTCDay }
  private var context: ScenarioContext { ScenarioContext(catalog: rules.catalog, state: state, customer: customer) }

  mutating func open(_ catalog: CatalogAdopted) {
    _ = record([
      NewEvent(at: scenario.start, .storeOpened(StoreOpened(seed: 1))),
      NewEvent(at: scenario.start, .catalogAdopted(catalog)),
    ])
  }

  mutating func take(_ step: ScenarioStep) throws(ScenarioFault) {
    let new: [NewEvent]
    do throws(Stop) {
      new = try happens(step)
    } catch {
      switch error {
      case .fault(let fault): throw fault
      case .refused(let rejection):
        outcomes.append(StepOutcome(step: step, happened: ["refused: \(rejection.name)"]))
        return
      }
    }
    outcomes.append(StepOutcome(step: step, happened: record(new)))
  }

  private enum Stop: Error {
    case fault(ScenarioFault)
    case refused(Rejection)
  }

  private mutating func happens(_ step: ScenarioStep) throws(Stop) -> [NewEvent] {
    switch step.action {
    case .actAs(let name):
      guard state.customer(name) != nil else { throw .refused(.noSuchCustomer(name)) }
      customer = name
      return []
    case .advance(let advance): return try moved(advance)
    case .adopt(let path):
      guard let catalog = adopted[path] else { throw .fault(step.catalogMissing(path)) }
      (rules.catalog, catalogPath) = (catalog.catalog, path)
      return try decided(.adoptCatalog(hash: catalog.hash, file: path))
    case .command(let make):
      let command: Command
      do { command = try make(context) } catch { throw .fault(error) }
      let new = try decided(command)
      if case .addCustomer(let name, _, _, _) = command { customer = name }
      return new
    }
  }

  private func decided(_ command: Command) throws(Stop) -> [NewEvent] {
    do { return try rules.decide(command, state) } catch { throw .refused(error) }
  }

  private func moved(_ advance: ScenarioAdvance) throws(Stop) -> [NewEvent] {
    var future = state
    do throws(Rejection) {
      switch advance {
      case .days(let count): return try rules.advance(&future, to: state.now.adding(days: count))
      case .months(let count): return try rules.advance(&future, to: state.now.adding(months: count))
      case .to(let instant): return try rules.advance(&future, to: instant)
      case .payments(let count): return try rules.advance(&future, byPayments: count, of: customer)
      case .nextEvent:
        guard let next = rules.nextDue(state) else { throw Rejection.nothingDue }
        return try rules.advance(&future, to: next)
      }
    } catch {
      throw .refused(error)
    }
  }

  /// Takes events in, and writes each down as it leaves the store.
  private mutating func record(_ new: [NewEvent]) -> [String] {
    var lines: [String] = []
    for event in new {
      let recorded = RecordedEvent(sequence: state.sequence + 1, event)
      state.apply(recorded)
      events.append(event)
      if case .clockAdvanced = event.event { continue }
      lines +=
        EventLine(
          recorded: recorded, context: context, timeOfDay: timeOfDay, namesCustomer: state.customerNames.count > 1
        ).lines
    }
    return lines
  }
}

extension ScenarioStep {
  fileprivate func catalogMissing(_ path: String) -> ScenarioFault {
    ScenarioFault(
      line: line, column: 1, message: "the catalog \"\(path)\" is not here", suggestion: "name a file that is")
  }
}

extension Rejection {
  /// Its name without what it says of whom, such as `planNotSoldInStorefront`.
  var name: String { String("\(self)".prefix { $0 != "(" }) }
}
