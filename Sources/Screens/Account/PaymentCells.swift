import TerminalKit
import TwelveCommerce
import TwelveWording

/// The payments of a commitment as cells: each is visible, which a bar cannot do.
struct PaymentCells {
  private var cells: [PaymentCell]
  private let pitch: Int

  /// Nil without a commitment.
  init?(_ item: SubscriptionItem, _ context: ScreenContext, columns: Int) {
    guard let commitment = item.commitment else { return nil }
    pitch = columns >= 3 + commitment.payments * 6 ? 6 : 4
    cells = (1...commitment.payments).map { PaymentCell($0, item, commitment, context) }
  }

  func draw(_ canvas: inout Canvas, row: Int) {
    for (index, cell) in cells.enumerated() {
      let column = 3 + index * pitch
      canvas.draw(
        shortened(cell.month, canvas), at: Position(column: column, row: row), style: .muted, maxColumns: pitch - 1)
      let (sign, style) = cell.sign(columns: pitch == 6 ? 4 : 3, canvas.charset)
      canvas.draw(sign, at: Position(column: column, row: row + 1), style: style)
      drawLabel(index, column, style, &canvas, row: row + 2)
    }
  }
}

extension PaymentCells {
  /// As many characters as fit, without a sign that something is missing: 12 for 12月, nov for nov..
  private func shortened(_ month: String, _ canvas: Canvas) -> String {
    var month = month
    while canvas.measure(month) >= pitch, !month.isEmpty { month.removeLast() }
    return month
  }

  /// A label that would run into the next one is left out: the cell says it too.
  private func drawLabel(_ index: Int, _ column: Int, _ style: Style, _ canvas: inout Canvas, row: Int) {
    let label = cells[index].label
    let isFollowed = cells.indices.contains(index + 1) && !cells[index + 1].label.isEmpty
    guard canvas.measure(label) <= (isFollowed ? pitch - 1 : pitch) else { return }
    canvas.draw(label, at: Position(column: column, row: row), style: style)
  }
}

private struct PaymentCell {
  enum Kind {
    case paid, refunded, failed, next, toCome, never
  }

  var kind: Kind
  var month: String
  var label: String

  init(_ number: Int, _ item: SubscriptionItem, _ commitment: CommitmentItem, _ context: ScreenContext) {
    let paid = item.payments.first { $0.number == number }
    kind = PaymentCell.kind(number, paid, item, commitment)
    let ahead = number - commitment.number - 1
    let due = commitment.dueDates.indices.contains(ahead) ? commitment.dueDates[ahead] : nil
    let date = paid?.date ?? due
    month = date.map { context.words.dates.month($0) } ?? ""
    label = kind.label.map { context.say($0) } ?? ""
  }

  private static func kind(
    _ number: Int, _ paid: PaymentItem?, _ item: SubscriptionItem, _ commitment: CommitmentItem
  ) -> Kind {
    if let paid { return paid.givenBack == nil ? .paid : .refunded }
    switch item.state {
    case .expired, .refunded: return .never
    case .active, .gracePeriod: return number == commitment.number + 1 ? .next : .toCome
    case .billingRetry: return number == commitment.number + 1 ? .failed : .toCome
    }
  }

  func sign(columns: Int, _ charset: Charset) -> (String, Style) {
    let style = kind.style
    guard charset == .utf8 else {
      let inner = String(repeating: kind.asciiSign, count: columns - 2)
      return ("[\(inner)]", style)
    }
    let glyphs = Glyphs.utf8
    let sign =
      switch kind {
      case .paid: glyphs.full
      case .refunded: glyphs.medium
      case .failed: glyphs.cross
      case .next, .toCome: glyphs.light
      case .never: " "
      }
    return (String(repeating: sign, count: columns), style)
  }
}

extension PaymentCell.Kind {
  var label: Phrase? {
    switch self {
    case .paid: .cellPaid
    case .refunded: .cellBack
    case .failed: .cellDue
    case .next: .cellNext
    case .toCome, .never: nil
    }
  }

  var style: Style {
    switch self {
    case .paid: .paid
    case .refunded: .refunded
    case .failed: .failed
    case .next, .toCome, .never: .upcoming
    }
  }

  var asciiSign: String {
    switch self {
    case .paid: "#"
    case .refunded: "r"
    case .failed: "X"
    case .next, .toCome, .never: " "
    }
  }
}
