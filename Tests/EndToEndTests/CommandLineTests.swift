import Foundation
import TestSupport
import Testing

/// The built program's commands: exit statuses, JSON, words.
@Suite struct CommandLineTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let run = try BuiltProgram.run(["reset", "--now", "2026-12-01T09:41:00Z"], store: folder.path + "/store")
    #expect(run.status == 0)
  }

  static let pro = "com.example.lingo.pro.yearly"

  @discardableResult
  private func run(
    _ arguments: String..., status: Int32 = 0, environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> BuiltProgram.Run {
    let run = try BuiltProgram.run(arguments, store: folder.path + "/store", environment: environment)
    #expect(run.status == status, "\(arguments)\n\(run.output)\(run.errors)", sourceLocation: sourceLocation)
    return run
  }

  private func json(_ arguments: String...) throws -> [String: Any] {
    let run = try BuiltProgram.run(arguments + ["--json"], store: folder.path + "/store")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(object as? [String: Any], "\(arguments): \(run.output)\(run.errors)")
  }

  private func milliunits(_ value: Any?) -> Int? { (value as? [String: Any])?["milliunits"] as? Int }

  @Test("plans --json tells what a storefront sells, in catalog order")
  func plans() throws {
    let products = try #require(try json("plans")["products"] as? [[String: Any]])
    #expect(
      products.compactMap { $0["productID"] as? String } == [
        "com.example.lingo.max.yearly", "com.example.lingo.pro.yearly", "com.example.lingo.pro.monthly",
        "com.example.lingo.plus.yearly", "com.example.lingo.forever",
      ])
    let terms = try #require(products[1]["pricingTerms"] as? [[String: Any]])
    #expect(terms.compactMap { $0["billingPlanType"] as? String } == ["BILLED_UPFRONT", "MONTHLY"])
    #expect(terms.map { milliunits($0["billingPrice"]) } == [79_990, 9_990])
    #expect(terms.map { milliunits($0["commitmentPrice"]) } == [79_990, 119_880])
    #expect((products[4]["pricingTerms"] as? [Any])?.isEmpty == true)
    let american = try #require(try json("plans", "--storefront", "USA")["products"] as? [[String: Any]])
    #expect((american[1]["pricingTerms"] as? [Any])?.count == 1)
  }

  @Test("A fork goes its own way, is switched and compared, and a scenario touches no store")
  func timelines() throws {
    try run("buy", Self.pro, "--plan", "monthly", "--yes")
    try run("advance", "3mo")
    try run("fork", "5", "--name", "other")
    try run("payment", "fail")
    try run("advance", "2mo")
    let list = try #require(try json("timelines")["timelines"] as? [[String: Any]])
    #expect(list.compactMap { $0["name"] as? String } == ["main", "other"])
    #expect(list.compactMap { $0["current"] as? Bool } == [false, true])
    try run("diff", "main", "other", status: 1)
    try run("diff", "main", "main")
    let fields = try #require(try json("diff", "main", "other")["fields"] as? [[String: Any]])
    #expect(fields.contains { $0["field"] as? String == "billingPeriodNumber" && $0["left"] as? String == "4" })
    try run("timelines", "switch", "main")
    try run("timelines", "switch", "nowhere", status: 1)
    try run("fork", "99", status: 1)
    let before = try json("account")["now"] as? String
    try run("account", "--scenario", "catalog/scenarios/ten-years.scenario")
    try run("advance", "1mo", "--scenario", "catalog/scenarios/ten-years.scenario")
    #expect(try json("account")["now"] as? String == before)
  }

  @Test("A scenario that differs ends with 1, one that cannot be read with 65")
  func scenarios() throws {
    let path = folder.path + "/story.scenario"
    try "customer demo in CAN\ncancel\n".write(toFile: path, atomically: true, encoding: .utf8)
    try run("run", path, status: 1)
    try run("run", path, "--record", "--junit", folder.path + "/report.xml")
    try run("run", path)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("  refused: noRunningSubscription\n"))
    #expect(try String(contentsOfFile: folder.path + "/report.xml", encoding: .utf8).contains("failures=\"1\""))
    try "customer demo\nbyu pro\n".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try run("run", path, status: 65).errors.contains("story.scenario:2:1: there is no step"))
    try run("run", folder.path + "/none.scenario", status: 74)
  }

  @Test("account --json follows a commitment through failure and recovery")
  func account() throws {
    try run("buy", Self.pro, "--plan", "monthly", "--yes")
    try run("advance", "3mo")
    var subscription = try subscription()
    var commitment = try #require(subscription["commitment"] as? [String: Any])
    #expect(subscription["state"] as? String == "subscribed")
    #expect(commitment["billingPeriodNumber"] as? Int == 4)
    #expect(commitment["paymentsRemaining"] as? Int == 8)
    #expect(milliunits(commitment["charged"]) == 39_960)
    #expect(subscription["accessUntil"] as? String == "2027-04-01T09:41:00.000Z")
    try run("payment", "fail")
    try run("advance", "1mo")
    subscription = try self.subscription()
    #expect(subscription["state"] as? String == "inBillingRetryPeriod")
    #expect(subscription["nextPayment"] is NSNull)
    #expect(try json("account")["entitlements"] as? [String] == [])
    try run("advance", "8d")
    try run("payment", "fix")
    subscription = try self.subscription()
    commitment = try #require(subscription["commitment"] as? [String: Any])
    #expect(subscription["accessUntil"] as? String == "2027-05-09T09:41:00.000Z")
    #expect(commitment["expirationDate"] as? String == "2027-12-09T09:41:00.000Z")
    #expect(try json("account")["entitlements"] as? [String] == [Self.pro])
  }

  private func subscription() throws -> [String: Any] {
    try #require((try json("account")["subscriptions"] as? [[String: Any]])?.first)
  }

  @Test("Cancelling names the payments that go on; at the end nothing renews")
  func cancel() throws {
    try run("buy", Self.pro, "--plan", "monthly", "--yes")
    try run("advance", "4mo")
    let told = try run("cancel")
    #expect(told.output.contains("Still charged: 7 payments ($69.93)."))
    let subscription = try subscription()
    #expect(subscription["willAutoRenew"] as? Bool == true)
    #expect((subscription["commitment"] as? [String: Any])?["willAutoRenew"] as? Bool == false)
    let events = try run("advance", "1y")
    #expect(events.output.contains("EXPIRED/VOLUNTARY"))
    #expect(events.output.split(separator: "\n").filter { $0.contains("DID_RENEW") }.count == 7)
    try run("resume", status: 1)
  }

  @Test("explain answers “I cancelled, why was I charged?” with the events, the rule and a reply")
  func explainCancelledThenCharged() throws {
    try run("buy", Self.pro, "--plan", "monthly", "--yes")
    try run("advance", "4mo")
    try run("cancel")
    try run("advance", "1mo")
    let history = try #require(try json("history")["transactions"] as? [[String: Any]])
    let charge = try #require(history.last?["transactionId"] as? String)
    let told = try run("explain", charge).output
    for part in [
      "Payment 6 of 12 on 1 May 2027: $9.99\n", "\nYou cancelled the renewal of Lingo Pro on 1 Apr 2027. ",
      "AUTO_RENEW_DISABLED", "\n    Apple: Managing the life cycle of monthly subscriptions",
      "\nHello,\n\nYou cancelled", "reportaproblem.apple.com", "\nKind regards\n",
    ] { #expect(told.contains(part), "\(part)\n\(told)") }
    let answer = try json("explain", charge)
    #expect(Set(answer.keys) == ["question", "transactionId", "reason", "text", "events", "sources", "reply"])
    #expect(answer["question"] as? String == "payment")
    #expect(answer["reason"] as? String == "paymentAfterCancelling")
    let events = try #require(answer["events"] as? [[String: Any]])
    #expect(events.compactMap { $0["type"] as? String } == ["purchased", "autoRenewChanged", "renewed"])
    let document = "Managing the life cycle of monthly subscriptions with a 12-month commitment"
    #expect(answer["sources"] as? [String] == [document])
    let text = try #require(answer["text"] as? String)
    #expect((answer["reply"] as? String)?.contains(text) == true)
  }

  @Test("explain knows access, both dates and both flags, in the customer's language")
  func explainTopics() throws {
    try run("explain", "access", status: 1)
    try run("buy", Self.pro, "--plan", "monthly", "--yes")
    try run("cancel")
    #expect(try run("explain", "access").output.contains("You have access to Lingo Pro until 1 Jan 2027"))
    #expect(try run("explain", "commitment", Self.pro).output.contains("so it ends on 1 Dec 2027"))
    #expect(try run("explain", "state").output.contains("is subscribed."))
    let renewal = try json("explain", "renewal")
    #expect(renewal["reason"] as? String == "renewsWhileOwed")
    #expect((renewal["sources"] as? [String])?.last == "D7")
    #expect(try json("explain", "commitment-renewal")["reason"] as? String == "commitmentCancelled")
    #expect(try run("explain", "access", "--language", "de").output.contains("Du hast Zugang zu Lingo Pro"))
    try run("explain", "access", "com.example.lingo.forever", status: 1)
    try run("explain", "1", status: 1)
    try run("explain", "why", status: 64)
    try run("explain", "1", Self.pro, status: 64)
  }

  @Test("history --json has Apple's names, events --json every event")
  func historyAndEvents() throws {
    try run("buy", Self.pro, "--plan", "monthly", "--yes")
    try run("advance", "--payments", "2")
    let transactions = try #require(try json("history")["transactions"] as? [[String: Any]])
    #expect(transactions.count == 3)
    #expect(transactions[2]["transactionReason"] as? String == "RENEWAL")
    #expect(transactions[2]["originalTransactionId"] as? String == transactions[0]["transactionId"] as? String)
    let info = try #require(transactions[2]["commitmentInfo"] as? [String: Any])
    #expect(info["billingPeriodNumber"] as? Int == 3)
    #expect(info["commitmentExpiresDate"] as? String == "2027-12-01T09:41:00.000Z")
    let events = try #require(try json("events")["events"] as? [[String: Any]])
    #expect(events.compactMap { $0["sequence"] as? Int } == Array(1...events.count))
    #expect(events.compactMap { $0["type"] as? String }.suffix(3) == ["purchased", "renewed", "renewed"])
  }

  @Test("Each outcome of buying has its exit status")
  func outcomes() throws {
    try run("buy", Self.pro, "--plan", "monthly", "--yes", "--outcome", "cancel", status: 1)
    try run("buy", Self.pro, "--plan", "monthly", "--yes", "--outcome", "decline", status: 1)
    try run("buy", Self.pro, "--plan", "monthly", "--yes", "--outcome", "pending")
    try run("approve")
    #expect(try subscription()["state"] as? String == "subscribed")
    try run("buy", "com.example.lingo.forever", "--yes", "--outcome", "unverified", status: 1)
    try run("buy", Self.pro, "--plan", "monthly", status: 64)
    try run("buy", Self.pro, "--plan", "monthly", "--yes", status: 1)
    try run("buy", "com.example.nothing", "--yes", status: 1)
  }

  @Test("Where the plan is not sold, asking for it fails with a reason and buys nothing (D17)")
  func notSold() throws {
    let refused = try run("buy", Self.pro, "--plan", "monthly", "--yes", "--storefront", "USA", status: 1)
    #expect(refused.errors.contains("The monthly plan is not sold here (United States)."))
    try run("buy", Self.pro, "--plan", "monthly", "--yes", "--storefront", "CAN", "--os", "26.3", status: 1)
    #expect((try json("history")["transactions"] as? [Any])?.isEmpty == true)
  }

  @Test("Refunds: an earlier payment leaves the commitment, the current one ends it (D9)")
  func refunds() throws {
    try run("buy", Self.pro, "--plan", "monthly", "--yes")
    try run("advance", "2mo")
    let ids = try #require(try json("history")["transactions"] as? [[String: Any]])
      .compactMap { $0["transactionId"] as? String }
    try run("refund", ids[0])
    #expect(try subscription()["state"] as? String == "subscribed")
    try run("refund", ids[0], status: 1)
    try run("refund", ids[2])
    #expect(try subscription()["state"] as? String == "revoked")
    try run("refund", "12", status: 1)
    try run("refund", "junk", status: 64)
  }

  @Test("Undo goes back a step, customers live side by side on one clock")
  func undoAndCustomers() throws {
    try run("buy", Self.pro, "--plan", "monthly", "--yes")
    try run("advance", "1mo")
    try run("undo")
    #expect((try json("history")["transactions"] as? [Any])?.count == 1)
    try run("customers", "new", "ada")
    #expect((try json("history")["transactions"] as? [Any])?.isEmpty == true)
    #expect((try json("history", "--customer", "demo")["transactions"] as? [Any])?.count == 1)
    try run("account", "--customer", "nobody", status: 1)
    try run("customers", "switch", "demo")
    #expect(try json("account")["customer"] as? String == "demo")
  }

  @Test("Wrong use says what is wrong and what to do, with status 64")
  func usage() throws {
    #expect(try run("byu", status: 64).errors.contains("Did you mean `twelve buy`?"))
    #expect(try run("buy", status: 64).errors.contains("twelve buy PRODUCT"))
    #expect(try run("plans", "--jason", status: 64).errors.contains("Did you mean --json?"))
    #expect(try run("advance", "--to", "tomorrow", status: 64).errors.contains("2027-04-01"))
    #expect(try run("advance", "1m", status: 64).errors.contains("1w, 3mo"))
    try run("advance", "--to", "2020-01-01", status: 1)
    try run("plans", "--storefront", "XX", status: 64)
    try run("plans", "--language", "xx", status: 64)
    try run("plans", "--time-zone", "Nowhere/Land", status: 64)
    try run("plans", "extra", status: 64)
    #expect(try run("--version").output.hasPrefix("twelve "))
    #expect(try run("help").output.contains("advance"))
    #expect(try run("buy", "--help").output.contains("--plan"))
  }

  @Test("A faulty catalog tells every fault with its place, and changes nothing (status 65)")
  func faultyCatalog() throws {
    let sample = BuiltProgram.root.appendingPathComponent("catalog/lingo.json")
    let text = try String(contentsOf: sample, encoding: .utf8)
      .replacingOccurrences(of: "\"level\": 1", with: "\"level\": 0")
      .replacingOccurrences(of: "\"119.99\"", with: "\"119.999\"")
    let file = folder.path + "/faulty.json"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let checked = try run("check", file, status: 65)
    #expect(checked.errors.contains("subscription.level"))
    #expect(checked.errors.contains("more decimals than CAD has"))
    try run("plans", "--catalog", file, status: 65)
    try run("plans")
    try run("check", folder.path + "/missing.json", status: 74)
    try run("check")
  }

  @Test("Copy that misleads is named with its rule, its reason and better words (status 1); honest copy is not")
  func copyCheck() throws {
    let bad = try run(
      "check", "--text", "Annual for only $9.99/month", "--plan", "monthly", "--language", "en", status: 1)
    #expect(bad.output.contains("error annual-for-monthly-price: Annual for only $9.99/month"))
    #expect(bad.output.contains("Write: {monthly}/month for {payments} months. Total commitment: {total}."))
    try run("check", "--text", "{monthly} im Monat, {payments} Monate lang. Gesamtbetrag: {total}.", "--language", "de")
    let found = try json("check", "--text", "Sin compromiso, cancela cuando quieras", "--language", "es")["findings"]
    let rules = try #require(found as? [[String: Any]]).compactMap { $0["rule"] as? String }
    #expect(rules == ["cancel-any-time", "no-commitment"])
    #expect(
      (try json("check", "--text", "79,99 € par an.", "--plan", "up-front", "--language", "fr")["findings"] as? [Any])?
        .isEmpty == true)
    try run("check", "--text", "x", "--plan", "weekly", status: 64)
    let sample = BuiltProgram.root.appendingPathComponent("catalog/lingo.json")
    let long = try String(contentsOf: sample, encoding: .utf8).replacingOccurrences(
      of: "\"Speak a new language with confidence\"",
      with: "\"Speak a new language with confidence, wherever you are and whoever you are with\"")
    let file = folder.path + "/long.json"
    try long.write(toFile: file, atomically: true, encoding: .utf8)
    let cut = try run("check", file, status: 1).output
    #expect(cut.contains("copy.paywalls[0].headline.en: warning truncated: Speak a new language"))
    #expect(cut.contains("(60×20)") && cut.contains("(80×24)"))
    try run("check", "--text", "x", "--language", "tlh", status: 64)
  }

  @Test("Data never reaches the terminal as control characters")
  func controlCharacters() throws {
    let sample = BuiltProgram.root.appendingPathComponent("catalog/lingo.json")
    let text = try String(contentsOf: sample, encoding: .utf8)
      .replacingOccurrences(of: "\"Lingo Pro\"", with: "\"Lingo\\u001b[31m\\u202ePro\"")
    let file = folder.path + "/colour.json"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    for output in [
      try run("plans", "--catalog", file).output, try run("render", "--catalog", file).output,
      try run("render", "--catalog", file, "--format", "svg").output,
    ] {
      #expect(!output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
    }
  }

  @Test("Screens render as text, ANSI, SVG and HTML at any size", arguments: ["text", "ansi", "svg", "html"])
  func render(_ format: String) throws {
    let run = try run("render", "paywall", "--format", format, "--size", "100x30")
    #expect(run.output.contains("119.88"))
    try self.run("render", "nothing", status: 64)
    try self.run("render", "--size", "huge", status: 64)
    try self.run("render", "cancel", status: 1)
  }

  @Test("Same seed, same commands: the same ids, times and events (D27)")
  func determinism() throws {
    func story(_ name: String) throws -> String {
      let store = folder.path + "/" + name
      for arguments in [
        ["reset", "--now", "2026-12-31T23:00:00Z", "--seed", "7"], ["buy", Self.pro, "--plan", "monthly", "--yes"],
        ["advance", "5mo"], ["payment", "fail"], ["advance", "2mo"], ["payment", "fix"],
      ] {
        #expect(try BuiltProgram.run(arguments, store: store).status == 0)
      }
      return try BuiltProgram.run(["events", "--json"], store: store).output
    }
    #expect(try story("one") == story("two"))
  }

  @Test("Killed while it appends, the ledger has the whole step or none of it")
  func killedWhileAppending() throws {
    try run("buy", Self.pro, "--plan", "monthly", "--yes")
    var generator = SplitMix64(seed: 12)
    var payments = 1
    for _ in 0..<12 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: BuiltProgram.path)
      process.arguments = ["advance", "--payments", "12"]
      process.environment = ["TWELVE_STORE": folder.path + "/store", "TZ": "UTC", "HOME": folder.path]
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
      usleep(UInt32.random(in: 1_000...30_000, using: &generator))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let now = try #require(try json("history")["transactions"] as? [Any]).count
      #expect(now == payments || now == payments + 12)
      payments = now
    }
  }
}
