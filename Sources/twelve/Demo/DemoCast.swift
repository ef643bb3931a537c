import FoundationEssentials
import TerminalKit

/// The tour as a recording that terminal players show: asciicast, version 2. Times are the tour's own, so that the same tour
/// gives the same bytes.
struct DemoCast {
  let title: String
  let size: Size
  private(set) var seconds = 0.0
  private var events: [String] = []

  init(title: String, size: Size) {
    (self.title, self.size) = (title, size)
  }

  mutating func show(_ frame: Frame, seconds: Double, theme: ThemeChoice) throws(Failure) {
    let lines = FrameANSI.string(frame, depth: .twoFiftySix, theme: theme).split(
      separator: "\n", omittingEmptySubsequences: false)
    // The cursor is hidden, and goes home: no line ends with a line feed that would scroll.
    let picture = "\u{1B}[?25l\u{1B}[H\u{1B}[2J" + lines.prefix(size.rows).joined(separator: "\r\n")
    events.append("[\(DemoCast.number(self.seconds)), \"o\", \(try DemoCast.quoted(picture))]")
    self.seconds += seconds
  }

  /// - Throws: When a text cannot be written as JSON, which no text is.
  func text() throws(Failure) -> String {
    let end = "[\(DemoCast.number(seconds)), \"o\", \"\\u001b[?25h\"]"
    let header =
      "{\"version\": 2, \"width\": \(size.columns), \"height\": \(size.rows), "
      + "\"title\": \(try DemoCast.quoted(title)), \"env\": {\"TERM\": \"xterm-256color\"}}"
    return ([header] + events + [end]).joined(separator: "\n") + "\n"
  }

  /// With milliseconds.
  private static func number(_ seconds: Double) -> String {
    let milliseconds = Int((seconds * 1_000).rounded())
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  private static func quoted(_ text: String) throws(Failure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(text), as: UTF8.self)
    } catch {
      throw Failure("The recording could not be written as JSON: \(error)", .bug)
    }
  }
}
