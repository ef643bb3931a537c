import Synchronization
import TwelveStoreRules

extension LocalStore {
  /// How often a store that somebody listens to looks for changes of other processes.
  static let watchInterval = Duration.milliseconds(250)

  /// A stream that says that the store has changed, in this process or another. Keeps a watch for as long as somebody
  /// listens.
  public func changes() -> AsyncStream<Void> {
    let stream = observers.changes()
    if observers.beginWatch() { watch() }
    return stream
  }

  private func watch() {
    let observers = observers
    Task.detached { [weak self] in
      while observers.continuesWatch() {
        // A ledger that cannot be read just now may be readable the next time; whoever acts on it is told.
        _ = try? self?.refresh()
        guard self != nil else { return }
        try? await Task.sleep(for: LocalStore.watchInterval)
      }
    }
  }

  /// An id for a purchase that a customer begins: the same Enter pressed twice carries the same one.
  public func newRequestID() -> String {
    let sequence = state.sequence
    return requestCount.withLock { count in
      count += 1
      return "\(sequence)-\(count)"
    }
  }
}
