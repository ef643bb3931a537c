import Screens
import StoreKit
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// What an effect came to.
struct EffectDone {
  /// Said in a line; nil when the screen shows it.
  var text: String?
  /// Whether it is a step whose changes are told.
  var isStep = true
}

/// Carries out what the screens ask for.
struct EffectPerformer {
  let session: Session

  private var words: Words { session.words }

  func perform(_ effect: Effect) async throws -> EffectDone {
    switch effect {
    case .moveClock(let move): return try moveClock(move)
    case .setPaymentMethod(let works):
      try session.perform(.setPaymentMethod(works: works))
      return EffectDone(text: words.say(works ? .paymentMethodWorksNow : .paymentMethodFailsNow))
    case .cancelRenewal(let id):
      try session.perform(.cancelRenewal(id))
      return EffectDone(text: RenewalText(session: session).cancelled)
    case .resumeRenewal(let id):
      try session.perform(.resumeRenewal(id))
      return EffectDone(text: RenewalText(session: session).resumed)
    case .refund(let id):
      return EffectDone(text: RefundText(session: session).text(try session.perform(.refund(id))))
    case .requestRefund, .grantRefund, .declineRefund, .reverseRefund, .undoChange, .answerPrice:
      return EffectDone(text: try ChangePerformer(session: session).perform(effect))
    case .approvePending, .declinePending: return try answerPending(effect)
    case .undo:
      let name = session.store.timelineName
      try session.store.undo()
      return EffectDone(text: words.say(.undone, ["name": name]))
    case .play:
      try session.store.setClockRate(session.state.clock == nil ? .play : nil)
      return EffectDone(text: session.clockText, isStep: false)
    case .fork(let sequence):
      let name = try session.store.fork(at: sequence, name: nil)
      return EffectDone(text: words.say(.forked, ["name": name]))
    case .switchTimeline(let name):
      try session.store.switchTimeline(to: name)
      return EffectDone(text: words.say(.switchedTimeline, ["name": name]))
    case .restore:
      try await AppStore.sync()
      return EffectDone(text: session.restoredText, isStep: false)
    default: return try changeSetting(effect)
    }
  }

  private func moveClock(_ move: ClockMove) throws -> EffectDone {
    let step: ClockStep =
      switch move {
      case .nextEvent: .nextEvent
      case .day: .days(1)
      case .month: .months(1)
      case .endOfTerm: .endOfTerm
      case .to(let day): .to(session.zone.start(of: day))
      case .toInstant(let instant): .to(instant)
      }
    try session.store.advance(step, for: session.customer)
    return EffectDone()
  }

  private func answerPending(_ effect: Effect) throws -> EffectDone {
    let product = session.customerState?.pendingPurchases.first?.productID
    guard effect == .approvePending else {
      try session.perform(.declinePurchase(requestID: nil))
      return EffectDone(text: words.say(.declinedPending))
    }
    let events = try session.perform(.approvePurchase(requestID: nil))
    guard !events.contains(where: { $0.event.isRefusal }) else {
      return EffectDone(text: words.say(.declinedTitle))
    }
    let name = product.map { words.productName($0, session.catalog) } ?? ""
    return EffectDone(text: words.say(.approved, ["product": name]))
  }

  private func changeSetting(_ effect: Effect) throws -> EffectDone {
    switch effect {
    case .changeStorefront(let code):
      try session.perform(.changeStorefront(StorefrontCode(code)))
      return EffectDone(text: words.say(.storefrontNow, ["name": session.storefront?.name ?? code]), isStep: false)
    case .changeLanguage(let tag): try session.perform(.changeLanguage(tag))
    case .changeSystem(let version):
      if let version = SystemVersion(version) { try session.perform(.changeSystemVersion(version)) }
    case .chooseNextPurchase(let ending):
      guard let outcome = PurchaseOutcome(rawValue: ending.rawValue) else { break }
      try session.perform(.choosePurchaseOutcome(outcome))
      return EffectDone(text: words.say(.nextPurchaseEnds, ["ending": words.ending(outcome)]), isStep: false)
    default: break
    }
    return EffectDone(isStep: false)
  }
}
