import Foundation
import TestSupport
import Testing

/// `twelve run` and `--scenario` of the built program: exit statuses, files written, and the user's store left alone.
@Suite struct ScenarioCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let library = BuiltProgram.root.appendingPathComponent("catalog/scenarios").path

  private func run(_ arguments: String...) throws -> BuiltProgram.Run {
    try BuiltProgram.run(arguments, store: folder.path + "/store")
  }

  private func write(_ text: String) throws -> String {
    let path = folder.path + "/own.scenario"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test("The whole library runs, in JSON to the byte, and the user's store is not touched")
  func library() throws {
    let first = try run("run", Self.library, "--json")
    #expect(first.status == 0, "\(first.errors)")
    #expect(try run("run", Self.library, "--json").output == first.output)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/store"))
  }

  @Test("What is not expected ends with 1, what cannot be read with 65, what is not there with 74")
  func statuses() throws {
    let differing = try write("# Differs\ncustomer demo in CAN\n")
    #expect(try run("run", differing).status == 1)
    let unreadable = try run("run", try write("customer demo in CAN\nbyu pro.yearly\n"))
    #expect(unreadable.status == 65)
    #expect(unreadable.errors.contains("own.scenario:2:1: there is no step \"byu\"; did you mean \"buy\""))
    #expect(try run("run", folder.path + "/none.scenario").status == 74)
  }

  @Test("Recording writes the expectation that the next run meets, and a report for a build server")
  func recording() throws {
    let path = try write("# Kept\ncustomer demo in CAN\n# also kept\nbuy forever\n")
    #expect(try run("run", path, "--record").status == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("# Kept\ncustomer demo in CAN\n  "))
    #expect(text.contains("\n# also kept\nbuy forever\n  "))
    let report = folder.path + "/report.xml"
    #expect(try run("run", path, "--junit", report).status == 0)
    #expect(try String(contentsOfFile: report, encoding: .utf8).contains("failures=\"0\""))
  }

  @Test("A scenario opens as it leaves the store, in the catalog that it ended with")
  func opening() throws {
    let account = try run("account", "--scenario", Self.library + "/row-11-recovered.scenario")
    #expect(account.status == 0, "\(account.errors)")
    #expect(account.output.contains("Payment 7 of 12"))
    let adopted = try run("plans", "--scenario", Self.library + "/catalog-adopted.scenario")
    #expect(adopted.status == 0, "\(adopted.errors)")
    #expect(adopted.output.contains("Lingo"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/store"))
  }
}
