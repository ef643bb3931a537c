/// A frame as lines with colours, for a terminal or a pager. The cursor is never moved.
public enum FrameANSI {
  public static func string(_ frame: Frame, depth: ColorDepth, theme choice: ThemeChoice = .auto) -> String {
    let theme = Theme.of(depth, choice)
    return (0..<frame.size.rows).map { line(frame.buffer.row($0), theme) + "\n" }.joined()
  }

  private static func line(_ row: ArraySlice<Cell>, _ theme: Theme) -> String {
    var row = row
    while let last = row.last, last.text == " ", theme.appearance(last.style).isInvisibleOnSpaces { row.removeLast() }
    var line = ""
    for run in CellRun.of(row, by: { theme.appearance($0.style) }) {
      line += run.key == .plain ? run.text : "\(run.key.sgr)\(run.text)\u{1B}[0m"
    }
    return line
  }
}

extension Appearance {
  fileprivate var isInvisibleOnSpaces: Bool { background == nil && !isUnderlined && !isReversed }

  /// The control sequence that turns it on.
  fileprivate var sgr: String {
    let attributes = [(isBold, "1"), (isDim, "2"), (isUnderlined, "4"), (isReversed, "7")].filter(\.0).map(\.1)
    let colors = [foreground.map { Self.color($0, base: 30) }, background.map { Self.color($0, base: 40) }]
    return "\u{1B}[" + (attributes + colors.compactMap { $0 }).joined(separator: ";") + "m"
  }

  private static func color(_ number: Int, base: Int) -> String {
    switch number {
    case 0..<8: "\(base + number)"
    case 8..<16: "\(base + 60 + number - 8)"
    default: "\(base + 8);5;\(number)"
    }
  }
}
