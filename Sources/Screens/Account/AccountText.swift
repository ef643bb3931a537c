import TerminalKit
import TwelveWording

/// The account as plain lines, in the words of the screen: for pipes, screen readers and tickets.
public struct AccountText {
  private let context: ScreenContext

  public init(_ context: ScreenContext) { self.context = context }

  public var lines: [String] {
    let header = context.content.header
    let date = context.words.dates.weekdayAndDay(header.now)
    let account = context.content.account
    var lines = ["\(header.appName) · \(header.customer) · \(header.storefront) · \(date)", ""]
    for pending in account.pending {
      lines.append(context.say(.eventPending, ["product": pending.name]) + " (\(pending.price))")
    }
    if account.items.isEmpty { lines.append(account.nothing) }
    for item in account.items {
      switch item {
      case .subscription(let item): lines += SubscriptionView(item, context).text
      case .oneTime(let item): lines += OneTimeView(item, context).text
      }
      lines.append("")
    }
    return lines
  }
}
