import Screens

/// A state of a screen that can be drawn at any time: the story that leads there, told as a scenario, and the keys that are
/// pressed then.
struct PictureState: Sendable {
  /// Such as `account.payment-failed`.
  var name: String
  /// What is seen, in a line.
  var summary: String
  /// The steps after the customer has come, in the words of `catalog/scenarios/README.md`.
  var steps: [String] = []
  var screen: ScreenName = .paywall
  var keys: [String] = []
  /// Where the story takes place, unless the command says otherwise.
  var storefront = "CAN"
  var system = "26.4"
}

extension PictureState {
  static func named(_ name: String) -> PictureState? { all.first { $0.name == name } }

  static let all: [PictureState] = paywalls + sheets + accounts + timeStates

  private static let bought = ["buy pro.yearly monthly"]
  private static let paidFive = bought + ["advance 4 months"]
  private static let failed = paidFive + ["payment fails", "advance 1 month", "advance 8 days"]
  private static let cancelled = paidFive + ["cancel"]

  private static let paywalls = [
    PictureState(name: "paywall.commitment", summary: "the monthly plan chosen, both prices"),
    PictureState(name: "paywall.up-front", summary: "the plan paid up front chosen", keys: ["Down"]),
    PictureState(name: "paywall.month-to-month", summary: "month to month chosen", keys: ["Down", "Down"]),
    PictureState(name: "paywall.one-time", summary: "a one-time purchase chosen", keys: ["Down", "Down", "Down"]),
    PictureState(name: "paywall.not-sold", summary: "where the monthly plan is not sold", storefront: "USA"),
    PictureState(name: "paywall.old-system", summary: "on a system without the monthly plan", system: "26.3"),
    PictureState(name: "paywall.your-plan", summary: "a customer who has the plan", steps: bought),
    PictureState(
      name: "paywall.other-plan", summary: "another plan while one runs", steps: bought, keys: ["Down"]),
    PictureState(
      name: "paywall.one-time-beside", summary: "a one-time purchase beside a commitment", steps: paidFive,
      keys: ["Down", "Down", "Down"]),
    PictureState(name: "wordings.side-by-side", summary: "the wordings side by side, with verdicts", keys: ["w"]),
  ]

  private static let sheets = [
    PictureState(
      name: "disclosure.commitment", summary: "the disclosure before the first commitment", screen: .disclosure),
    PictureState(name: "cancel.commitment", summary: "cancelling with payments left", steps: paidFive, screen: .cancel),
    PictureState(
      name: "cancel.month-to-month", summary: "cancelling a plan without a commitment", steps: ["buy pro.monthly"],
      screen: .cancel),
    PictureState(
      name: "refund.current", summary: "asking the money of the current payment back", steps: paidFive,
      screen: .account, keys: ["x"]),
    PictureState(name: "redeem.code", summary: "the field for an offer code", keys: ["C"]),
    PictureState(name: "pick.storefront", summary: "the list of storefronts", keys: ["s"]),
    PictureState(name: "pick.language", summary: "the list of languages", keys: ["l"]),
    PictureState(name: "help.paywall", summary: "keys, questions and guesses", screen: .help),
  ]

  private static let accounts = [
    PictureState(name: "account.empty", summary: "nothing owned", screen: .account),
    PictureState(name: "account.payment-1", summary: "just bought", steps: bought, screen: .account),
    PictureState(name: "account.payment-5", summary: "payment 5 of 12", steps: paidFive, screen: .account),
    PictureState(
      name: "account.payment-12", summary: "the last payment", steps: bought + ["advance 11 months"], screen: .account),
    PictureState(name: "account.cancelled", summary: "cancelled, payments left", steps: cancelled, screen: .account),
    PictureState(
      name: "account.payment-failed", summary: "payment 6 has failed: no access", steps: failed, screen: .account),
    PictureState(
      name: "account.recovered", summary: "paid late, the dates have moved", steps: failed + ["payment works"],
      screen: .account),
    PictureState(
      name: "account.never-paid", summary: "ended after 90 days without a payment", steps: failed + ["advance 90 days"],
      screen: .account),
    PictureState(
      name: "account.refunded", summary: "an earlier payment given back", steps: paidFive + ["refund payment 3"],
      screen: .account),
    PictureState(
      name: "account.refunded-current", summary: "the current payment given back: access has ended",
      steps: paidFive + ["refund payment 5"], screen: .account),
    PictureState(
      name: "account.ended", summary: "cancelled, and over", steps: cancelled + ["advance 9 months"], screen: .account),
    PictureState(
      name: "account.up-front", summary: "a year paid up front", steps: ["buy pro.yearly up front"], screen: .account),
    PictureState(
      name: "account.grace", summary: "a grace period without a commitment",
      steps: ["grace 16 days", "buy pro.monthly", "payment fails", "advance 1 month", "advance 2 days"],
      screen: .account),
    PictureState(
      name: "account.one-time", summary: "a one-time purchase owned", steps: ["buy forever"], screen: .account),
    PictureState(
      name: "account.waiting", summary: "a purchase that waits for approval",
      steps: ["buy pro.yearly monthly ending pending"], screen: .account),
    PictureState(
      name: "manage.commitment", summary: "changes of plan with both prices", steps: paidFive, screen: .manage),
    PictureState(
      name: "manage.change-waits", summary: "a lower level chosen for later",
      steps: paidFive + ["buy plus.yearly monthly"], screen: .manage),
    PictureState(
      name: "manage.cancelled", summary: "cancelled, to be turned on again", steps: cancelled, screen: .manage),
    PictureState(
      name: "why.payment-after-cancelling", summary: "I cancelled, why was I charged?",
      steps: cancelled + ["advance 1 month"], screen: .account, keys: ["e"]),
    PictureState(
      name: "why.no-access", summary: "why there is no access", steps: failed, screen: .account, keys: ["e"]),
  ]

  private static let timeStates = [
    PictureState(name: "time.payment-5", summary: "past, now and what comes", steps: paidFive, screen: .time),
    PictureState(name: "time.payment-failed", summary: "time while a payment has failed", steps: failed, screen: .time),
    PictureState(name: "time.timelines", summary: "the list of timelines", steps: paidFive, screen: .time, keys: ["T"]),
    PictureState(name: "time.to-a-date", summary: "the field for a date", steps: paidFive, screen: .time, keys: ["g"]),
  ]
}
