import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

extension Words {
  /// What happens to a subscription besides its charges; nil for any other event.
  func describeChange(
    _ recorded: RecordedEvent, _ customer: CustomerState?, _ catalog: Catalog
  ) -> EventText? {
    switch recorded.event {
    case .gracePeriodExpired: return line(say(.eventGraceExpired))
    case .renewalPreferenceChanged(let event): return line(preferenceText(event, customer, catalog))
    case .priceChangeAnnounced(let event): return line(priceText(event.change, customer?.subscription(event.runID)))
    case .priceChangeAnswered(let event): return line(say(event.agrees ? .eventPriceAgreed : .eventPriceRefused))
    case .renewalExtended(let event):
      let values = ["days": "\(event.days)", "date": dates.dayAndMonth(event.expirationDate)]
      return line(say(.eventExtended, values))
    case .extensionFailed: return line(say(.eventExtensionFailed))
    case .refundRequested(let event):
      return line(refundText(.eventRefundRequested, event.transactionID, customer, catalog))
    case .refundDeclined(let event):
      return line(refundText(.eventRefundDeclined, event.transactionID, customer, catalog))
    case .refundReversed(let event): return reversal(event, customer, catalog)
    case .familySharingRevoked(let event):
      return line(refundText(.eventSharingEnds, event.transactionID, customer, catalog))
    default: return nil
    }
  }

  /// What changes in the store itself; nil for any other event.
  func describeStore(_ event: StoreEvent, _ catalog: Catalog) -> String? {
    switch event {
    case .clockRateChanged(let event):
      return event.rate.map { say(.eventClockRuns, ["rate": describe($0)]) } ?? say(.eventClockStands)
    case .gracePeriodChanged(let event):
      return event.gracePeriod.map { say(.eventGraceOn, ["days": "\($0.days)"]) } ?? say(.eventGraceOff)
    case .saleChanged(let event):
      return say(event.isForSale ? .eventForSale : .eventNotForSale, ["product": productName(event.productID, catalog)])
    case .priceChanged(let event):
      guard let storefront = Storefront.named(event.storefront) else { return nil }
      let amount = Money(milliunits: event.milliunits, currency: storefront.currency)
      return say(
        .eventPriceChanged,
        ["product": productName(event.productID, catalog), "price": price(amount, in: storefront)])
    case .extensionCompleted(let event):
      return say(
        .eventExtendedAll,
        [
          "product": productName(event.productID, catalog), "days": "\(event.days)", "count": "\(event.succeeded)",
          "all": "\(event.succeeded + event.failed)",
        ])
    default: return nil
    }
  }

  private func preferenceText(
    _ event: RenewalPreferenceChanged, _ customer: CustomerState?, _ catalog: Catalog
  ) -> String {
    guard let terms = event.terms else { return say(.eventChangeUndone) }
    let end = customer?.subscription(event.runID)?.termEnd
    let values = ["product": productName(terms.productID, catalog), "date": end.map(dates.day) ?? ""]
    return say(event.kind == .offer ? .eventOfferChosen : .eventChangeChosen, values)
  }

  private func priceText(_ change: PriceChange, _ subscription: Subscription?) -> String {
    let storefront = subscription.flatMap { Storefront.named($0.storefront) }
    let values = ["price": storefront.map { price(change.price, in: $0) } ?? ""]
    switch change.consent {
    case .none: return say(.eventPriceFalls, values)
    case .notNeeded, .given: return say(.eventPriceTold, values)
    case .asked, .refused: return say(.eventPriceAsked, values)
    }
  }

  private func refundText(
    _ phrase: Phrase, _ id: TransactionID, _ customer: CustomerState?, _ catalog: Catalog
  ) -> String {
    let product = (customer?.transaction(id)).map { productName($0.productID, catalog) } ?? "\(id)"
    return say(phrase, ["product": product])
  }

  private func reversal(_ event: RefundReversed, _ customer: CustomerState?, _ catalog: Catalog) -> EventText {
    let phrase: Phrase = event.revivedRunID == nil ? .eventRefundReversed : .eventRefundReversedBack
    let transaction = customer?.transaction(event.transactionID)
    let text = refundText(phrase, event.transactionID, customer, catalog)
    return EventText(text: text, amount: transaction?.price, storefront: transaction?.storefront)
  }
}

extension Words {
  /// "a month every 5 min"
  public func describe(_ rate: ClockRate) -> String {
    guard !rate.isReal else { return say(.clockReal) }
    return say(.clockMonthEvery, ["time": ClockRateText.time(rate)])
  }
}
