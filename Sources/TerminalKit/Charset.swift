/// Which characters the terminal can show.
public enum Charset: String, CaseIterable, Sendable {
  case utf8, ascii

  /// The signs to draw with.
  public var glyphs: Glyphs { self == .utf8 ? .utf8 : .ascii }
}

/// The signs that screens are built from.
public struct Glyphs: Sendable {
  public let horizontal: String
  public let vertical: String
  public let topLeft: String
  public let topRight: String
  public let bottomLeft: String
  public let bottomRight: String
  /// Between two facts on one line.
  public let separator: String
  /// Before an item of a list.
  public let bullet: String
  /// Before what the next Enter acts on.
  public let marker: String
  /// Before what happens next.
  public let next: String
  public let radioOn: String
  public let radioOff: String
  public let check: String
  public let cross: String
  public let dot: String
  public let ellipsis: String
  public let full: String
  public let medium: String
  public let light: String
  public let moreAbove: String
  public let moreBelow: String
  /// Stands for rows that are left out.
  public let gap: String
  /// Beside the name of what only the shop sees.
  public let dashed: String
  public let arrow: String

  /// Signs of one column each that terminals and fonts have had for decades.
  public static let utf8 = Glyphs(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", separator: "·",
    bullet: "·", marker: "›", next: "▸", radioOn: "(•)", radioOff: "( )", check: "✓", cross: "✕", dot: "●",
    ellipsis: "…", full: "█", medium: "▒", light: "░", moreAbove: "▲", moreBelow: "▼", gap: "⋮", dashed: "┄",
    arrow: "→")

  public static let ascii = Glyphs(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", separator: "-",
    bullet: "-", marker: ">", next: ">", radioOn: "(*)", radioOff: "( )", check: "v", cross: "x", dot: "*",
    ellipsis: "~", full: "#", medium: "=", light: ".", moreAbove: "^", moreBelow: "v", gap: ":", dashed: "-",
    arrow: ">")
}
