import TerminalKit

extension Root {
  /// Whether the terminal is too small to show what would be agreed to.
  var isTooSmall: Bool {
    context.size.columns < Root.smallestSize.columns || context.size.rows < Root.smallestSize.rows
  }

  mutating func press(_ key: Key) -> [Effect] {
    banner = nil
    if key == .control("c") { return [.quit] }
    if key == .control("l") { return [.redraw] }
    if isTooSmall { return key == .character("q") ? [.quit] : [] }
    let top = layers.count - 1
    if layers[top].edit(key) { return [] }
    return follow(layers[top].press(key, context))
  }

  private mutating func follow(_ answer: KeyAnswer) -> [Effect] {
    switch answer {
    case .outcome(let screen, let outcome):
      layers[layers.count - 1] = screen
      if let banner = outcome.banner { self.banner = banner }
      move(outcome.move)
      return outcome.effects
    case .disabled(let reason):
      banner = reason
      return []
    case .unknown(let key): return pressAnywhere(key)
    }
  }

  private mutating func move(_ move: Outcome.Move) {
    switch move {
    case .stay: return
    case .open(let screen): layers.append(screen)
    case .replace(let screen): layers[layers.count - 1] = screen
    case .close: if layers.count > 1 { layers.removeLast() }
    case .home(let screen):
      layers = [layers[0]]
      if let screen { layers.append(screen) }
    }
  }

  /// Keys that every screen has unless it uses them itself. Esc steps back and never quits.
  private mutating func pressAnywhere(_ key: Key) -> [Effect] {
    let isSheet = layers[layers.count - 1].isSheet(context)
    switch key {
    case .escape: if layers.count > 1, !isSheet { layers.removeLast() }
    case .character("?"), .function(1): if !isSheet { layers.append(HelpScreen(below: keysOfTop, context)) }
    case .character("q") where !isSheet:
      guard layers.count > 1 else { return [.quit] }
      layers.removeLast()
    case .character("o") where !isSheet: context.showsBackOffice.toggle()
    case .character("v") where !isSheet: context.showsFieldNames.toggle()
    default: break
    }
    return []
  }

  /// The keys of the topmost screen, for its help.
  var keysOfTop: [HelpKey] { layers[layers.count - 1].helpKeys(context) }
}

/// What a screen makes of a key.
enum KeyAnswer {
  case outcome(any Screen, Outcome)
  case disabled(String)
  case unknown(Key)
}

extension Screen {
  func press(_ key: Key, _ context: ScreenContext) -> KeyAnswer {
    guard let binding = bindings(context).binding(for: key) else { return .unknown(key) }
    if let reason = binding.disabledReason { return .disabled(reason) }
    var next = self
    let outcome = next.perform(binding.action, context)
    return .outcome(next, outcome)
  }

  func helpKeys(_ context: ScreenContext) -> [HelpKey] {
    bindings(context).map { HelpKey(keys: $0.keys, sign: $0.sign, label: $0.label) }
  }
}

/// A line of a screen's help.
struct HelpKey: Hashable, Sendable {
  var keys: [Key]
  var sign: String?
  var label: String

  func text(_ charset: Charset) -> String {
    sign ?? keys.prefix(4).map { $0.sign(charset) }.joined(separator: " ")
  }
}
