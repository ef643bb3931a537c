import TerminalKit

/// A layer of the program: what it knows, which keys it has, how it looks.
protocol Screen: Sendable {
  associatedtype Action: Sendable

  /// Every key with what it does now; a disabled one says why. Dispatch, footer and help read this table.
  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>]

  /// What the footer shows of them. A requirement, so that each screen has its own copy, which need not find out at run
  /// time what its keys are made of.
  func footer(_ context: ScreenContext) -> [FooterItem]

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome

  func draw(_ canvas: inout Canvas, _ context: ScreenContext)

  /// The title at the top left; nil for a sheet that lies over another screen.
  func title(_ context: ScreenContext) -> String?

  /// Takes text that is typed or pasted into a field; true when it was taken.
  mutating func type(_ text: String) -> Bool

  /// A key that belongs to a field rather than to the table; true when it was taken.
  mutating func edit(_ key: Key) -> Bool

  /// Whether the back office stands beside it where there is room.
  var hasBackOfficeBeside: Bool { get }

  /// The line of time above the footer, where the screen has one.
  func strip(_ context: ScreenContext) -> TimeStrip?

  /// What the store read anew changes in the screen's own state.
  mutating func contentChanged(_ context: ScreenContext)
}

extension Screen {
  func footer(_ context: ScreenContext) -> [FooterItem] {
    FooterItem.all(bindings(context), charset: context.charset)
  }

  mutating func type(_ text: String) -> Bool { false }
  mutating func edit(_ key: Key) -> Bool { false }
  mutating func contentChanged(_ context: ScreenContext) {}
  func strip(_ context: ScreenContext) -> TimeStrip? { nil }
  var hasBackOfficeBeside: Bool { true }

  /// The row after the last that the screen may draw on.
  func bodyEnd(_ context: ScreenContext, _ canvas: Canvas) -> Int {
    canvas.size.rows - (strip(context) == nil ? 2 : 3)
  }

  /// Whether it lies over the screen below.
  func isSheet(_ context: ScreenContext) -> Bool { title(context) == nil }
}

/// What a screen wants after a key.
struct Outcome {
  var effects: [Effect] = []
  var move: Move = .stay
  /// Said in a line above the footer.
  var banner: String?

  enum Move {
    case stay
    case open(any Screen)
    /// Takes the screen's place.
    case replace(any Screen)
    case close
    /// Closes everything above the paywall, then opens a screen if there is one.
    case home((any Screen)?)
  }

  static let nothing = Outcome()
  static let close = Outcome(move: .close)
  static func ask(_ effects: Effect...) -> Outcome { Outcome(effects: effects) }
  static func open(_ screen: any Screen) -> Outcome { Outcome(move: .open(screen)) }
  static func replace(_ screen: any Screen) -> Outcome { Outcome(move: .replace(screen)) }
}
