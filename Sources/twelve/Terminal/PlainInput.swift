import TerminalKit

/// What a line that is typed in plain mode means.
enum PlainInput {
  /// A key's name, several of them, or text for a field: `a`, `down enter`, `yes`, `2027-04-01`.
  static func events(_ line: String) -> [TerminalEvent] {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    switch words.map({ $0.lowercased() }) {
    case []: return [.key(.enter)]
    // The safe button has the focus, and the other stands to its right.
    case ["yes"]: return [.key(.right), .key(.enter)]
    case ["no"]: return [.key(.escape)]
    default: break
    }
    let keys = words.map(Key.init(name:))
    guard !keys.contains(nil) else { return [.paste(words.joined(separator: " "))] }
    return keys.compactMap { $0.map(TerminalEvent.key) }
  }
}
