import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// Two timelines beside each other, as lines of cells.
public struct ComparisonText: Sendable {
  private let words: Words
  private let catalog: Catalog
  private let comparison: TimelineComparison
  private let left: String
  private let right: String

  public init(words: Words, catalog: Catalog, comparison: TimelineComparison, left: String, right: String) {
    (self.words, self.catalog, self.comparison, self.left, self.right) = (words, catalog, comparison, left, right)
  }

  /// A row of the comparison: what it is about, and both values.
  public struct Row: Hashable, Sendable {
    public var label: String
    public var left: String
    public var right: String
  }

  /// Until when both are the same, or that they are in everything.
  public var summary: String {
    let date = comparison.sharedUntil.map { words.dates.day($0) } ?? ""
    let values = ["count": "\(comparison.sharedEvents)", "date": date]
    return words.say(comparison.isEmpty ? .comparisonSame : .comparisonShared, values)
  }

  public var rows: [Row] {
    (comparison.fields + comparison.money).map { difference in
      Row(
        label: label(difference.customer, difference.field), left: text(difference.left),
        right: text(difference.right))
    }
      + comparison.entitlements.map { days in
        let span =
          words.dates.day(Instant(midnightOf: days.first)) + " – " + words.dates.day(Instant(midnightOf: days.last))
        return Row(label: label(days.customer, span), left: products(days.left), right: products(days.right))
      }
  }

  /// For the command line: a heading, then a row a line.
  public var lines: [String] {
    guard !comparison.isEmpty else { return [summary] }
    let all = [Row(label: "", left: left, right: right)] + rows
    let labels = all.map(\.label.count).max() ?? 0
    let lefts = all.map(\.left.count).max() ?? 0
    return [summary]
      + all.map { row in
        (padded(row.label, labels) + "  " + padded(row.left, lefts) + "  " + row.right)
      }
  }

  private func padded(_ text: String, _ count: Int) -> String {
    text + String(repeating: " ", count: max(0, count - text.count))
  }

  private func label(_ customer: CustomerName?, _ text: String) -> String {
    customer.map { "\($0): \(text)" } ?? text
  }

  private func products(_ ids: [ProductID]) -> String {
    ids.isEmpty ? words.say(.none) : ids.map { words.productName($0, catalog) }.joined(separator: ", ")
  }

  private func text(_ value: FieldValue?) -> String {
    switch value {
    case nil: "–"
    case .text(let text): text
    case .instant(let instant): words.dates.day(instant)
    case .money(let money): "\(money.plainAmount) \(money.currency.code)"
    case .product(let id): words.productName(id, catalog)
    }
  }
}
