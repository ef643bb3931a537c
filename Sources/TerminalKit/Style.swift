/// What a piece of text means. Colours are looked up from it in a `Theme`; nothing that draws names a colour.
public enum Style: UInt8, CaseIterable, Sendable {
  case text, title, price, total, selected, warning, danger, success, muted, key, border, backOffice, button
  case buttonFocused, disabled, paid, refunded, failed, upcoming, link

  /// The style in golden files.
  public var letter: Character {
    switch self {
    case .text: "."
    case .title: "t"
    case .price: "p"
    case .total: "T"
    case .selected: "s"
    case .warning: "w"
    case .danger: "d"
    case .success: "g"
    case .muted: "m"
    case .key: "k"
    case .border: "b"
    case .backOffice: "o"
    case .button: "B"
    case .buttonFocused: "F"
    case .disabled: "x"
    case .paid: "P"
    case .refunded: "R"
    case .failed: "X"
    case .upcoming: "u"
    case .link: "l"
    }
  }
}
