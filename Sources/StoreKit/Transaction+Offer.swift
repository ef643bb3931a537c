import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

extension Transaction {
  /// The kind of an offer; the raw values are the server's `offerType`.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let introductory = OfferType(rawValue: 1)
    public static let promotional = OfferType(rawValue: 2)
    public static let code = OfferType(rawValue: 3)
    public static let winBack = OfferType(rawValue: 4)
  }

  /// The offer that a charge was made with, or that the next will be made with.
  public struct Offer: Hashable, Sendable {
    /// How it is paid; the raw values are the server's `offerDiscountType`.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
      public static let oneTime = PaymentMode(rawValue: "ONE_TIME")
    }

    /// Nil for an introductory offer.
    public let id: String?
    public let type: OfferType
    public let paymentMode: PaymentMode?
    /// The length of one reduced period; of a trial or a payment up front, of all of it.
    public let period: Product.SubscriptionPeriod?

    init(_ offer: AppliedOffer) {
      id = offer.id
      type = OfferType(rawValue: offer.type.number)
      paymentMode = PaymentMode(rawValue: offer.paymentMode.rawValue)
      period = Product.SubscriptionPeriod(offer.period)
    }
  }
}
