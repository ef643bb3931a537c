import TwelveCommerce

/// When something falls due, earliest first: a binary heap. Entries that a later event made stale are recognised and
/// dropped when they come up, which keeps the cost of a payment the same however many subscriptions there are.
struct DueQueue: Hashable, Sendable {
  struct Entry: Hashable, Comparable, Sendable {
    var at: Instant
    var runID: TransactionID
    var customer: CustomerName

    static func < (left: Entry, right: Entry) -> Bool { (left.at, left.runID) < (right.at, right.runID) }
  }

  private var heap: [Entry] = []

  var first: Entry? { heap.first }

  mutating func insert(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[smallest] {
        smallest = child
      }
      guard smallest != parent else { return }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }

  // The queue follows from the subscriptions, in an order that depends on the way taken: it is no part of the state.
  static func == (left: DueQueue, right: DueQueue) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
