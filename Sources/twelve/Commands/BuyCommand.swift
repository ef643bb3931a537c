import FoundationEssentials
import Screens
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

extension CommandSpec {
  static let buy = CommandSpec(
    name: "buy", usage: "PRODUCT", summary: "buy a product; states both prices and, the first time, the disclosure",
    options: [
      .value("--plan", "monthly|up-front", "the plan of a subscription (else up front)"),
      .value("--offer", "ID", "a promotional or win-back offer, or the offer of a code; `twelve plans` lists them"),
      .value("--quantity", "N", "how many of a consumable"),
      .value("--app-account-token", "UUID", "the app's own id of the customer"),
      .value("--outcome", "success|pending|cancel|decline|unverified|…", "how the purchase ends"),
    ], words: 1...1
  ) { call throws(Failure) in
    let session = try call.openSession()
    let request = try PurchaseOptions(call).request(session)
    let presenter = try CommandPresenter(call, session)
    let outcome = try PurchaseOptions(call).outcome
    let answer = try await call.failing(session) { () async throws(StoreFailure) in
      try await session.store.purchase(request, for: session.customer, outcome: outcome, presenter: presenter)
    }
    return try PurchaseTelling(session: session, call: call).tell(answer)
  }

  static let redeem = CommandSpec(
    name: "redeem", usage: "CODE", summary: "redeem an offer code, as a customer who was given one",
    options: [.value("--outcome", "success|pending|cancel|decline|unverified|…", "how the purchase ends")], words: 1...1
  ) { call throws(Failure) in
    let session = try call.openSession()
    let presenter = try CommandPresenter(call, session)
    let outcome = try PurchaseOptions(call).outcome
    let answer = try await call.failing(session) { () async throws(StoreFailure) in
      try await session.store.redeem(call.words[0], for: session.customer, outcome: outcome, presenter: presenter)
    }
    return try PurchaseTelling(session: session, call: call).tell(answer)
  }
}

extension Invocation {
  /// Runs something that the store may refuse, and that may wait for an answer.
  fileprivate func failing<Result>(
    _ session: Session, _ body: () async throws(StoreFailure) -> Result
  ) async throws(Failure) -> Result {
    do { return try await body() } catch { throw Failure(error, words: session.words, catalog: session.catalog) }
  }
}

/// The options of `buy`, checked.
private struct PurchaseOptions {
  let call: Invocation

  init(_ call: Invocation) { self.call = call }

  func request(_ session: Session) throws(Failure) -> PurchaseRequest {
    let id = ProductID(call.words[0])
    var request = PurchaseRequest(
      requestID: "\(session.store.newRequestID())-\(id)", productID: id, plan: try PlanOption(call).plan,
      quantity: try quantity,
      appAccountToken: try token, offerID: call.arguments["--offer"])
    let sheet = try? session.store.purchaseSheet(for: request, customer: session.customer)
    request.shown = sheet.map { sheet in
      ShownPrices(
        billing: session.price(sheet.terms?.price ?? sheet.price),
        total: sheet.isCommitment ? session.price(sheet.total) : nil)
    }
    return request
  }

  var outcome: PurchaseOutcome? {
    get throws(Failure) {
      guard let text = call.arguments["--outcome"] else { return nil }
      guard let outcome = PurchaseOutcome(rawValue: text) else {
        let known = PurchaseOutcome.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure("--outcome \(text): use one of \(known).", .usage)
      }
      return outcome
    }
  }

  private var quantity: Int {
    get throws(Failure) {
      guard let text = call.arguments["--quantity"] else { return 1 }
      guard let quantity = Int(text), quantity > 0 else {
        throw Failure("--quantity \(text): use a whole number from 1.", .usage)
      }
      return quantity
    }
  }

  private var token: String? {
    get throws(Failure) {
      guard let text = call.arguments["--app-account-token"] else { return nil }
      guard let uuid = UUID(uuidString: text) else {
        throw Failure("--app-account-token \(text): use a UUID such as 6F9619FF-8B86-4D01-B42D-00CF4FC964FF.", .usage)
      }
      return uuid.uuidString.lowercased()
    }
  }
}

/// Says how a purchase ended.
private struct PurchaseTelling {
  let session: Session
  let call: Invocation

  func tell(_ answer: PurchaseAnswer) throws(Failure) -> ExitStatus {
    let report = PurchaseReportWriter(session: session).report(answer)
    if call.wantsJSON {
      call.output.raw(try JSONOutput(session: session).text(PurchaseJSON(answer, bundleID: session.catalog.bundleID)))
    } else {
      call.output.line(report.title)
      report.lines.forEach { call.output.line($0) }
    }
    switch answer {
    case .purchased(let record): return record.isUnverified ? .refused : .done
    case .pending, .changesLater: return .done
    case .cancelled, .declined, .interrupted, .failed: return .refused
    }
  }
}

/// `twelve buy --json`
struct PurchaseJSON: Encodable {
  var result: String
  var transaction: TransactionJSON?

  init(_ answer: PurchaseAnswer, bundleID: String) {
    switch answer {
    case .purchased(let record):
      result = record.isUnverified ? "unverified" : "success"
      transaction = TransactionJSON(record, bundleID: bundleID)
    case .pending: result = "pending"
    case .cancelled: result = "userCancelled"
    case .declined: result = "declined"
    case .changesLater(let record):
      result = "changesLater"
      transaction = TransactionJSON(record, bundleID: bundleID)
    case .interrupted: result = "interrupted"
    case .failed(let reason): result = reason.rawValue
    }
  }
}
