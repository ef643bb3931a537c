import StoreKit
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Commands that read and change nothing.
extension CommandSpec {
  static let history = CommandSpec(
    name: "history", usage: "", summary: "the customer's transactions, oldest first"
  ) { call throws(Failure) in
    let session = try call.openSession()
    if call.wantsJSON {
      call.output.raw(try JSONOutput(session: session).text(HistoryJSON(session)))
      return .done
    }
    for line in HistoryLines(session: session).lines { call.output.line(line) }
    return .done
  }

  static let events = CommandSpec(
    name: "events", usage: "", summary: "everything that happened in this timeline, for all customers"
  ) { call throws(Failure) in
    let session = try call.openSession()
    let events = try call.failing(session) { () throws(StoreFailure) in try session.store.events() }
    if call.wantsJSON {
      call.output.raw(try JSONOutput(session: session).text(EventsJSON(events)))
      return .done
    }
    let lines = EventLines(session: session).lines(events)
    let numbers = TextTable(columns: [events.map { "\($0.sequence)" }], rightAligned: [0]).lines
    for (number, line) in zip(numbers, lines) { call.output.line("\(number)  \(line)") }
    return .done
  }

  static let restore = CommandSpec(
    name: "restore", usage: "", summary: "ask the store for everything the customer has"
  ) { call throws(Failure) in
    let session = try call.openSession()
    do {
      try await AppStore.sync()
    } catch {
      throw Failure("\(error)", .inputOutput)
    }
    if call.wantsJSON {
      call.output.raw(try JSONOutput(session: session).text(AccountJSON(session)))
    } else {
      call.output.line(session.restoredText)
    }
    return .done
  }
}

extension Session {
  /// What restoring found.
  var restoredText: String {
    let count = entitlements.count
    return count == 0 ? words.say(.restoredNothing) : words.say(.restored, ["count": "\(count)"])
  }
}

/// Transactions as lines.
private struct HistoryLines {
  let session: Session

  var lines: [String] {
    let records = session.customerState?.transactions ?? []
    guard !records.isEmpty else { return [session.catalog.copy.account.nothing.text(in: session.words.language.tag)] }
    let dates = session.words.dates
    return TextTable(
      columns: [
        records.map { "\($0.id)" }, records.map { dates.day($0.purchaseDate) },
        records.map { session.price($0.price, chargedIn: $0.storefront) },
        records.map { session.words.productName($0.productID, session.catalog) }, records.map(progress),
        records.map { record in
          record.expirationDate.map { session.words.say(.accessUntil, ["date": dates.day($0)]) } ?? ""
        },
        records.map(revoked),
      ], rightAligned: [2]
    ).lines
  }

  private func progress(_ record: TransactionRecord) -> String {
    guard let commitment = record.commitment else { return "" }
    return session.words.periods.payment(commitment.billingPeriodNumber, of: commitment.totalBillingPeriods)
  }

  private func revoked(_ record: TransactionRecord) -> String {
    guard let revocation = record.revocation else { return "" }
    let amount = session.price(revocation.amount(of: record.price), chargedIn: record.storefront)
    return session.words.say(.factGivenBack, ["amount": amount])
  }
}
