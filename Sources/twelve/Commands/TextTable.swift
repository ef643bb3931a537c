import TerminalKit

/// Columns of text, each as wide as its widest entry.
struct TextTable {
  var columns: [[String]]
  var rightAligned: Set<Int> = []

  var lines: [String] {
    let widths = columns.map { $0.map(TextWidth.of).max() ?? 0 }
    let rows = columns.first?.count ?? 0
    return (0..<rows).map { row in
      let cells = columns.indices.map { pad(columns[$0][row], widths[$0], isRight: rightAligned.contains($0)) }
      return String(cells.joined(separator: "  ").trimmingTrailingSpaces)
    }
  }

  private func pad(_ text: String, _ width: Int, isRight: Bool) -> String {
    let spaces = String(repeating: " ", count: max(0, width - TextWidth.of(text)))
    return isRight ? spaces + text : text + spaces
  }
}

extension String {
  var trimmingTrailingSpaces: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
