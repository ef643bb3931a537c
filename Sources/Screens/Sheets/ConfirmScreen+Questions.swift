import TerminalKit
import TwelveCommerce
import TwelveWording

extension ConfirmScreen {
  /// The cancel sheet: says what stops, what does not, and until when it can be taken back.
  init(cancellationOf item: SubscriptionItem, _ context: ScreenContext) {
    self.init(
      title: context.say(.cancelTitle), lines: ConfirmScreen.cancelLines(item, context),
      safeLabel: context.say(.goBack),
      choices: [Choice(label: context.say(.cancelConfirm), effect: .cancelRenewal(item.productID))],
      backOffice: context.say(item.commitment == nil ? .cancelBackOfficeOther : .cancelBackOffice))
  }

  private static func cancelLines(_ item: SubscriptionItem, _ context: ScreenContext) -> [String] {
    let dates = context.words.dates
    let bullet = context.charset.glyphs.bullet
    let end = dates.day(item.commitment?.end ?? item.accessUntil)
    var lines: [String] = []
    if let commitment = item.commitment {
      let periods = context.words.periods
      lines.append(
        context.say(
          .cancelProgress,
          [
            "progress": periods.payment(commitment.number, of: commitment.payments),
            "remaining": periods.paymentsRemaining(commitment.remaining),
          ]))
      lines.append("")
    }
    lines.append(context.say(.cancelIf))
    lines += points(item, context, end).map { "  \(bullet) \($0)" }
    if let message = item.cancelMessage { lines += ["", message] }
    return lines
  }

  private static func points(_ item: SubscriptionItem, _ context: ScreenContext, _ end: String) -> [String] {
    let resume = context.say(.cancelCanResume, ["date": end])
    guard let commitment = item.commitment, commitment.remaining > 0 else {
      return [context.say(.cancelNothingRenews, ["date": end]), context.say(.cancelAccess, ["date": end]), resume]
    }
    let payments = context.words.periods.payments(commitment.remaining)
    return [
      context.say(.cancelNothingRenews, ["date": end]),
      context.say(.cancelStillCharged, ["payments": payments, "left": commitment.stillToPay]),
      context.say(.cancelAccessIfPaid, ["date": end]), resume,
    ]
  }
}
