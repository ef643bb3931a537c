import Foundation
import TestSupport
import Testing

/// What the README says is true.
@Suite struct ReadmeTests {
  private let folder: TemporaryFolder
  private let text: String

  init() throws {
    folder = try TemporaryFolder()
    text = try String(contentsOf: BuiltProgram.root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test("The commands run, and end well")
  func commands() throws {
    let lines = text.split(separator: "\n").map(String.init)
    let commands = lines.filter { $0.hasPrefix("    bin/twelve ") && !$0.contains("my.json") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(commands.count >= 11)
    for command in commands {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", command.replacingOccurrences(of: "paywall.svg", with: folder.path + "/paywall.svg")]
      process.currentDirectoryURL = BuiltProgram.root
      process.environment = ["TWELVE_STORE": folder.path + "/store", "TZ": "UTC", "PATH": "/usr/bin:/bin"]
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(command)")
    }
  }

  @Test("The screens are what the program draws")
  func screens() throws {
    let store = folder.path + "/store"
    #expect(try BuiltProgram.run(["reset", "--now", "2026-12-01T09:41:00Z"], store: store).status == 0)
    try expectScreen("paywall", store)
    let bought = ["buy", "com.example.lingo.pro.yearly", "--plan", "monthly", "--yes"]
    #expect(try BuiltProgram.run(bought, store: store).status == 0)
    #expect(try BuiltProgram.run(["advance", "4mo"], store: store).status == 0)
    try expectScreen("account", store)
  }

  @Test("The answer is what explain says")
  func answer() throws {
    let shown = try #require(text.components(separatedBy: "<!-- answer -->\n").dropFirst().first)
    let paragraph = try #require(shown.components(separatedBy: "\n\n").first).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    let store = folder.path + "/store"
    for command in [
      "reset --now 2026-12-01T09:41:00Z", "buy com.example.lingo.pro.yearly --plan monthly --yes", "advance 4mo",
      "cancel", "advance 1mo",
    ] { #expect(try BuiltProgram.run(command.components(separatedBy: " "), store: store).status == 0) }
    let charges = try BuiltProgram.run(["history"], store: store).output.split(separator: "\n")
    let latest = try #require(charges.last?.split(separator: " ").first)
    let told = try BuiltProgram.run(["explain", String(latest)], store: store)
    #expect(told.output.split(separator: "\n").contains { $0 == paragraph }, "\(told.output)\(told.errors)")
  }

  private func expectScreen(_ name: String, _ store: String) throws {
    let drawn = try BuiltProgram.run(["render", name], store: store).output.split(separator: "\n")
    let shown = try #require(text.components(separatedBy: "<!-- screen: \(name) -->\n```\n").dropFirst().first)
    let lines = try #require(shown.components(separatedBy: "\n```").first).split(separator: "\n")
    #expect(lines.count > 6)
    #expect(Array(drawn.prefix(lines.count)) == lines)
  }
}
