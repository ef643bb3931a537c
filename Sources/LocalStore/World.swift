import TwelveCommerce

/// What the store asks of the world outside. Nothing below the program asks the system by itself.
public struct World: Sendable {
  /// The real time, for the start of a new store's virtual clock.
  public var now: @Sendable () -> Instant

  public init(now: @escaping @Sendable () -> Instant) { self.now = now }

  /// A world that stands still, for tests and scenarios.
  public static func standing(at instant: Instant) -> World { World(now: { instant }) }
}
