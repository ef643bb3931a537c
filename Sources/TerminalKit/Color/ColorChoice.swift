/// What the reader wants of colours: the value of `--color`.
public enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never

  /// The depth to draw with, from terminfo's number of colours and the environment's `NO_COLOR` and `TERM`.
  public func depth(terminfoColors: Int, noColor: String?, term: String?) -> ColorDepth {
    let known = ColorDepth(colors: terminfoColors)
    switch self {
    case .never: return .mono
    // Terminals without colours in terminfo that are asked for some all the same most likely have the oldest eight.
    case .always: return max(known, .eight)
    case .auto:
      let isUnwanted = noColor.map { !$0.isEmpty } ?? false
      return isUnwanted || term == "dumb" ? .mono : known
    }
  }
}
