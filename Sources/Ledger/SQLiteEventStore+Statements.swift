import TwelveCommerce
import TwelveStoreRules

/// An event as its row.
struct EventRow {
  var at: Instant
  var customer: CustomerName?
  var type: String
  var body: [UInt8]
}

/// The part of a history that one timeline holds: its own events up to where the next was forked off.
struct LineagePart {
  var timeline: TimelineID
  var upTo: Int64
}

extension SQLiteEventStore {
  func encoded(_ events: [NewEvent]) throws(LedgerError) -> [EventRow] {
    do {
      return try events.map { new in
        EventRow(
          at: new.at, customer: new.customer, type: new.event.typeName, body: try EventCoding.encode(new.event))
      }
    } catch {
      throw .damaged(path: "", detail: "an event could not be written as JSON: \(error)")
    }
  }

  static func head(_ connection: SQLiteConnection) throws(LedgerError) -> LedgerHead? {
    var head: LedgerHead?
    let sql = """
      SELECT t.id, coalesce((SELECT max(sequence) FROM events WHERE timeline = t.id), t.forked_at)
      FROM timelines t WHERE t.id = (SELECT timeline FROM switches ORDER BY id DESC LIMIT 1)
      """
    try connection.run(sql) { row throws(LedgerError) in
      head = LedgerHead(timeline: TimelineID(row.number(0)), sequence: row.number(1))
    }
    return head
  }

  /// From the root to the timeline itself.
  static func lineage(of timeline: TimelineID, _ connection: SQLiteConnection) throws(LedgerError) -> [LineagePart] {
    var parts: [LineagePart] = []
    var next: TimelineID? = timeline
    var upTo = Int64.max
    while let id = next {
      parts.append(LineagePart(timeline: id, upTo: upTo))
      next = nil
      let sql = "SELECT parent, forked_at FROM timelines WHERE id = ?"
      try connection.run(sql, [.number(id.rawValue)]) { row throws(LedgerError) in
        next = row.optionalNumber(0).map { TimelineID($0) }
        upTo = min(upTo, row.number(1))
      }
    }
    return parts.reversed()
  }

  static func read(
    _ part: LineagePart, after sequence: Int64, _ connection: SQLiteConnection, _ body: (StoredEvent) -> Void
  ) throws(LedgerError) {
    let sql = """
      SELECT sequence, step, at, customer, type, body FROM events
      WHERE timeline = ? AND sequence > ? AND sequence <= ? ORDER BY sequence
      """
    let values: [SQLiteValue] = [.number(part.timeline.rawValue), .number(sequence), .number(part.upTo)]
    let path = connection.path
    try connection.run(sql, values) { row throws(LedgerError) in
      body(try event(row, path: path))
    }
  }

  private static func event(_ row: SQLiteRow, path: String) throws(LedgerError) -> StoredEvent {
    let (sequence, type) = (row.number(0), row.text(4) ?? "")
    let decoded: StoreEvent?
    do {
      decoded = try EventCoding.decode(typeName: type, body: row.bytes(5))
    } catch {
      throw .damaged(path: path, detail: "event \(sequence) (\(type)) cannot be read: \(error)")
    }
    guard let decoded else { throw .damaged(path: path, detail: "event \(sequence) has the unknown type \(type)") }
    let new = NewEvent(
      at: Instant(milliseconds: row.number(2)), customer: row.text(3).map { CustomerName($0) }, decoded)
    return StoredEvent(recorded: RecordedEvent(sequence: sequence, new), step: row.number(1))
  }

  static func insert(
    _ rows: [EventRow], at head: LedgerHead, _ connection: SQLiteConnection
  ) throws(LedgerError) -> LedgerHead {
    var sequence = head.sequence
    for row in rows {
      sequence += 1
      let values: [SQLiteValue] = [
        .number(head.timeline.rawValue), .number(sequence), .number(head.sequence + 1), .number(row.at.milliseconds),
        row.customer.map { .text($0.rawValue) } ?? .null, .text(row.type), .bytes(row.body),
      ]
      try connection.run("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    }
    return LedgerHead(timeline: head.timeline, sequence: sequence)
  }

  static func addTimeline(
    _ name: String, epoch: Int64, parent: TimelineID?, at sequence: Int64, _ connection: SQLiteConnection
  ) throws(LedgerError) -> TimelineID {
    let id = try connection.number("SELECT coalesce(max(id), 0) + 1 FROM timelines")
    let values: [SQLiteValue] = [
      .number(id), .number(epoch), .text(name), parent.map { .number($0.rawValue) } ?? .null, .number(sequence),
    ]
    try connection.run("INSERT INTO timelines VALUES (?, ?, ?, ?, ?)", values)
    try connection.run("INSERT INTO switches (timeline) VALUES (?)", [.number(id)])
    return TimelineID(id)
  }

  static func listed(_ connection: SQLiteConnection) throws(LedgerError) -> [Timeline] {
    var timelines: [Timeline] = []
    let current = try head(connection)?.timeline
    let sql = """
      SELECT id, name, parent, forked_at FROM timelines
      WHERE epoch = (SELECT max(epoch) FROM timelines) ORDER BY id
      """
    try connection.run(sql) { row throws(LedgerError) in
      let id = TimelineID(row.number(0))
      timelines.append(
        Timeline(
          id: id, name: row.text(1) ?? "", parent: row.optionalNumber(2).map { TimelineID($0) },
          forkedAt: row.number(3), isCurrent: id == current))
    }
    return timelines
  }
}
