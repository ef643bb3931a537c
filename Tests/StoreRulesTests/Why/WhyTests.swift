import Testing
import TwelveCommerce

@testable import TwelveStoreRules
@testable import TwelveWording

/// Why something is as it is, in words.
@Suite struct WhyTests {
  private static let cases = PaymentCases.all + RunCases.all

  @Test("Each story leads to its reason, and to its paragraph", arguments: cases)
  func paragraph(_ example: WhyCase) throws {
    let store = try example.story()
    let explanation = try #require(store.explain(example.question, of: example.customer))
    #expect(explanation.reason == example.reason)
    #expect(store.text(explanation).paragraph == example.paragraph)
  }

  @Test("Every reason, every addition, every rule and every advice is reached by a story")
  func everythingIsReached() throws {
    let explanations = try WhyTests.cases.compactMap { try $0.explanation() }
    #expect(Set(explanations.map(\.reason)) == Set(Explanation.Reason.allCases))
    #expect(Set(explanations.flatMap(\.additions)) == Set(Explanation.Addition.allCases))
    #expect(Set(explanations.flatMap(\.rules)) == Set(StoreRule.allCases))
    let advice = adviceCases.flatMap(\.advice) + explanations.flatMap(\.advice) + [.waitForRefund]
    #expect(Set(advice) == Set(Explanation.Advice.allCases))
  }

  @Test("The events are those that led to it, in order")
  func events() throws {
    let store = try TestStore.bought(months: 4).then {
      try $0.perform(.cancelRenewal(nil))
      try $0.advance(months: 2)
      try $0.perform(.requestRefund($0.customer.transactions[5].id, .other, isThroughApp: false))
    }
    let explanation = try #require(store.explain(.payment(6)))
    #expect(
      explanation.events.map(\.event.typeName) == ["purchased", "autoRenewChanged", "renewed", "refundRequested"])
    #expect(explanation.events.map(\.sequence) == explanation.events.map(\.sequence).sorted())
    #expect(explanation.advice == [.waitForRefund])
    #expect(explanation.sources == [.apple(.lifeCycle)])
  }

  @Test("A cancellation that was taken back is none: the payment is an ordinary one")
  func resumed() throws {
    let store = try TestStore.bought(months: 4).then {
      try $0.perform(.cancelRenewal(nil))
      try $0.perform(.resumeRenewal(nil))
      try $0.advance(months: 1)
    }
    #expect(store.explain(.payment(6))?.reason == .payment)
  }

  @Test("What was cancelled only later does not explain an earlier payment")
  func cancelledLater() throws {
    let store = try TestStore.bought(months: 4).then { try $0.perform(.cancelRenewal(nil)) }
    let explanation = try #require(store.explain(.payment(5)))
    #expect(explanation.reason == .payment)
    #expect(explanation.events.map(\.event.typeName) == ["purchased", "renewed"])
  }

  @Test("What the customer can do follows from what is", arguments: adviceCases)
  func advice(_ example: AdviceCase) throws {
    #expect(try example.story().explain(example.question)?.advice == example.advice)
  }

  @Test("There is no explanation of what the customer does not have")
  func nothing() throws {
    let store = try TestStore.bought()
    let questions =
      [Question.payment(TransactionID(1))] + Question.Topic.allCases.map { Question($0, ofRun: TransactionID(1)) }
    for question in questions {
      #expect(store.state.explain(question, for: TestStore.customer, from: store.events) == nil)
    }
    #expect(store.state.explain(.payment(store.customer.transactions[0].id), for: "ann", from: store.events) == nil)
  }
}

/// A story, and what its customer is advised to do.
struct AdviceCase: Sendable, CustomStringConvertible {
  var question: WhyCase.Asked
  var advice: [Explanation.Advice]
  var story: @Sendable () throws -> TestStore

  var description: String { "\(question) \(advice)" }
}

private let adviceCases: [AdviceCase] = [
  AdviceCase(question: .payment(2), advice: [.askForRefund, .cancelRenewal]) { try TestStore.bought(months: 4) },
  AdviceCase(question: .payment(5), advice: [.askForRefundOfCurrent]) {
    try TestStore.bought(months: 4).then { try $0.perform(.cancelRenewal(nil)) }
  },
  AdviceCase(question: .payment(5), advice: [.updatePaymentMethod, .askForRefundOfCurrent, .cancelRenewal]) {
    try TestStore.failed()
  },
  AdviceCase(question: .payment(5), advice: [.nothing]) { try TestStore.bought(months: 4).then { try $0.refund(5) } },
  AdviceCase(question: .payment(5), advice: [.cancelRenewal]) {
    try TestStore.bought(months: 4).then {
      let id = $0.customer.transactions[4].id
      try $0.perform(.requestRefund(id, .other, isThroughApp: false))
      try $0.perform(.declineRefund(id))
    }
  },
  AdviceCase(question: .run(.access), advice: [.updatePaymentMethod]) { try TestStore.failed() },
  AdviceCase(question: .run(.willAutoRenew), advice: [.renewAgain]) {
    try TestStore.bought(months: 4).then { try $0.perform(.cancelRenewal(nil)) }
  },
  AdviceCase(question: .run(.state), advice: [.subscribeAgain]) { try TestStore.failed(days: 100) },
  AdviceCase(question: .run(.willAutoRenew), advice: [.agreeToPrice]) {
    try TestStore.bought().then { try $0.changePrice(TestStore.pro, .monthly, to: 19_990) }
  },
]
