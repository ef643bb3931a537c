/// What the terminal has to tell.
public enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  /// Text pasted while the frame wanted it.
  case paste(String)
  case resized(Size)
  /// Somebody called the waker: work done elsewhere is ready.
  case wake
  /// Nothing happened in the time given.
  case timeout
  /// A signal asks the program to end in order.
  case interrupted(signal: Int32)
  /// The terminal is gone; nothing can be shown any more.
  case lost
}
