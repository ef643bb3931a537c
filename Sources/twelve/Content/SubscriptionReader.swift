import FoundationEssentials
import Screens
import StoreKit
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Turns a StoreKit status and its transactions into the account's item.
struct SubscriptionReader {
  let session: Session
  let status: Product.SubscriptionInfo.Status

  private var words: Words { session.words }
  private var latest: Transaction { status.transaction.unsafePayloadValue }
  private var renewal: Product.SubscriptionInfo.RenewalInfo { status.renewalInfo.unsafePayloadValue }

  /// The store's own record, for what only the system's page shows: the schedule, and when it gives up.
  private var record: Subscription? {
    session.customerState?.subscriptions.last { $0.latestTransactionID.rawValue == latest.id }
  }

  func item() async -> SubscriptionItem? {
    guard let record else { return nil }
    let charges = await charges()
    let back = givenBack(charges)
    let state = state(record)
    let product = ProductID(latest.productID)
    let item = SubscriptionItem(
      productID: product, productName: words.productName(product, session.catalog),
      planName: PlanText(words: words).name(of: record.plan, period: record.ownPeriod),
      priceText: words.periods.price(text(record.price), each: record.terms.period), state: state,
      accessUntil: Instant(latest.expirationDate ?? latest.purchaseDate), willAutoRenew: renewal.willAutoRenew,
      commitment: commitment(record, charges), nextPayment: nextPayment(state), charged: sum(charges),
      chargedCount: charges.count { $0.offer?.paymentMode != .freeTrial },
      givenBack: back,
      payments: payments(charges, record), offer: offer(record), message: nil, cancelMessage: nil)
    let told = AccountMessages(session: session, subscription: record).adding(to: item)
    return ChangeReader(session: session, subscription: record).adding(to: told)
  }

  private func offer(_ record: Subscription) -> OfferItem? {
    guard record.currentOffer != nil, let storefront = TwelveCommerce.Storefront.named(record.storefront),
      let text = OfferText(record.terms, from: record.periodStart, in: storefront, words: words)
    else { return nil }
    return OfferItem(
      text: text.detail, shortText: text.shortDetail,
      afterwards: record.isBeforePlan ? words.language.sentenceCase(text.afterwardsLine) : nil,
      isFree: text.isFreeTrial,
      isBeforeCommitment: record.isBeforePlan && record.terms.commitmentPayments != nil)
  }

  private func text(_ amount: Money) -> String { session.price(amount, chargedIn: latest.storefrontCode) }

  /// What refunds gave back, parts of a charge counted as such.
  private func givenBack(_ charges: [Transaction]) -> String? {
    let amounts = charges.compactMap { charge in
      session.customerState?.transaction(TransactionID(charge.id))?.amountGivenBack
    }
    return amounts.isEmpty ? nil : text(amounts.reduce(Money.zero(latest.money.currency), +))
  }

  private func sum(_ charges: [Transaction]) -> String {
    text(charges.map(\.money).reduce(Money.zero(latest.money.currency), +))
  }

  /// The charges of the present commitment, oldest first; of the whole run without one.
  private func charges() async -> [Transaction] {
    var charges: [Transaction] = []
    for await result in Transaction.all {
      let transaction = result.unsafePayloadValue
      guard transaction.originalID == latest.originalID, transaction.subscriptionGroupID != nil else { continue }
      charges.append(transaction)
      // Newest first: the purchase that began the run is its oldest.
      if transaction.reason == .purchase { break }
    }
    charges.reverse()
    let counted = record.flatMap { session.customerState?.paymentsOfPresentCommitment($0).count }
    return Array(charges.suffix(counted ?? charges.count))
  }

  private func state(_ record: Subscription) -> SubscriptionItem.State {
    switch status.state {
    case .inGracePeriod: return .gracePeriod(until: record.gracePeriodEnd ?? record.periodEnd)
    case .inBillingRetryPeriod: return .billingRetry(retry(record))
    case .expired:
      let at = record.endedAt ?? Instant(latest.expirationDate ?? latest.purchaseDate)
      return .expired(endReason, at: at)
    case .revoked: return .refunded(at: Instant(latest.revocationDate ?? latest.purchaseDate))
    default: return .active
    }
  }

  private var endReason: SubscriptionItem.EndReason {
    switch renewal.expirationReason {
    case .some(.autoRenewDisabled): .cancelled
    case .some(.billingError): .billing
    case .some(.didNotConsentToPriceIncrease): .priceIncrease
    case .some(.productUnavailable): .notForSale
    default: .unknown
    }
  }

  private func retry(_ record: Subscription) -> RetryItem {
    let policy = session.store.rules.policy
    let outlook = record.recoveryOutlook(at: session.now, policy: policy)
    return RetryItem(
      day: session.now.wholeDays(since: record.periodEnd), givesUp: outlook.givesUp, days: outlook.days,
      accessIfPaidNow: outlook.accessUntil, commitmentEndIfPaidNow: outlook.commitmentEnd)
  }

  private func nextPayment(_ state: SubscriptionItem.State) -> SubscriptionItem.NextPayment? {
    guard state == .active, renewal.willAutoRenew, let date = renewal.renewalDate, let price = renewal.renewalPrice
    else { return nil }
    let amount = Money(price, currencyCode: latest.currencyCode ?? "")
    return SubscriptionItem.NextPayment(date: Instant(date), amount: text(amount))
  }

  private func commitment(_ record: Subscription, _ charges: [Transaction]) -> CommitmentItem? {
    guard let info = latest.commitmentInfo else { return nil }
    let moved = move(charges)
    let remaining = record.owesPayments ? Int(info.totalBillingPeriods - info.billingPeriodNumber) : 0
    let total = Money(info.price, currencyCode: latest.currencyCode ?? "")
    return CommitmentItem(
      number: Int(info.billingPeriodNumber), payments: Int(info.totalBillingPeriods), total: text(total),
      end: Instant(info.expirationDate), willRenew: renewal.commitmentInfo?.willAutoRenew ?? false,
      movedFrom: moved?.from, movedBy: moved?.by, remaining: remaining,
      stillToPay: text(record.stillToPay), dueDates: record.remainingPaymentDates)
  }

  /// The commitment's end as its first payment had it, and the payment that moved it last (decision D2).
  private func move(_ charges: [Transaction]) -> (from: Instant, by: Int)? {
    guard let first = charges.first?.commitmentInfo, let last = charges.last?.commitmentInfo,
      first.expirationDate != last.expirationDate,
      let mover = charges.first(where: { $0.commitmentInfo?.expirationDate == last.expirationDate })?.commitmentInfo
    else { return nil }
    return (Instant(first.expirationDate), Int(mover.billingPeriodNumber))
  }

  private func payments(_ charges: [Transaction], _ record: Subscription) -> [PaymentItem] {
    charges.enumerated().map { index, charge in
      let previousEnd = index > 0 ? charges[index - 1].expirationDate : nil
      let end = Instant(charge.expirationDate ?? charge.purchaseDate)
      let isLatest = charge.id == latest.id
      let isCurrent = isLatest && (record.isRunning || status.state == .revoked)
      let date = Instant(charge.purchaseDate)
      var item = PaymentItem(
        transactionID: TransactionID(charge.id),
        number: (charge.commitmentInfo?.billingPeriodNumber).map { Int($0) } ?? index + 1, date: date, end: end,
        amount: text(charge.money), givenBack: charge.revocationDate.map { Instant($0) },
        givesAccess: isLatest && status.state == .subscribed && charge.revocationDate == nil && session.now < end,
        isRecovery: previousEnd.map { $0 != charge.purchaseDate } ?? false, isCurrent: isCurrent,
        isFree: charge.offer?.paymentMode == .freeTrial)
      item.refund = session.refund(of: TransactionID(charge.id))
      return item
    }
  }
}

extension Subscription {
  /// The product's own period: a commitment is of a yearly product.
  var ownPeriod: SubscriptionPeriod { plan == .monthly ? .yearly : terms.period }
}

extension Session {
  /// What has become of a charge as far as giving it back goes.
  func refund(of id: TransactionID) -> RefundItem {
    if customerState?.transaction(id)?.isRevoked == true { return .refunded }
    return switch customerState?.refundRequests[id] {
    case nil: .none
    case .pending: .requested
    case .declined: .declined
    }
  }
}
