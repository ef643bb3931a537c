import TwelveCatalog
import TwelveCommerce
import TwelveLedger
import TwelveStoreRules

extension LocalStore {
  /// What the lock guards.
  struct Inner {
    private let openLedger: @Sendable () throws(LedgerError) -> any EventStore
    private var opened: (any EventStore)?
    private var head: LedgerHead?
    private var changeCount: Int64 = -1
    /// The events of a store that has not been written down yet.
    private var beginning: [NewEvent] = []
    /// The bytes of the catalog in force, to be kept with the first event that needs them.
    private(set) var loaded: LoadedCatalog?
    /// Real time, for a clock that runs; without it the clock stands still.
    var wallClock: (@Sendable () -> Instant)?
    var state = StoreState()
    var rules: StoreRules
    var catalogFile: String

    init(
      ledger: @escaping @Sendable () throws(LedgerError) -> any EventStore, exists: Bool, catalog: LoadedCatalog?,
      beginning: NewStore
    ) throws(StoreFailure) {
      openLedger = ledger
      let found = exists ? try Inner.read(ledger) : nil
      if let found {
        let inForce = if let catalog { catalog } else { try Inner.catalogInForce(found.state, found.ledger) }
        (opened, head, changeCount, state) = (found.ledger, found.head, found.changeCount, found.state)
        (rules, catalogFile, loaded) = (StoreRules(catalog: inForce.catalog), inForce.file, inForce)
        if inForce.hash != state.catalogHash { _ = try adopt(inForce) }
      } else {
        let inForce = if let catalog { catalog } else { try LoadedCatalog.sample() }
        (rules, catalogFile, loaded) = (StoreRules(catalog: inForce.catalog), inForce.file, inForce)
        self.beginning = beginning.events(catalog: inForce)
        takeIn(self.beginning)
      }
    }

    var isWrittenDown: Bool { head != nil }

    /// The ledger, with the store's beginning written down.
    mutating func ledger() throws(StoreFailure) -> any EventStore {
      if let opened, head != nil { return opened }
      do {
        let ledger = if let opened { opened } else { try openLedger() }
        opened = ledger
        if let loaded { try ledger.keepCatalog(hash: loaded.hash, content: loaded.content) }
        try begin(ledger)
        changeCount = try ledger.changeCount()
        return ledger
      } catch {
        throw .ledger(error)
      }
    }

    private mutating func begin(_ ledger: any EventStore) throws(LedgerError) {
      do {
        head = try ledger.begin(beginning, expecting: nil)
      } catch {
        guard error == .conflict else { throw error }
        // Somebody else has begun the store meanwhile: theirs counts.
        try reload(ledger)
      }
    }

    mutating func refresh() throws(StoreFailure) -> Bool {
      guard let ledger = opened, let known = head else { return false }
      do {
        let count = try ledger.changeCount()
        guard count != changeCount else { return false }
        changeCount = count
        guard let found = try ledger.head(), found != known else { return false }
        try follow(found, from: known, ledger)
      } catch {
        throw .ledger(error)
      }
      try takeCatalogInForce()
      return true
    }

    mutating func append(
      _ body: (inout Inner) throws(StoreFailure) -> [NewEvent]
    ) throws(StoreFailure) -> [RecordedEvent] {
      let ledger = try ledger()
      while true {
        _ = try refresh()
        _ = try catchUp()
        let events = try body(&self)
        guard !events.isEmpty, let expected = head else { return [] }
        do {
          head = try ledger.append(events, expecting: expected)
          changeCount = try ledger.changeCount()
          return takeIn(events)
        } catch {
          guard error == .conflict else { throw .ledger(error) }
          changeCount = -1
        }
      }
    }

    /// Appends events to the head that is known; false when somebody else was faster, whose events are then taken in.
    mutating func record(_ events: [NewEvent]) throws(StoreFailure) -> Bool {
      guard let ledger = opened, let expected = head else { return false }
      do {
        head = try ledger.append(events, expecting: expected)
        changeCount = try ledger.changeCount()
        takeIn(events)
        return true
      } catch {
        guard error == .conflict else { throw .ledger(error) }
        changeCount = -1
        _ = try refresh()
        return true
      }
    }

    func decide(_ command: Command) throws(StoreFailure) -> [NewEvent] {
      do { return try rules.decide(command, state) } catch { throw .rejected(error) }
    }

    /// Replaces the whole history by a new beginning; what was stays in the ledger.
    mutating func begin(_ beginning: NewStore) throws(StoreFailure) {
      let ledger = try ledger()
      guard let loaded else { return }
      let events = beginning.events(catalog: loaded)
      do {
        try ledger.keepCatalog(hash: loaded.hash, content: loaded.content)
        head = try ledger.begin(events, expecting: try ledger.head())
        changeCount = try ledger.changeCount()
      } catch {
        throw .ledger(error)
      }
      state = StoreState()
      takeIn(events)
    }

    mutating func fork(at sequence: Int64, name: String) throws(StoreFailure) {
      let ledger = try ledger()
      guard let expected = head else { return }
      do {
        let fork = try ledger.fork(at: sequence, name: name, expecting: expected)
        changeCount = try ledger.changeCount()
        try follow(fork, from: expected, ledger)
      } catch {
        throw .ledger(error)
      }
      try takeCatalogInForce()
    }

    mutating func makeCurrent(_ timeline: TimelineID) throws(StoreFailure) {
      let ledger = try ledger()
      guard let expected = head else { return }
      do {
        let found = try ledger.makeCurrent(timeline, expecting: expected)
        changeCount = try ledger.changeCount()
        try follow(found, from: expected, ledger)
      } catch {
        throw .ledger(error)
      }
      try takeCatalogInForce()
    }

    func history(of timeline: TimelineID) throws(StoreFailure) -> [RecordedEvent] {
      guard let ledger = opened, head != nil else { return [] }
      do { return try ledger.events(in: timeline, after: 0).map(\.recorded) } catch { throw .ledger(error) }
    }

    /// The events of the current timeline after a sequence number.
    func history(after sequence: Int64) throws(StoreFailure) -> [StoredEvent] {
      guard let ledger = opened, let head else {
        return beginning.enumerated().map { index, event in
          StoredEvent(recorded: RecordedEvent(sequence: Int64(index + 1), event), step: 1)
        }
      }
      do { return try ledger.events(in: head.timeline, after: sequence) } catch { throw .ledger(error) }
    }

    func timelines() throws(StoreFailure) -> [Timeline] {
      guard let ledger = opened, head != nil else { return [] }
      do { return try ledger.timelines() } catch { throw .ledger(error) }
    }

    /// The events that put a catalog in force, subscribers told of their new prices among them (decision D28).
    private func adoption(of catalog: LoadedCatalog) throws(StoreFailure) -> [NewEvent] {
      let rules = StoreRules(catalog: catalog.catalog, policy: rules.policy)
      do {
        return try rules.decide(.adoptCatalog(hash: catalog.hash, file: catalog.file), state)
      } catch {
        throw .rejected(error)
      }
    }

    /// Puts a catalog in force, keeping its bytes first.
    mutating func adopt(_ catalog: LoadedCatalog) throws(StoreFailure) -> [RecordedEvent] {
      let ledger = try ledger()
      do { try ledger.keepCatalog(hash: catalog.hash, content: catalog.content) } catch { throw .ledger(error) }
      let recorded = try append { (inner) throws(StoreFailure) in try inner.adoption(of: catalog) }
      (rules.catalog, catalogFile, loaded) = (catalog.catalog, catalog.file, catalog)
      return recorded
    }

    @discardableResult
    private mutating func takeIn(_ events: [NewEvent]) -> [RecordedEvent] {
      events.map { event in
        let recorded = RecordedEvent(sequence: state.sequence + 1, event)
        state.apply(recorded)
        return recorded
      }
    }

    private mutating func reload(_ ledger: any EventStore) throws(LedgerError) {
      guard let found = try ledger.head() else { return }
      head = found
      state = StoreState()
      try ledger.read(found.timeline, after: 0) { state.apply($0.recorded) }
    }

    private mutating func follow(
      _ found: LedgerHead, from known: LedgerHead, _ ledger: any EventStore
    ) throws(LedgerError) {
      guard found.timeline == known.timeline else { return try reload(ledger) }
      try ledger.read(found.timeline, after: known.sequence) { state.apply($0.recorded) }
      head = found
    }

    private mutating func takeCatalogInForce() throws(StoreFailure) {
      guard let ledger = opened, state.catalogHash != loaded?.hash else { return }
      let inForce = try Inner.catalogInForce(state, ledger)
      (rules.catalog, catalogFile, loaded) = (inForce.catalog, inForce.file, inForce)
    }
  }
}
