import Screens
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Says how a purchase ended: the same words on the screen and on the command line.
struct PurchaseReportWriter: Sendable {
  let session: Session

  private var words: Words { session.words }

  func report(_ answer: PurchaseAnswer) -> PurchaseReport {
    switch answer {
    case .purchased(let record) where record.isUnverified:
      return PurchaseReport(
        ending: .unverified, title: words.say(.unverifiedTitle), lines: [words.say(.unverifiedText)])
    case .purchased(let record): return bought(record)
    case .pending:
      let lines = [words.say(.pendingText), words.say(.pendingBackOffice)]
      return PurchaseReport(ending: .pending, title: words.say(.pendingTitle), lines: lines)
    case .cancelled: return PurchaseReport(ending: .cancel, title: words.say(.cancelledTitle), lines: [])
    case .declined:
      return PurchaseReport(ending: .decline, title: words.say(.declinedTitle), lines: [words.say(.declinedText)])
    case .changesLater(let record): return changesLater(record)
    case .interrupted:
      return PurchaseReport(
        ending: .interrupted, title: words.say(.interruptedTitle), lines: [words.say(.interruptedText)])
    case .failed(let reason):
      let title = words.say(.failedTitle, ["error": reason.rawValue])
      return PurchaseReport(
        ending: PurchaseEnding(rawValue: reason.rawValue) ?? .unknown, title: title,
        lines: [words.say(.declinedText)])
    }
  }

  private func changesLater(_ record: TransactionRecord) -> PurchaseReport {
    let subscription = session.customerState?.subscription(record.runID)
    let name = words.productName(subscription?.nextTerms?.productID ?? record.productID, session.catalog)
    guard let subscription, subscription.nextTerms != nil else {
      return PurchaseReport(ending: .success, title: words.say(.changeUndone, ["product": name]), lines: [])
    }
    let date = words.dates.day(subscription.termEnd)
    let phrase: Phrase = subscription.nextTerms?.offer == nil ? .changeChosen : .offerChosen
    let title = words.say(phrase, ["product": name, "date": date])
    return PurchaseReport(ending: .success, title: title, lines: [words.say(.changeChosenText, ["date": date])])
  }

  private func bought(_ record: TransactionRecord) -> PurchaseReport {
    let name = words.productName(record.productID, session.catalog)
    return PurchaseReport(
      ending: .success, title: words.say(.boughtTitle, ["product": name]), lines: [text(of: record)])
  }

  private func text(of record: TransactionRecord) -> String {
    let price = session.price(record.price, chargedIn: record.storefront)
    guard let end = record.expirationDate else { return words.say(.boughtOnce, ["price": price]) }
    let date = words.dates.day(end)
    let paid = words.say(
      record.offer?.paymentMode == .freeTrial ? .boughtFree : .boughtSubscription, ["price": price, "date": date])
    if let afterwards = offer(of: record)?.afterwards { return "\(paid) \(afterwards)" }
    guard let commitment = record.commitment, commitment.billingPeriodNumber == 1 else { return paid }
    let remaining = commitment.paymentsRemaining
    return words.say(
      .boughtCommitment,
      [
        "count": "\(commitment.totalBillingPeriods)", "price": price, "remaining": words.periods.payments(remaining),
        "left": session.price(commitment.price - record.price, chargedIn: record.storefront), "date": date,
      ])
  }

  /// The offer that a purchase began with.
  private func offer(of record: TransactionRecord) -> OfferText? {
    guard record.offer != nil, let terms = session.customerState?.subscription(record.runID)?.terms,
      let storefront = TwelveCommerce.Storefront.named(record.storefront)
    else { return nil }
    return OfferText(terms, from: record.purchaseDate, in: storefront, words: words)
  }
}
