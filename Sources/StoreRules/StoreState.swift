import TwelveCommerce

/// The whole store at one point of a timeline: a fold over its events.
public struct StoreState: Hashable, Sendable {
  /// The virtual clock.
  public internal(set) var now = Instant(milliseconds: 0)
  public internal(set) var seed: UInt64 = 0
  /// The catalog in force.
  public internal(set) var catalogHash: String?
  /// The name of its file.
  public internal(set) var catalogFile: String?
  /// By the name's text: Swift knows how to hash it without looking through every type of the program first.
  var customers: [String: CustomerState] = [:]
  /// In the order in which they came.
  public internal(set) var customerNames: [CustomerName] = []
  public internal(set) var currentCustomer: CustomerName?
  /// The sequence number of the latest event.
  public internal(set) var sequence: Int64 = 0
  /// Present while the clock runs by the wall's (decision D5).
  public internal(set) var clock: RunningClock?
  /// What the back office changed since the catalog was adopted.
  public internal(set) var settings = StoreSettings()
  /// The requests for extensions for everybody that have been carried out.
  var completedExtensions: Set<String> = []
  var transactionsIssued: UInt64 = 0
  var due = DueQueue()

  public init() {}

  public init(replaying events: some Sequence<RecordedEvent>) {
    for event in events { apply(event) }
  }

  public func customer(_ name: CustomerName) -> CustomerState? { customers[name.rawValue] }
}
