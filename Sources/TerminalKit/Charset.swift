/// Which characters the terminal can show.
public enum Charset: String, CaseIterable, Sendable {
  case utf8, ascii

  /// The signs to draw with.
  public var glyphs: Glyphs { self == .utf8 ? .utf8 : .ascii }
}

/// The signs that screens are built from. In UTF-8 they are signs of one column each that terminals and fonts have had
/// for decades.
public struct Glyphs: Sendable {
  // Asked for once per cell: a value of one byte is cheaper to hand round than a table of strings.
  private let charset: Charset

  public static var utf8: Glyphs { Glyphs(charset: .utf8) }
  public static var ascii: Glyphs { Glyphs(charset: .ascii) }

  public var horizontal: String { pick("─", "-") }
  public var vertical: String { pick("│", "|") }
  public var topLeft: String { pick("┌", "+") }
  public var topRight: String { pick("┐", "+") }
  public var bottomLeft: String { pick("└", "+") }
  public var bottomRight: String { pick("┘", "+") }
  /// Between two facts on one line.
  public var separator: String { pick("·", "-") }
  /// Before an item of a list.
  public var bullet: String { pick("·", "-") }
  /// Before what the next Enter acts on.
  public var marker: String { pick("›", ">") }
  /// Before what happens next.
  public var next: String { pick("▸", ">") }
  public var radioOn: String { pick("(•)", "(*)") }
  public var radioOff: String { pick("( )", "( )") }
  public var check: String { pick("✓", "v") }
  public var cross: String { pick("✕", "x") }
  public var dot: String { pick("●", "*") }
  public var ellipsis: String { pick("…", "~") }
  public var full: String { pick("█", "#") }
  public var medium: String { pick("▒", "=") }
  public var light: String { pick("░", ".") }
  public var moreAbove: String { pick("▲", "^") }
  public var moreBelow: String { pick("▼", "v") }
  /// Stands for rows that are left out.
  public var gap: String { pick("⋮", ":") }
  /// Beside the name of what only the shop sees.
  public var dashed: String { pick("┄", "-") }
  public var arrow: String { pick("→", ">") }

  private func pick(_ utf8: String, _ ascii: String) -> String { charset == .utf8 ? utf8 : ascii }
}
