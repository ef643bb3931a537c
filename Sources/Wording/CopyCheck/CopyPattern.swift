/// A regular expression over normalized text.
struct CopyPattern {
  private let regex: Regex<AnyRegexOutput>?

  /// A pattern that is no regular expression finds nothing; a test reads every pattern.
  init(_ pattern: String) {
    regex = try? Regex(pattern).matchingSemantics(.unicodeScalar).wordBoundaryKind(.simple)
  }

  func matches(_ text: some StringProtocol) -> Bool { first(in: text) != nil }

  func first(in text: some StringProtocol) -> Range<String.Index>? {
    let part = Substring(text)
    guard let regex else { return nil }
    return (try? regex.firstMatch(in: part))?.range
  }

  func all(in text: String) -> [Range<String.Index>] {
    guard let regex else { return [] }
    return text.matches(of: regex).map(\.range)
  }
}
