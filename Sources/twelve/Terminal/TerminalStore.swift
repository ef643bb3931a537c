import Screens
import StoreKit
import TerminalCurses
import TerminalKit
import TwelveCommerce
import TwelveLocalStore
import TwelveWording

/// `twelve` without a command: opens the store on the terminal, or prints the paywall where there is none.
struct TerminalStore: Sendable {
  let arguments: ParsedArguments
  let environment: Environment
  let output: Output

  /// What the first picture needs.
  private struct Opened: Sendable {
    var session: Session
    var content: StoreContent
  }

  /// Shows the store until the user quits, and returns the exit status. Runs on the main thread: there the signals
  /// arrive that ncurses answers.
  func show() -> Int32 {
    do {
      let looks = (try colorChoice, try arguments.theme)
      // Most stores are on the built-in catalog, whose reading is as long as the terminal's opening.
      if opening.catalogFile == nil { Beside.begin { _ = try? LoadedCatalog.sample() } }
      let reading = Background { () async throws(Failure) in try await open() }
      if arguments.has("--plain"), let terminal = PlainTerminal(output: output) {
        return try run(reading, on: terminal)
      }
      guard isInteractive else { return try printPaywall(reading) }
      return try show(reading, looks)
    } catch {
      output.error("twelve: \(error.message)")
      return error.status.rawValue
    }
  }

  private var isInteractive: Bool {
    environment.standardInputIsTerminal && environment.standardOutputIsTerminal
  }

  private var opening: SessionOpening { SessionOpening(arguments: arguments, environment: environment) }

  private func open() async throws(Failure) -> Opened {
    let session = try opening.open()
    session.bindStoreKit()
    return Opened(session: session, content: try await session.loadPaywall())
  }

  private func show(_ reading: Background<Opened>, _ looks: (ColorChoice, ThemeChoice)) throws(Failure) -> Int32 {
    let terminal: CursesTerminal
    do {
      terminal = try CursesTerminal.open(
        colorChoice: looks.0, theme: looks.1, forceASCII: arguments.has("--ascii"))
    } catch {
      output.error("twelve: \(error.message)")
      return try printPaywall(reading)
    }
    defer { tellStandIn(terminal) }
    defer { terminal.close() }
    return try run(reading, on: terminal)
  }

  private func run(_ reading: Background<Opened>, on terminal: any Terminal) throws(Failure) -> Int32 {
    let opened = try reading.value()
    return TerminalLoop(
      terminal: terminal, session: opened.session, content: opened.content, catalogFile: opening.catalogFile
    ).run()
  }

  private func tellStandIn(_ terminal: CursesTerminal) {
    guard let standIn = terminal.standIn else { return }
    output.error("twelve: this terminal's TERM is not known here; it was drawn as \(standIn).")
  }

  /// Pipes and terminals that cannot be drawn on get the same words as text.
  private func printPaywall(_ reading: Background<Opened>) throws(Failure) -> Int32 {
    PlanLines(session: try reading.value().session).lines.forEach { output.line($0) }
    output.line()
    output.line("twelve buy PRODUCT --plan monthly  buys")
    output.line("twelve account                     shows what is owned")
    output.line("twelve help                        lists the other commands")
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
