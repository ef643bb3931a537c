import TestSupport
import Testing
import TwelveCommerce

@testable import TwelveStoreRules

/// Random stories keep every promise. A failure prints its seed and the shortest story that leads there.
@Suite struct StoryTests {
  private static let starts = [
    "2028-01-01T00:00:00.000Z", "2027-11-30T22:17:05.123Z", "2028-01-31T22:17:05.123Z", "2028-02-29T12:00:00.000Z",
    "2026-12-31T23:59:59.999Z",
  ]

  private func play(_ number: Int, length: Int, _ violation: @escaping (Story) -> String?) throws {
    let start = StoryTests.starts[number % StoryTests.starts.count]
    let seed = UInt64(number) &* 7_919 &+ 3
    if let report = try StoryRun(violation: violation).report(seed: seed, length: length, start: start) {
      Issue.record("\(report)")
    }
  }

  @Test("Access is paid for, money is as disclosed, payments count from 1 to 12", arguments: 0..<300)
  func promises(_ number: Int) throws { try play(number, length: 30, Promises.violation) }

  @Test("Replay equals live, and every notification agrees with the state", arguments: 0..<80)
  func events(_ number: Int) throws { try play(number + 1_000, length: 24, EventPromises.violation) }

  @Test("One request has one effect", arguments: 0..<40)
  func requests(_ number: Int) throws {
    try play(number + 2_000, length: 24) { story in
      let answered = story.store.events.compactMap { recorded -> String? in
        if case .purchased(let event) = recorded.event { event.requestID } else { nil }
      }
      return Set(answered).count == answered.count ? nil : "a request was answered with two purchases"
    }
  }

  @Test("A broken promise is shrunk to the steps that break it")
  func shrinking() throws {
    let run = StoryRun { story in
      let events = story.store.events.map(\.event.typeName)
      return events.contains("purchased") && events.contains("refunded") ? "bought and refunded" : nil
    }
    for seed in UInt64(0)..<40 {
      guard let report = try run.report(seed: seed, length: 40, start: StoryTests.starts[0]) else { continue }
      #expect(report.hasPrefix("seed \(seed), from 2028-01-01T00:00:00.000Z: bought and refunded\n"))
      #expect((2...3).contains(report.split(separator: "\n").count - 1), "\(report)")
      return
    }
    Issue.record("no story refunds anything")
  }
}
