import Screens
import Synchronization

/// Events from other threads for the loop, in order.
final class Mailbox: Sendable {
  private let events = Mutex<[ScreenEvent]>([])
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func post(_ event: ScreenEvent) {
    events.withLock { $0.append(event) }
    wake()
  }

  func takeAll() -> [ScreenEvent] {
    events.withLock { events in
      defer { events.removeAll() }
      return events
    }
  }

  var isEmpty: Bool { events.withLock { $0.isEmpty } }
}
