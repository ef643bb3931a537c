import TerminalKit
import TwelveWording

/// The program's screens as one value: layers, the topmost of which gets the keys.
public struct Root: Sendable {
  public internal(set) var context: ScreenContext
  /// The paywall first; never empty.
  var layers: [any Screen]
  /// A line above the footer; goes away with the next key.
  public internal(set) var banner: String?

  /// The size that every screen is designed for.
  public static let designSize = Size(columns: 80, rows: 24)
  /// Below this only one line is shown.
  public static let smallestSize = Size(columns: 60, rows: 20)

  public init(words: Words, content: StoreContent) {
    context = ScreenContext(words: words, content: content)
    layers = [PaywallScreen(content.paywall)]
  }

  /// Opens a screen by name over the paywall, for pictures; false when there is none of that name.
  @discardableResult
  public mutating func open(_ name: ScreenName) -> Bool {
    layers = [layers[0]]
    guard name != .paywall else { return true }
    guard let screen = name.screen(context) else { return false }
    layers.append(screen)
    return true
  }

  /// Leaves out what the customer would not see.
  public mutating func hideBackOffice() {
    context.showsBackOffice = false
    context.showsFieldNames = false
  }

  /// Takes an event in and returns what is asked for.
  public mutating func update(_ event: ScreenEvent) -> [Effect] {
    switch event {
    case .key(let key): return press(key)
    case .paste(let text):
      _ = layers[layers.count - 1].type(text)
      return []
    case .contentLoaded(let content, let words): return load(content, words)
    case .sheetAsked(let question):
      layers.append(PurchaseSheetScreen(question))
      return [.discardPendingKeys]
    case .alerted(let title, let text):
      layers.append(MessageScreen(title: title, lines: [text]))
      return [.discardPendingKeys]
    case .purchaseEnded(let report): return end(report)
    case .compared(let comparison):
      layers.append(ComparisonScreen(comparison))
      return []
    case .wordings(let content): return show(content)
    case .explained(let content): return explain(content)
    case .done(let text), .failed(let text):
      banner = text
      return []
    }
  }

  /// Tells the screens what they are drawn on; no key but quit acts when it is too small.
  public mutating func show(on size: Size, charset: Charset) {
    context.size = size
    context.charset = charset
  }

  private mutating func load(_ content: StoreContent, _ words: Words) -> [Effect] {
    context.content = content
    context.words = words
    for index in layers.indices { layers[index].contentChanged(context) }
    // The wording room follows the store and the catalog file as they change.
    let rooms = layers.compactMap { $0 as? WordingRoomScreen }
    return rooms.map { .compareWordings(withOffers: $0.hasOffers) }
  }

  /// Brings the open wording room up to date, or opens one for the plan that the paywall has chosen.
  private mutating func show(_ content: WordingsContent) -> [Effect] {
    for index in layers.indices {
      guard var room = layers[index] as? WordingRoomScreen else { continue }
      room.show(content)
      layers[index] = room
      return []
    }
    let paywall = layers[0] as? PaywallScreen
    layers.append(WordingRoomScreen(content, plan: paywall?.selected ?? 0))
    return []
  }

  /// Another question takes the place of the one before.
  private mutating func explain(_ content: WhyContent) -> [Effect] {
    if layers[layers.count - 1] is WhyScreen { layers.removeLast() }
    layers.append(WhyScreen(content: content))
    return []
  }

  private mutating func end(_ report: PurchaseReport) -> [Effect] {
    guard report.ending != .cancel else {
      banner = report.title
      return []
    }
    layers.append(MessageScreen(title: report.title, lines: report.lines, opensAccount: report.opensAccount))
    return [.discardPendingKeys]
  }
}

extension PurchaseReport {
  var opensAccount: Bool { ending == .success || ending == .unverified || ending == .pending }
}
