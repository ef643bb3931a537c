/// How many colours the terminal has.
public enum ColorDepth: String, CaseIterable, Comparable, Sendable {
  case mono, eight, sixteen, twoFiftySix

  /// The depth for a number of colours as terminfo gives it.
  public init(colors: Int) {
    switch colors {
    case 256...: self = .twoFiftySix
    case 16...: self = .sixteen
    case 8...: self = .eight
    default: self = .mono
    }
  }

  public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .mono: 0
    case .eight: 1
    case .sixteen: 2
    case .twoFiftySix: 3
    }
  }
}
