/// How an auto-renewable subscription is paid: the year at once, or in monthly payments with a 12-month commitment.
/// The raw values are Apple's server names.
public enum BillingPlanType: String, Hashable, Sendable, Codable, CaseIterable {
  case upFront = "BILLED_UPFRONT"
  case monthly = "MONTHLY"
}
