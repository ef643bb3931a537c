import Screens
import TerminalKit
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

extension CommandSpec {
  static let render = CommandSpec(
    name: "render", usage: "[SCREEN | STATE]",
    summary:
      "draw a screen of the store (\(ScreenName.allCases.map(\.rawValue).joined(separator: ", "))), or a named state",
    options: [
      .flag("--list", "list the named states, such as account.payment-failed"),
      .flag("--all", "the paywall in every storefront, language, system, eligibility and size, with what is wrong"),
      .value("--format", "text|ansi|svg|html", "what to print (else text)"),
      .value("--size", "COLUMNSxROWS", "how large (else 80x24)"),
      .value("--wording", "N", "which wording of the paywall, from 1"),
      .flag("--front", "without what only the back office sees"),
    ], words: 0...1
  ) { call throws(Failure) in
    let options = RenderOptions(call)
    if call.arguments.has("--list") { return try listStates(call) }
    if call.arguments.has("--all") { return try await renderAll(call, options) }
    let name = call.words.first ?? ScreenName.paywall.rawValue
    let root =
      if let screen = ScreenName(rawValue: name) {
        try await options.root(of: screen, call)
      } else if let state = PictureState.named(name) {
        try await options.root(of: state, call)
      } else {
        throw options.noSuchPicture(name)
      }
    call.output.raw(try options.text(of: root.view()))
    return .done
  }

  private static func listStates(_ call: Invocation) throws(Failure) -> ExitStatus {
    guard !call.wantsJSON else {
      call.output.raw(try JSONOutput.text(PictureStatesJSON()))
      return .done
    }
    let states = PictureState.all
    for line in TextTable(columns: [states.map(\.name), states.map(\.summary)]).lines { call.output.line(line) }
    return .done
  }

  private static func renderAll(_ call: Invocation, _ options: RenderOptions) async throws(Failure) -> ExitStatus {
    let cells = try await options.contactSheet(call).cells()
    let noted = cells.filter { !$0.notes.isEmpty }
    switch call.wantsJSON ? "json" : call.arguments["--format"] ?? "text" {
    case "html": call.output.raw(ContactSheetPage(cells).html)
    case "json": call.output.raw(try JSONOutput.text(ContactSheetJSON(cells)))
    case "text":
      for cell in noted { call.output.line("\(cell.caption): \(cell.notes.joined(separator: "; "))") }
      call.output.line("\(cells.count) pictures, \(noted.count) with a note.")
    case let other: throw Failure("--format \(other): with --all use text, html, or --json.", .usage)
    }
    return .done
  }
}
