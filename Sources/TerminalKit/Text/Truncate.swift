extension TerminalText {
  /// The text in at most so many columns. What is cut off is marked by the ellipsis, if that fits.
  public static func truncated(_ text: String, to columns: Int, ellipsis: String = "…") -> String {
    let safe = sanitized(text)
    guard columns > 0 else { return "" }
    guard TextWidth.ofSafe(safe) > columns else { return safe }
    let mark = TextWidth.of(ellipsis) <= columns ? ellipsis : ""
    var room = columns - TextWidth.of(mark)
    var kept = ""
    for character in safe {
      room -= TextWidth.ofSafe(character)
      if room < 0 { break }
      kept.append(character)
    }
    return kept + mark
  }

  /// Where text stands in a wider space.
  public enum Alignment: Sendable {
    case leading, center, trailing
  }

  /// The text in exactly so many columns: filled up with spaces, or cut.
  public static func padded(
    _ text: String, to columns: Int, alignment: Alignment = .leading, ellipsis: String = "…"
  ) -> String {
    let cut = truncated(text, to: columns, ellipsis: ellipsis)
    let room = max(0, columns - TextWidth.of(cut))
    let before =
      switch alignment {
      case .leading: 0
      case .center: room / 2
      case .trailing: room
      }
    return String(repeating: " ", count: before) + cut + String(repeating: " ", count: room - before)
  }
}
