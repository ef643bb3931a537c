import FoundationEssentials
import Scenarios
import TwelveCatalog
import TwelveLedger
import TwelveLocalStore
import TwelveStoreRules

/// A scenario on disk, with the catalog it is about.
struct ScenarioFile {
  /// As it was named.
  var path: String

  struct Loaded {
    var text: String
    var scenario: Scenario
    /// The catalogs that it names, by path; nil stands for the built-in sample.
    var catalogs: [String?: LoadedCatalog]

    /// A catalog as the player takes it.
    func catalog(_ path: String?) -> ScenarioCatalog? {
      catalogs[path].map { ScenarioCatalog(catalog: $0.catalog, hash: $0.hash) }
    }
  }

  /// The scenarios that words name: files, and every scenario of a folder in the order of their names.
  static func named(_ words: [String]) throws(Failure) -> [ScenarioFile] {
    var files: [ScenarioFile] = []
    for word in words { files += try ScenarioFile(path: word).expanded() }
    return files
  }

  private func expanded() throws(Failure) -> [ScenarioFile] {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure("\(path): there is no such file.", .inputOutput)
    }
    guard isFolder else { return [self] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let found = names.filter { $0.hasSuffix(".scenario") }.sorted()
    guard !found.isEmpty else { throw Failure("\(path): there is no .scenario file in this folder.", .badData) }
    return found.map { ScenarioFile(path: path.hasSuffix("/") ? path + $0 : path + "/" + $0) }
  }

  func load() throws(Failure) -> Loaded {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw Failure("\(path): cannot be read.", .inputOutput)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Failure("\(path): this is no text in UTF-8. Save it as UTF-8.", .badData)
    }
    let scenario = try failing { () throws(ScenarioFault) in try ScenarioParser.read(text) }
    var catalogs: [String?: LoadedCatalog] = [:]
    for named in [scenario.catalogPath] + scenario.adoptedPaths { catalogs[named] = try catalog(named) }
    return Loaded(text: text, scenario: scenario, catalogs: catalogs)
  }

  /// A path in a scenario is meant from the scenario's folder.
  private func catalog(_ named: String?) throws(Failure) -> LoadedCatalog {
    guard let named else {
      do { return try LoadedCatalog.sample() } catch { throw Failure("The built-in catalog has a fault.", .bug) }
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return try CatalogFile(path: named.hasPrefix("/") ? named : folder + named).load()
  }

  func play(_ loaded: Loaded) throws(Failure) -> ScenarioRun {
    guard let first = loaded.catalog(loaded.scenario.catalogPath) else {
      throw Failure("\(path): its catalog was not read.", .bug)
    }
    var adopted: [String: ScenarioCatalog] = [:]
    for named in loaded.scenario.adoptedPaths { adopted[named] = loaded.catalog(named) }
    return try failing { () throws(ScenarioFault) in
      try ScenarioRun.play(loaded.scenario, catalog: first, adopted: adopted)
    }
  }

  /// A store in memory as the scenario leaves it.
  func store() throws(Failure) -> LocalStore {
    let loaded = try load()
    let run = try play(loaded)
    let ledger = MemoryEventStore()
    do {
      _ = try ledger.begin(run.events, expecting: nil)
      return try LocalStore(
        ledger: { () throws(LedgerError) in ledger }, exists: true, catalog: loaded.catalogs[run.lastCatalogPath],
        beginning: NewStore(now: loaded.scenario.start))
    } catch {
      throw Failure("\(path): the store that it leaves cannot be opened: \(error)", .bug)
    }
  }

  private func failing<Result>(_ body: () throws(ScenarioFault) -> Result) throws(Failure) -> Result {
    do { return try body() } catch { throw Failure(error.text(file: path), .badData) }
  }
}
