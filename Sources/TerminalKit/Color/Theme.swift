/// How each style looks at one colour depth. The terminal's background is never changed, so every colour is one that can
/// be read on a light and on a dark one, unless the reader says which of them it is.
public struct Theme: Sendable {
  // By the style's raw value.
  private let appearances: [Appearance]

  private init(_ appearance: (Style) -> Appearance) { appearances = Style.allCases.map(appearance) }

  public static func of(_ depth: ColorDepth, _ choice: ThemeChoice = .auto) -> Theme {
    switch (depth, choice) {
    case (_, .highContrast): highContrast
    case (.mono, _): mono
    // The other half of sixteen is too bright for a light background, and some schemes keep their background in it.
    case (.eight, _), (.sixteen, _): eight
    case (.twoFiftySix, .auto): twoFiftySix
    case (.twoFiftySix, .dark): theme(Palette.onDark)
    case (.twoFiftySix, .light): theme(Palette.onLight)
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

  private static let twoFiftySix = theme(Palette.onBoth)

  private static func theme(_ palette: Palette) -> Theme {
    Theme { style in
      switch style {
      case .key: Appearance(foreground: palette.teal, isBold: true)
      case .link: Appearance(foreground: palette.teal, isUnderlined: true)
      case .success, .paid: Appearance(foreground: palette.green)
      case .warning, .refunded: Appearance(foreground: palette.amber)
      case .danger, .failed: Appearance(foreground: palette.red, isBold: true)
      case .backOffice: Appearance(foreground: palette.orchid)
      case .muted, .border, .disabled, .upcoming: Appearance(foreground: palette.gray)
      default: mono.appearance(style)
      }
    }
  }

  private static let highContrast = Theme { style in
    switch style {
    case .text, .button, .muted, .border, .backOffice, .disabled, .upcoming: .plain
    case .title, .price, .total, .key, .success, .paid: .bold
    case .selected: .reversed
    case .buttonFocused: .reversedBold
    case .warning, .danger, .failed: Appearance(isBold: true, isUnderlined: true)
    case .refunded, .link: Appearance(isUnderlined: true)
    }
  }

  private enum Ansi {
    static let (red, green, magenta, cyan) = (1, 2, 5, 6)
  }

  /// Of the 256 colours.
  private struct Palette {
    var green, teal, amber, orchid, red, gray: Int

    /// About as far from black as from white.
    static let onBoth = Palette(green: 28, teal: 30, amber: 130, orchid: 133, red: 160, gray: 243)
    static let onDark = Palette(green: 114, teal: 80, amber: 215, orchid: 183, red: 210, gray: 248)
    static let onLight = Palette(green: 22, teal: 23, amber: 94, orchid: 90, red: 124, gray: 240)
  }
}
