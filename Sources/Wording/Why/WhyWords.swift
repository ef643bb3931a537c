import TwelveStoreRules

/// Part of an explanation that has words in every language, with places such as `{product}`.
protocol WhyWords: CaseIterable, Hashable, Sendable {
  var english: String { get }
  var spanish: String { get }
  var french: String { get }
  var german: String { get }
  var japanese: String { get }
}

extension WhyWords {
  /// The text with its places still open.
  func template(in language: Language) -> String {
    switch language {
    case .english: english
    case .spanish: spanish
    case .french: french
    case .german: german
    case .japanese: japanese
    }
  }
}

extension Explanation.Reason: WhyWords {}
extension Explanation.Addition: WhyWords {}
extension Explanation.Advice: WhyWords {}
extension StoreRule: WhyWords {}
