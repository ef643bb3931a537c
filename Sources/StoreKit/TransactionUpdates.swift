import Synchronization
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules

/// Follows a store and tells of the transactions that the app has not had from a purchase of its own.
struct TransactionUpdates {
  let binding: StoreBinding

  init(_ binding: StoreBinding) { self.binding = binding }

  func stream() -> AsyncStream<VerificationResult<Transaction>> {
    let (stream, continuation) = AsyncStream.makeStream(of: VerificationResult<Transaction>.self)
    let changes = binding.store.changes()
    let customer = binding.customerName
    var seen = binding.store.state.sequence
    for result in binding.unfinished where !isDirect(result) { continuation.yield(result) }
    let task = Task { [binding] in
      for await _ in changes {
        for result in news(since: &seen, customer, binding) { continuation.yield(result) }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  private func news(
    since seen: inout Int64, _ name: CustomerName, _ binding: StoreBinding
  ) -> [VerificationResult<Transaction>] {
    let state = binding.store.state
    defer { seen = state.sequence }
    // Going back is a new timeline: nothing has happened in it yet.
    guard state.sequence > seen, let events = try? binding.store.events(after: seen) else { return [] }
    let ids = events.filter { $0.customer == name && $0.sequence <= state.sequence }.compactMap(\.event.transactionID)
    let customer = state.customer(name)
    return binding.results(ids.compactMap { customer?.transaction($0) }).filter { !isDirect($0) || $0.isRevoked }
  }

  private func isDirect(_ result: VerificationResult<Transaction>) -> Bool {
    DirectPurchases.contains(TransactionID(result.unsafePayloadValue.id), in: binding.store)
  }
}

extension VerificationResult<Transaction> {
  fileprivate var isRevoked: Bool { unsafePayloadValue.revocationDate != nil }
}

extension StoreEvent {
  /// The transaction that an event made or changed.
  fileprivate var transactionID: TransactionID? {
    switch self {
    case .purchased(let event): event.transaction.id
    case .renewed(let event): event.transaction.id
    case .refunded(let event): event.transactionID
    default: nil
    }
  }
}

/// Transactions that this program got as the result of its own `purchase()`: they do not come again as updates.
enum DirectPurchases {
  private struct Key: Hashable {
    var store: ObjectIdentifier
    var transaction: TransactionID
  }

  private static let noted = Mutex<Set<Key>>([])

  static func note(_ id: TransactionID, in store: LocalStore) {
    noted.withLock { _ = $0.insert(Key(store: ObjectIdentifier(store), transaction: id)) }
  }

  static func contains(_ id: TransactionID, in store: LocalStore) -> Bool {
    noted.withLock { $0.contains(Key(store: ObjectIdentifier(store), transaction: id)) }
  }
}
