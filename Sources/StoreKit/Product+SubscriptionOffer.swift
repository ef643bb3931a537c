import FoundationEssentials
import TwelveCatalog
import TwelveCommerce
import TwelveWording

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

      /// Nothing is charged before the plan begins.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      /// The plan's first payments are reduced.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// One reduced payment comes before the plan.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
    }

    /// What a server signs for a promotional offer. This store does not check it yet: that comes with signatures.
    public struct Signature: Hashable, Sendable {
      public let keyID: String
      public let nonce: UUID
      public let timestamp: Int
      public let signature: Data

      public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
        self.keyID = keyID
        self.nonce = nonce
        self.timestamp = timestamp
        self.signature = signature
      }
    }

    /// Nil for an introductory offer.
    public let id: String?
    public let type: OfferType
    /// One reduced payment; zero for a free trial. A decimal has no currency: show `displayPrice`.
    public let price: Decimal
    /// One reduced payment in the storefront's own format.
    public let displayPrice: String
    /// The length of one reduced period; of a trial or a payment up front, of all of it.
    public let period: SubscriptionPeriod
    /// Reduced payments when paid as you go; else 1.
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }
}

extension Product.SubscriptionOffer {
  /// Nil for an offer code, which Apple does not list, and where the offer is not made.
  init?(_ offer: TwelveCatalog.SubscriptionOffer, in storefront: TwelveCommerce.Storefront) {
    guard let type = OfferType(offer.type), let price = offer.price(in: storefront) else { return nil }
    self.init(
      id: offer.id, type: type, price: Decimal(price), displayPrice: priceText(price, in: storefront),
      period: .init(offer.period), periodCount: offer.periodCount, paymentMode: .init(offer.paymentMode))
  }
}

extension Product.SubscriptionOffer.OfferType {
  fileprivate init?(_ type: TwelveCatalog.OfferType) {
    switch type {
    case .introductory: self = .introductory
    case .promotional: self = .promotional
    case .winBack: self = .winBack
    case .code: return nil
    }
  }
}

extension Product.SubscriptionOffer.PaymentMode {
  fileprivate init(_ mode: TwelveCatalog.OfferPaymentMode) {
    switch mode {
    case .freeTrial: self = .freeTrial
    case .payAsYouGo: self = .payAsYouGo
    case .payUpFront: self = .payUpFront
    }
  }
}
