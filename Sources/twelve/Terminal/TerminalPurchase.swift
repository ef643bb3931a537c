import Screens
import StoreKit
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// A purchase from the paywall, the way an app makes it: load the product, buy it with its plan, finish the transaction.
struct TerminalPurchase {
  let session: Session

  enum Ending {
    case report(PurchaseReport)
    case refused
    case failed(String)
  }

  /// - Parameter offerID: A promotional or a win-back offer that the customer asked for.
  func run(_ productID: ProductID, _ plan: BillingPlanType?, offerID: String? = nil) async -> Ending {
    do {
      guard let product = try await Product.products(for: [productID.rawValue]).first else { return .refused }
      let options = options(of: product, plan, offerID)
      let before = session.customerState
      return await ending(of: try await product.purchase(options: options), after: before)
    } catch StoreKitError.systemError(let error) where error is PaymentDeclined {
      return .report(writer.report(.declined))
    } catch {
      if let reason = chosenFailure { return .report(writer.report(.failed(reason))) }
      guard case StoreKitError.systemError(let error) = error else { return .refused }
      return .failed(text(of: error))
    }
  }

  /// The error that was chosen for this purchase in the back office; nil when the store refused it.
  private var chosenFailure: PurchaseNotMade.Reason? {
    guard let outcome = session.customerState?.nextPurchaseOutcome else { return nil }
    switch PurchaseNotMade.Reason(rawValue: outcome.rawValue) {
    case nil, .cancelled, .declined: return nil
    case let reason: return reason
    }
  }

  private var writer: PurchaseReportWriter { PurchaseReportWriter(session: session) }

  private func options(
    of product: Product, _ plan: BillingPlanType?, _ offerID: String?
  ) -> Set<Product.PurchaseOption> {
    var options: Set<Product.PurchaseOption> = plan == .monthly ? [.billingPlanType(.monthly)] : []
    guard let offerID else { return options }
    let terms = product.subscription?.pricingTerms.first { $0.billingPlanType.rawValue == plan?.rawValue }
    let winBack = terms?[offers: .winBack].first { $0.id == offerID }
    options.insert(winBack.map { .winBackOffer($0) } ?? .promotionalOffer(id: offerID))
    return options
  }

  private func ending(of result: Product.PurchaseResult, after before: CustomerState?) async -> Ending {
    switch result {
    case .success(let verification):
      let transaction = verification.unsafePayloadValue
      let id = TransactionID(transaction.id)
      // The system gives back what the customer has where nothing is charged now.
      if before?.transaction(id) != nil { return changed(id, before) }
      // An app delivers and finishes what it could verify, and nothing else.
      if case .verified = verification { await transaction.finish() }
      guard let record = session.customerState?.transaction(id) else { return .report(writer.report(.cancelled)) }
      return .report(writer.report(.purchased(record)))
    case .pending: return .report(writer.report(.pending))
    case .userCancelled:
      // To an app an interrupted purchase looks like one that was cancelled.
      let isInterrupted = session.customerState?.interruptedPurchases != before?.interruptedPurchases
      return .report(writer.report(isInterrupted ? .interrupted : .cancelled))
    }
  }

  /// A change that takes effect later; else an alert has said why nothing changed.
  private func changed(_ id: TransactionID, _ before: CustomerState?) -> Ending {
    guard let record = session.customerState?.transaction(id),
      session.customerState?.subscription(record.runID)?.nextTerms != before?.subscription(record.runID)?.nextTerms
    else { return .refused }
    return .report(writer.report(.changesLater(record)))
  }

  private func text(of error: any Error) -> String {
    guard let failure = error as? StoreFailure else { return "\(error)" }
    return Failure(failure, words: session.words, catalog: session.catalog).message
  }
}
