import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules

extension Transaction {
  /// A sequence of transactions. It keeps the store it began with (decision D30).
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    private enum Source: Sendable {
      case elements(@Sendable () -> [Element])
      case stream(@Sendable () -> AsyncStream<Element>)
    }

    private let source: Source

    init(stream: @escaping @Sendable () -> AsyncStream<Element>) { source = .stream(stream) }

    /// A sequence of what is there when it is asked.
    init(elements: @escaping @Sendable () -> [Element]) { source = .elements(elements) }

    public struct AsyncIterator: AsyncIteratorProtocol {
      enum Source {
        case elements(ArraySlice<Element>)
        case stream(AsyncStream<Element>.Iterator)
      }

      var source: Source

      public mutating func next() async -> Element? {
        switch source {
        case .elements(var left):
          let element = left.popFirst()
          source = .elements(left)
          return element
        case .stream(var iterator):
          let element = await iterator.next()
          source = .stream(iterator)
          return element
        }
      }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      switch source {
      case .elements(let elements): AsyncIterator(source: .elements(elements()[...]))
      case .stream(let stream): AsyncIterator(source: .stream(stream().makeAsyncIterator()))
      }
    }
  }

  /// Every transaction of the customer, newest first.
  public static var all: Transactions { snapshot { $0.transactions } }

  /// What the customer may use now: the latest transaction of each product that gives access.
  public static var currentEntitlements: Transactions { snapshot { $0.currentEntitlements } }

  /// Transactions that the app has not finished, oldest first.
  public static var unfinished: Transactions { snapshot { $0.unfinished } }

  /// Transactions that happen elsewhere, and those left unfinished: renewals, approvals, refunds, other devices.
  public static var updates: Transactions {
    guard let binding = try? StoreBinding.active else { return Transactions(elements: { [] }) }
    return Transactions(stream: { TransactionUpdates(binding).stream() })
  }

  /// The customer's latest transaction of a product.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    (try? StoreBinding.active)?.latestTransaction(for: productID)
  }

  /// Every transaction of a product, newest first.
  public static func all(for productID: String) -> Transactions {
    snapshot { $0.transactions.filter { $0.unsafePayloadValue.productID == productID } }
  }

  /// What gives the customer a product now.
  public static func currentEntitlements(for productID: String) -> Transactions {
    snapshot { $0.currentEntitlements.filter { $0.unsafePayloadValue.productID == productID } }
  }

  private static func snapshot(
    _ read: @escaping @Sendable (StoreBinding) -> [VerificationResult<Transaction>]
  ) -> Transactions {
    let binding = try? StoreBinding.active
    return Transactions { binding.map(read) ?? [] }
  }
}
