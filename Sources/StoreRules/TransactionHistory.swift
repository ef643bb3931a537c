import TwelveCommerce

/// A customer's transactions, in the order in which they were charged.
///
/// A charge that follows the one before as the calendar says takes a few bytes instead of a whole record, so that a store
/// may go on for a million payments. Nothing is lost by it: what is read is what was appended, to the last field.
public struct TransactionHistory: Sendable {
  /// Side by side, none empty.
  private var series: [TransactionSeries] = []

  /// How many whole records are kept.
  var seriesCount: Int { series.count }

  /// Appends a charge.
  ///
  /// - Parameter subscription: The subscription as the charge left it; nil for a one-time purchase.
  mutating func append(_ record: TransactionRecord, of subscription: Subscription? = nil) {
    if let last = series.indices.last, series[last].extend(with: record) { return }
    series.append(
      TransactionSeries(
        record, position: count, schedule: subscription?.schedule, periodNumber: subscription?.periodNumber ?? 1))
  }

  /// The transaction with this id.
  func transaction(_ id: TransactionID) -> TransactionRecord? { position(of: id).map { self[$0] } }

  /// Changes the transaction with this id, if there is one.
  mutating func change(_ id: TransactionID, _ body: (inout TransactionRecord) -> Void) {
    guard let position = position(of: id) else { return }
    let index = seriesIndex(of: position)
    series.replaceSubrange(index...index, with: series[index].changing(position, body))
  }

  private func position(of id: TransactionID) -> Int? {
    for part in series.reversed() {
      if let position = part.position(of: id) { return position }
    }
    return nil
  }

  private func seriesIndex(of position: Int) -> Int {
    var (low, high) = (0, series.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if series[middle].position <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension TransactionHistory: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { series.last.map { $0.position + $0.count } ?? 0 }
  public subscript(position: Int) -> TransactionRecord { series[seriesIndex(of: position)].record(at: position) }
}

extension TransactionHistory: Hashable {
  // How it is kept depends on the way taken; what it says does not.
  public static func == (left: TransactionHistory, right: TransactionHistory) -> Bool { left.elementsEqual(right) }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(last)
  }
}

extension TransactionHistory: ExpressibleByArrayLiteral {
  public init(arrayLiteral records: TransactionRecord...) {
    for record in records { append(record) }
  }
}
