import Scenarios
import TwelveCatalog
import TwelveLedger
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// A store in memory that a picture's story has led somewhere.
struct PictureStore {
  let catalog: LoadedCatalog
  /// What the command says of the customer; else the story decides.
  var storefront: String?
  var language: String?
  var system: String?

  func session(_ state: PictureState, zone: DisplayZone) throws(Failure) -> Session {
    let customer =
      "customer demo in \(storefront ?? state.storefront) on iOS \(system ?? state.system) speaking \(language ?? "en")"
    let story = ([customer] + state.steps).joined(separator: "\n")
    let run: ScenarioRun
    do {
      run = try ScenarioRun.play(
        try ScenarioParser.read(story), catalog: ScenarioCatalog(catalog: catalog.catalog, hash: catalog.hash))
    } catch {
      throw Failure("\(state.name): its story cannot be told with this catalog: \(error.message)", .refused)
    }
    return Session(store: try store(run, state), customer: "demo", zone: zone)
  }

  private func store(_ run: ScenarioRun, _ state: PictureState) throws(Failure) -> LocalStore {
    let ledger = MemoryEventStore()
    do {
      _ = try ledger.begin(run.events, expecting: nil)
      return try LocalStore(
        ledger: { () throws(LedgerError) in ledger }, exists: true, catalog: catalog,
        beginning: NewStore(now: run.scenario.start))
    } catch {
      throw Failure("\(state.name): the store that its story leaves cannot be opened: \(error)", .bug)
    }
  }
}
