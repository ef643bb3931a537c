import Synchronization
import TwelveCatalog
import TwelveCommerce
import TwelveLedger
import TwelveStoreRules

/// The running store, the one door to it: catalog, rules, ledger and clock, for many customers. Safe to use from several
/// threads; several processes may have the same ledger open and see each other's changes with `refresh()`.
public final class LocalStore: Sendable {
  let inner: Mutex<Inner>
  let observers = ChangeObservers()
  let requestCount = Mutex(0)
  let presenters = Mutex<(any SheetPresenter)?>(nil)

  /// Opens a store on a ledger. An empty ledger stays untouched until something happens or `persist()` is called.
  ///
  /// - Parameters:
  ///   - ledger: Opens the ledger; called when it is first needed, at once when `exists`.
  ///   - exists: Whether there is a ledger to read.
  ///   - catalog: The catalog to have in force; nil keeps the last one used (decision D28).
  ///   - beginning: How the store begins if it is new.
  public init(
    ledger: @escaping @Sendable () throws(LedgerError) -> any EventStore, exists: Bool, catalog: LoadedCatalog?,
    beginning: NewStore
  ) throws(StoreFailure) {
    let inner = try Inner(ledger: ledger, exists: exists, catalog: catalog, beginning: beginning)
    self.inner = Mutex(inner)
  }

  /// Opens a store that lives in memory.
  public convenience init(catalog: LoadedCatalog, beginning: NewStore) throws(StoreFailure) {
    let ledger = MemoryEventStore()
    try self.init(ledger: { () throws(LedgerError) in ledger }, exists: false, catalog: catalog, beginning: beginning)
  }

  /// The store as it stands.
  public var state: StoreState { inner.withLock { $0.state } }

  public var rules: StoreRules { inner.withLock { $0.rules } }

  /// The catalog in force, as it is sold at present.
  public var catalog: Catalog { inner.withLock { $0.state.settings.applied(to: $0.rules.catalog) } }

  public var catalogFile: String { inner.withLock { $0.catalogFile } }

  /// Writes a new store down, so that other processes find it.
  public func persist() throws(StoreFailure) {
    try locked { (inner) throws(StoreFailure) in _ = try inner.ledger() }
  }

  /// Takes in what others have appended; true when there was something.
  @discardableResult
  public func refresh() throws(StoreFailure) -> Bool {
    let changed = try locked { (inner) throws(StoreFailure) in
      let isNew = try inner.refresh()
      return try inner.catchUp() || isNew
    }
    if changed { observers.notify() }
    return changed
  }

  /// Carries a command out and returns what happened.
  @discardableResult
  public func perform(_ command: Command) throws(StoreFailure) -> [RecordedEvent] {
    try change { (inner) throws(StoreFailure) in try inner.decide(command) }
  }

  @discardableResult
  public func perform(_ command: CustomerCommand, for customer: CustomerName) throws(StoreFailure) -> [RecordedEvent] {
    try perform(.forCustomer(customer, command))
  }

  /// Appends what `body` decides on the newest state, again when somebody else was faster.
  func change(
    _ body: (inout Inner) throws(StoreFailure) -> [NewEvent]
  ) throws(StoreFailure) -> [RecordedEvent] {
    let recorded = try locked { (inner) throws(StoreFailure) in try inner.append(body) }
    if !recorded.isEmpty { observers.notify() }
    return recorded
  }

  func locked<Result>(
    _ body: (inout Inner) throws(StoreFailure) -> sending Result
  ) throws(StoreFailure) -> Result {
    try inner.withLock { (inner) throws(StoreFailure) in try body(&inner) }
  }
}
