import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// An event as a line of a timeline.
public struct EventText: Hashable, Sendable {
  public var text: String
  /// The money that moves, negative when it is given back; nil when none does.
  public var amount: Money?
  /// Where the charge was made, whose number format the amount follows.
  public var storefront: StorefrontCode?
}

extension Words {
  /// What an event did, in a line.
  ///
  /// - Parameter state: The store after the event, or later.
  public func describe(_ recorded: RecordedEvent, in state: StoreState, catalog: Catalog) -> EventText {
    let customer = recorded.customer.flatMap(state.customer)
    switch recorded.event {
    case .purchased(let event): return charge(event.transaction, purchaseText(event, catalog))
    case .renewed(let event): return charge(event.transaction, renewalText(event, customer))
    case .refunded(let event): return refund(event, customer, catalog)
    case .renewalFailed(let event): return line(failureText(event))
    case .subscriptionExpired(let event): return line(endText(event.reason))
    case .autoRenewChanged(let event): return line(say(event.renewsAtEnd ? .eventResumed : .eventCancelled))
    case .purchasePending(let request):
      return line(say(.eventPending, ["product": productName(request.productID, catalog)]))
    case .pendingPurchaseDeclined: return line(say(.eventPendingDeclined))
    case .purchaseNotMade(let event):
      return line(notMadeText(event, catalog))
    case .purchaseInterrupted(let request):
      return line(say(.eventInterrupted, ["product": productName(request.productID, catalog)]))
    default: return describeChange(recorded, customer, catalog) ?? line(describeSetting(recorded, catalog))
    }
  }

  /// What happens to the store rather than to money.
  private func describeSetting(_ recorded: RecordedEvent, _ catalog: Catalog) -> String {
    let customer = ["customer": recorded.customer?.rawValue ?? ""]
    switch recorded.event {
    case .storeOpened: return say(.eventStoreOpened)
    case .catalogAdopted(let event): return say(.eventCatalog, ["file": event.file])
    case .clockAdvanced(let event): return say(.eventClock, ["date": dates.day(event.to)])
    case .customerAdded: return say(.eventCustomerAdded, customer)
    case .customerSelected: return say(.eventCustomerSelected, customer)
    case .storefrontChanged(let event):
      return say(.eventStorefront, ["storefront": Storefront.named(event.storefront)?.name ?? "\(event.storefront)"])
    case .languageChanged(let event): return say(.eventLanguage, ["language": event.language])
    case .systemVersionChanged(let event): return say(.eventSystem, ["version": "\(event.systemVersion)"])
    case .paymentMethodChanged(let event):
      return say(event.works ? .eventPaymentMethodWorks : .eventPaymentMethodFails)
    case .purchaseOutcomeChosen(let event): return say(.eventNextPurchase, ["ending": ending(event.outcome)])
    case .disclosureAcknowledged: return say(.eventDisclosure)
    case .transactionFinished(let event): return say(.eventFinished, ["transaction": "\(event.transactionID)"])
    default: return describeStore(recorded.event, catalog) ?? recorded.event.typeName
    }
  }

  func line(_ text: String) -> EventText { EventText(text: text, amount: nil, storefront: nil) }

  private func charge(_ transaction: TransactionRecord, _ text: String) -> EventText {
    EventText(text: text, amount: transaction.price, storefront: transaction.storefront)
  }

  private func notMadeText(_ event: PurchaseNotMade, _ catalog: Catalog) -> String {
    let product = productName(event.productID, catalog)
    switch event.reason {
    case .cancelled: return say(.eventNotMadeCancelled, ["product": product])
    case .declined: return say(.eventNotMadeDeclined, ["product": product])
    case .unknown, .systemError, .productUnavailable, .purchaseNotAllowed:
      return say(.eventNotMadeFailed, ["product": product, "error": event.reason.rawValue])
    }
  }

  private func purchaseText(_ event: Purchased, _ catalog: Catalog) -> String {
    let transaction = event.transaction
    let product = productName(transaction.productID, catalog)
    if let payer = transaction.sharedBy {
      return say(.eventShared, ["customer": payer.rawValue, "product": product])
    }
    if event.replaced != nil { return say(.eventUpgraded, ["product": product]) }
    if let offer = transaction.offer {
      let end = transaction.expirationDate.map { dates.dayAndMonth($0) } ?? ""
      return say(offer.paymentMode == .freeTrial ? .eventTrial : .eventDiscounted, ["product": product, "date": end])
    }
    guard let commitment = transaction.commitment else { return say(.eventBought, ["product": product]) }
    return say(.eventBoughtCommitment, ["product": product, "count": "\(commitment.totalBillingPeriods)"])
  }

  private func renewalText(_ event: Renewed, _ customer: CustomerState?) -> String {
    let access = event.transaction.expirationDate.map { dates.dayAndMonth($0) } ?? ""
    guard let commitment = event.transaction.commitment else {
      return say(event.isRecovery ? .eventRecoveredRenewal : .eventRenewal, ["date": access])
    }
    let values = [
      "number": "\(commitment.billingPeriodNumber)", "count": "\(commitment.totalBillingPeriods)", "date": access,
    ]
    if event.isRecovery { return say(.eventRecovered, values) }
    if isAfterOffer(event.transaction, customer) { return say(.eventCommitmentBegins, values) }
    return say(commitment.billingPeriodNumber == 1 ? .eventRenewsCommitment : .eventPayment, values)
  }

  /// Whether it is the first payment after a trial, or after what was paid up front: a commitment begins (decision D11).
  private func isAfterOffer(_ transaction: TransactionRecord, _ customer: CustomerState?) -> Bool {
    guard let run = customer?.transactions(ofRun: transaction.runID),
      let index = run.firstIndex(where: { $0.id == transaction.id }), index > 0
    else { return false }
    return run[index - 1].offer?.comesFirst ?? false
  }

  private func failureText(_ event: RenewalFailed) -> String {
    if let until = event.graceUntil { return say(.eventGracePeriod, ["date": dates.dayAndMonth(until)]) }
    guard let number = event.paymentNumber else { return say(.eventRenewalFailed) }
    return say(.eventPaymentFailed, ["number": "\(number)"])
  }

  private func endText(_ reason: ExpirationReason) -> String {
    switch reason {
    case .autoRenewDisabled: say(.eventEndedCancelled)
    case .billingError: say(.eventEndedBilling)
    case .didNotConsentToPriceIncrease: say(.eventEndedPriceIncrease)
    case .productUnavailable: say(.eventEndedNotForSale)
    case .unknown: say(.eventEnded)
    }
  }

  private func refund(_ event: Refunded, _ customer: CustomerState?, _ catalog: Catalog) -> EventText {
    guard let transaction = customer?.transaction(event.transactionID) else { return line(say(.eventEnded)) }
    let back = event.revocation.amount(of: transaction.price)
    let amount = Money(milliunits: -back.milliunits, currency: back.currency)
    let number = (transaction.commitment?.billingPeriodNumber).map { ["number": "\($0)"] }
    let text =
      if let number { say(event.endedRunID == nil ? .eventRefunded : .eventRefundedEnded, number) } else {
        say(.eventRefundedOther, ["product": productName(transaction.productID, catalog)])
      }
    return EventText(text: text, amount: amount, storefront: transaction.storefront)
  }
}

extension Words {
  /// How a purchase ends, as a verb: "is declined".
  public func ending(_ outcome: PurchaseOutcome) -> String {
    switch outcome {
    case .success: say(.endingSuccess)
    case .pending: say(.endingPending)
    case .cancel: say(.endingCancel)
    case .decline: say(.endingDecline)
    case .unverified: say(.endingUnverified)
    case .interrupted: say(.endingInterrupted)
    case .unknown, .systemError, .productUnavailable, .purchaseNotAllowed:
      say(.endingFails, ["error": outcome.rawValue])
    }
  }
}
