import TerminalKit
import TwelveCommerce
import TwelveWording

/// What the screens are told.
public enum ScreenEvent: Sendable {
  case key(Key)
  case paste(String)
  /// The store was read anew; the words follow the customer's language.
  case contentLoaded(StoreContent, Words)
  /// A purchase waits for an answer.
  case sheetAsked(SheetQuestion)
  /// The system's alert: the store says no.
  case alerted(title: String, text: String)
  case purchaseEnded(PurchaseReport)
  case compared(ComparisonContent)
  /// The wordings of the paywall as they are now.
  case wordings(WordingsContent)
  /// What was asked with `e`.
  case explained(WhyContent)
  /// Something is done; said in a line.
  case done(String)
  /// Something could not be done; said in a line.
  case failed(String)
}

/// How a purchase ended, in words.
public struct PurchaseReport: Hashable, Sendable {
  public var ending: PurchaseEnding
  public var title: String
  public var lines: [String]

  public init(ending: PurchaseEnding, title: String, lines: [String]) {
    self.ending = ending
    self.title = title
    self.lines = lines
  }
}
