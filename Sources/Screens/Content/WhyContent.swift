import TwelveCommerce

/// What is asked about a charge, or about the subscription that the charge belongs to.
public struct WhyQuestion: Hashable, Sendable {
  public var topic: Topic
  public var transactionID: TransactionID

  public enum Topic: Hashable, Sendable, CaseIterable {
    case payment, access, commitmentEnd, willAutoRenew, commitmentWillAutoRenew, state
  }

  public init(_ topic: Topic, _ transactionID: TransactionID) {
    (self.topic, self.transactionID) = (topic, transactionID)
  }
}

/// The answer to a question, in words.
public struct WhyContent: Hashable, Sendable {
  /// What is explained, in a line.
  public var subject: String
  public var paragraph: String
  /// What led to it, in order.
  public var events: [TimelineRow]
  public var rules: [WhyRule]
  /// What can be answered, in paragraphs.
  public var reply: String
  /// The question that Tab asks next; nil when there is no other.
  public var next: WhyQuestion?

  public init(
    subject: String, paragraph: String, events: [TimelineRow], rules: [WhyRule], reply: String, next: WhyQuestion?
  ) {
    self.subject = subject
    self.paragraph = paragraph
    self.events = events
    self.rules = rules
    self.reply = reply
    self.next = next
  }
}

/// A rule behind an answer, with where it is written.
public struct WhyRule: Hashable, Sendable {
  public var text: String
  public var sources: [String]

  public init(text: String, sources: [String]) {
    (self.text, self.sources) = (text, sources)
  }
}
