import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Commands of the back office: what Apple, the developer or the family does.
extension CommandSpec {
  static let price = CommandSpec(
    name: "price", usage: "PRODUCT AMOUNT",
    summary: "change a price here; subscribers are told, or asked, as the rules say",
    options: [
      .value("--plan", "monthly|up-front", "whose payment it is (else up front)"),
      .flag("--new-only", "present subscribers keep their price"),
    ], words: 2...2
  ) { call throws(Failure) in
    let session = try call.openSession()
    let change = try PriceOption(call: call, session: session).command
    return try call.report(session) { () throws(StoreFailure) in try session.store.perform(change) }
  }

  static let sale = CommandSpec(
    name: "sale", usage: "stop|start PRODUCT", summary: "take a product from sale, or sell it again", words: 2...2
  ) { call throws(Failure) in
    guard ["stop", "start"].contains(call.words[0]) else {
      throw Failure("`twelve sale \(call.words[0])`: use stop or start.", .usage)
    }
    let session = try call.openSession()
    return try call.report(session) { () throws(StoreFailure) in
      try session.store.perform(.setForSale(ProductID(call.words[1]), call.words[0] == "start"))
    }
  }

  static let grace = CommandSpec(
    name: "grace", usage: "3|16|28|off", summary: "set the grace period of plans without a commitment",
    options: [.flag("--paid-only", "not for the first charge after a free trial")], words: 1...1
  ) { call throws(Failure) in
    let days = Int(call.words[0])
    guard days != nil || call.words[0] == "off" else {
      throw Failure("`twelve grace \(call.words[0])`: use 3, 16, 28 or off.", .usage)
    }
    let session = try call.openSession()
    let gracePeriod = days.map { GracePeriod(days: $0, isForPaidOnly: call.arguments.has("--paid-only")) }
    return try call.report(session) { () throws(StoreFailure) in
      try session.store.perform(.setGracePeriod(gracePeriod))
    }
  }

  static let extend = CommandSpec(
    name: "extend", usage: "DAYS [PRODUCT]", summary: "move the renewal date of a subscription, or of everybody's",
    options: [
      .flag("--all", "everybody's subscription to PRODUCT"),
      .value("--in", "CODE,CODE", "with --all: only in these storefronts"),
    ], words: 1...2
  ) { call throws(Failure) in
    guard let days = Int(call.words[0]) else {
      throw Failure("\(call.words[0]): not a number of days, such as 7.", .usage)
    }
    let product = call.words.dropFirst().first.map { ProductID($0) }
    let session = try call.openSession()
    guard call.arguments.has("--all") else {
      return try call.report(session) { () throws(StoreFailure) in
        try session.perform(.extendRenewal(days: days, product))
      }
    }
    guard let product else { throw Failure("Say whose: twelve extend \(days) PRODUCT --all", .usage) }
    let codes = (call.arguments["--in"] ?? "").split(separator: ",").map { StorefrontCode($0.uppercased()) }
    return try call.report(session) { () throws(StoreFailure) in
      let id = session.store.newRequestID()
      return try session.store.perform(.extendAll(product, days: days, storefronts: codes, requestID: id))
    }
  }

  static let family = CommandSpec(
    name: "family", usage: "give|revoke PRODUCT", summary: "share what another customer bought, or stop sharing it",
    options: [.value("--from", "NAME", "with give: the customer who bought it")], words: 2...2
  ) { call throws(Failure) in
    let product = ProductID(call.words[1])
    let session = try call.openSession()
    switch (call.words[0], call.arguments["--from"]) {
    case ("give", let payer?):
      return try call.report(session) { () throws(StoreFailure) in
        let id = session.store.newRequestID()
        return try session.perform(.receiveFamilySharing(product, from: CustomerName(payer), requestID: id))
      }
    case ("give", nil): throw Failure("Say who shares it: twelve family give \(product) --from NAME", .usage)
    case ("revoke", _):
      return try call.report(session) { () throws(StoreFailure) in try session.perform(.loseFamilySharing(product)) }
    default: throw Failure("`twelve family \(call.words[0])`: use give or revoke.", .usage)
    }
  }

  static let interrupt = CommandSpec(
    name: "interrupt", usage: "[off]", summary: "interrupt the customer's purchases until they are resolved",
    words: 0...1
  ) { call throws(Failure) in
    guard call.words.isEmpty || call.words == ["off"] else {
      throw Failure("`twelve interrupt \(call.words[0])`: use off, or nothing.", .usage)
    }
    let session = try call.openSession()
    return try call.report(session) { () throws(StoreFailure) in
      try session.perform(.choosePurchaseOutcome(call.words.isEmpty ? .interrupted : .success))
    }
  }

  static let resolve = CommandSpec(
    name: "resolve", usage: "[REQUEST]", summary: "do what an interrupted purchase waits for, the oldest first",
    words: 0...1
  ) { call throws(Failure) in
    let session = try call.openSession()
    return try call.report(session) { () throws(StoreFailure) in
      try session.perform(.resolvePurchase(requestID: call.words.first))
    }
  }
}

extension Invocation {
  /// Carries something out and prints what happened, a line an event.
  fileprivate func report(
    _ session: Session, _ body: () throws(StoreFailure) -> [RecordedEvent]
  ) throws(Failure) -> ExitStatus {
    let events = try failing(session, body)
    try printChange(events, session)
    return events.contains { $0.event.isRefusal } ? .refused : .done
  }
}

/// The words and options of `price`, checked.
private struct PriceOption {
  let call: Invocation
  let session: Session

  var command: Command {
    get throws(Failure) {
      let id = ProductID(call.words[0])
      guard let storefront = session.storefront else { throw Failure("There is no storefront.", .badData) }
      guard let price = Money(call.words[1], currency: storefront.currency) else {
        let example = storefront.currency.minorUnitDigits == 0 ? "1200" : "9.99"
        throw Failure("\(call.words[1]): no price in \(storefront.currency.code), such as \(example).", .usage)
      }
      let isSubscription = session.catalog.product(id)?.subscription != nil
      return .changePrice(
        id, try plan ?? (isSubscription ? .upFront : nil), storefront.code, milliunits: price.milliunits,
        isForNewSubscribersOnly: call.arguments.has("--new-only"))
    }
  }

  private var plan: BillingPlanType? {
    get throws(Failure) { try PlanOption(call).plan }
  }
}

/// `--plan`, checked.
struct PlanOption {
  let call: Invocation

  init(_ call: Invocation) { self.call = call }

  var plan: BillingPlanType? {
    get throws(Failure) {
      switch call.arguments["--plan"] {
      case nil: return nil
      case "monthly": return .monthly
      case "up-front", "upfront", "upFront": return .upFront
      case let other?: throw Failure("--plan \(other): use monthly or up-front.", .usage)
      }
    }
  }
}
