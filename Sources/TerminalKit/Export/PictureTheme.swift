/// How the styles look in pictures, which bring their background along.
enum PictureTheme {
  case dark, light

  struct Look {
    let ink: String
    var ground: String?
    var isBold = false
    var isUnderlined = false
  }

  var page: String { self == .dark ? "#0b0d11" : "#f3f4f6" }
  var window: String { self == .dark ? "#15181e" : "#ffffff" }
  var bar: String { self == .dark ? "#20242c" : "#eceef1" }
  var edge: String { self == .dark ? "#343a46" : "#cfd4db" }

  func look(_ style: Style) -> Look {
    switch style {
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

  private func pick(_ dark: String, _ light: String) -> String { self == .dark ? dark : light }
}

extension Style {
  /// The style's name in a style sheet.
  var className: String { String(describing: self) }
}
