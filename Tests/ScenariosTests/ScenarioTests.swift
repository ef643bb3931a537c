import Foundation
import Testing
import TwelveCatalog

@testable import Scenarios

@Suite struct ScenarioTests {
  private func play(_ text: String) throws -> ScenarioRun {
    let catalog = try CatalogReader.read(SampleCatalog.bytes, file: "lingo.json").catalog
    let sample = ScenarioCatalog(catalog: catalog, hash: SampleCatalog.hash)
    return try ScenarioRun.play(try ScenarioParser.read(text), catalog: sample)
  }

  @Test("What was expected and did not happen, and what happened unexpectedly, are differences with their lines")
  func differences() throws {
    let run = try play(
      """
      # A difference

      customer demo in CAN
        2026-12-01 customerAdded, CAN, iOS 26.4
      cancel
        2026-12-01 DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED
      payment fails
      """)
    #expect(
      ScenarioText.differences(run, file: "f") == [
        "f:6: - 2026-12-01 DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED", "f:6: + refused: noRunningSubscription",
        "f:7: + 2026-12-01 paymentMethodChanged, fails",
      ])
    #expect(!run.hasPassed)
    #expect(ScenarioText.verdict(run, file: "f") == "FAIL  f: 2 lines differ")
  }

  @Test("Recording writes what happened, and keeps comments, empty lines and steps")
  func recording() throws {
    let text = """
      # Kept
      customer demo in CAN
        wrong
      # kept too

      payment fails
      """
    let recorded = ScenarioRecorder.recorded(text, try play(text))
    #expect(
      recorded == """
        # Kept
        customer demo in CAN
          2026-12-01 customerAdded, CAN, iOS 26.4
        # kept too

        payment fails
          2026-12-01 paymentMethodChanged, fails
        """)
    #expect(try play(recorded).hasPassed)
  }

  @Test(
    "A mistake is told with its place and a remedy",
    arguments: [
      ("byu pro", "1:1: there is no step \"byu\"; did you mean \"buy\", as in: buy pro.yearly monthly with loyal?"),
      ("sing", "1:1: there is no step \"sing\"; use one of customer,"),
      ("  indented", "1:3: an indented line says what a step leads to, and no step came before; do not indent it"),
      ("cancel", "1:1: nobody is there yet; begin with a customer, such as: customer demo in CAN"),
      ("customer a\nbuy", "2:4: a product is missing; write it such as buy pro.yearly monthly"),
      ("customer a\nadvance 3 moons", "2:11: \"moons\" is no unit of time; write it such as advance 3 months"),
      ("customer a\nadvance -1 days", "2:9: \"-1\" is no count; write it such as advance 3 months"),
      ("customer a\nbuy pro.yearly weekly", "2:16: \"weekly\" says nothing of a purchase; see:"),
      ("customer a\ncancel pro.yearly now", "2:19: \"now\" says nothing here; remove it"),
      ("customer a\nbuy lingo", "2:5: there is no product \"lingo\"; use one of com.example.lingo.max.yearly,"),
      ("customer a\nbuy yearly", "2:5: \"yearly\" is more than one product; write com.example.lingo.max.yearly or"),
      ("customer a\nrefund payment 1", "2:16: a has 0 charges here, and no number 1; use a number from 1 to 0"),
      ("customer a\nstart 2026-12-01", "2:1: \"start\" comes before the first step; move it to the top"),
      ("start 2026-13-01", "1:7: \"2026-13-01\" is no day; write it such as 2026-12-01"),
      ("customer a\nprice of forever 1.999 in CAN", "2:18: \"1.999\" is no price in CAD; write it such as 9.99"),
    ])
  func faults(_ text: String, _ expected: String) throws {
    do {
      _ = try play(text)
      Issue.record("\(text) was taken")
    } catch let fault as ScenarioFault {
      #expect(fault.text(file: "f").hasPrefix("f:" + expected), "\(fault.text(file: "f"))")
    }
  }

  @Test("A JUnit report escapes what XML does not bear")
  func junit() throws {
    let run = try play("# <a> & \"b\"\u{1}\ncustomer demo\n  <none>")
    let report = JUnitReport.text([("x&y.scenario", run)])
    #expect(report.contains(#"<testsuite name="twelve scenarios" tests="1" failures="1">"#))
    #expect(report.contains(#"<testcase name="&lt;a&gt; &amp; &quot;b&quot;" classname="x&amp;y.scenario">"#))
    #expect(report.contains("x&amp;y.scenario:3: - &lt;none&gt;"))
    #expect(!report.contains("\u{1}"))
  }

  @Test("Every step stands in the grammar", arguments: StepReader.all.map(\.word))
  func grammar(_ word: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("catalog/scenarios/README.md"), encoding: .utf8)
    #expect(text.contains("`\(word) ") || text.contains("`\(word)`"))
  }

  @Test("A catalog that is not there, and a purchase that nobody made, are told")
  func missing() throws {
    #expect(throws: ScenarioFault.self) { try play("customer a\nadopt nowhere.json") }
    let run = try play("customer a\npurchases end pending\nbuy forever request r\napprove s\napprove r")
    #expect(run.outcomes.map(\.happened).suffix(2).first == ["refused: noSuchRequest"])
    #expect(run.outcomes.last?.happened.first?.hasPrefix("2026-12-01 ONE_TIME_CHARGE, forever") == true)
  }

  @Test("Windows line ends and tabs are read as what they are")
  func lineEnds() throws {
    let run = try play("customer demo in CAN\r\n\t2026-12-01 customerAdded, CAN, iOS 26.4\r\npayment\tfails\r\n")
    #expect(run.outcomes.map(\.happened.count) == [1, 1])
    #expect(run.differences.count == 1)
  }
}
