import TerminalKit

/// Plays the tour on a terminal: a scene after the other, until the last or until somebody leaves.
struct DemoPlayer {
  let tour: DemoTour
  let terminal: any Terminal

  /// The exit status.
  func play() async throws(Failure) -> ExitStatus {
    for scene in DemoScene.tour {
      terminal.present(try await tour.frame(scene, terminal.size, terminal.charset))
      guard try await wait(for: scene) else { break }
    }
    return .done
  }

  /// Waits until the scene has stood long enough or Space is pressed; false when somebody leaves.
  private func wait(for scene: DemoScene) async throws(Failure) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(Int(tour.seconds(scene) * 1_000))
    while true {
      let left = clock.now.duration(to: end)
      guard left > .zero else { return true }
      switch terminal.nextEvent(timeoutMilliseconds: max(1, left.milliseconds)) {
      case .key(.character("q")), .key(.escape), .key(.control("c")), .interrupted, .lost: return false
      case .key(.character(" ")), .key(.enter), .key(.right): return true
      case .resized(let size): terminal.present(try await tour.frame(scene, size, terminal.charset))
      case .key(.control("l")): terminal.redraw()
      default: break
      }
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
