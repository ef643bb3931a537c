import TerminalKit
import TwelveWording

/// What every screen reads besides its own state.
public struct ScreenContext: Sendable {
  public var words: Words
  public var content: StoreContent
  /// Whether what the customer would not see is shown (`o`).
  public var showsBackOffice = true
  /// Whether Apple's field names stand beside the values (`v`).
  public var showsFieldNames = true
  /// The size of the terminal.
  public var size = Root.designSize
  public var charset = Charset.utf8

  public init(words: Words, content: StoreContent) {
    self.words = words
    self.content = content
  }

  func say(_ phrase: Phrase, _ values: [String: String] = [:]) -> String { words.say(phrase, values) }
}
