import TwelveCommerce

/// A question of the system's that a purchase waits for.
public struct SheetQuestion: Hashable, Sendable {
  /// By which the answer finds back.
  public var id: Int
  public var content: SheetContent

  public init(id: Int, content: SheetContent) {
    self.id = id
    self.content = content
  }
}

/// What stands on a purchase sheet.
public struct SheetContent: Hashable, Sendable {
  public var kind: Kind
  public var title: String
  public var productLine: String
  /// Label and amount, the amounts in one column.
  public var amounts: [AmountLine]
  /// When what is charged.
  public var schedule: [ScheduleLine]
  public var body: String
  /// Said of what goes on beside the purchase (decision D19).
  public var warning: String?
  /// That the words are ours.
  public var note: String
  public var confirmLabel: String

  public enum Kind: Hashable, Sendable {
    case disclosure, payment
  }

  public struct AmountLine: Hashable, Sendable {
    public var label: String
    public var amount: String
    public var isTotal: Bool

    public init(label: String, amount: String, isTotal: Bool = false) {
      self.label = label
      self.amount = amount
      self.isTotal = isTotal
    }
  }

  public struct ScheduleLine: Hashable, Sendable {
    public var label: String
    public var date: String
    public var text: String
    public var amount: String

    public init(label: String, date: String, text: String, amount: String) {
      self.label = label
      self.date = date
      self.text = text
      self.amount = amount
    }
  }

  public init(
    kind: Kind, title: String, productLine: String, amounts: [AmountLine], schedule: [ScheduleLine], body: String,
    warning: String?, note: String, confirmLabel: String
  ) {
    self.kind = kind
    self.title = title
    self.productLine = productLine
    self.amounts = amounts
    self.schedule = schedule
    self.body = body
    self.warning = warning
    self.note = note
    self.confirmLabel = confirmLabel
  }
}
