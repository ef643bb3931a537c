import TwelveCommerce

extension PaymentExplainer {
  var advice: [Explanation.Advice] {
    if transaction.sharedBy != nil { return [.askFamily] }
    let run = customer.subscription(transaction.runID)
    let renewal: [Explanation.Advice] = run?.isRunning == true && run?.renewsAtEnd == true ? [.cancelRenewal] : []
    let unpaid: [Explanation.Advice] = run?.isUnpaid == true ? [.updatePaymentMethod] : []
    let all = unpaid + refund + renewal
    return all.isEmpty ? [.nothing] : all
  }

  var refund: [Explanation.Advice] {
    guard !transaction.price.isZero, transaction.amountGivenBack == nil else { return [] }
    switch customer.refundRequests[transaction.id] {
    case .pending: return [.waitForRefund]
    case .declined: return []
    case nil: return [isCurrent ? .askForRefundOfCurrent : .askForRefund]
    }
  }

  /// Whether a refund of it would end the subscription (decision D9).
  var isCurrent: Bool {
    guard let run = customer.subscription(transaction.runID), run.isRunning else { return false }
    return run.latestTransactionID == transaction.id
  }
}
