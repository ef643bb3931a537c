import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// An explanation in words: for the customer, and for who answers them.
public struct WhyText: Hashable, Sendable {
  /// What is explained, in a line.
  public var subject: String
  /// Why, in one paragraph.
  public var paragraph: String
  public var rules: [Rule]
  /// A reply that can be pasted: greeting, paragraph, what the customer can do, closing.
  public var reply: String

  /// A rule in a sentence, with where it is written.
  public struct Rule: Hashable, Sendable {
    public var text: String
    public var sources: [String]
  }
}

extension Words {
  /// An explanation in the interface language.
  public func explain(_ explanation: Explanation, catalog: Catalog) -> WhyText {
    let values = WhyValues(self, explanation.facts, catalog).all
    let paragraph = paragraph(explanation, values)
    return WhyText(
      subject: subject(explanation, values), paragraph: paragraph, rules: explanation.rules.map(rule),
      reply: reply(paragraph, explanation.advice))
  }

  private func paragraph(_ explanation: Explanation, _ values: [String: String]) -> String {
    let state: String? = explanation.question.topic == .state ? say(.whyStateIs, values) : nil
    let sentences = [fill(explanation.reason, values)] + explanation.additions.map { fill($0, values) }
    return joined((state.map { [$0] } ?? []) + sentences)
  }

  private func fill(_ part: some WhyWords, _ values: [String: String]) -> String {
    NamedPlaces.fill(part.template(in: language), values)
  }

  /// Sentences one after the other; Japanese sets no space between them.
  private func joined(_ sentences: [String]) -> String {
    sentences.joined(separator: language == .japanese ? "" : " ")
  }

  private func reply(_ paragraph: String, _ advice: [Explanation.Advice]) -> String {
    let canDo = joined(advice.map { $0.template(in: language) })
    return [say(.whyGreeting), paragraph, canDo, say(.whyClosing)].joined(separator: "\n\n")
  }

  private func rule(_ rule: StoreRule) -> WhyText.Rule {
    let sources = rule.sources.map { source in
      source.isGuess ? say(.whyGuess, ["number": source.title]) : say(.whyApple, ["title": source.title])
    }
    return WhyText.Rule(text: rule.template(in: language), sources: sources)
  }

  private func subject(_ explanation: Explanation, _ values: [String: String]) -> String {
    switch explanation.question.topic {
    case nil: say(values["number"] == nil ? .whyPayment : .whyPaymentNumber, values)
    case .access: say(.whyAccess, values)
    case .commitmentEnd: say(.whyCommitmentEnd, values)
    case .willAutoRenew: say(.whyRenewal, values)
    case .commitmentWillAutoRenew: say(.whyCommitmentRenewal, values)
    case .state: say(.whyState, values)
    }
  }
}
