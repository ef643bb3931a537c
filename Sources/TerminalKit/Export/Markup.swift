/// What text needs on its way into XML and HTML.
enum Markup {
  /// Fonts whose characters are all of one width, the reader's own first.
  static let fonts = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono', monospace"

  static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in TerminalText.sanitized(text).unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "'": output += "&#39;"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// What the picture is called: its first title, as the reader sees it.
  static func title(of frame: Frame) -> String {
    for row in 0..<frame.size.rows {
      let titles = CellRun.of(frame.buffer.row(row), by: \.style).filter { $0.key == .title }
      for title in titles {
        let words = title.text.split(separator: " ").joined(separator: " ")
        if !words.isEmpty { return words }
      }
    }
    return "Terminal"
  }
}
