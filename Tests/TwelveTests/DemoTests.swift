import Foundation
import Screens
import TerminalKit
import Testing
import TwelveLocalStore
import TwelveWording

@testable import twelve

/// The tour: every scene can be drawn in every language, and the recording is what players read.
@Suite struct DemoTests {
  private func tour(_ language: Language = .english, speed: Double = 1) throws -> DemoTour {
    DemoTour(store: PictureStore(catalog: try .sample(), language: language.tag), zone: .utc, speed: speed)
  }

  private func cast(_ language: Language, speed: Double = 1) async throws -> String {
    let tour = try tour(language, speed: speed)
    var cast = DemoCast(title: "t", size: Root.designSize)
    for scene in DemoScene.tour {
      try cast.show(
        try await tour.frame(scene, Root.designSize, .utf8), seconds: tour.seconds(scene), theme: .auto)
    }
    return try cast.text()
  }

  @Test("Each scene says its words, in every language and at every size", arguments: Language.allCases)
  func scenes(_ language: Language) async throws {
    let tour = try tour(language)
    for scene in DemoScene.tour {
      for size in ContactSheet.sizes {
        let text = FrameText.string(try await tour.frame(scene, size, .utf8)).filter { !$0.isWhitespace }
        let caption = Words(language: language, zone: .utc).say(scene.caption).filter { !$0.isWhitespace }
        #expect(text.contains(caption), "\(scene.caption) \(language) \(size)")
      }
    }
  }

  @Test("The recording is asciicast 2: a header, then events in order, the same bytes each time")
  func recording() async throws {
    let lines = try await cast(.japanese).split(separator: "\n")
    let header = try #require(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 80 && header["height"] as? Int == 24)
    #expect(lines.count == DemoScene.tour.count + 2)
    var last = -1.0
    for line in lines.dropFirst() {
      let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      let time = try #require(event[0] as? Double)
      #expect(time > last && event[1] as? String == "o")
      #expect((event[2] as? String)?.components(separatedBy: "\r\n").count ?? 99 <= 24)
      last = time
    }
    #expect(last == DemoScene.tour.map(\.seconds).reduce(0, +))
    #expect(try await cast(.japanese) == cast(.japanese))
    #expect(try await cast(.english, speed: 2).contains("[3.000, "))
  }

  @Test("Space goes on, resizing draws anew, and Esc leaves", arguments: [Key.escape, .character("q"), .control("c")])
  func leaving(_ key: Key) async throws {
    let terminal = TestTerminal(size: Root.designSize)
    for event in [TerminalEvent.key(.character(" ")), .resized(Root.smallestSize), .key(key)] { terminal.send(event) }
    let status = try await DemoPlayer(tour: try tour(), terminal: terminal).play()
    #expect(status == .done)
    #expect(terminal.screen.joined().contains("in the United States"))
    #expect(!terminal.hasPendingEvents)
  }
}
