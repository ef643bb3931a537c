import TerminalKit
import TwelveWording

/// A one-time purchase: what it is, and that nothing renews.
struct OneTimeView {
  private let item: OneTimeItem
  private let context: ScreenContext

  init(_ item: OneTimeItem, _ context: ScreenContext) {
    self.item = item
    self.context = context
  }

  private var isOwned: Bool { item.refunded == nil }

  var text: [String] { [state, bought] + (isOwned ? [context.say(.oneTimeNothingRenews)] : []) }

  private var state: String {
    guard let refunded = item.refunded else { return context.say(.oneTimeOwned, ["product": item.productName]) }
    return context.say(
      .oneTimeRefunded, ["product": item.productName, "date": context.words.dates.day(refunded)])
  }

  private var bought: String {
    context.say(.oneTimeBought, ["date": context.words.dates.day(item.bought), "price": item.price])
  }

  func draw(_ canvas: inout Canvas, row: Int) {
    let sign = isOwned ? canvas.glyphs.dot : canvas.glyphs.cross
    canvas.draw("\(sign) \(state)", at: Position(column: 1, row: row), style: isOwned ? .success : .danger)
    for (index, line) in text.dropFirst().enumerated() {
      canvas.draw(line, at: Position(column: 3, row: row + 1 + index), style: index == 0 ? .text : .muted)
    }
  }
}
