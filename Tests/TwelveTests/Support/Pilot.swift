import Foundation
import Screens
import StoreKit
import TerminalKit
import Testing

@testable import twelve

/// Presses keys against the running program: real loop, real worker, a store in memory, a terminal that remembers.
final class Pilot {
  let story: Story
  let terminal: TestTerminal
  private let loop: TerminalLoop
  private(set) var status: Int32?

  init(_ story: Story, size: Size = Root.designSize) async throws {
    self.story = story
    terminal = TestTerminal(size: size)
    // While nothing is pressed the loop only waits for the worker; looking around is asked for by a test.
    terminal.onIdle = { _ in
      usleep(500)
      return .wake
    }
    story.session.bindStoreKit()
    let content = try await ContentLoader(session: story.session).load()
    loop = TerminalLoop(terminal: terminal, session: story.session, content: content, catalogFile: nil)
    loop.begin()
  }

  /// Presses keys one after the other, each when the one before has done its work, and returns the screen.
  func run(_ names: [String]) throws -> String {
    try settle()
    for name in names where status == nil {
      let key = try #require(Key(name: name), "there is no key \(name)")
      terminal.send(.key(key))
      try settle()
    }
    return terminal.screen.joined(separator: "\n")
  }

  /// Turns the loop until nothing is under way any more; a deadline keeps a bug from hanging the tests.
  private func settle() throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while status == nil, terminal.hasPendingEvents || loop.isBusy {
      status = loop.turn(waiting: 5)
      guard ContinuousClock.now < deadline else {
        Issue.record("The program did not come to rest:\n\(terminal.screen.joined(separator: "\n"))")
        return
      }
    }
  }
}
