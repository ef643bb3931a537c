import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules
import TwelveWording

/// An event as a scenario writes it down: exact, in one line, and one more for what it leaves of the subscription.
struct EventLine {
  let recorded: RecordedEvent
  /// The store after the event.
  let context: ScenarioContext
  /// The time of day that goes without saying.
  let timeOfDay: Int64
  /// Whether there is more than one customer to tell apart.
  let namesCustomer: Bool

  var lines: [String] {
    var words = [EventLine.date(recorded.at, timeOfDay)]
    if namesCustomer, let customer = recorded.customer { words.append("\(customer):") }
    words.append(recorded.notification?.description ?? recorded.event.typeName)
    let first = ([words.joined(separator: " ")] + details).joined(separator: ", ")
    return [first] + (stateLine.map { ["  = " + $0] } ?? [])
  }

  static func date(_ instant: Instant, _ timeOfDay: Int64) -> String {
    let time = instant.millisecondsOfUTCDay
    guard time != timeOfDay else { return instant.utcDay.iso8601 }
    let text = instant.iso8601
    return text.hasSuffix(":00.000Z") ? "\(text.prefix(10)) \(text.dropFirst(11).prefix(5))" : text
  }

  private func date(_ instant: Instant) -> String { EventLine.date(instant, timeOfDay) }
  private func name(_ id: ProductID) -> String { context.shortName(id) }
  private func amount(_ money: Money) -> String { "\(money.plainAmount) \(money.currency.code)" }
  private func payment(_ id: TransactionID) -> String {
    let charges = recorded.customer.flatMap(context.state.customer)?.transactions ?? []
    return "payment \((charges.firstIndex { $0.id == id } ?? -1) + 1)"
  }

  private var details: [String] {
    switch recorded.event {
    case .purchased(let event): purchase(event)
    case .renewed(let event): charge(event.transaction)
    case .renewalFailed(let event):
      (event.paymentNumber.map { ["payment \($0) of the commitment"] } ?? [])
        + (event.graceUntil.map { ["grace until \(date($0))"] } ?? [])
    case .subscriptionExpired(let event): ["intent \(event.reason.rawValue)"]
    case .purchasePending(let request), .purchaseInterrupted(let request): [name(request.productID)]
    case .purchaseNotMade(let event): [name(event.productID), event.reason.rawValue]
    case .renewalPreferenceChanged(let event): event.terms.map(terms) ?? ["as before"]
    case .priceChangeAnnounced(let event): [amount(event.change.price), "consent \(event.change.consent.rawValue)"]
    case .priceChangeAnswered(let event): [event.agrees ? "agreed" : "refused"]
    case .renewalExtended(let event): ["\(event.days) days", "until \(date(event.expirationDate))"]
    default: otherDetails
    }
  }

  private var otherDetails: [String] {
    switch recorded.event {
    case .refundRequested(let event): [payment(event.transactionID), event.reason.rawValue]
    case .refundDeclined(let event): [payment(event.transactionID)]
    case .refunded(let event): revocation(event.transactionID, event.revocation)
    case .refundReversed(let event): [payment(event.transactionID)]
    case .familySharingRevoked(let event): revocation(event.transactionID, event.revocation)
    case .priceChanged(let event):
      ["\(name(event.productID))", "\(event.milliunits) milliunits in \(event.storefront)"]
    case .saleChanged(let event): [name(event.productID), event.isForSale ? "for sale" : "not for sale"]
    case .gracePeriodChanged(let event): [event.gracePeriod.map { "\($0.days) days" } ?? "off"]
    case .extensionCompleted(let event): ["\(event.succeeded) succeeded", "\(event.failed) failed"]
    case .catalogAdopted(let event): [event.file]
    case .purchaseOutcomeChosen(let event): [event.outcome.rawValue]
    case .paymentMethodChanged(let event): [event.works ? "works" : "fails"]
    case .transactionFinished(let event): [payment(event.transactionID)]
    case .storefrontChanged(let event): ["\(event.storefront)"]
    case .languageChanged(let event): [event.language]
    case .systemVersionChanged(let event): ["iOS \(event.systemVersion)"]
    case .customerAdded(let event): ["\(event.storefront)", "iOS \(event.systemVersion)"]
    default: []
    }
  }

  private func purchase(_ event: Purchased) -> [String] {
    guard let replaced = event.replaced else { return charge(event.transaction) }
    let back = replaced.givenBack.map { ["\(amount($0)) given back of \(payment(replaced.transactionID))"] } ?? []
    return charge(event.transaction) + ["replaces \(name(replaced.productID))"] + back
  }

  private func charge(_ transaction: TransactionRecord) -> [String] {
    var words = [name(transaction.productID)]
    if let plan = transaction.billingPlanType { words[0] += " \(plan.rawValue)" }
    if let place = transaction.commitment { words[0] += " \(place.billingPeriodNumber)/\(place.totalBillingPeriods)" }
    words.append(amount(transaction.price) + (transaction.quantity == 1 ? "" : " for \(transaction.quantity)"))
    if let end = transaction.expirationDate { words.append("until \(date(end))") }
    if let place = transaction.commitment {
      words.append("commitment \(amount(place.price)) until \(date(place.expirationDate))")
    }
    if let offer = transaction.offer { words.append(self.offer(offer)) }
    if let payer = transaction.sharedBy { words.append("shared by \(payer)") }
    if transaction.isUnverified { words.append("unverified") }
    return words
  }

  private func offer(_ offer: AppliedOffer) -> String {
    "offer \(offer.type.number) \(offer.paymentMode.rawValue) \(offer.period.iso8601)"
      + (offer.id.map { " \($0)" } ?? "")
  }

  private func terms(_ terms: Terms) -> [String] {
    ["\(name(terms.productID)) \(terms.plan.rawValue)", amount(terms.price)] + (terms.offer.map { [offer($0)] } ?? [])
  }

  private func revocation(_ id: TransactionID, _ revocation: Revocation) -> [String] {
    [payment(id), revocation.kind.rawValue, "\(revocation.percentage / 1_000) %"]
  }

  /// The status, the renewal info and the access that the event leaves, in Apple's numbers.
  private var stateLine: String? {
    guard let name = recorded.customer, let customer = context.state.customer(name),
      let runID = recorded.event.runID(in: customer), let subscription = customer.subscription(runID)
    else { return nil }
    let info = subscription.renewalInfo
    var words = ["status \(subscription.state.rawValue)"]
    words.append(
      "autoRenew \(renews(info.willAutoRenew, info.autoRenewProductID, info.renewalBillingPlanType, info.renewalPrice))"
        + " on \(date(info.renewalDate))")
    if let after = info.commitment {
      let text = renews(after.willAutoRenew, after.autoRenewProductID, after.renewalBillingPlanType, after.renewalPrice)
      words.append("commitment \(text) on \(date(after.renewalDate))")
    }
    if let reason = info.expirationReason { words.append("intent \(reason.rawValue)") }
    if info.isInBillingRetry { words.append("in billing retry") }
    if let until = info.gracePeriodExpirationDate { words.append("grace until \(date(until))") }
    if let status = info.priceIncreaseStatus { words.append("price increase \(status.rawValue)") }
    let access = customer.currentEntitlements(at: context.state.now).map { self.name($0.productID) }
    words.append("access " + (access.isEmpty ? "none" : access.joined(separator: " and ")))
    return words.joined(separator: ", ")
  }

  private func renews(_ flag: Bool, _ product: ProductID, _ plan: BillingPlanType, _ price: Money?) -> String {
    "\(flag ? 1 : 0) \(name(product)) \(plan.rawValue)" + (price.map { " \($0.plainAmount)" } ?? "")
  }
}
