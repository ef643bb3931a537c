import TwelveCommerce

/// What the screens ask for. The program carries it out and answers with events.
public enum Effect: Hashable, Sendable {
  case purchase(ProductID, BillingPlanType?)
  case answerSheet(id: Int, goesOn: Bool)
  case restore
  case moveClock(ClockMove)
  case setPaymentMethod(works: Bool)
  case chooseNextPurchase(PurchaseEnding)
  case cancelRenewal(ProductID)
  case resumeRenewal(ProductID)
  case refund(TransactionID)
  case approvePending
  case declinePending
  case undo
  /// Answered with `ScreenEvent.explained`.
  case explain(WhyQuestion)
  case changeStorefront(String)
  case changeLanguage(String)
  case changeSystem(String)
  case chooseWording(String)
  case discardPendingKeys
  case redraw
  case quit
}

/// How far the clock moves.
public enum ClockMove: Hashable, Sendable {
  case nextEvent
  case day
  case month
  case endOfTerm
  /// Midnight of a day in the display zone.
  case to(CalendarDay)
  case toInstant(Instant)
}
