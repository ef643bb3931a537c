import TerminalKit
import TwelveCommerce
import TwelveWording

/// The questions about giving a charge back, by what has become of it.
extension ConfirmScreen {
  init(refundOf payment: PaymentItem, in item: SubscriptionItem, _ context: ScreenContext) {
    let date = context.words.dates.day(payment.date)
    let values = ["number": "\(payment.number)", "date": date, "amount": payment.amount]
    self.init(
      what: context.say(.refundPayment, values),
      effectText: context.say(payment.isCurrent ? .refundEnds : .refundGoesOn),
      id: payment.transactionID, amount: payment.amount, state: payment.refund, context)
  }

  init(refundOf item: OneTimeItem, _ context: ScreenContext) {
    self.init(
      what: context.say(.refundOneTime, ["product": item.productName, "amount": item.price]),
      effectText: context.say(.refundEndsOneTime), id: item.transactionID, amount: item.price, state: item.refund,
      context)
  }

  private init(
    what: String, effectText: String, id: TransactionID, amount: String, state: RefundItem, _ context: ScreenContext
  ) {
    let grant = Choice(label: context.say(.refundGrant, ["amount": amount]), effect: .grantRefund(id))
    let choices: [Choice]
    var lines = [what, "", effectText]
    switch state {
    case .none, .declined:
      choices = [
        Choice(label: context.say(.refundAsk), effect: .requestRefund(id)),
        Choice(label: context.say(.refundConfirm, ["amount": amount]), effect: .refund(id)),
      ]
    case .requested:
      lines.insert(context.say(.refundWaits), at: 1)
      choices = [Choice(label: context.say(.refundDecline), effect: .declineRefund(id)), grant]
    case .refunded:
      lines[2] = context.say(.refundReverseText)
      choices = [Choice(label: context.say(.refundReverse), effect: .reverseRefund(id))]
    }
    self.init(
      title: context.say(.refundTitle), lines: lines, safeLabel: context.say(.goBack), choices: choices,
      backOffice: context.say(.refundBackOffice))
  }
}
