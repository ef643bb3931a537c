import TerminalKit
import TwelveCommerce
import TwelveWording

/// What is said under the facts: the app's own words, and what the back office knows.
struct SubscriptionNotes {
  var lines: [(text: String, style: Style)] = []

  init(_ item: SubscriptionItem, _ context: ScreenContext, columns: Int, charset: Charset) {
    let canvas = Canvas(size: Size(columns: columns, rows: 1), charset: charset)
    if let message = item.message {
      let style: Style = item.state == .active ? .text : .warning
      lines = canvas.wrapped(message, columns: columns).map { ($0, style) }
    }
    guard context.showsBackOffice else { return }
    for note in SubscriptionNotes.backOffice(item, context) {
      lines += canvas.wrapped(note, columns: columns).map { ($0, .backOffice) }
    }
  }

  private static func backOffice(_ item: SubscriptionItem, _ context: ScreenContext) -> [String] {
    let mark = "\(context.charset.glyphs.dashed) \(context.say(.backOffice)) \(context.charset.glyphs.dashed) "
    guard case .billingRetry(let retry) = item.state else {
      let isBeforePlan = item.isRunning && item.offer?.isBeforeCommitment == true
      return isBeforePlan ? [mark + context.say(.offerGuess)] : []
    }
    let dates = context.words.dates
    let access = dates.day(retry.accessIfPaidNow)
    let paid: String
    if let end = retry.commitmentEndIfPaidNow, let commitment = item.commitment, end == commitment.end {
      paid = context.say(.ifPaidTodaySameEnd, ["access": access, "end": dates.day(end)])
    } else if let end = retry.commitmentEndIfPaidNow, let commitment = item.commitment {
      paid = context.say(
        .ifPaidToday,
        [
          "access": access, "end": dates.day(end), "was": dates.day(commitment.end),
          "payments": context.words.periods.payments(commitment.payments),
        ])
    } else {
      paid = context.say(.ifPaidTodayOther, ["access": access])
    }
    return [mark + paid, context.say(.ifNeverPaid, ["date": dates.day(retry.givesUp)])]
  }
}
