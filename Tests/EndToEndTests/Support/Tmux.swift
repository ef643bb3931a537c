import Foundation
import Testing

/// One terminal of its own: a tmux server with a socket that nobody else uses, running dash, since bash's line editor
/// repairs what a program leaves behind.
final class Tmux {
  private let socket: String
  private static let deadline = Duration.seconds(20)

  init(columns: Int = 80, rows: Int = 24, store: String, environment: [String: String] = [:]) throws {
    socket = "twelve-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    var variables = [
      "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "TWELVE_STORE": store, "TZ": "UTC", "PS1": "ready$ ",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { $1 }
    let settings = variables.map { "\($0)=\($1)" }.sorted()
    try tmux(
      ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "env", "-u", "NO_COLOR"] + settings + ["dash", "-i"])
    try tmux(["set-option", "-g", "remain-on-exit", "on"])
    try expect("ready$")
  }

  deinit { _ = try? tmux(["kill-server"]) }

  /// Types a line into the shell.
  func enter(_ line: String) throws {
    try tmux(["send-keys", "-l", line])
    // A line feed ends a line whether or not the terminal turns a return into one.
    try tmux(["send-keys", "C-j"])
  }

  /// Presses keys by tmux's names, one after the other.
  func press(_ keys: String...) throws {
    for key in keys { try tmux(["send-keys", key]) }
  }

  func paste(_ text: String) throws {
    try tmux(["set-buffer", text])
    try tmux(["paste-buffer", "-p"])
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  var screen: String { (try? tmux(["capture-pane", "-p"])) ?? "" }

  func fact(_ name: String) throws -> String {
    try tmux(["display-message", "-p", "#{\(name)}"]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Waits until a text is on the screen.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(sourceLocation, "“\(text)” did not appear") { screen.contains(text) }
  }

  func expectGone(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(sourceLocation, "“\(text)” did not go away") { !screen.contains(text) }
  }

  func expectFact(_ name: String, _ value: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(sourceLocation, "\(name) did not become \(value)") { try fact(name) == value }
  }

  private func wait(_ place: SourceLocation, _ complaint: String, _ isDone: () throws -> Bool) throws {
    let end = ContinuousClock.now + Tmux.deadline
    while try !isDone() {
      guard ContinuousClock.now < end else {
        Issue.record("\(complaint):\n\(screen)", sourceLocation: place)
        throw Timeout()
      }
      usleep(20_000)
    }
  }

  struct Timeout: Error {}

  /// The process id of the program in the foreground.
  func foregroundProcess() throws -> pid_t {
    let shell = try #require(pid_t(try fact("pane_pid")))
    let children = try String(contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
    return try #require(children.split(separator: " ").first.flatMap { pid_t($0) })
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The server that a new session starts would keep every open file for ever, the pipe and the socket by which the
    // end of a process is noticed among them; Python's subprocess closes them. It would also keep the signals that the
    // threads of a Swift task have blocked, SIGTERM among them, and so never end by itself.
    let isSilent = arguments.first == "new-session"
    let closing = [
      "python3", "-c",
      """
      import signal, subprocess, sys
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      sys.exit(subprocess.call(sys.argv[1:]))
      """,
    ]
    process.arguments = (isSilent ? closing : []) + ["tmux", "-u", "-L", socket, "-f", "/dev/null"] + arguments
    let pipe = Pipe()
    process.standardOutput = isSilent ? FileHandle.nullDevice : pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = isSilent ? Data() : pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
