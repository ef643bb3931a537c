import Screens
import TerminalCurses
import TerminalKit
import TwelveCommerce
import TwelveWording

/// A store that is ready to be shown, and how.
struct OpenStore: Sendable {
  let session: Session
  let content: StoreContent
  let catalogFile: String?
  let colorChoice: ColorChoice
  let isASCII: Bool
  let output: Output

  /// Shows the store until the user quits. Runs on the main thread, where signals arrive that ncurses answers.
  func show() -> Int32 {
    let terminal: CursesTerminal
    do {
      terminal = try CursesTerminal.open(colorChoice: colorChoice, forceASCII: isASCII)
    } catch {
      output.error("twelve: \(error.message)")
      OpenStore.printPaywall(session, output)
      return ExitStatus.done.rawValue
    }
    let status = TerminalLoop(terminal: terminal, session: session, content: content, catalogFile: catalogFile).run()
    terminal.close()
    if let standIn = terminal.standIn {
      output.error("twelve: this terminal's TERM is not known here; it was drawn as \(standIn).")
    }
    return status
  }

  /// Pipes, screen readers and terminals that cannot be drawn on get the same words as text.
  static func printPaywall(_ session: Session, _ output: Output) {
    PlanLines(session: session).lines.forEach { output.line($0) }
    output.line()
    output.line("twelve buy PRODUCT --plan monthly  buys")
    output.line("twelve account                     shows what is owned")
    output.line("twelve help                        lists the other commands")
  }
}

/// What is left to do when the program has worked out what it was asked.
enum ProgramEnd: Sendable {
  case exit(Int32)
  case open(OpenStore)
}
