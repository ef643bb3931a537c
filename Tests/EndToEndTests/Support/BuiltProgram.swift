import Foundation
import Testing

/// The program as it is built and installed: `bin/twelve`.
enum BuiltProgram {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let path = root.appendingPathComponent("bin/twelve").path

  /// What a call printed, and how it ended.
  struct Run: Sendable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the program with closed input and pipes for output.
  static func run(
    _ arguments: [String], store: String, environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    var variables = ["TWELVE_STORE": store, "TZ": "UTC", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": store]
    variables.merge(environment) { $1 }
    process.environment = variables
    let (output, errors) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: text, errors: complaints)
  }
}
