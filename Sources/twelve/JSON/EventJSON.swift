import TwelveCommerce
import TwelveStoreRules

/// An event as other programs read it: its place, its type, and its own facts beside them.
struct EventJSON: Encodable {
  var recorded: RecordedEvent

  private enum CodingKeys: String, CodingKey {
    case sequence, at, customer, type, notification
  }

  func encode(to encoder: any Encoder) throws {
    try recorded.event.body.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(recorded.sequence, forKey: .sequence)
    try container.encode(recorded.at, forKey: .at)
    try container.encodeIfPresent(recorded.customer, forKey: .customer)
    try container.encode(recorded.event.typeName, forKey: .type)
    try container.encodeIfPresent(recorded.notification?.description, forKey: .notification)
  }
}

/// `twelve events --json`
struct EventsJSON: Encodable {
  var events: [EventJSON]

  init(_ events: [RecordedEvent]) { self.events = events.map { EventJSON(recorded: $0) } }
}

/// What a command changed: the time it is now, and what happened.
struct ChangeJSON: Encodable {
  var now: Instant
  var events: [EventJSON]

  init(now: Instant, _ events: [RecordedEvent]) {
    self.now = now
    self.events = events.map { EventJSON(recorded: $0) }
  }
}
