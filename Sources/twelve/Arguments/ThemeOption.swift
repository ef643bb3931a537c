import TerminalKit

extension ParsedArguments {
  /// The colours that are asked for.
  var theme: ThemeChoice {
    get throws(Failure) {
      guard let text = self["--theme"] else { return .auto }
      guard let choice = ThemeChoice(rawValue: text) else {
        throw Failure("--theme \(text): use auto, dark, light or high-contrast.", .usage)
      }
      return choice
    }
  }
}
