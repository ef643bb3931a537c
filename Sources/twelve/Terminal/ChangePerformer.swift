import Screens
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Carries out what changes a subscription or answers for a refund, and says what came of it: the same words on the
/// screen and on the command line.
struct ChangePerformer {
  let session: Session

  private var words: Words { session.words }

  func perform(_ effect: Effect) throws(StoreFailure) -> String {
    switch effect {
    case .requestRefund(let id): try request(id, reason: .other, isThroughApp: false)
    case .grantRefund(let id): try grant(id, percentage: 100_000)
    case .declineRefund(let id): try decline(id)
    case .reverseRefund(let id): try reverse(id)
    case .undoChange(let id): try undo(id)
    case .answerPrice(let id, let agrees): try answer(id, agrees: agrees)
    default: ""
    }
  }

  func request(
    _ id: TransactionID, reason: ConsumptionRequestReason, isThroughApp: Bool
  ) throws(StoreFailure) -> String {
    try session.perform(.requestRefund(id, reason, isThroughApp: isThroughApp))
    return words.say(.refundAsked)
  }

  func grant(_ id: TransactionID, percentage: Int) throws(StoreFailure) -> String {
    RefundText(session: session).text(try session.perform(.grantRefund(id, percentage: percentage)))
  }

  func decline(_ id: TransactionID) throws(StoreFailure) -> String {
    try session.perform(.declineRefund(id))
    return words.say(.refundDeclinedNow)
  }

  func reverse(_ id: TransactionID) throws(StoreFailure) -> String {
    try session.perform(.reverseRefund(id))
    return words.say(.refundReversedNow)
  }

  func undo(_ id: ProductID?) throws(StoreFailure) -> String {
    try session.perform(.undoChange(id))
    return words.say(.changeUndone, ["product": productName])
  }

  func answer(_ id: ProductID?, agrees: Bool) throws(StoreFailure) -> String {
    try session.perform(.answerPriceIncrease(agrees: agrees, id))
    guard let subscription = session.customerState?.runningSubscriptions.last, let change = subscription.priceChange
    else { return "" }
    let price = session.price(change.price, chargedIn: subscription.storefront)
    let values = ["price": price, "date": words.dates.day(subscription.termEnd)]
    return words.say(agrees ? .agreedToPrice : .refusedPrice, values)
  }

  private var productName: String {
    session.customerState?.runningSubscriptions.last.map { words.productName($0.productID, session.catalog) } ?? ""
  }
}
