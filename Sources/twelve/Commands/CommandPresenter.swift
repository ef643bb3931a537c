import Screens
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Shows the system's sheets as lines and asks on the terminal.
struct CommandPresenter: SheetPresenter {
  private let output: Output
  private let writer: SheetWriter
  private let prompt: String
  /// Nothing is asked: `--yes`, or JSON for another program.
  private let answersYes: Bool
  private let isQuiet: Bool

  /// - Throws: Without a terminal to ask on and without `--yes`.
  init(_ call: Invocation, _ session: Session) throws(Failure) {
    answersYes = call.arguments.has("--yes")
    guard answersYes || (call.environment.standardInputIsTerminal && call.environment.standardOutputIsTerminal) else {
      throw Failure("There is no terminal to ask on. Say --yes to agree to what would be asked.", .usage)
    }
    output = call.output
    isQuiet = call.wantsJSON
    writer = SheetWriter(session: session)
    prompt = session.words.say(.askContinue)
  }

  func disclose(_ sheet: PurchaseSheet) async -> Bool { ask(writer.disclosure(sheet)) }

  func confirm(_ sheet: PurchaseSheet) async -> Bool { ask(writer.payment(sheet)) }

  // The command prints the refusal itself.
  func refuse(_ rejection: Rejection) async {}

  private func ask(_ content: SheetContent) -> Bool {
    if !isQuiet { SheetLines(content).lines.forEach { output.line($0) } }
    guard !answersYes else { return true }
    output.prompt("\(content.confirmLabel)? \(prompt) ")
    let answer = readLine()?.lowercased() ?? ""
    output.line()
    return ["y", "yes", "o", "oui", "s", "sí", "si", "j", "ja", "はい"].contains(answer)
  }
}

/// A sheet as plain lines.
struct SheetLines {
  private let content: SheetContent

  init(_ content: SheetContent) { self.content = content }

  var lines: [String] {
    var lines = ["", content.title, content.productLine]
    let amounts = content.amounts
    lines += TextTable(columns: [amounts.map { "  \($0.label)" }, amounts.map(\.amount)], rightAligned: [1]).lines
    let schedule = content.schedule
    lines +=
      TextTable(
        columns: [
          schedule.map { "  \($0.label)" }, schedule.map(\.date), schedule.map(\.text), schedule.map(\.amount),
        ],
        rightAligned: [3]
      ).lines
    if !content.body.isEmpty { lines.append(content.body) }
    if let warning = content.warning { lines.append(warning) }
    return lines + ["(\(content.note))", ""]
  }
}
