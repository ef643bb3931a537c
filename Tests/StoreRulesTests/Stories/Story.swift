import TestSupport
import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules

/// What was done to a store, step by step, with everything that can be said against the outcome.
struct Story {
  static let products = [TestStore.max, TestStore.pro, TestStore.proMonthly, TestStore.plus, TestStore.forever]
  static let customers: [CustomerName] = ["demo", "ann"]

  var store: TestStore
  var start: String

  /// The store that stories are played on: every kind of offer, and products that families share.
  init(start: String) throws {
    self.start = start
    let promotional = OfferSamples.payAsYouGo(4_990, count: 2, type: .promotional, id: "offer-0")
    let winBack = OfferSamples.payAsYouGo(2_990, count: 1, type: .winBack, id: "offer-1")
    let code = OfferSamples.payAsYouGo(1_990, count: 3, type: .code, id: "offer-2", code: "CODE")
    store = try TestStore(
      start: start,
      offers: [
        TestStore.pro: [OfferSamples.trial(), promotional, winBack, code],
        TestStore.max: [OfferSamples.payAsYouGo(7_990, count: 3), promotional],
        TestStore.proMonthly: [OfferSamples.payAsYouGo(5_990, count: 2, plan: .upFront), winBack],
        TestStore.plus: [OfferSamples.payUpFront(9_990, months: 3), code],
      ], shareable: [TestStore.max, TestStore.forever])
    try store.perform(
      .addCustomer("ann", storefront: "CAN", language: "en", systemVersion: SystemVersion(major: 26, minor: 4)))
  }

  /// Takes a step. A refusal is an answer too; only what it leaves behind is looked at.
  mutating func take(_ step: StoryStep) {
    switch step {
    case .buy(let product, let plan, let outcome, let offer, let customer):
      let id = Story.products[product % Story.products.count]
      let offerID = offer.map { "offer-\($0)" }
      _ = try? store.buy(id, plan, outcome: outcome, offer: offerID, for: Story.customers[customer])
    case .askAgain(let index):
      let requests = store.events.compactMap(\.request)
      guard let (name, request) = requests.isEmpty ? nil : requests[index % requests.count] else { return }
      _ = try? store.perform(.purchase(request, outcome: .success), for: name)
    case .command(let command, let customer):
      _ = try? store.perform(command, for: Story.customers[customer])
    case .refund(let refund, let transaction, let customer):
      let name = Story.customers[customer]
      let all = store.state.customer(name)?.transactions ?? []
      guard !all.isEmpty else { return }
      _ = try? store.perform(refund.command(all[transaction % all.count].id), for: name)
    case .store(let command): _ = try? store.perform(command)
    case .advance(let days, let months): _ = try? store.advance(months: months, days: days)
    }
  }
}

extension StoryStep.Refund {
  fileprivate func command(_ id: TransactionID) -> CustomerCommand {
    switch self {
    case .atOnce: .refund(id)
    case .request: .requestRefund(id, .other, isThroughApp: true)
    case .grantHalf: .grantRefund(id, percentage: 50_000)
    case .grant: .grantRefund(id, percentage: 100_000)
    case .decline: .declineRefund(id)
    case .reverse: .reverseRefund(id)
    }
  }
}

extension RecordedEvent {
  /// The purchase that it answers.
  fileprivate var request: (CustomerName, PurchaseRequest)? {
    guard let customer, case .purchased(let event) = event else { return nil }
    let request = PurchaseRequest(
      requestID: event.requestID, productID: event.transaction.productID, plan: event.transaction.billingPlanType)
    return (customer, request)
  }
}
