import Foundation
import Scenarios
import Testing
import TwelveCatalog
import TwelveStoreRules

/// The scenarios of `catalog/scenarios`: all happens as each says, and each row and path has one that shows it.
@Suite struct LibraryTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("catalog/scenarios")

  private static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".scenario") }.sorted()
  }()

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  private static let titles = files.map { file in (try? ScenarioParser.read(text(file)).title) ?? "" }
  private static let sample = Result {
    try CatalogReader.read(SampleCatalog.bytes, file: "lingo.json").catalog
  }

  private static func play(_ text: String) throws -> ScenarioRun {
    let scenario = try ScenarioParser.read(text)
    let first = try scenario.catalogPath.map(catalog)
    let sample = ScenarioCatalog(catalog: try sample.get(), hash: SampleCatalog.hash)
    var adopted: [String: ScenarioCatalog] = [:]
    for path in scenario.adoptedPaths { adopted[path] = try catalog(path) }
    return try ScenarioRun.play(scenario, catalog: first ?? sample, adopted: adopted)
  }

  private static func catalog(_ path: String) throws -> ScenarioCatalog {
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
    return ScenarioCatalog(
      catalog: try CatalogReader.read(bytes, file: path).catalog, hash: CatalogHash.hash(of: bytes))
  }

  @Test("Every scenario happens as it says", arguments: LibraryTests.files)
  func asExpected(_ file: String) throws {
    let text = try LibraryTests.text(file)
    let run = try LibraryTests.play(text)
    #expect(ScenarioText.differences(run, file: file) == [])
    #expect(ScenarioRecorder.recorded(text, run) == text)
    #expect(!run.scenario.title.isEmpty, "\(file) does not say what it shows")
  }

  @Test("Every row of the event table has a scenario", arguments: Array(1...31).filter { $0 != 30 })
  func rows(_ row: Int) {
    #expect(LibraryTests.titles.contains { $0.hasPrefix("Row \(row):") })
  }

  @Test("Every unhappy path has a scenario", arguments: 1...8)
  func paths(_ path: Int) {
    #expect(LibraryTests.titles.contains { $0.hasPrefix("Unhappy path \(path):") })
  }

  @Test("Recovery and refund have one for every payment", arguments: 1...12)
  func payments(_ number: Int) {
    let two = number < 10 ? "0\(number)" : "\(number)"
    #expect(LibraryTests.files.contains("refund-of-payment-\(two).scenario"))
    // Payment 1 is charged with the purchase: only the first payment of the next commitment can come late.
    #expect(LibraryTests.files.contains("recovery-of-payment-\(number == 1 ? "13" : two).scenario"))
  }

  @Test("The same file always gives the same bytes")
  func determinism() throws {
    let text = try LibraryTests.text("ten-years.scenario")
    let (first, second) = (try LibraryTests.play(text), try LibraryTests.play(text))
    #expect(ScenarioText.timeline(first, file: "a") == ScenarioText.timeline(second, file: "a"))
    #expect(first.events == second.events)
    #expect(first.events.count { $0.event.typeName == "renewed" } == 119)
  }
}
