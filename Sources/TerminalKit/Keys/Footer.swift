/// A key and what it does, as they stand in the footer.
public struct FooterItem: Equatable, Sendable {
  public var sign: String
  public var label: String
  public var isEnabled: Bool
  public var priority: Int
  /// The key that opens the help is never left out.
  public var isHelp: Bool

  public init<Action>(_ binding: KeyBinding<Action>, charset: Charset) {
    sign = binding.sign(charset)
    label = binding.label
    isEnabled = binding.isEnabled
    priority = binding.priority
    isHelp = binding.keys.contains(.character("?"))
  }
}

/// The line of keys at the bottom.
public struct Footer: Equatable, Sendable {
  public private(set) var items: [FooterItem]
  private static let gap = 2

  /// The items that fit in the columns. The lowest priority goes first, and of equal ones the last.
  public init(_ items: [FooterItem], columns: Int, canvas: Canvas) {
    var items = items
    while Self.width(items, canvas) > columns, let index = Self.leastNeeded(items) { items.remove(at: index) }
    if Self.width(items, canvas) > columns { items = items.map(Self.signOnly) }
    self.items = items
  }

  private static func leastNeeded(_ items: [FooterItem]) -> Int? {
    let candidates = items.indices.filter { !items[$0].isHelp }
    return candidates.min { (items[$0].priority, -$0) < (items[$1].priority, -$1) }
  }

  private static func signOnly(_ item: FooterItem) -> FooterItem {
    var item = item
    item.label = ""
    return item
  }

  private static func width(_ items: [FooterItem], _ canvas: Canvas) -> Int {
    let texts = items.map { canvas.measure($0.sign) + ($0.label.isEmpty ? 0 : 1 + canvas.measure($0.label)) }
    return texts.reduce(0, +) + gap * max(0, items.count - 1)
  }

  fileprivate func draw(on canvas: inout Canvas, at position: Position, columns: Int) -> Int {
    var column = position.column
    let end = position.column + columns
    for item in items where column < end {
      let keyStyle: Style = item.isEnabled ? .key : .disabled
      let place = Position(column: column, row: position.row)
      column += canvas.draw(item.sign, at: place, style: keyStyle, maxColumns: end - column)
      if !item.label.isEmpty {
        let place = Position(column: column + 1, row: position.row)
        let style: Style = item.isEnabled ? .text : .disabled
        column += 1 + canvas.draw(item.label, at: place, style: style, maxColumns: max(0, end - column - 1))
      }
      column += Self.gap
    }
    return max(0, min(column - Self.gap, end) - position.column)
  }
}

extension FooterItem {
  /// What a footer shows of these keys.
  public static func all<Action>(_ bindings: [KeyBinding<Action>], charset: Charset) -> [FooterItem] {
    var items: [FooterItem] = []
    for binding in bindings where binding.isInFooter { items.append(FooterItem(binding, charset: charset)) }
    return items
  }
}

extension Canvas {
  /// Draws as many keys as fit and returns the columns used.
  @discardableResult
  public mutating func drawFooter<Action>(
    _ bindings: [KeyBinding<Action>], at position: Position, columns: Int
  ) -> Int {
    drawFooter(FooterItem.all(bindings, charset: charset), at: position, columns: columns)
  }

  /// Draws as many items as fit and returns the columns used.
  @discardableResult
  public mutating func drawFooter(_ items: [FooterItem], at position: Position, columns: Int) -> Int {
    Footer(items, columns: columns, canvas: self).draw(on: &self, at: position, columns: columns)
  }
}
