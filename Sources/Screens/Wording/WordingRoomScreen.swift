import TerminalKit
import TwelveWording

/// Two to four wordings of one plan side by side, differences marked, with what misleads under each. It follows the catalog
/// file as it is saved.
struct WordingRoomScreen: Screen {
  private(set) var content: WordingsContent
  /// The wording that Enter takes.
  var selected: Int
  var plan: Int
  /// How many are wanted side by side; fewer where they do not fit.
  var wanted = 4
  var scrolled = 0

  enum Action: Sendable {
    case left, right, up, down, nextPlan, columns, offers, picture, take, close
    case storefront, language, system
  }

  init(_ content: WordingsContent, plan: Int) {
    self.content = content
    self.plan = plan
    selected = content.wordings.firstIndex(where: \.isShown) ?? 0
  }

  /// Whether what it shows is for a customer who may have the offers.
  var hasOffers: Bool { content.hasOffers }

  /// Takes the wordings in as they are now.
  mutating func show(_ content: WordingsContent) {
    self.content = content
    selected = min(selected, max(0, content.wordings.count - 1))
    plan = min(plan, max(0, (content.wordings.first?.plans.count ?? 1) - 1))
  }

  func title(_ context: ScreenContext) -> String? { context.say(.wordingRoom) }

  var hasBackOfficeBeside: Bool { false }

  func bindings(_ context: ScreenContext) -> [KeyBinding<Action>] {
    [
      KeyBinding([.right], .right, label: context.say(.keyWording), isInFooter: false),
      KeyBinding([.left, .right], .left, label: context.say(.keyWording), priority: 9),
      KeyBinding([.enter], .take, label: context.say(.keyTake), priority: 10),
      KeyBinding([.tab], .nextPlan, label: context.say(.keyPlan), priority: 8),
      KeyBinding([.down], .down, label: context.say(.keyScroll), isInFooter: false),
      KeyBinding([.up], .up, label: context.say(.keyScroll), isInFooter: false),
      KeyBinding([.character("s")], .storefront, label: context.say(.keyStorefront), priority: 7),
      KeyBinding([.character("l")], .language, label: context.say(.keyLanguage), priority: 6),
      KeyBinding([.character("P")], .picture, label: context.say(.keyPicture), priority: 5),
      KeyBinding([.character("i")], .system, label: context.say(.keySystem), priority: 2),
      KeyBinding([.character("x")], .columns, label: context.say(.keyColumns), priority: 3),
      KeyBinding([.character("f")], .offers, label: context.say(.keyOfferOnOff), priority: 1),
      KeyBinding([.escape], .close, label: context.say(.back), priority: 4),
    ]
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> Outcome {
    let choices = context.content.choices
    let plans = content.wordings.first?.plans.count ?? 0
    switch action {
    case .left: selected = max(0, selected - 1)
    case .right: selected = min(max(0, content.wordings.count - 1), selected + 1)
    case .up: scrolled = max(0, scrolled - 1)
    case .down: scrolled = min(scrolled + 1, WordingColumns(self, context).hiddenRows)
    case .nextPlan: (plan, scrolled) = (plans > 0 ? (plan + 1) % plans : 0, 0)
    case .columns: changeColumns(context)
    case .offers: return .ask(.compareWordings(withOffers: !hasOffers))
    case .picture: return .ask(.savePicture)
    case .take: return Outcome(effects: [.chooseWording("\(selected)")], move: .close)
    case .close: return .close
    case .storefront: return .open(PickerScreen(.storefront, choices.storefronts))
    case .language: return .open(PickerScreen(.language, choices.languages))
    case .system: return .open(PickerScreen(.system, choices.systems))
    }
    return .nothing
  }

  /// One fewer side by side, each wider, and after two as many as fit.
  private mutating func changeColumns(_ context: ScreenContext) {
    let shown = WordingColumns(self, context).count
    wanted = shown > 2 ? shown - 1 : 4
    scrolled = 0
  }

  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    WordingColumns(self, context).draw(&canvas, scrolledBy: scrolled)
  }
}
