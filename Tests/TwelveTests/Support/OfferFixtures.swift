import Foundation
import TwelveCommerce
import TwelveLocalStore

@testable import TwelveCatalog

/// An introductory offer to draw, in each of the ways to pay.
enum OfferFixture: String, CaseIterable, Sendable {
  case trial, payUpFront, payAsYouGo

  /// The offer on a plan.
  ///
  /// - Parameter prices: Of one payment of the plan, in milliunits; what is reduced costs about half.
  func offer(on plan: BillingPlanType, prices: PriceList) -> SubscriptionOffer {
    let three = SubscriptionPeriod(value: 3, unit: .month)
    let (mode, period, count): (OfferPaymentMode, SubscriptionPeriod, Int) =
      switch self {
      case .trial: (.freeTrial, .weekly, 1)
      case .payUpFront: (.payUpFront, three, 1)
      case .payAsYouGo: (.payAsYouGo, .monthly, 3)
      }
    return SubscriptionOffer(
      id: nil, type: .introductory, plan: plan, paymentMode: mode, period: period, periodCount: count,
      prices: self == .trial ? [:] : reduced(prices), code: nil, eligibility: [])
  }

  /// 9.99 becomes 4.99, and for three months at once 14.97.
  private func reduced(_ prices: PriceList) -> PriceList {
    var reduced: PriceList = [:]
    for storefront in Storefront.all {
      guard let price = prices[storefront.code] else { continue }
      let half = price / 2_000 * 1_000 + price % 1_000
      reduced[storefront.code] = half * (self == .payUpFront ? 3 : 1)
    }
    return reduced
  }
}

extension LoadedCatalog {
  /// This catalog with an introductory offer on the monthly plan of Pro, and on Pro month to month.
  func with(_ fixture: OfferFixture) -> LoadedCatalog {
    var loaded = self
    for index in loaded.catalog.products.indices {
      let product = loaded.catalog.products[index]
      switch product.id {
      case Story.pro:
        let prices = product.subscription?.monthlyPlan?.prices ?? [:]
        loaded.catalog.products[index].subscription?.offers.append(fixture.offer(on: .monthly, prices: prices))
      case Story.proMonthly:
        loaded.catalog.products[index].subscription?.offers.append(fixture.offer(on: .upFront, prices: product.prices))
      default: continue
      }
    }
    return loaded
  }

  /// The catalog of an app with a free week on its monthly plan, `catalog/fitness.json`.
  static func fitness() throws -> LoadedCatalog {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("catalog/fitness.json")
    return try LoadedCatalog(content: [UInt8](Data(contentsOf: url)), file: "fitness.json")
  }
}
