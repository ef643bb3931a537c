import Foundation
import Testing

/// Compares text with `Golden/<name>.txt` beside the test. A file that is missing is written, and the test fails once, so
/// that nobody forgets to look at it; with `RECORD=1` in the environment all files are written anew.
public func expectGolden(
  _ actual: String, named name: String, file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Golden/\(name).txt")
  let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
  let expected = try? String(contentsOf: golden, encoding: .utf8)
  if expected == actual { return }
  if expected == nil || isRecording {
    write(actual, to: golden, name: name, sourceLocation)
  }
  if isRecording { return }
  guard let expected else {
    Issue.record("Golden/\(name).txt was missing and has been written: look at it.", sourceLocation: sourceLocation)
    return
  }
  Issue.record(
    "Golden/\(name).txt differs (- file, + now; RECORD=1 rewrites):\n\(differences(expected, actual))",
    sourceLocation: sourceLocation)
}

private func write(_ text: String, to file: URL, name: String, _ sourceLocation: SourceLocation) {
  do {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  } catch {
    Issue.record("Golden/\(name).txt cannot be written: \(error)", sourceLocation: sourceLocation)
  }
}

/// The lines that differ, by number, old before new.
private func differences(_ expected: String, _ actual: String) -> String {
  let changes = lines(actual).difference(from: lines(expected)).map { change in
    switch change {
    case .remove(let offset, let line, _): (offset, 0, "- \(offset + 1): \(line)")
    case .insert(let offset, let line, _): (offset, 1, "+ \(offset + 1): \(line)")
    }
  }
  return changes.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).joined(separator: "\n")
}

private func lines(_ text: String) -> [Substring] {
  text.split(omittingEmptySubsequences: false) { $0 == "\n" }
}
