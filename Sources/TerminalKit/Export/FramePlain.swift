/// A frame as lines to be read aloud or logged: in order, without boxes, rules, empty lines and padding.
public enum FramePlain {
  public static func lines(_ frame: Frame) -> [String] {
    (0..<frame.size.rows).compactMap { row in
      let runs = CellRun.of(frame.buffer.row(row), by: { $0.style == .border })
      let text = runs.map { $0.key ? " " : $0.text }.joined()
      let words = text.split(separator: " ", omittingEmptySubsequences: true)
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }
}
