/// Runs as a JUnit report, which build servers read. It holds no times: the same runs always give the same bytes.
public enum JUnitReport {
  public static func text(_ runs: [(file: String, run: ScenarioRun)]) -> String {
    let failures = runs.count { !$0.run.hasPassed }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuite name="twelve scenarios" tests="\#(runs.count)" failures="\#(failures)">"#,
    ]
    for (file, run) in runs {
      let open = #"  <testcase name="\#(escaped(run.scenario.title))" classname="\#(escaped(file))""#
      guard !run.hasPassed else {
        lines.append(open + "/>")
        continue
      }
      let differences = ScenarioText.differences(run, file: file).joined(separator: "\n")
      let count = run.differences.count
      lines += [
        open + ">", #"    <failure message="\#(count) lines differ">\#(escaped(differences))</failure>"#,
        "  </testcase>",
      ]
    }
    return (lines + ["</testsuite>"]).joined(separator: "\n")
  }

  /// Text that may stand in XML; characters that may not are left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
