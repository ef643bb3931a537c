/// How each style looks at one colour depth. The terminal's background is never changed, so every colour is one that can
/// be read on a light and on a dark one.
public struct Theme: Sendable {
  // By the style's raw value.
  private let appearances: [Appearance]

  private init(_ appearance: (Style) -> Appearance) { appearances = Style.allCases.map(appearance) }

  public static func of(_ depth: ColorDepth) -> Theme {
    switch depth {
    case .mono: mono
    // The other half of sixteen is too bright for a light background, and some schemes keep their background in it.
    case .eight, .sixteen: eight
    case .twoFiftySix: twoFiftySix
    }
  }

  public func appearance(_ style: Style) -> Appearance { appearances[Int(style.rawValue)] }

  private static let mono = Theme { style in
    switch style {
    case .text, .button: .plain
    case .title, .price, .total, .key, .warning, .success, .paid: .bold
    case .muted, .border, .backOffice, .disabled, .upcoming: .dim
    case .selected: .reversed
    case .buttonFocused: .reversedBold
    case .danger, .failed: Appearance(isBold: true, isUnderlined: true)
    case .refunded, .link: Appearance(isUnderlined: true)
    }
  }

  private static let eight = Theme { style in
    switch style {
    case .key: Appearance(foreground: Ansi.cyan, isBold: true)
    case .link: Appearance(foreground: Ansi.cyan, isUnderlined: true)
    case .success, .paid: Appearance(foreground: Ansi.green)
    // Yellow cannot be read on white.
    case .warning: Appearance(foreground: Ansi.red)
    case .danger, .failed: Appearance(foreground: Ansi.red, isBold: true)
    case .backOffice, .refunded: Appearance(foreground: Ansi.magenta)
    default: mono.appearance(style)
    }
  }

  private static let twoFiftySix = Theme { style in
    switch style {
    case .key: Appearance(foreground: Palette.teal, isBold: true)
    case .link: Appearance(foreground: Palette.teal, isUnderlined: true)
    case .success, .paid: Appearance(foreground: Palette.green)
    case .warning, .refunded: Appearance(foreground: Palette.amber)
    case .danger, .failed: Appearance(foreground: Palette.red, isBold: true)
    case .backOffice: Appearance(foreground: Palette.orchid)
    case .muted, .border, .disabled, .upcoming: Appearance(foreground: Palette.gray)
    default: mono.appearance(style)
    }
  }

  private enum Ansi {
    static let (red, green, magenta, cyan) = (1, 2, 5, 6)
  }

  /// Of the 256 colours, ones about as far from black as from white.
  private enum Palette {
    static let (green, teal, amber, orchid, red, gray) = (28, 30, 130, 133, 160, 243)
  }
}
