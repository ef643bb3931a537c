import Foundation
import Screens
import StoreKit
import TerminalKit
import TwelveCommerce
import TwelveWording

/// `twelve` without a command: opens the store on the terminal, or prints the paywall where there is none.
struct TerminalStore {
  let arguments: ParsedArguments
  let environment: Environment
  let output: Output

  /// Opens the store and reads what the first picture shows.
  func prepare() async throws(Failure) -> ProgramEnd {
    guard arguments.words.isEmpty else { throw Failure("`\(arguments.words[0])`: no such command.", .usage) }
    let opening = SessionOpening(arguments: arguments, environment: environment)
    let session = try opening.open()
    session.bindStoreKit()
    let content = try await session.loadPaywall()
    guard !arguments.has("--plain"), environment.standardInputIsTerminal, environment.standardOutputIsTerminal else {
      return .exit(printPaywall(session))
    }
    return .open(
      OpenStore(
        session: session, content: content, catalogFile: opening.catalogFile, colorChoice: try colorChoice,
        isASCII: arguments.has("--ascii"), output: output))
  }

  /// Pipes, screen readers and terminals that cannot be drawn on get the same words as text.
  private func printPaywall(_ session: Session) -> Int32 {
    OpenStore.printPaywall(session, output)
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
