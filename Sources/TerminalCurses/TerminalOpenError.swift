/// Why the terminal cannot be drawn on.
public enum TerminalOpenError: Error, Hashable, Sendable {
  /// Standard input or output is a pipe or a file.
  case notATerminal
  /// The terminal database has no entry for it.
  case unknownTerminal(String)
  /// Its entry says that the cursor cannot be moved (TERM=dumb).
  case cannotMoveCursor(String)
  case noResources

  /// What is wrong and what can be done.
  public var message: String {
    switch self {
    case .notATerminal: "Standard input and output are not a terminal."
    case .unknownTerminal(let name):
      "TERM=\(name) is not known here. Set TERM to a known one, such as xterm-256color, or use --plain."
    case .cannotMoveCursor(let name): "TERM=\(name) cannot move the cursor, so here is the text alone."
    case .noResources: "The system has no more open files to give."
    }
  }
}
