/// A frame as plain text.
public enum FrameText {
  /// The rows, with or without the spaces at their ends.
  public static func rows(_ frame: Frame, keepsTrailingSpaces: Bool = false) -> [String] {
    (0..<frame.size.rows).map { row in
      var text = ""
      for cell in frame.buffer.row(row) { text += cell.text }
      if !keepsTrailingSpaces { while text.last == " " { text.removeLast() } }
      return text
    }
  }

  /// The rows as lines, each with a line feed.
  public static func string(_ frame: Frame, keepsTrailingSpaces: Bool = false) -> String {
    rows(frame, keepsTrailingSpaces: keepsTrailingSpaces).map { $0 + "\n" }.joined()
  }
}
