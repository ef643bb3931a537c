import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// Reads a step by its first word.
enum StepReader {
  typealias Reader = @Sendable (inout WordLine) throws(ScenarioFault) -> ScenarioAction

  /// Every first word, with an example of the whole step.
  static let all: [(word: String, example: String, read: Reader)] =
    customers + purchases + subscriptions + refunds + settings + time

  static func read(_ words: inout WordLine) throws(ScenarioFault) -> ScenarioAction {
    let first = try words.word("a step", example: "buy pro.yearly monthly")
    guard let step = all.first(where: { $0.word == first.text }) else {
      throw words.fault(first, "there is no step \"\(first.text)\"", suggestion(first.text))
    }
    let action = try step.read(&words)
    try words.end()
    return action
  }

  private static func suggestion(_ word: String) -> String {
    let near = all.first { step in
      step.word.hasPrefix(word) || word.hasPrefix(step.word) || differsByOne(step.word, word)
    }
    if let near { return "did you mean \"\(near.word)\", as in: \(near.example)?" }
    return "use one of \(all.map(\.word).joined(separator: ", "))"
  }

  /// Whether one letter was left out, added, changed, or swapped with its neighbour.
  private static func differsByOne(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left), Array(right))
    guard abs(left.count - right.count) <= 1 else { return false }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left[start...].reversed(), right[start...].reversed()).prefix { $0 == $1 }.count
    let (leftRest, rightRest) = (left.count - start - end, right.count - start - end)
    if leftRest == 2, rightRest == 2 { return left[start] == right[start + 1] && left[start + 1] == right[start] }
    return leftRest <= 1 && rightRest <= 1
  }

  static func command(
    _ make: @escaping @Sendable (ScenarioContext) throws(ScenarioFault) -> CustomerCommand
  ) -> ScenarioAction {
    .command { context throws(ScenarioFault) in .forCustomer(context.customer, try make(context)) }
  }
}
