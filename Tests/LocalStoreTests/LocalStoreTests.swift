import Foundation
import Synchronization
import TestSupport
import Testing
import TwelveCatalog
import TwelveCommerce
import TwelveLedger
import TwelveLocalStore
import TwelveStoreRules

@Suite struct LocalStoreTests {
  static let pro: ProductID = "com.example.lingo.pro.yearly"
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path + "/store.sqlite" }
  private static let start = Instant(iso8601: "2026-12-01T09:41:00Z") ?? Instant(milliseconds: 0)

  /// A store on the file, as another program would open it.
  private func open(_ catalog: LoadedCatalog? = nil, seed: UInt64 = 1) throws -> LocalStore {
    let path = path
    return try LocalStore(
      ledger: { () throws(LedgerError) in try SQLiteEventStore(path: path) },
      exists: FileManager.default.fileExists(atPath: path), catalog: catalog,
      beginning: NewStore(now: Self.start, seed: seed))
  }

  private func request(_ store: LocalStore, _ plan: BillingPlanType? = .monthly) -> PurchaseRequest {
    PurchaseRequest(requestID: store.newRequestID(), productID: Self.pro, plan: plan)
  }

  @Test("A new store writes nothing until something happens")
  func lazyBeginning() throws {
    let store = try open()
    #expect(store.state.customerNames == ["demo"])
    #expect(!FileManager.default.fileExists(atPath: path))
    try store.persist()
    #expect(try open().state == store.state)
  }

  @Test("Two programs on one file see each other's purchases and time")
  func twoPrograms() async throws {
    let here = try open()
    try here.persist()
    let there = try open()
    _ = try await there.purchase(request(there), for: "demo")
    #expect(here.state.customer("demo")?.transactions.count == 0)
    #expect(try here.refresh())
    #expect(try !here.refresh())
    try here.advance(.months(2), for: "demo")
    try there.refresh()
    #expect(there.state == here.state)
    #expect(there.state.customer("demo")?.transactions.count == 3)
  }

  @Test("What several programs append at once is all there")
  func concurrency() async throws {
    try open().persist()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<6 {
        let store = try? open()
        group.addTask {
          _ = try? store?.perform(
            .addCustomer(
              CustomerName("c\(number)"), storefront: "CAN", language: "en",
              systemVersion: SystemVersion(major: 26, minor: 4)))
        }
      }
    }
    #expect(try open().state.customerNames.count == 7)
  }

  @Test("The catalog in force is remembered, whatever file it came from (D28)")
  func catalogInForce() throws {
    let text = String(decoding: SampleCatalog.bytes, as: UTF8.self)
      .replacingOccurrences(of: "com.example.lingo\",", with: "com.example.other\",")
    let mine = try LoadedCatalog(content: Array(text.utf8), file: "mine.json")
    try open(mine).persist()
    #expect(try open().catalog.bundleID == "com.example.other")
    #expect(try open().catalogFile == "mine.json")
    try open().adopt(LoadedCatalog.sample())
    #expect(try open().catalog.bundleID == "com.example.lingo")
  }

  @Test("Undo goes back a step; the disclosure goes back with the purchase it led to; nothing is lost (D5)")
  func undo() async throws {
    let store = try open()
    _ = try await store.purchase(request(store), for: "demo")
    try store.perform(.finish(try #require(store.state.customer("demo")?.transactions.first?.id)), for: "demo")
    try store.advance(.months(1), for: "demo")
    try store.undo()
    #expect(store.state.customer("demo")?.transactions.count == 1)
    try store.undo()
    #expect(store.state.customer("demo")?.transactions.count == 0)
    #expect(store.state.customer("demo")?.hasSeenDisclosure == false)
    #expect(throws: StoreFailure.self) { try store.undo() }
    #expect(try store.timelines().map(\.name) == ["main", "undo-1", "undo-2"])
    #expect(try open().state == store.state)
  }

  @Test("A reset begins anew with the seed it is given, and the same commands give the same ids (D27)")
  func reset() async throws {
    func ids(_ seed: UInt64) async throws -> [TransactionID] {
      let store = try open()
      try store.reset(NewStore(now: Self.start, seed: seed))
      _ = try await store.purchase(request(store), for: "demo")
      try store.advance(.months(3), for: "demo")
      return store.state.customer("demo")?.transactions.map(\.id) ?? []
    }
    let (first, again, other) = (try await ids(7), try await ids(7), try await ids(8))
    #expect(first.count == 4)
    #expect(first == again)
    #expect(first != other)
  }

  @Test("The clock goes to the next event, by payments, to the end of the commitment; one clock for all customers")
  func clock() async throws {
    let store = try open()
    #expect(throws: StoreFailure.self) { try store.advance(.nextEvent, for: "demo") }
    _ = try await store.purchase(request(store), for: "demo")
    try store.advance(.nextEvent, for: "demo")
    #expect(store.state.now.iso8601 == "2027-01-01T09:41:00.000Z")
    try store.advance(.payments(3), for: "demo")
    #expect(store.state.now.iso8601 == "2027-04-01T09:41:00.000Z")
    try store.perform(
      .addCustomer("ada", storefront: "FRA", language: "fr", systemVersion: SystemVersion(major: 26, minor: 4)))
    _ = try await store.purchase(request(store), for: "ada")
    try store.advance(.endOfTerm, for: "demo")
    #expect(store.state.now.iso8601 == "2027-12-01T09:41:00.000Z")
    #expect(store.state.customer("ada")?.transactions.count == 9)
    #expect(store.state.customer("ada")?.transactions.first?.price.currency == Currency("EUR"))
  }

  // MARK: Sheets

  /// Answers as it is told, and remembers what it was asked.
  private final class Script: SheetPresenter {
    let answers: (disclosure: Bool, payment: Bool)
    let asked = Mutex<[String]>([])
    init(_ disclosure: Bool, _ payment: Bool) { answers = (disclosure, payment) }
    func disclose(_ sheet: PurchaseSheet) async -> Bool {
      asked.withLock { $0.append("disclose \(sheet.payments) \(sheet.total.milliunits)") }
      return answers.disclosure
    }
    func confirm(_ sheet: PurchaseSheet) async -> Bool {
      asked.withLock { $0.append("confirm \(sheet.price.milliunits)") }
      return answers.payment
    }
    func refuse(_ rejection: Rejection) async { asked.withLock { $0.append("refuse") } }
  }

  @Test("The disclosure comes before anything is charged, until the customer has gone on (D25)")
  func disclosure() async throws {
    let store = try open()
    let (no, half, yes) = (Script(false, true), Script(true, false), Script(true, true))
    #expect(try await store.purchase(request(store), for: "demo", presenter: no) == .cancelled)
    #expect(try await store.purchase(request(store), for: "demo", presenter: half) == .cancelled)
    guard case .purchased = try await store.purchase(request(store), for: "demo", presenter: yes) else {
      Issue.record("not bought")
      return
    }
    #expect(no.asked.withLock { $0 } == ["disclose 12 119880"])
    #expect(half.asked.withLock { $0 } == ["disclose 12 119880", "confirm 9990"])
    #expect(yes.asked.withLock { $0 } == ["confirm 9990"])
    await #expect(throws: StoreFailure.self) {
      try await store.purchase(request(store), for: "demo", presenter: yes)
    }
    #expect(yes.asked.withLock { $0 }.last == "refuse")
  }

  @Test("The outcome chosen in the back office is how a purchase ends", arguments: PurchaseOutcome.allCases)
  func outcomes(_ outcome: PurchaseOutcome) async throws {
    let store = try open()
    try store.perform(.choosePurchaseOutcome(outcome), for: "demo")
    switch try await store.purchase(request(store), for: "demo") {
    case .purchased(let record): #expect(outcome == (record.isUnverified ? .unverified : .success))
    case .pending: #expect(outcome == .pending)
    case .cancelled: #expect(outcome == .cancel)
    case .declined: #expect(outcome == .decline)
    case .interrupted: #expect(outcome == .interrupted)
    case .failed(let reason): #expect(outcome.rawValue == reason.rawValue)
    case .changesLater: Issue.record("nothing runs that could change")
    }
  }
}
