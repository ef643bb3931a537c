import Screens
import TwelveWording

/// One picture of the tour, and what is said of it.
struct DemoScene: Sendable {
  var caption: Phrase
  var state: PictureState
  /// How long it stands.
  var seconds: Double
}

extension DemoScene {
  /// The tour: from the paywall over a purchase and a year's troubles to the answer that support needs.
  static let tour: [DemoScene] = {
    let bought = ["buy pro.yearly monthly"]
    let fifth = bought + ["advance 4 months"]
    let cancelled = fifth + ["cancel"]
    let failed = cancelled + ["payment fails", "advance 1 month", "advance 8 days"]
    func scene(
      _ caption: Phrase, _ steps: [String] = [], _ screen: ScreenName = .account, keys: [String] = [],
      storefront: String = "CAN", seconds: Double = 5
    ) -> DemoScene {
      let state = PictureState(
        name: "demo", summary: "", steps: steps, screen: screen, keys: keys, storefront: storefront)
      return DemoScene(caption: caption, state: state, seconds: seconds)
    }
    return [
      scene(.demoBothPrices, [], .paywall, seconds: 6), scene(.demoNotSold, [], .paywall, storefront: "USA"),
      scene(.demoDisclosure, [], .disclosure, seconds: 6), scene(.demoBought, bought),
    ] + (1...4).map { scene(.demoTime, bought + ["advance \($0) months"], seconds: 1.5) } + [
      scene(.demoCancel, fifth, .cancel, seconds: 6), scene(.demoCancel, cancelled), scene(.demoFailed, failed),
      scene(.demoRecovered, failed + ["payment works"]),
      scene(.demoWhy, failed + ["payment works"], keys: ["e"], seconds: 7),
    ]
  }()
}
