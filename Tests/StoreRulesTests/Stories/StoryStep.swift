import TestSupport
import TwelveCatalog
import TwelveCommerce

@testable import TwelveStoreRules

/// One thing that a random story does. Indices count round what there is, so that a step means something in every story
/// that it is left in.
enum StoryStep: Hashable, CustomStringConvertible {
  case buy(product: Int, plan: BillingPlanType?, outcome: PurchaseOutcome, offer: Int?, customer: Int)
  case askAgain(Int)
  case command(CustomerCommand, customer: Int)
  case refund(Refund, transaction: Int, customer: Int)
  case store(Command)
  case advance(days: Int, months: Int)

  enum Refund: CaseIterable {
    case atOnce, request, grantHalf, grant, decline, reverse
  }

  var description: String {
    switch self {
    case .buy(let product, let plan, let outcome, let offer, let customer):
      let plan = plan.map { " \($0)" } ?? ""
      let offer = offer.map { " offer \($0)" } ?? ""
      return "buy \(Story.products[product % Story.products.count])\(plan) \(outcome)\(offer) by \(customer)"
    case .askAgain(let index): return "ask again for \(index)"
    case .command(let command, let customer): return "\(command) by \(customer)"
    case .refund(let refund, let transaction, let customer): return "refund \(refund) of \(transaction) by \(customer)"
    case .store(let command): return "\(command)"
    case .advance(let days, let months): return "advance \(months) months \(days) days"
    }
  }
}

extension StoryStep {
  /// A step like those that people take, time passing most often.
  static func random(_ generator: inout SplitMix64) -> StoryStep {
    let customer = Int.random(in: 0..<2, using: &generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...3: return purchase(customer, &generator)
    case 4: return .askAgain(Int.random(in: 0..<9, using: &generator))
    case 5...8: return .command(commandOfCustomer(&generator), customer: customer)
    case 9, 10:
      let refund = Refund.allCases.randomElement(using: &generator) ?? .atOnce
      return .refund(refund, transaction: Int.random(in: 0..<30, using: &generator), customer: customer)
    case 11, 12: return .store(commandOfStore(&generator))
    case 13, 14: return .advance(days: Int.random(in: 0..<100, using: &generator), months: 0)
    default: return .advance(days: 0, months: Int.random(in: 0..<14, using: &generator))
    }
  }

  private static func purchase(_ customer: Int, _ generator: inout SplitMix64) -> StoryStep {
    let plan = [BillingPlanType.monthly, .monthly, .upFront, nil].randomElement(using: &generator) ?? nil
    let rare = PurchaseOutcome.allCases.randomElement(using: &generator) ?? .success
    let offer = Int.random(in: 0..<3, using: &generator) == 0 ? Int.random(in: 0..<3, using: &generator) : nil
    return .buy(
      product: Int.random(in: 0..<Story.products.count, using: &generator), plan: plan,
      outcome: Bool.random(using: &generator) ? .success : rare, offer: offer, customer: customer)
  }

  private static func commandOfCustomer(_ generator: inout SplitMix64) -> CustomerCommand {
    let product = Story.products.randomElement(using: &generator) ?? TestStore.pro
    let commands: [CustomerCommand] = [
      .cancelRenewal(nil), .resumeRenewal(nil), .setPaymentMethod(works: false), .setPaymentMethod(works: true),
      .setPaymentMethod(works: true), .approvePurchase(requestID: nil), .declinePurchase(requestID: nil),
      .resolvePurchase(requestID: nil), .undoChange(nil), .answerPriceIncrease(agrees: true, nil),
      .answerPriceIncrease(agrees: false, nil), .extendRenewal(days: 7, nil),
      .receiveFamilySharing(product, from: "demo", requestID: "family-\(product)"), .loseFamilySharing(product),
      .redeem(code: "CODE", requestID: "code"), .changeStorefront("FRA"), .changeStorefront("CAN"),
    ]
    return commands.randomElement(using: &generator) ?? .cancelRenewal(nil)
  }

  private static func commandOfStore(_ generator: inout SplitMix64) -> Command {
    let product = Story.products.randomElement(using: &generator) ?? TestStore.pro
    let plan: BillingPlanType = Bool.random(using: &generator) ? .monthly : .upFront
    let price = Int64.random(in: 500...2_500, using: &generator) * 10
    let commands: [Command] = [
      .setGracePeriod(GracePeriod(days: 16)), .setGracePeriod(nil), .setForSale(product, false),
      .setForSale(product, true), .setForSale(product, true),
      .changePrice(product, plan, "CAN", milliunits: price, isForNewSubscribersOnly: false),
      .changePrice(product, plan, "CAN", milliunits: price, isForNewSubscribersOnly: true),
      .extendAll(product, days: 3, storefronts: [], requestID: "all-\(price)"),
    ]
    return commands.randomElement(using: &generator) ?? .setGracePeriod(nil)
  }
}
