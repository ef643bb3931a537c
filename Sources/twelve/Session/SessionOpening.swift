import FoundationEssentials
import Glibc
import TwelveCatalog
import TwelveCommerce
import TwelveLedger
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Opens the store that the options and the environment name.
struct SessionOpening {
  let arguments: ParsedArguments
  let environment: Environment

  /// The folder of the store.
  var folder: String {
    if let named = arguments["--store"] ?? environment["TWELVE_STORE"] { return named }
    let data = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? ".") + "/.local/share"
    return data + "/twelve"
  }

  var catalogFile: String? { arguments["--catalog"] ?? environment["TWELVE_CATALOG"] }

  /// Words for failures that come before there is a customer.
  var words: Words { Words(language: environmentLanguage, zone: (try? zone()) ?? .utc) }

  private var environmentLanguage: Language {
    Language.fromEnvironment(
      lcAll: environment["LC_ALL"], lcMessages: environment["LC_MESSAGES"], lang: environment["LANG"])
  }

  func open() throws(Failure) -> Session {
    let zone = try zone()
    let catalog = try catalog()
    let store = try store(catalog: catalog, beginning: beginning(now: environment.now()))
    store.follow(wallClock: environment.now)
    // Only a clock that runs has moved meanwhile; asking the ledger again would cost the first picture time.
    if store.state.clock != nil {
      do { try store.refresh() } catch { throw Failure(error, words: words, catalog: store.catalog) }
    }
    let customer = try customer(store)
    let session = Session(store: store, customer: customer, zone: zone)
    try applySettings(session)
    return session
  }

  /// How a new store begins (decision D22).
  func beginning(now: Instant, seed: UInt64 = 1) throws(Failure) -> NewStore {
    var beginning = NewStore(now: now, seed: seed, language: try language() ?? environmentLanguage.tag)
    if let storefront = try storefront() { beginning.storefront = storefront }
    if let version = try systemVersion() { beginning.systemVersion = version }
    return beginning
  }

  // MARK: Options

  func zone() throws(Failure) -> DisplayZone {
    let directory = environment["TZDIR"] ?? DisplayZone.systemDirectory
    guard let name = arguments["--time-zone"] else {
      return DisplayZone.local(variable: environment["TZ"], in: directory) ?? .utc
    }
    guard let zone = DisplayZone.system(named: name, in: directory) else {
      throw Failure("--time-zone \(name): no such zone. Use a name such as Europe/Paris, or UTC, or +09:00.", .usage)
    }
    return zone
  }

  private func language() throws(Failure) -> String? {
    guard let tag = arguments["--language"] else { return nil }
    guard let language = Language(tag: tag) else {
      let known = Language.allCases.map(\.tag).joined(separator: ", ")
      throw Failure("--language \(tag): not a language of this program. Use one of \(known).", .usage)
    }
    return language.tag
  }

  private func storefront() throws(Failure) -> StorefrontCode? {
    guard let text = arguments["--storefront"] else { return nil }
    let code = StorefrontCode(text.uppercased())
    guard Storefront.named(code) != nil else {
      throw Failure("--storefront \(text): no such storefront. Use a three-letter code such as CAN or FRA.", .usage)
    }
    return code
  }

  private func systemVersion() throws(Failure) -> SystemVersion? {
    guard let text = arguments["--os"] else { return nil }
    guard let version = SystemVersion(text) else {
      throw Failure("--os \(text): not a version. Write it as 26.4.", .usage)
    }
    return version
  }

  func catalog() throws(Failure) -> LoadedCatalog? {
    guard let file = catalogFile else { return nil }
    return try CatalogFile(path: file).load()
  }

  // MARK: Opening

  func store(catalog: LoadedCatalog?, beginning: NewStore) throws(Failure) -> LocalStore {
    if let scenario = arguments["--scenario"] { return try ScenarioFile(path: scenario).store() }
    let path = folder + "/store.sqlite"
    do {
      return try LocalStore(
        ledger: { () throws(LedgerError) in try StoreFile(path: path).open() },
        exists: StoreFile(path: path).exists, catalog: catalog, beginning: beginning)
    } catch {
      throw Failure(error, words: words, catalog: nil)
    }
  }

  private func customer(_ store: LocalStore) throws(Failure) -> CustomerName {
    let state = store.state
    guard let name = arguments["--customer"] ?? environment["TWELVE_CUSTOMER"] else {
      return state.currentCustomer ?? "demo"
    }
    let customer = CustomerName(name)
    guard state.customer(customer) != nil else {
      throw Failure(.rejected(.noSuchCustomer(customer)), words: words, catalog: store.catalog)
    }
    return customer
  }

  /// Options about the customer change the customer, and are remembered (decision D22).
  private func applySettings(_ session: Session) throws(Failure) {
    do {
      if let storefront = try storefront(), storefront != session.customerState?.storefront {
        try session.perform(.changeStorefront(storefront))
      }
      if let language = try language(), language != session.customerState?.language {
        try session.perform(.changeLanguage(language))
      }
      if let version = try systemVersion(), version != session.customerState?.systemVersion {
        try session.perform(.changeSystemVersion(version))
      }
    } catch let failure as StoreFailure {
      throw Failure(failure, words: words, catalog: session.catalog)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("\(error)", .bug)
    }
  }
}

/// The file that holds a store.
struct StoreFile {
  var path: String

  var exists: Bool { access(path, F_OK) == 0 }

  /// Opens it, making its folder when there is none.
  func open() throws(LedgerError) -> SQLiteEventStore {
    if !exists { try makeFolder() }
    return try SQLiteEventStore(path: path)
  }

  private func makeFolder() throws(LedgerError) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    do {
      // Only the user may read what customers bought, even invented ones.
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .inputOutput(path: folder, detail: "the folder cannot be made: \(error.reason)")
    }
  }
}

extension Error {
  /// Why the system refused, in its own words.
  fileprivate var reason: String {
    guard let error = (self as? CocoaError)?.underlying as? POSIXError else { return "\(self)" }
    return String(cString: strerror(error.code.rawValue))
  }
}

/// A catalog file on disk.
struct CatalogFile {
  var path: String

  /// Reads and checks it.
  func load() throws(Failure) -> LoadedCatalog {
    let content: Data
    do {
      content = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Failure("\(path): cannot be read: \(error.reason)", .inputOutput)
    }
    do {
      return try LoadedCatalog(content: [UInt8](content), file: path)
    } catch {
      throw Failure(error, words: Words(language: .english, zone: .utc), catalog: nil)
    }
  }

  /// When and how large it was last written; nil while it cannot be seen.
  var fingerprint: Fingerprint? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Fingerprint(
      seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec), size: Int(status.st_size))
  }

  struct Fingerprint: Equatable, Sendable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }
}

extension SessionOpening {
  /// The catalog that is named, or the one that the store has in force, and what time it is there. The store stays as it
  /// is: options about the customer change nothing.
  func catalogAndTime() throws(Failure) -> (catalog: LoadedCatalog, now: Instant) {
    let store = try store(catalog: nil, beginning: NewStore(now: environment.now()))
    if let named = try catalog() { return (named, store.state.now) }
    do {
      return (try store.loadedCatalog(), store.state.now)
    } catch {
      throw Failure(error, words: words, catalog: nil)
    }
  }
}
