import TwelveCommerce

/// A state as names and values, to be compared.
enum StateFields {
  static func clock(_ state: StoreState) -> [(String, FieldValue)] { [("now", .instant(state.now))] }

  static func fields(of customer: CustomerState?) -> [(String, FieldValue)] {
    guard let customer else { return [] }
    let settings: [(String, FieldValue)] = [
      ("storefront", .text("\(customer.storefront)")), ("systemVersion", .text("\(customer.systemVersion)")),
      ("paymentMethod", .text(customer.paymentMethodWorks ? "works" : "fails")),
      ("transactions", .text("\(customer.transactions.count)")),
    ]
    let groups = Set(customer.subscriptions.map(\.groupID)).sorted()
    return settings + groups.compactMap(customer.latestSubscription(inGroup:)).flatMap(fields(of:))
  }

  private static func fields(of subscription: Subscription) -> [(String, FieldValue)] {
    let info = subscription.renewalInfo
    var fields: [(String, FieldValue)] = [
      ("productID", .product(subscription.productID)), ("billingPlanType", .text(subscription.plan.rawValue)),
      ("status", .text("\(subscription.state.rawValue)")), ("expirationDate", .instant(subscription.periodEnd)),
      ("willAutoRenew", .text("\(info.willAutoRenew)")), ("autoRenewPreference", .product(info.autoRenewProductID)),
    ]
    if let number = subscription.paymentNumber { fields.append(("billingPeriodNumber", .text("\(number)"))) }
    if let price = info.renewalPrice { fields.append(("renewalPrice", .money(price))) }
    if let reason = info.expirationReason { fields.append(("expirationIntent", .text("\(reason.rawValue)"))) }
    guard let commitment = info.commitment else { return fields }
    return fields + [
      ("commitmentInfo.expirationDate", .instant(commitment.renewalDate)),
      ("commitmentInfo.willAutoRenew", .text("\(commitment.willAutoRenew)")),
      ("commitmentInfo.autoRenewPreference", .product(commitment.autoRenewProductID)),
      ("commitmentInfo.renewalPrice", .money(commitment.renewalPrice)),
    ]
  }

  /// What was charged and given back, by currency.
  static func money(of customer: CustomerState?) -> [(String, FieldValue)] {
    let charges = customer?.transactions ?? []
    let currencies = Set(charges.map(\.price.currency.code)).sorted()
    return currencies.flatMap { code -> [(String, FieldValue)] in
      let own = charges.filter { $0.price.currency.code == code }
      let zero = Money.zero(Currency(code))
      let back = own.compactMap(\.amountGivenBack).reduce(zero, +)
      return [
        ("charged", .money(own.map(\.price).reduce(zero, +))), ("payments", .text("\(own.count { !$0.price.isZero })")),
        ("givenBack", .money(back)),
      ]
    }
  }
}
