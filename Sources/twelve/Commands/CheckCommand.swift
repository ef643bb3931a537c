import TwelveCatalog
import TwelveLocalStore
import TwelveWording

extension CommandSpec {
  static let check = CommandSpec(
    name: "check", usage: "[CATALOG]",
    summary: "check a catalog and its copy, or one piece of copy: what is wrong, where, why, and what to write",
    options: [
      .value("--text", "TEXT", "check this piece of copy instead of a catalog"),
      .value("--plan", "monthly|up-front", "the plan that the text sells (else monthly)"),
    ], words: 0...1
  ) { call throws(Failure) in
    guard let text = call.arguments["--text"] else { return try await checkCatalog(call) }
    guard call.words.isEmpty else { throw Failure("Check a catalog or a --text, not both.", .usage) }
    let options = TextCheckOptions(call)
    let findings = CopyChecker(language: try options.language).findings(in: text, plan: try options.plan)
    if call.wantsJSON {
      call.output.raw(try JSONOutput.text(FindingsJSON(findings)))
    } else {
      for line in FindingLines.lines(findings) { call.output.line(line) }
    }
    return findings.isEmpty ? .done : .refused
  }

  private static func checkCatalog(_ call: Invocation) async throws(Failure) -> ExitStatus {
    let opening = SessionOpening(arguments: call.arguments, environment: call.environment)
    let loaded: LoadedCatalog
    if let file = call.words.first {
      loaded = try CatalogFile(path: file).load()
    } else {
      loaded = try opening.catalogAndTime().catalog
    }
    let check = try await CatalogCheck(loaded, now: call.environment.now())
    if call.wantsJSON {
      call.output.raw(try JSONOutput.text(CatalogCheckJSON(check)))
    } else {
      for line in check.lines { call.output.line(line) }
    }
    return check.findings.isEmpty ? .done : .refused
  }
}

private struct TextCheckOptions {
  private let call: Invocation

  init(_ call: Invocation) { self.call = call }

  var plan: CopyPlan {
    get throws(Failure) {
      let name = call.arguments["--plan"] ?? CopyPlan.monthly.rawValue
      guard let plan = CopyPlan(rawValue: name) else {
        throw Failure("--plan \(name): use monthly or up-front.", .usage)
      }
      return plan
    }
  }

  var language: Language {
    get throws(Failure) {
      guard let tag = call.arguments["--language"] else { return .english }
      guard let language = Language(tag: tag) else {
        throw Failure("--language \(tag): use en, es, fr, de or ja.", .usage)
      }
      return language
    }
  }
}
