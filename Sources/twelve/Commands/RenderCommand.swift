import Screens
import StoreKit
import TerminalKit
import TwelveCatalog
import TwelveCommerce
import TwelveWording

extension CommandSpec {
  static let render = CommandSpec(
    name: "render", usage: "[SCREEN]",
    summary: "draw a screen: \(ScreenName.allCases.map(\.rawValue).joined(separator: ", "))",
    options: [
      .value("--format", "text|ansi|svg|html", "what to print (else text)"),
      .value("--size", "COLUMNSxROWS", "how large (else 80x24)"),
      .value("--wording", "N", "which wording of the paywall, from 1"),
      .flag("--front", "without what only the back office sees"),
    ], words: 0...1
  ) { call throws(Failure) in
    var session = try call.openSession()
    let options = RenderOptions(call)
    session.wording = try options.wording(of: session.catalog.copy.paywalls.count)
    let screen = try options.screen
    var root = Root(words: session.words, content: try await session.loadContent())
    root.show(on: try options.size, charset: call.output.isASCII ? .ascii : .utf8)
    if call.arguments.has("--front") { root.hideBackOffice() }
    guard root.open(screen) else {
      throw Failure(session.words.say(.screenNotOpen, ["screen": screen.rawValue]), .refused)
    }
    call.output.raw(try options.text(of: root.view()))
    return .done
  }
}

private struct RenderOptions {
  private let call: Invocation

  init(_ call: Invocation) { self.call = call }

  var screen: ScreenName {
    get throws(Failure) {
      let name = call.words.first ?? ScreenName.paywall.rawValue
      guard let screen = ScreenName(rawValue: name) else {
        let known = ScreenName.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure("\(name): no such screen. Use one of \(known).", .usage)
      }
      return screen
    }
  }

  var size: Size {
    get throws(Failure) {
      guard let text = call.arguments["--size"] else { return Root.designSize }
      let parts = text.lowercased().split(separator: "x").map { Int($0) }
      guard parts.count == 2, let columns = parts[0], let rows = parts[1], (20...400).contains(columns),
        (5...200).contains(rows)
      else { throw Failure("--size \(text): write columns and rows, such as 80x24 (at most 400x200).", .usage) }
      return Size(columns: columns, rows: rows)
    }
  }

  func wording(of count: Int) throws(Failure) -> Int {
    guard let text = call.arguments["--wording"] else { return 0 }
    guard let number = Int(text), (1...count).contains(number) else {
      throw Failure("--wording \(text): this catalog has wordings 1 to \(count).", .usage)
    }
    return number - 1
  }

  func text(of frame: Frame) throws(Failure) -> String {
    switch call.arguments["--format"] ?? "text" {
    case "text": return FrameText.string(frame)
    case "ansi": return FrameANSI.string(frame, depth: .twoFiftySix)
    case "svg": return FrameSVG.string(frame)
    case "html": return FrameHTML.string(frame)
    case let other: throw Failure("--format \(other): use text, ansi, svg or html.", .usage)
    }
  }
}
