import Foundation

/// A folder of its own for one test, gone when nobody holds it any more.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    let template = FileManager.default.temporaryDirectory.path + "/twelve-test-XXXXXX"
    var bytes = Array(template.utf8CString)
    guard mkdtemp(&bytes) != nil else { throw CocoaError(.fileWriteUnknown) }
    path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
