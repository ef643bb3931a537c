/// A terminal in memory: keeps every frame and plays a list of events.
public final class TestTerminal: Terminal {
  public private(set) var size: Size
  public let charset: Charset
  public let colors: ColorDepth
  public private(set) var frames: [Frame] = []
  public private(set) var isClosed = false
  public private(set) var discards = 0
  public private(set) var redraws = 0
  /// Called when no event is left, so that a test can wait for work done elsewhere. Nil means a time-out.
  public var onIdle: ((TestTerminal) -> TerminalEvent?)?
  private var queue: [(event: TerminalEvent, isTypedAhead: Bool)] = []

  public init(
    size: Size = Size(columns: 80, rows: 24), charset: Charset = .utf8, colors: ColorDepth = .twoFiftySix
  ) {
    self.size = size
    self.charset = charset
    self.colors = colors
  }

  /// A test waits in `onIdle` instead.
  public var waker: @Sendable () -> Void { {} }

  /// Queues keys by name. An unknown name is the test's mistake.
  public func press(_ names: String...) { names.forEach { send(.key(Self.key($0))) } }

  /// Queues keys that were typed before the program asked: `discardPendingKeys` drops them.
  public func pressAhead(_ names: String...) { names.forEach { queue.append((.key(Self.key($0)), true)) } }

  /// Queues one key per character.
  public func type(_ text: String) { text.forEach { send(.key(.character($0))) } }

  public func paste(_ text: String) { send(.paste(text)) }

  public func resize(columns: Int, rows: Int) { send(.resized(Size(columns: columns, rows: rows))) }

  public func send(_ event: TerminalEvent) { queue.append((event, false)) }

  /// The rows of the last frame, without spaces at their ends.
  public var screen: [String] { frames.last.map { FrameText.rows($0) } ?? [] }

  public var hasPendingEvents: Bool { !queue.isEmpty }

  public func nextEvent(timeoutMilliseconds: Int?) -> TerminalEvent {
    guard !queue.isEmpty else { return onIdle?(self) ?? .timeout }
    let event = queue.removeFirst().event
    if case .resized(let size) = event { self.size = size }
    if case .paste = event, frames.last?.wantsPaste != true { return nextEvent(timeoutMilliseconds: 0) }
    return event
  }

  public func present(_ frame: Frame) { frames.append(frame) }

  public func discardPendingKeys() {
    discards += 1
    queue.removeAll { $0.isTypedAhead }
  }

  public func redraw() { redraws += 1 }

  public func close() { isClosed = true }

  private static func key(_ name: String) -> Key {
    guard let key = Key(name: name) else { fatalError("no key is called \(name)") }
    return key
  }
}
