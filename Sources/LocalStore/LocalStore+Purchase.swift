import Synchronization
import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// How a purchase ended.
public enum PurchaseAnswer: Hashable, Sendable {
  case purchased(TransactionRecord)
  /// Somebody has to approve it first.
  case pending
  case cancelled
  /// The payment did not go through; nothing was charged.
  case declined
  /// Nothing is charged now: the change takes effect later. The transaction is the one that runs until then.
  case changesLater(TransactionRecord)
  /// The customer has something to do first; it goes through once that is resolved.
  case interrupted
  /// An error that was chosen for it.
  case failed(PurchaseNotMade.Reason)
}

extension LocalStore {
  /// Gives the store somebody who shows its sheets.
  public func present(with presenter: some SheetPresenter) { presenters.withLock { $0 = presenter } }

  /// Goes through a purchase with its sheets and its payment.
  ///
  /// - Parameter outcome: How it ends; nil takes what was chosen in the back office.
  public func purchase(
    _ request: PurchaseRequest, for customer: CustomerName, outcome: PurchaseOutcome? = nil,
    presenter given: (any SheetPresenter)? = nil
  ) async throws(StoreFailure) -> PurchaseAnswer {
    let presenter = given ?? presenters.withLock { $0 } ?? AgreeablePresenter()
    let sheet: PurchaseSheet
    do {
      try refresh()
      sheet = try purchaseSheet(for: request, customer: customer)
    } catch {
      if case .rejected(let rejection) = error { await presenter.refuse(rejection) }
      throw error
    }
    if sheet.isCommitment, state.customer(customer)?.hasSeenDisclosure == false {
      guard await presenter.disclose(sheet) else { return .cancelled }
      try perform(.acknowledgeDisclosure, for: customer)
    }
    let confirmed = await presenter.confirm(sheet)
    let chosen = outcome ?? state.customer(customer)?.nextPurchaseOutcome ?? .success
    let events = try perform(.purchase(request, outcome: confirmed ? chosen : .cancel), for: customer)
    return answer(request, events, customer: customer)
  }

  /// What the sheets for a request would say, or why the store refuses it.
  public func purchaseSheet(
    for request: PurchaseRequest, customer: CustomerName
  ) throws(StoreFailure) -> PurchaseSheet {
    let (rules, state) = inner.withLock { ($0.rules, $0.state) }
    do {
      let quote = try rules.quote(request, for: customer, in: state)
      return PurchaseSheet(quote, language: state.customer(customer)?.language ?? "en", at: state.now)
    } catch {
      throw .rejected(error)
    }
  }

  private func answer(
    _ request: PurchaseRequest, _ events: [RecordedEvent], customer name: CustomerName
  ) -> PurchaseAnswer {
    for recorded in events {
      switch recorded.event {
      case .purchased(let event): return .purchased(event.transaction)
      case .renewed(let event): return .purchased(event.transaction)
      case .renewalPreferenceChanged(let event): return changesLater(event.runID, customer: name)
      case .purchasePending: return .pending
      case .purchaseInterrupted: return .interrupted
      case .purchaseNotMade(let event): return PurchaseAnswer(event.reason)
      default: continue
      }
    }
    // Nothing new: this request has been answered before.
    let customer = state.customer(name)
    return customer?.transaction(forRequest: request.requestID).map { .purchased($0) } ?? .pending
  }

  private func changesLater(_ runID: TransactionID, customer name: CustomerName) -> PurchaseAnswer {
    let customer = state.customer(name)
    let running = customer?.subscription(runID)?.latestTransactionID
    return running.flatMap { customer?.transaction($0) }.map { .changesLater($0) } ?? .pending
  }
}

extension PurchaseAnswer {
  fileprivate init(_ reason: PurchaseNotMade.Reason) {
    switch reason {
    case .cancelled: self = .cancelled
    case .declined: self = .declined
    case .unknown, .systemError, .productUnavailable, .purchaseNotAllowed: self = .failed(reason)
    }
  }
}

extension PurchaseSheet {
  fileprivate init(_ quote: Quote, language: String, at now: Instant) {
    productName = quote.product.name.text(in: language)
    productID = quote.product.id
    type = quote.product.type
    plan = quote.plan?.plan
    price = quote.price
    period = quote.plan?.period
    payments = quote.plan?.payments ?? 1
    total = quote.terms?.total(ofCommitment: 0) ?? quote.terms?.price ?? quote.price
    terms = quote.terms
    effect = quote.effect
    date = now
    storefront = quote.storefront
    paymentsGoingOn = quote.paymentsGoingOn
  }
}
