import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

extension CommandSpec {
  static let customers = CommandSpec(
    name: "customers", usage: "[new NAME | switch NAME]", summary: "the store's customers; add one, or act as another",
    words: 0...2
  ) { call throws(Failure) in
    let session = try call.openSession()
    guard let verb = call.words.first else {
      try CustomerListing(session: session).print(call)
      return .done
    }
    guard call.words.count == 2, !call.words[1].isEmpty else {
      throw Failure("Name the customer: twelve customers \(verb) NAME.", .usage)
    }
    let events = try call.failing(session) { () throws(StoreFailure) in
      try CustomerListing(session: session).change(verb, CustomerName(call.words[1]))
    }
    guard let events else { throw Failure("`twelve customers \(verb)`: use new or switch.", .usage) }
    try call.printChange(events, session)
    return .done
  }
}

private struct CustomerListing {
  let session: Session

  struct JSON: Encodable {
    struct Customer: Encodable {
      var name: String
      var storefront: String
      var language: String
      var systemVersion: String
      var current: Bool
    }

    var customers: [Customer]
  }

  private var json: JSON {
    let state = session.state
    return JSON(
      customers: state.customerNames.compactMap { state.customer($0) }.map {
        .init(
          name: $0.name.rawValue, storefront: $0.storefront.rawValue, language: $0.language,
          systemVersion: $0.systemVersion.description, current: $0.name == state.currentCustomer)
      })
  }

  func print(_ call: Invocation) throws(Failure) {
    guard !call.wantsJSON else { return call.output.raw(try JSONOutput(session: session).text(json)) }
    let customers = json.customers
    let columns = [
      customers.map { $0.current ? "*" : " " }, customers.map(\.name), customers.map(\.storefront),
      customers.map(\.language), customers.map { "iOS \($0.systemVersion)" },
    ]
    TextTable(columns: columns).lines.forEach { call.output.line($0) }
  }

  /// Nil for a verb that does not exist. A new customer begins like the current one and becomes the current one.
  func change(_ verb: String, _ name: CustomerName) throws(StoreFailure) -> [RecordedEvent]? {
    switch verb {
    case "new":
      let like = session.customerState
      let command = Command.addCustomer(
        name, storefront: like?.storefront ?? "CAN", language: like?.language ?? "en",
        systemVersion: like?.systemVersion ?? StorePolicy().firstSystemWithPlan)
      return try session.store.perform(command) + session.store.perform(.selectCustomer(name))
    case "switch": return try session.store.perform(.selectCustomer(name))
    default: return nil
    }
  }
}
