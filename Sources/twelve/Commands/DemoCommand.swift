import FoundationEssentials
import Screens
import TerminalCurses
import TerminalKit
import TwelveLocalStore
import TwelveWording

extension CommandSpec {
  static let demo = CommandSpec(
    name: "demo", usage: "", summary: "a tour of a purchase and its troubles, on a store of its own",
    options: [
      .value("--record", "FILE.cast", "write it as a recording (asciicast 2) instead of playing it"),
      .value("--speed", "FACTOR", "how fast, such as 2 or 0.5"),
      .value("--size", "COLUMNSxROWS", "how large the recording is (else 80x24)"),
    ]
  ) { call throws(Failure) in
    let tour = try DemoOptions(call).tour
    if let file = call.arguments["--record"] { return try await record(tour, file, call) }
    guard !call.arguments.has("--plain"), call.environment.standardInputIsTerminal,
      call.environment.standardOutputIsTerminal, let terminal = try openTerminal(call)
    else { return try await printTour(tour, call) }
    defer { terminal.close() }
    return try await DemoPlayer(tour: tour, terminal: terminal).play()
  }

  /// Nil where nothing can be drawn.
  private static func openTerminal(_ call: Invocation) throws(Failure) -> CursesTerminal? {
    let theme = try call.arguments.theme
    let color = call.arguments["--color"].flatMap(ColorChoice.init(rawValue:)) ?? .auto
    return try? CursesTerminal.open(colorChoice: color, theme: theme, forceASCII: call.output.isASCII)
  }

  private static func record(_ tour: DemoTour, _ file: String, _ call: Invocation) async throws(Failure) -> ExitStatus {
    let size = try RenderOptions(call).size
    let words = Words(language: try DemoOptions(call).language, zone: tour.zone)
    var cast = DemoCast(title: words.say(.demoTitle), size: size)
    for scene in DemoScene.tour {
      let frame = try await tour.frame(scene, size, call.output.isASCII ? .ascii : .utf8)
      try cast.show(frame, seconds: tour.seconds(scene), theme: try call.arguments.theme)
    }
    do {
      try Data(try cast.text().utf8).write(to: URL(filePath: file), options: .atomic)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("\(file): cannot be written.", .inputOutput)
    }
    return .done
  }

  /// For logs and screen readers: what is said, and the picture in lines.
  private static func printTour(_ tour: DemoTour, _ call: Invocation) async throws(Failure) -> ExitStatus {
    for scene in DemoScene.tour {
      let frame = try await tour.frame(scene, Root.designSize, call.output.isASCII ? .ascii : .utf8)
      call.output.raw(FrameText.string(frame))
      call.output.line()
    }
    return .done
  }
}

private struct DemoOptions {
  private let call: Invocation

  init(_ call: Invocation) { self.call = call }

  var tour: DemoTour {
    get throws(Failure) {
      let opening = SessionOpening(arguments: call.arguments, environment: call.environment)
      let store = PictureStore(
        catalog: try opening.catalogAndTime().catalog, storefront: nil, language: try language.tag)
      return DemoTour(store: store, zone: try opening.zone(), speed: try speed)
    }
  }

  /// The tour's language, else the user's.
  var language: Language {
    get throws(Failure) {
      guard let tag = call.arguments["--language"] else {
        return SessionOpening(arguments: call.arguments, environment: call.environment).words.language
      }
      guard let language = Language(tag: tag) else {
        throw Failure("--language \(tag): use en, es, fr, de or ja.", .usage)
      }
      return language
    }
  }

  private var speed: Double {
    get throws(Failure) {
      guard let text = call.arguments["--speed"] else { return 1 }
      guard let speed = Double(text), (0.1...1_000).contains(speed) else {
        throw Failure("--speed \(text): use a number from 0.1 to 1000.", .usage)
      }
      return speed
    }
  }
}
