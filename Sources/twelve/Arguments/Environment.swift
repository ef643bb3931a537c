import Glibc
import TwelveCommerce

/// What the program reads of the system, in one value, so that tests can give another.
struct Environment: Sendable {
  /// The value of a variable.
  var variable: @Sendable (String) -> String?
  var standardInputIsTerminal: Bool
  var standardOutputIsTerminal: Bool
  /// The real time.
  var now: @Sendable () -> Instant

  static func system() -> Environment {
    Environment(
      variable: { name in getenv(name).map { String(cString: $0) } },
      standardInputIsTerminal: isatty(STDIN_FILENO) == 1,
      standardOutputIsTerminal: isatty(STDOUT_FILENO) == 1, now: { SystemClock.now })
  }

  /// A variable that is set and not empty.
  subscript(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
}

enum SystemClock {
  /// The one place where the program asks what time it is.
  static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
