import Glibc
import TerminalKit

/// The screens as lines and keys as words: for a screen reader, for logs, and for terminals that cannot be drawn on. The
/// same program runs behind it, and asks the same questions.
final class PlainTerminal: Terminal {
  let size: Size
  let charset: Charset
  let colors = ColorDepth.mono
  private let output: Output
  private let wakeRead: Int32
  private let wakeWrite: Int32
  private var shown: [String] = []
  private var input: [UInt8] = []
  private var pending: [TerminalEvent] = []
  private var isAtEnd = false
  private var hasPrompt = false

  /// Large enough that nothing has to be cut off or scrolled, and too narrow for a second pane.
  private static let page = Size(columns: 110, rows: 70)

  /// Nil when the system has no pipe to spare.
  init?(output: Output) {
    var ends: (Int32, Int32) = (0, 0)
    guard withUnsafeMutableBytes(of: &ends, { pipe($0.bindMemory(to: Int32.self).baseAddress) }) == 0 else {
      return nil
    }
    (wakeRead, wakeWrite) = ends
    self.output = output
    size = PlainTerminal.page
    charset = output.isASCII ? .ascii : .utf8
  }

  deinit {
    Glibc.close(wakeRead)
    Glibc.close(wakeWrite)
  }

  var waker: @Sendable () -> Void {
    let end = wakeWrite
    return {
      var byte: UInt8 = 1
      _ = write(end, &byte, 1)
    }
  }

  func present(_ frame: Frame) {
    let lines = FramePlain.lines(frame)
    guard lines != shown else { return }
    // On the same screen only what has changed is read again.
    let isSame = shown.first == lines.first
    let known = Set(shown)
    if hasPrompt { output.line() }
    for line in lines where !isSame || !known.contains(line) { output.line(line) }
    shown = lines
    hasPrompt = false
  }

  func nextEvent(timeoutMilliseconds: Int?) -> TerminalEvent {
    if !pending.isEmpty { return pending.removeFirst() }
    if isAtEnd { return .key(.control("c")) }
    if timeoutMilliseconds != 0, !hasPrompt {
      output.prompt("> ")
      hasPrompt = true
    }
    var sources = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeRead, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, 2, Int32(timeoutMilliseconds ?? -1)) > 0 else { return .timeout }
    if sources[1].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 64)
      _ = read(wakeRead, &bytes, bytes.count)
      return .wake
    }
    readInput()
    return pending.isEmpty ? .wake : pending.removeFirst()
  }

  private func readInput() {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count <= 0 { isAtEnd = true } else { input += bytes.prefix(count) }
    while let end = input.firstIndex(of: UInt8(ascii: "\n")) {
      take(String(decoding: input[..<end], as: UTF8.self))
      input.removeSubrange(...end)
    }
    if isAtEnd, !input.isEmpty {
      take(String(decoding: input, as: UTF8.self))
      input = []
    }
  }

  /// A line is a key's name, several of them, or text for a field; an empty one is Enter.
  private func take(_ line: String) {
    hasPrompt = false
    pending += PlainInput.events(line)
  }

  func discardPendingKeys() { pending.removeAll() }

  func redraw() {
    for line in shown { output.line(line) }
  }

  func close() {}
}
