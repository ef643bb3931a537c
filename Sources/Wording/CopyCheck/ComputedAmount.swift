extension Words {
  /// A computed amount for `{perMonth}`: always about so much (decision D24), and the word is not said twice where the copy
  /// has it already.
  public func computed(_ amount: String, in template: String) -> String {
    let about = CopyPattern("(?:\(CopyLexicon.of(language).about)) ?$")
    let normalized = CopyNormalizer.normalized(template)
    let before = normalized.prefix(upTo: normalized.range(of: "{permonth}")?.lowerBound ?? normalized.startIndex)
    return about.matches(before) ? amount : say(.aboutAmount, ["amount": amount])
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<String.Index>? { ranges(of: text).first }
}
