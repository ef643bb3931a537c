import Foundation
import Screens
import StoreKit
import TerminalCurses
import TerminalKit
import TwelveCommerce
import TwelveWording

/// `twelve` without a command: opens the store on the terminal, or prints the paywall where there is none.
struct TerminalStore {
  let arguments: ParsedArguments
  let environment: Environment
  let output: Output

  func run() async throws(Failure) -> Int32 {
    guard arguments.words.isEmpty else { throw Failure("`\(arguments.words[0])`: no such command.", .usage) }
    let opening = SessionOpening(arguments: arguments, environment: environment)
    let session = try opening.open()
    session.bindStoreKit()
    let content = try await session.loadContent()
    guard !arguments.has("--plain"), environment.standardInputIsTerminal, environment.standardOutputIsTerminal else {
      return printPaywall(session, content)
    }
    let terminal: CursesTerminal
    do {
      terminal = try CursesTerminal.open(colorChoice: try colorChoice, forceASCII: arguments.has("--ascii"))
    } catch let error as TerminalOpenError {
      output.error("twelve: \(error.message)")
      return printPaywall(session, content)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("\(error)", .bug)
    }
    let loop = TerminalLoop(terminal: terminal, session: session, content: content, catalogFile: opening.catalogFile)
    let status = loop.run()
    terminal.close()
    return status
  }

  /// Pipes, screen readers and terminals that cannot be drawn on get the same words as text.
  private func printPaywall(_ session: Session, _ content: StoreContent) -> Int32 {
    PlanLines(session: session).lines.forEach { output.line($0) }
    output.line()
    output.line(
      "`twelve buy PRODUCT --plan monthly` buys, `twelve account` shows what is owned, `twelve help` the rest.")
    return ExitStatus.done.rawValue
  }

  private var colorChoice: ColorChoice {
    get throws(Failure) {
      guard let text = arguments["--color"] else { return .auto }
      guard let choice = ColorChoice(rawValue: text) else {
        throw Failure("--color \(text): use auto, always or never.", .usage)
      }
      return choice
    }
  }
}
