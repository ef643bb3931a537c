import Screens
import TwelveCommerce
import TwelveLedger
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Commands about the tree of timelines.
extension CommandSpec {
  static let fork = CommandSpec(
    name: "fork", usage: "[SEQUENCE]", summary: "go on from an earlier event in a timeline of its own; nothing is lost",
    options: [.value("--name", "NAME", "its name (else fork-1, fork-2, …)")], words: 0...1
  ) { call throws(Failure) in
    var sequence: Int64?
    if let text = call.words.first {
      guard let number = Int64(text) else {
        throw Failure("\(text): not the number of an event. `twelve events` lists them.", .usage)
      }
      sequence = number
    }
    let session = try call.openSession()
    let name = try call.failing(session) { () throws(StoreFailure) in
      try session.store.fork(at: sequence, name: call.arguments["--name"])
    }
    return try call.tellTimelines(session, session.words.say(.forked, ["name": name]))
  }

  static let timelines = CommandSpec(
    name: "timelines", usage: "[switch NAME]", summary: "list the timelines, or go on in another", words: 0...2
  ) { call throws(Failure) in
    let session = try call.openSession()
    guard let verb = call.words.first else { return try call.tellTimelines(session, nil) }
    guard verb == "switch", call.words.count == 2 else {
      throw Failure("`twelve timelines \(verb)`: use `twelve timelines switch NAME`.", .usage)
    }
    try call.failing(session) { () throws(StoreFailure) in try session.store.switchTimeline(to: call.words[1]) }
    return try call.tellTimelines(session, session.words.say(.switchedTimeline, ["name": call.words[1]]))
  }

  static let diff = CommandSpec(
    name: "diff", usage: "A B", summary: "compare two timelines: fields, money, entitlements day by day", words: 2...2
  ) { call throws(Failure) in
    let session = try call.openSession()
    let (left, right) = (call.words[0], call.words[1])
    let comparison = try call.failing(session) { () throws(StoreFailure) in
      try session.store.compare(left, right)
    }
    if call.wantsJSON {
      call.output.raw(try JSONOutput(session: session).text(ComparisonJSON(comparison, left, right)))
    } else {
      ComparisonText(words: session.words, catalog: session.catalog, comparison: comparison, left: left, right: right)
        .lines
        .forEach { call.output.line($0) }
    }
    return comparison.isEmpty ? .done : .refused
  }
}

extension Invocation {
  /// Prints the list, as JSON or as text after a sentence.
  fileprivate func tellTimelines(_ session: Session, _ text: String?) throws(Failure) -> ExitStatus {
    let timelines = try failing(session) { () throws(StoreFailure) in try session.store.timelines() }
    if wantsJSON {
      output.raw(try JSONOutput(session: session).text(TimelinesJSON(timelines)))
      return .done
    }
    if let text {
      output.line(text)
      return .done
    }
    let items = session.timelineItems
    let table = TextTable(
      columns: [items.map { $0.isCurrent ? "*" : " " }, items.map(\.name), items.map(\.origin)], rightAligned: [])
    table.lines.forEach { output.line($0) }
    return .done
  }
}

/// `twelve timelines --json`
private struct TimelinesJSON: Encodable {
  struct Item: Encodable {
    var name: String
    var current: Bool
  }

  var timelines: [Item]

  init(_ timelines: [Timeline]) { self.timelines = timelines.map { Item(name: $0.name, current: $0.isCurrent) } }
}

/// `twelve diff --json`
private struct ComparisonJSON: Encodable {
  struct Field: Encodable {
    var customer: String?
    var field: String
    var left: String?
    var right: String?
  }

  struct Days: Encodable {
    var customer: String
    var first: String
    var last: String
    var left: [String]
    var right: [String]
  }

  var left: String
  var right: String
  var sharedEvents: Int
  var fields: [Field]
  var money: [Field]
  var entitlements: [Days]

  init(_ comparison: TimelineComparison, _ left: String, _ right: String) {
    (self.left, self.right, sharedEvents) = (left, right, comparison.sharedEvents)
    fields = comparison.fields.map(ComparisonJSON.field)
    money = comparison.money.map(ComparisonJSON.field)
    entitlements = comparison.entitlements.map {
      Days(
        customer: $0.customer.rawValue, first: $0.first.iso8601, last: $0.last.iso8601,
        left: $0.left.map(\.rawValue), right: $0.right.map(\.rawValue))
    }
  }

  private static func field(_ difference: TimelineComparison.FieldDifference) -> Field {
    Field(
      customer: difference.customer?.rawValue, field: difference.field, left: difference.left?.plain,
      right: difference.right?.plain)
  }
}

extension FieldValue {
  /// As data: an ISO 8601 instant, an amount with its currency, an identifier.
  fileprivate var plain: String {
    switch self {
    case .text(let text): text
    case .instant(let instant): instant.iso8601
    case .money(let money): "\(money.plainAmount) \(money.currency.code)"
    case .product(let id): id.rawValue
    }
  }
}
