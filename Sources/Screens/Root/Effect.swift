import TwelveCommerce

/// What the screens ask for. The program carries it out and answers with events.
public enum Effect: Hashable, Sendable {
  /// Buys a plan, with an offer that the customer asked for.
  case purchase(ProductID, BillingPlanType?, offerID: String? = nil)
  /// Buys or takes up what an offer code is for.
  case redeem(String)
  case answerSheet(id: Int, goesOn: Bool)
  case restore
  case moveClock(ClockMove)
  case setPaymentMethod(works: Bool)
  case chooseNextPurchase(PurchaseEnding)
  case cancelRenewal(ProductID)
  case resumeRenewal(ProductID)
  case refund(TransactionID)
  case requestRefund(TransactionID)
  case grantRefund(TransactionID)
  case declineRefund(TransactionID)
  case reverseRefund(TransactionID)
  /// Takes a change that waits back.
  case undoChange(ProductID)
  case answerPrice(ProductID, agrees: Bool)
  case approvePending
  case declinePending
  case undo
  /// Lets the clock run, a month a second, or stops it.
  case play
  /// Begins a timeline at an event; nil begins it here.
  case fork(at: Int64?)
  case switchTimeline(String)
  /// Compares a timeline with the present one.
  case compareTimelines(String)
  /// Answered with `ScreenEvent.explained`.
  case explain(WhyQuestion)
  case changeStorefront(String)
  case changeLanguage(String)
  case changeSystem(String)
  case chooseWording(String)
  /// Answered with `ScreenEvent.wordings`.
  case compareWordings(withOffers: Bool)
  /// Writes a picture of what is on the screen.
  case savePicture
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
