import TwelveCatalog
import TwelveLedger
import TwelveStoreRules

extension LocalStore.Inner {
  /// A ledger with what is in it.
  struct Found {
    var ledger: any EventStore
    var head: LedgerHead
    var changeCount: Int64
    var state: StoreState
  }

  /// Reads a ledger; nil when nothing is in it.
  static func read(
    _ open: () throws(LedgerError) -> any EventStore
  ) throws(StoreFailure) -> Found? {
    do {
      let ledger = try open()
      // Before the events are read, so that what comes in between is noticed at the next refresh.
      let changeCount = try ledger.changeCount()
      guard let head = try ledger.head() else { return nil }
      var state = StoreState()
      try ledger.read(head.timeline, after: 0) { state.apply($0.recorded) }
      return Found(ledger: ledger, head: head, changeCount: changeCount, state: state)
    } catch {
      throw .ledger(error)
    }
  }

  static func catalogInForce(_ state: StoreState, _ ledger: any EventStore) throws(StoreFailure) -> LoadedCatalog {
    let hash = state.catalogHash ?? ""
    if hash == SampleCatalog.hash { return try .sample() }
    let content: [UInt8]?
    do { content = try ledger.catalog(hash: hash) } catch { throw .ledger(error) }
    guard let content else { throw .catalogMissing(hash: hash) }
    return try LoadedCatalog(content: content, file: state.catalogFile ?? hash)
  }
}
