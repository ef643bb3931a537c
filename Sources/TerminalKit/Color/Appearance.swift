/// How text looks on a terminal: numbers of its palette, or its own colours, and attributes.
public struct Appearance: Hashable, Sendable {
  /// A number of the palette; nil leaves the terminal's own colour.
  public var foreground: Int?
  /// A number of the palette; nil leaves the terminal's own colour.
  public var background: Int?
  public var isBold: Bool
  public var isDim: Bool
  public var isUnderlined: Bool
  public var isReversed: Bool

  public init(
    foreground: Int? = nil, background: Int? = nil, isBold: Bool = false, isDim: Bool = false,
    isUnderlined: Bool = false, isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  static let plain = Appearance()
  static let bold = Appearance(isBold: true)
  static let dim = Appearance(isDim: true)
  static let reversed = Appearance(isReversed: true)
  static let reversedBold = Appearance(isBold: true, isReversed: true)
}
