import FoundationEssentials

extension Product {
  /// A reduced price for a time.
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "WinBack")
    }

    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
    }

    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }
}
