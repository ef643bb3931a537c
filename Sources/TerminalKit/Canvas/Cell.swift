/// One place on the screen.
public struct Cell: Equatable, Sendable {
  /// What is drawn here; empty in the second half of a wide character.
  public let text: String
  /// 1 or 2 columns, or 0 for the second half of a wide character.
  public let width: UInt8
  public var style: Style

  public init(text: String, width: UInt8, style: Style) {
    self.text = text
    self.width = width
    self.style = style
  }

  static func blank(_ style: Style) -> Cell { Cell(text: " ", width: 1, style: style) }
}
