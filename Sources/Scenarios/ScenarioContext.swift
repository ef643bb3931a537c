import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// What a step finds: the catalog, the store as it stands, and whose turn it is.
struct ScenarioContext {
  var catalog: Catalog
  var state: StoreState
  var customer: CustomerName

  /// Ids of requests are counted with the events, so that the same file always gives the same bytes (decision D27).
  var newRequestID: String { "scenario-\(state.sequence + 1)" }

  /// How the customer's purchases end where a step does not say it.
  var chosenOutcome: PurchaseOutcome { state.customer(customer)?.nextPurchaseOutcome ?? .success }

  /// The product with this id, or the only one whose id ends with it.
  func product(_ word: WordLine.Word, _ line: WordLine) throws(ScenarioFault) -> ProductID {
    let found = catalog.products.map(\.id).filter { id in
      id.rawValue == word.text || id.rawValue.hasSuffix("." + word.text)
    }
    guard let only = found.first else {
      let known = catalog.products.map(\.id.rawValue).joined(separator: ", ")
      throw line.fault(word, "there is no product \"\(word.text)\"", "use one of \(known)")
    }
    guard found.count == 1 else {
      let names = found.map(\.rawValue).joined(separator: " or ")
      throw line.fault(word, "\"\(word.text)\" is more than one product", "write \(names)")
    }
    return only
  }

  /// The customer's charge with this number, counted from 1.
  func payment(_ payment: (number: Int, word: WordLine.Word), _ line: WordLine) throws(ScenarioFault) -> TransactionID {
    let charges = state.customer(customer)?.transactions ?? []
    guard charges.indices.contains(payment.number - 1) else {
      throw line.fault(
        payment.word, "\(customer) has \(charges.count) charges here, and no number \(payment.number)",
        "use a number from 1 to \(charges.count)")
    }
    return charges[payment.number - 1].id
  }

  /// A product's id without what every id of the catalog begins with.
  func shortName(_ id: ProductID) -> String {
    let prefix = catalog.bundleID + "."
    return id.rawValue.hasPrefix(prefix) ? String(id.rawValue.dropFirst(prefix.count)) : id.rawValue
  }
}
