/// How the styles look in pictures, which bring their background along.
enum PictureTheme {
  case dark, light, highContrast

  struct Look {
    let ink: String
    var ground: String?
    var isBold = false
    var isUnderlined = false
  }

  /// The picture's colours for what the reader wants; without a wish they are those of a dark window.
  init(_ choice: ThemeChoice) {
    self =
      switch choice {
      case .auto, .dark: .dark
      case .light: .light
      case .highContrast: .highContrast
      }
  }

  /// Whether a style has a background in any of them; the style sheet says which.
  static func hasGround(_ style: Style) -> Bool {
    [dark, light, highContrast].contains { $0.look(style).ground != nil }
  }

  var page: String { pick("#0b0d11", "#f3f4f6", "#000000") }
  var window: String { pick("#15181e", "#ffffff", "#000000") }
  var bar: String { pick("#20242c", "#eceef1", "#000000") }
  var edge: String { pick("#343a46", "#cfd4db", "#ffffff") }

  func look(_ style: Style) -> Look {
    guard self != .highContrast else { return PictureTheme.contrasting(style) }
    return switch style {
    case .text: Look(ink: pick("#d5d9e0", "#24292f"))
    case .title: Look(ink: pick("#ffffff", "#0b0d11"), isBold: true)
    case .price, .total: Look(ink: pick("#ffd987", "#7a4900"), isBold: true)
    case .selected: Look(ink: pick("#0b1518", "#ffffff"), ground: accent)
    case .buttonFocused: Look(ink: pick("#0b1518", "#ffffff"), ground: accent, isBold: true)
    case .button: Look(ink: pick("#e9ecf1", "#24292f"), ground: pick("#2d333e", "#e4e7ec"))
    case .key: Look(ink: accent, isBold: true)
    case .link: Look(ink: accent, isUnderlined: true)
    case .border: Look(ink: pick("#59616f", "#98a1ad"))
    case .muted, .disabled, .upcoming: Look(ink: pick("#98a1b0", "#5b6470"))
    case .backOffice: Look(ink: pick("#d3a4e8", "#86399f"))
    case .success, .paid: Look(ink: pick("#8fd694", "#1a7431"))
    case .warning, .refunded: Look(ink: pick("#ffb170", "#994d00"))
    case .danger, .failed: Look(ink: pick("#ff8f8a", "#b81f24"), isBold: true)
    }
  }

  private var accent: String { pick("#7fd4cb", "#0b6e70") }

  private func pick(_ dark: String, _ light: String, _ contrasting: String = "#ffffff") -> String {
    switch self {
    case .dark: dark
    case .light: light
    case .highContrast: contrasting
    }
  }

  /// Black and white, with one colour for what is wrong.
  private static func contrasting(_ style: Style) -> Look {
    switch style {
    case .selected, .buttonFocused: Look(ink: "#000000", ground: "#ffffff", isBold: true)
    case .title, .price, .total, .key, .success, .paid: Look(ink: "#ffffff", isBold: true)
    case .warning, .danger, .failed: Look(ink: "#ffd75f", isBold: true, isUnderlined: true)
    case .link, .refunded: Look(ink: "#ffffff", isUnderlined: true)
    case .text, .button, .muted, .border, .backOffice, .disabled, .upcoming: Look(ink: "#ffffff")
    }
  }
}

extension Style {
  /// The style's name in a style sheet.
  var className: String { String(describing: self) }
}
