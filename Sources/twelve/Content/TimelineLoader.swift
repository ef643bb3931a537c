import Screens
import TwelveCommerce
import TwelveLedger
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Reads what happened to the customer and what comes if nothing is changed.
struct TimelineLoader: Sendable {
  let session: Session

  /// How many events ahead are worth showing: a commitment and the beginning of the next.
  private static let ahead = 14

  func load(lastStep: [String]) -> TimelineContent {
    let state = session.state
    // A ledger that cannot be read just now is told of by the step that fails, not by a picture.
    let events = (try? session.store.events()) ?? []
    let past = events.filter { isTold($0) }.map { row($0, in: state) }
    var content = TimelineContent(past: past, coming: coming(state), lastStep: lastStep)
    content.all = session.timelineItems
    return content
  }

  /// Events as lines, as they stand in the past.
  func rows(_ events: [RecordedEvent]) -> [TimelineRow] {
    let state = session.state
    return events.map { row($0, in: state) }
  }

  private func isTold(_ recorded: RecordedEvent) -> Bool {
    guard recorded.customer == session.customer else { return false }
    switch recorded.event {
    case .customerSelected, .customerAdded, .transactionFinished, .disclosureAcknowledged, .languageChanged:
      return false
    default: return true
    }
  }

  private func coming(_ state: StoreState) -> [TimelineRow] {
    var future = state
    var rows: [TimelineRow] = []
    while rows.count < TimelineLoader.ahead, let next = session.store.rules.nextDue(future, for: session.customer) {
      guard let events = try? session.store.rules.advance(&future, to: next) else { break }
      let own = events.filter { $0.customer == session.customer }
      guard !own.isEmpty else { break }
      rows += own.map { event in
        var row = row(RecordedEvent(sequence: 0, event), in: future)
        row.why = event.event.questionBeforehand
        return row
      }
    }
    return rows
  }

  private func row(_ recorded: RecordedEvent, in state: StoreState) -> TimelineRow {
    let text = session.words.describe(recorded, in: state, catalog: session.catalog)
    return TimelineRow(
      at: recorded.at, text: text.text, amount: text.amount.map { session.price($0, chargedIn: text.storefront) },
      notification: recorded.notification?.description, transactionID: recorded.event.chargedTransaction,
      sequence: recorded.sequence > 0 ? recorded.sequence : nil, why: recorded.event.question)
  }
}

extension Session {
  /// The timelines with where each came from, in words.
  var timelineItems: [TimelineItem] {
    // A ledger that cannot be read just now is told of by the step that fails, not by a picture.
    let timelines = (try? store.timelines()) ?? []
    let names = Dictionary(timelines.map { ($0.id.rawValue, $0.name) }, uniquingKeysWith: { $1 })
    return timelines.map { timeline in
      let parent = timeline.parent.flatMap { names[$0.rawValue] }
      let origin = parent.map {
        words.say(.timelineForkedFrom, ["parent": $0, "sequence": "\(timeline.forkedAt)"])
      }
      return TimelineItem(
        name: timeline.name, origin: origin ?? words.say(.timelineBegins), isCurrent: timeline.isCurrent)
    }
  }
}

extension StoreEvent {
  /// The charge that an event made.
  var chargedTransaction: TransactionID? {
    switch self {
    case .purchased(let event): event.transaction.id
    case .renewed(let event): event.transaction.id
    default: nil
    }
  }
}
