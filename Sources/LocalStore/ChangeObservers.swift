import Synchronization

/// Who wants to know that the store has changed.
final class ChangeObservers: Sendable {
  private struct Listeners {
    var next = 0
    var continuations: [Int: AsyncStream<Void>.Continuation] = [:]
    var isWatched = false
  }

  private let listeners = Mutex(Listeners())

  func notify() {
    let continuations = listeners.withLock { Array($0.continuations.values) }
    for continuation in continuations { continuation.yield() }
  }

  /// A stream that says "something changed", however often it did since it was last asked.
  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = listeners.withLock { listeners in
      listeners.next += 1
      listeners.continuations[listeners.next] = continuation
      return listeners.next
    }
    continuation.onTermination = { [weak self] _ in
      self?.listeners.withLock { _ = $0.continuations.removeValue(forKey: id) }
    }
    return stream
  }

  /// Whether a watch has to begin, since none is kept yet.
  func beginWatch() -> Bool {
    listeners.withLock { listeners in
      defer { listeners.isWatched = true }
      return !listeners.isWatched
    }
  }

  /// Whether somebody still listens; ends the watch otherwise.
  func continuesWatch() -> Bool {
    listeners.withLock { listeners in
      if listeners.continuations.isEmpty { listeners.isWatched = false }
      return listeners.isWatched
    }
  }
}
