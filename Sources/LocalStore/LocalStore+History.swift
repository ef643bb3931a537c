import Synchronization
import TwelveCommerce
import TwelveLedger
import TwelveStoreRules

extension LocalStore {
  /// Every event of the current timeline after a sequence number, oldest first.
  public func events(after sequence: Int64 = 0) throws(StoreFailure) -> [RecordedEvent] {
    try locked { (inner) throws(StoreFailure) in try inner.history(after: sequence) }.map(\.recorded)
  }

  public func timelines() throws(StoreFailure) -> [Timeline] {
    try locked { (inner) throws(StoreFailure) in try inner.timelines() }
  }

  /// The current timeline's name.
  public var timelineName: String {
    // A store that cannot be read has no other timeline to name.
    (try? timelines().first { $0.isCurrent }?.name) ?? Timeline.mainName
  }

  /// Begins anew. The history so far stays in the ledger and is no longer listed.
  public func reset(_ beginning: NewStore) throws(StoreFailure) {
    try locked { (inner) throws(StoreFailure) in try inner.begin(beginning) }
    observers.notify()
  }

  /// Puts another catalog in force (decision D28).
  public func adopt(_ catalog: LoadedCatalog) throws(StoreFailure) {
    _ = try locked { (inner) throws(StoreFailure) in try inner.adopt(catalog) }
    observers.notify()
  }

  /// Goes back to before the last step, in a new timeline (decision D5); returns what was left behind.
  @discardableResult
  public func undo() throws(StoreFailure) -> [RecordedEvent] {
    let undone = try locked { (inner) throws(StoreFailure) in try inner.undo() }
    observers.notify()
    return undone
  }
}

extension LocalStore.Inner {
  fileprivate mutating func undo() throws(StoreFailure) -> [RecordedEvent] {
    let history = try history(after: 0)
    guard let last = history.last(where: { $0.recorded.event.isUndoable }), last.step > 1 else {
      throw .rejected(.nothingToUndo)
    }
    var cut = last.step - 1
    // The disclosure belongs to the purchase that it led to.
    while cut > 1, case .disclosureAcknowledged = history[Int(cut - 1)].recorded.event { cut -= 1 }
    let names = Set(try timelines().map(\.name))
    let name = (1...).lazy.map { "undo-\($0)" }.first { !names.contains($0) } ?? "undo"
    try fork(at: cut, name: name)
    try rebaseClock()
    return history.filter { $0.recorded.sequence > cut }.map(\.recorded)
  }
}

extension StoreEvent {
  /// Whether it is a step that somebody took, as opposed to what a program notes by itself.
  var isUndoable: Bool {
    switch self {
    case .storeOpened, .catalogAdopted, .clockRateChanged, .customerAdded, .customerSelected, .transactionFinished,
      .disclosureAcknowledged:
      false
    default: true
    }
  }
}

extension LocalStore {
  /// The catalog in force with its bytes and its warnings.
  public func loadedCatalog() throws(StoreFailure) -> LoadedCatalog {
    let found = inner.withLock { $0.loaded }
    guard let found else { return try .sample() }
    return found
  }
}

extension LocalStore {
  /// Whether the ledger holds this store; a new one is written down when it is first needed.
  public var isWrittenDown: Bool { inner.withLock { $0.isWrittenDown } }
}
