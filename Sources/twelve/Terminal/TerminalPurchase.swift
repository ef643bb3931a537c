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

  func run(_ productID: ProductID, _ plan: BillingPlanType?) async -> Ending {
    do {
      guard let product = try await Product.products(for: [productID.rawValue]).first else { return .refused }
      let options: Set<Product.PurchaseOption> =
        plan == .monthly ? [.billingPlanType(.monthly)] : []
      let before = session.customerState
      return .report(await ending(of: try await product.purchase(options: options), after: before))
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

  private func ending(of result: Product.PurchaseResult, after before: CustomerState?) async -> PurchaseReport {
    switch result {
    case .success(let verification):
      let transaction = verification.unsafePayloadValue
      // An app delivers and finishes what it could verify, and nothing else.
      if case .verified = verification { await transaction.finish() }
      guard let record = session.customerState?.transaction(TransactionID(transaction.id)) else {
        return writer.report(.cancelled)
      }
      return writer.report(.purchased(record))
    case .pending: return writer.report(.pending)
    case .userCancelled:
      // To an app an interrupted purchase looks like one that was cancelled.
      let isInterrupted = session.customerState?.interruptedPurchases != before?.interruptedPurchases
      return writer.report(isInterrupted ? .interrupted : .cancelled)
    }
  }

  private func text(of error: any Error) -> String {
    guard let failure = error as? StoreFailure else { return "\(error)" }
    return Failure(failure, words: session.words, catalog: session.catalog).message
  }
}
