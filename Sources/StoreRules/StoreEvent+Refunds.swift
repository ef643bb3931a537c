import TwelveCommerce

public struct RefundRequested: Hashable, Sendable, Codable {
  public var transactionID: TransactionID
  public var reason: ConsumptionRequestReason
}

/// Why a customer wants the money back (Apple's `consumptionRequestReason`).
public enum ConsumptionRequestReason: String, Hashable, Sendable, Codable, CaseIterable {
  case unintendedPurchase = "UNINTENDED_PURCHASE"
  case fulfillmentIssue = "FULFILLMENT_ISSUE"
  case unsatisfiedWithPurchase = "UNSATISFIED_WITH_PURCHASE"
  case legal = "LEGAL"
  case other = "OTHER"
}

public struct RefundDeclined: Hashable, Sendable, Codable {
  public var transactionID: TransactionID
}

public struct RefundReversed: Hashable, Sendable, Codable {
  public var transactionID: TransactionID
  /// The run that this brought back, before its period had ended (decision D9).
  public var revivedRunID: TransactionID?
}

public struct FamilySharingRevoked: Hashable, Sendable, Codable {
  public var transactionID: TransactionID
  public var revocation: Revocation
  /// The run that this ended.
  public var runID: TransactionID?
}
