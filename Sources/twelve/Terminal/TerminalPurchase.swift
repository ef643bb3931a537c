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
      return .report(await ending(of: try await product.purchase(options: options)))
    } catch StoreKitError.systemError(let error) where error is PaymentDeclined {
      return .report(writer.report(.declined))
    } catch StoreKitError.systemError(let error) {
      return .failed(text(of: error))
    } catch {
      return .refused
    }
  }

  private var writer: PurchaseReportWriter { PurchaseReportWriter(session: session) }

  private func ending(of result: Product.PurchaseResult) async -> PurchaseReport {
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
    case .userCancelled: return writer.report(.cancelled)
    }
  }

  private func text(of error: any Error) -> String {
    guard let failure = error as? StoreFailure else { return "\(error)" }
    return Failure(failure, words: session.words, catalog: session.catalog).message
  }
}
