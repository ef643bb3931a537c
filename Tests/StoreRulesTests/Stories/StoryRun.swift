import TestSupport
import TwelveCommerce

@testable import TwelveStoreRules

/// Plays stories, and makes the one that breaks a promise as short as it can be.
struct StoryRun {
  /// What is wrong with a story; nil when nothing is.
  var violation: (Story) -> String?

  /// What is wrong with a story of these steps at the first step where something is.
  func violation(of steps: [StoryStep], start: String) throws -> String? {
    var story = try Story(start: start)
    for step in steps {
      story.take(step)
      if let wrong = violation(story) { return wrong }
    }
    return nil
  }

  /// The fewest of the steps that still break the promise: parts are left out, large ones first, until none can be.
  func shortest(_ steps: [StoryStep], start: String) throws -> [StoryStep] {
    var steps = steps
    var size = max(steps.count / 2, 1)
    while true {
      var first = 0
      var hasShrunk = false
      while first < steps.count {
        let fewer = Array(steps[..<first] + steps[min(first + size, steps.count)...])
        if try violation(of: fewer, start: start) != nil {
          steps = fewer
          hasShrunk = true
        } else {
          first += size
        }
      }
      if size == 1, !hasShrunk { return steps }
      size = max(size / 2, 1)
    }
  }

  /// A report of what a seed leads to, with the shortest story; nil when every promise holds.
  func report(seed: UInt64, length: Int, start: String) throws -> String? {
    var generator = SplitMix64(seed: seed)
    let steps = (0..<length).map { _ in StoryStep.random(&generator) }
    guard try violation(of: steps, start: start) != nil else { return nil }
    let fewest = try shortest(steps, start: start)
    let wrong = try violation(of: fewest, start: start) ?? ""
    return "seed \(seed), from \(start): \(wrong)\n" + fewest.map { "  \($0)\n" }.joined()
  }
}
