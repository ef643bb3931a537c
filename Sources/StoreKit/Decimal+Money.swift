import FoundationEssentials
import TwelveCommerce

extension Decimal {
  /// The amount as Apple's client API gives it: a bare decimal, without its currency.
  init(_ money: Money) {
    self.init(
      sign: money.milliunits < 0 ? .minus : .plus, exponent: -3, significand: Decimal(money.milliunits.magnitude))
  }
}

extension Date {
  init(_ instant: Instant) { self.init(timeIntervalSince1970: Double(instant.milliseconds) / 1_000) }
}
