import Screens
import TerminalKit
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// What `render` was asked for.
struct RenderOptions {
  private let call: Invocation

  init(_ call: Invocation) { self.call = call }

  private var charset: Charset { call.output.isASCII ? .ascii : .utf8 }

  /// A screen of the user's own store.
  func root(of screen: ScreenName, _ call: Invocation) async throws(Failure) -> Root {
    try await root(of: screen, keys: [], in: try call.openSession())
  }

  /// A named state, on the catalog in force, beside the user's store.
  func root(of state: PictureState, _ call: Invocation) async throws(Failure) -> Root {
    let opening = SessionOpening(arguments: call.arguments, environment: call.environment)
    let store = PictureStore(
      catalog: try opening.catalogAndTime().catalog, storefront: call.arguments["--storefront"]?.uppercased(),
      language: call.arguments["--language"],
      system: call.arguments["--os"])
    let session = try store.session(state, zone: try opening.zone())
    return try await root(of: state.screen, keys: state.keys.compactMap(Key.init(name:)), in: session)
  }

  private func root(of screen: ScreenName, keys: [Key], in session: Session) async throws(Failure) -> Root {
    var session = session
    session.wording = try wording(of: session.catalog.copy.paywalls.count)
    var root = try await StillPicture(session: session, size: try size, charset: charset).root(screen, keys: keys)
    if call.arguments.has("--front") { root.hideBackOffice() }
    return root
  }

  func noSuchPicture(_ name: String) -> Failure {
    let known = ScreenName.allCases.map(\.rawValue)
    let near = Nearest.to(name, among: known + PictureState.all.map(\.name)).map { " Did you mean \($0)?" } ?? ""
    return Failure(
      "\(name): no such screen.\(near) Use one of \(known.joined(separator: ", ")), or a state of `twelve render --list`.",
      .usage)
  }

  /// Everything, or what the options narrow it to.
  func contactSheet(_ call: Invocation) throws(Failure) -> ContactSheet {
    let opening = SessionOpening(arguments: call.arguments, environment: call.environment)
    let (catalog, now) = try opening.catalogAndTime()
    let codes = call.arguments["--storefront"].map { [StorefrontCode($0.uppercased())] } ?? catalog.catalog.storefronts
    let tags = call.arguments["--language"].map { [$0] } ?? catalog.catalog.languages
    let systems = call.arguments["--os"].map { [SystemVersion($0)].compactMap { $0 } } ?? ContactSheet.systems
    return ContactSheet(
      catalog: catalog, now: now, zone: try opening.zone(),
      storefronts: codes.compactMap { Storefront.named($0) }, languages: tags.compactMap(Language.init(tag:)),
      systems: systems, sizes: call.arguments["--size"] == nil ? ContactSheet.sizes : [try size], charset: charset)
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

  private func wording(of count: Int) throws(Failure) -> Int {
    guard let text = call.arguments["--wording"] else { return 0 }
    guard let number = Int(text), (1...count).contains(number) else {
      throw Failure("--wording \(text): this catalog has wordings 1 to \(count).", .usage)
    }
    return number - 1
  }

  func text(of frame: Frame) throws(Failure) -> String {
    switch call.arguments["--format"] ?? "text" {
    case "text": return FrameText.string(frame)
    case "ansi": return FrameANSI.string(frame, depth: .twoFiftySix, theme: try call.arguments.theme)
    case "svg": return FrameSVG.string(frame, theme: try call.arguments.theme)
    case "html": return FrameHTML.string(frame)
    case let other: throw Failure("--format \(other): use text, ansi, svg or html.", .usage)
    }
  }
}
