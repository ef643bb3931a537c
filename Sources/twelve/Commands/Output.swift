import Glibc
import Synchronization
import TerminalKit

/// Where a command prints. Lines are data as well as words, so control characters are shown, never sent.
final class Output: Sendable {
  private let write: @Sendable (String, Bool) -> Void
  /// Whether only ASCII may be printed.
  let isASCII: Bool

  init(isASCII: Bool = false, write: @escaping @Sendable (String, Bool) -> Void) {
    self.isASCII = isASCII
    self.write = write
  }

  /// The program's own standard output and standard error.
  static func standard(isASCII: Bool) -> Output {
    Output(isASCII: isASCII) { text, isError in
      write(text, to: isError ? STDERR_FILENO : STDOUT_FILENO)
    }
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var left = ArraySlice(text.utf8)
    while !left.isEmpty {
      let count = left.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      // A reader that has gone away is no reason to fail: what it wanted it has.
      guard count > 0 else { return }
      left.removeFirst(count)
    }
  }

  func line(_ text: String = "") { write(safe(text) + "\n", false) }

  /// Text that is safe already: JSON, or a rendered screen.
  func raw(_ text: String) { write(text.hasSuffix("\n") ? text : text + "\n", false) }

  /// A question, with the cursor left behind it.
  func prompt(_ text: String) { write(safe(text), false) }

  func error(_ text: String) {
    for line in text.split(separator: "\n") { write(safe(String(line)) + "\n", true) }
  }

  private func safe(_ text: String) -> String {
    isASCII ? TerminalText.transliterated(text) : TerminalText.sanitized(text)
  }
}
