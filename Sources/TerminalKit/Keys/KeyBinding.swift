/// What a key does on a screen. Dispatch, footer, help and manual all read this.
public struct KeyBinding<Action> {
  /// All keys that do it; the first ones are the ones shown.
  public var keys: [Key]
  public var action: Action
  /// What it does, in the reader's words.
  public var label: String
  public var isInFooter: Bool
  /// When the footer is too narrow, the lowest go first.
  public var priority: Int
  /// Why it cannot be done now; nil when it can.
  public var disabledReason: String?
  /// Shown instead of the keys' own signs, as for `1-9`.
  public var sign: String?

  public init(
    _ keys: [Key], _ action: Action, label: String, isInFooter: Bool = true, priority: Int = 0,
    disabledReason: String? = nil, sign: String? = nil
  ) {
    self.keys = keys
    self.action = action
    self.label = label
    self.isInFooter = isInFooter
    self.priority = priority
    self.disabledReason = disabledReason
    self.sign = sign
  }

  public var isEnabled: Bool { disabledReason == nil }

  /// How the footer names the keys: all arrows together, else the first key.
  public func sign(_ charset: Charset) -> String {
    if let sign { return sign }
    let arrows = keys.filter { [.up, .down, .left, .right].contains($0) }
    guard arrows.count > 1 else { return keys.first?.sign(charset) ?? "" }
    let separator = charset == .utf8 ? "" : "/"
    return arrows.dropFirst().reduce(arrows[0].sign(charset)) { $0 + separator + $1.sign(charset) }
  }
}

extension KeyBinding: Sendable where Action: Sendable {}
extension KeyBinding: Equatable where Action: Equatable {}

extension Sequence {
  /// The first binding with that key, able or not.
  public func binding<Action>(for key: Key) -> KeyBinding<Action>? where Element == KeyBinding<Action> {
    first { $0.keys.contains(key) }
  }

  /// What the key does now; nil when it does nothing or cannot.
  public func action<Action>(for key: Key) -> Action? where Element == KeyBinding<Action> {
    guard let binding = binding(for: key), binding.isEnabled else { return nil }
    return binding.action
  }
}
