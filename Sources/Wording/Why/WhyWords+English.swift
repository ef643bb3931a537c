import TwelveStoreRules

extension Explanation.Reason {
  var english: String {
    switch self {
    case .boughtCommitment:
      "On {charged} you subscribed to {product} with a commitment of {count} monthly payments, {total} in all. {amount} is payment {number} of {count} and pays for the time until {access}."
    case .boughtSubscription:
      "On {charged} you subscribed to {product} without a commitment. {amount} pays for the time until {access}; it then renews until it is cancelled."
    case .payment:
      "{amount} is payment {number} of {count} of the commitment to {product} that began on {began}. It was charged on {charged} and pays for the time until {access}."
    case .paymentAfterCancelling:
      "You cancelled the renewal of {product} on {cancelled}. That stops the renewal on {termEnd}, not the {count} payments of the commitment that began on {began}. {amount}, charged on {charged}, is payment {number} of {count} and pays for the time until {access}."
    case .commitmentRenewed:
      "The commitment to {product} was paid in full and its renewal had not been cancelled, so on {charged} another one of {count} payments began, {total} in all. {amount} is payment {number} of {count} and pays for the time until {access}."
    case .renewal:
      "{product} renews until it is cancelled, and on {charged} its renewal had not been cancelled. {amount} pays for the time until {access}."
    case .recoveredLate:
      "Payment {number} of {count} for {product} was due on {failed} and could not be charged then, so access stopped. It was charged on {charged}: {amount}, with access until {access}. It is the payment that was due, not one more."
    case .recoveredLateOther:
      "The renewal of {product} was due on {failed} and could not be charged then. It was charged on {charged}: {amount}, with access until {access}. Later dates are counted from that day."
    case .recoveredInGrace:
      "The renewal of {product} was due on {failed} and could not be charged then. It was charged on {charged}, within the grace period: {amount}. The dates stayed as they were, and access goes on until {access}."
    case .changedAtOnce:
      "On {charged} you changed from {previousPlan} to {plan}. The change began at once: {amount} was charged and pays for the time until {access}."
    case .changeTookEffect:
      "On {chosen} you chose {plan} instead of {previousPlan}. The change waited until {charged} and then took effect: {amount} was charged and pays for the time until {access}."
    case .freeTrial:
      "On {charged} a free trial of {product} began. Nothing was charged for it, and it gives access until {access}. Cancelling before then costs nothing."
    case .afterTrial:
      "The introductory period of {product} is over, and its renewal had not been cancelled. {amount}, charged on {charged}, is the first regular payment and pays for the time until {access}."
    case .discounted:
      "{amount} on {charged} is a payment for {product} at a reduced price. It pays for the time until {access}."
    case .oneTime: "On {charged} you bought {product} once, for {amount}. It is no subscription, and nothing renews."
    case .familyShared: "{family} shares {product} with you. Nothing was charged to you on {charged}."
    case .accessPaid:
      "You have access to {product} until {access}, the end of the period that was charged on {charged} ({amount})."
    case .accessShared:
      "You have access to {product} until {access} because {family} shares it with you. It goes on as the subscription of {family} does."
    case .accessGrace:
      "The renewal of {product} could not be charged on {failed}. A grace period keeps access on until {grace} while the charge is tried again."
    case .retry:
      "Payment {number} of {count} for {product} could not be charged on {failed}, so there is no access at present: a commitment has no grace period. The charge is tried again until {givesUp}; once it succeeds, access returns."
    case .retryOther:
      "The renewal of {product} could not be charged on {failed}, so there is no access at present. The charge is tried again until {givesUp}; once it succeeds, access returns."
    case .expiredCancelled:
      "{product} ended on {ended} because its renewal had been cancelled on {cancelled}. Nothing more is charged."
    case .expiredBilling:
      "A charge for {product} failed on {failed} and was tried again for {retryDays} without success, so the subscription ended on {ended}. Nothing more is charged."
    case .expiredPriceIncrease:
      "The price of {product} was to rise to {newPrice}, which needed your agreement. There was none by {ended}, so the subscription ended instead of renewing. Nothing more is charged."
    case .expiredNotForSale:
      "{product} was to renew on {ended} and was no longer for sale then, so it ended. Nothing more is charged."
    case .expiredShared: "{product} is no longer shared with you by {family}, so your access ended on {ended}."
    case .revokedByRefund:
      "{refunded} was given back on {refundedAt} for the period that was then running, so {product} and the access to it ended. Nothing more is charged."
    case .sharingRevoked: "{family} stopped sharing {product} with you, so your access ended on {ended}."
    case .commitmentEnd:
      "The commitment to {product} began on {began} and has {count} monthly payments, so it ends on {end}. That date shows progress; access follows each payment."
    case .commitmentEndMoved:
      "The commitment to {product} would have ended on {movedFrom}. Payment {movedBy} came late, and later dates are counted from the day it was charged, so it now ends on {end}. The number of payments is still {count}."
    case .commitmentEndExtended:
      "The commitment to {product} began on {began} and has {count} monthly payments. Its dates were extended by {days}, so it ends on {end}."
    case .commitmentNotBegun:
      "The commitment to {product} has not begun: it comes after the introductory period, which ends on {access}. Cancelling before then leaves nothing to pay."
    case .commitmentOver: "The commitment to {product} that began on {began} has been over since {end}."
    case .noCommitment: "{plan} has no commitment: there is no number of payments to complete and no end to it."
    case .renews:
      "willAutoRenew is true because the renewal of {product} has not been cancelled: it goes on after the latest paid period (until {access})."
    case .renewsWhileOwed:
      "willAutoRenew is true although the renewal was cancelled on {cancelled}, because it speaks of the next billing period. Still to come in the commitment to {product}: {remaining}, {left} in all. Only commitmentInfo.willAutoRenew is false."
    case .stopsInLastPayment:
      "willAutoRenew is false because payment {number} of {count} was the last of the commitment to {product}, and the renewal was cancelled on {cancelled}. Nothing more is charged, and access goes on until {access}."
    case .stopsCancelled:
      "willAutoRenew is false because the renewal of {product} was cancelled on {cancelled}. Nothing more is charged, and access goes on until {access}."
    case .stopsEnded: "willAutoRenew is false because {product} ended on {ended}: nothing is left to renew."
    case .commitmentRenews:
      "commitmentInfo.willAutoRenew is true because the renewal of {product} has not been cancelled: after the payments of this commitment it renews on {end}."
    case .commitmentCancelled:
      "commitmentInfo.willAutoRenew is false because the renewal of {product} was cancelled on {cancelled}: nothing renews on {end}. The payments of the running commitment go on until then."
    }
  }
}

extension Explanation.Addition {
  var english: String {
    switch self {
    case .paymentsRemain: "Still to come in this commitment: {remaining}, {left} in all."
    case .lastPayment: "It is the last payment of this commitment."
    case .endMoved: "The dates after it moved: the end of the commitment went from {movedFrom} to {end}."
    case .cancelledBefore:
      "The renewal, cancelled on {cancelled}, does not take place; the payments that remain are still charged."
    case .resumedSince: "The renewal was switched on again on {resumed}."
    case .commitmentBegins:
      "With this payment a commitment of {count} monthly payments begins, {total} in all, until {end}."
    case .countsAsPayment: "It is payment {number} of {count} of the commitment."
    case .givenBack: "For the unused part of the period before, {givenBack} was given back."
    case .refundedFull: "It was given back in full on {refundedAt}: {refunded}."
    case .refundedPart: "A part of it was given back on {refundedAt}: {refunded}."
    case .refundEnded: "As it paid for the period that was running, the subscription and the access ended then."
    case .refundEndedNothing: "The refund did not end the subscription."
    case .refundReversed: "The refund of this payment was taken back on {reversedAt}."
    case .refundBroughtBack:
      "The refund of this payment was taken back on {reversedAt}, and the subscription goes on with its old dates."
    case .replaced: "A change of plan replaced it on {replacedAt}."
    case .unusedGivenBack: "For its unused part {refunded} was given back."
    case .sharingEnded: "It has not been shared since {refundedAt}."
    case .progressOnly: "The end of the commitment, {end}, shows progress only."
    case .extended: "Its dates were extended by {days}."
    case .priceChanged: "With this payment the price changed from {oldPrice} to {newPrice}."
    case .changeWaits: "On {termEnd} it becomes {nextPlan}."
    case .priceWaits:
      "A new price of {newPrice} waits for your agreement; without it, the subscription ends on {termEnd}."
    }
  }
}

extension Explanation.Advice {
  var english: String {
    switch self {
    case .cancelRenewal: "If you do not want it to renew, cancel in Settings › Apple Account › Subscriptions."
    case .renewAgain:
      "If you want it to renew after all, switch the renewal on again in Settings › Apple Account › Subscriptions."
    case .askForRefund: "You can ask for a refund of this payment at reportaproblem.apple.com."
    case .askForRefundOfCurrent:
      "You can ask for a refund of this payment at reportaproblem.apple.com. It pays for the current period, so a refund would end the subscription and the access at once."
    case .waitForRefund: "A refund of this payment has been requested; there is nothing more to do until it is decided."
    case .updatePaymentMethod:
      "So that the charge can go through, update the payment method in Settings › Apple Account › Payment & Shipping."
    case .agreeToPrice:
      "If you agree to the new price, say so in Settings › Apple Account › Subscriptions; otherwise there is nothing to do."
    case .askFamily: "Changes to it are made by the family member who pays."
    case .subscribeAgain: "You can subscribe again in the app whenever you like."
    case .nothing: "There is nothing you need to do."
    }
  }
}

extension StoreRule {
  var english: String {
    switch self {
    case .monthlyPayments: "Each payment of a commitment is a charge of its own and pays for one month."
    case .monthsFromStart:
      "Months are counted from the first paid day; where a month has no such day, its last day counts."
    case .commitmentRenews: "After the last payment another commitment begins, unless the renewal was cancelled before."
    case .cancellingStopsRenewal:
      "Cancelling stops the renewal of a commitment; the payments that remain in it are still charged."
    case .endsAtEnd: "What has been cancelled ends with the commitment, or the period, that is running."
    case .accessFollowsPayment:
      "Access follows the expirationDate of the latest transaction; the date of the commitment shows progress only."
    case .latePaymentMoves:
      "A payment that comes late moves its own end and all later dates; the number of payments stays."
    case .noGrace:
      "A commitment has no grace period: access stops when a payment fails, and the charge is tried again for 90 days."
    case .retryOfOthers:
      "Without a commitment a failed renewal is tried again for 60 days; access goes on only in a grace period."
    case .graceKeepsDates: "In a grace period access goes on, and a renewal that is paid in it keeps its dates."
    case .renewsUntilCancelled:
      "Without a commitment a subscription renews at the end of each period until it is cancelled."
    case .changeAtOnce:
      "A change to a higher level, or at the same level with no commitment running, begins at once; the unused part is given back."
    case .changeWaits: "Any other change waits until the commitment, or the period without one, has ended."
    case .trialComesFirst:
      "A free trial, or a discount paid up front, comes before the commitment: cancelled in time, nothing is owed."
    case .discountCounts:
      "A discount holds for the payments that it was offered for; in a commitment they count among its payments."
    case .refundOfEarlier: "A refund of an earlier period changes nothing else: commitment, payments and access go on."
    case .refundOfCurrent: "A refund of the current period ends the subscription and the access at once."
    case .reversal:
      "A refund that is taken back before the period ends brings the subscription back; later it only takes the refund back."
    case .priceNeedsConsent:
      "A large price increase, or a second one within a year, needs the customer’s agreement before the renewal."
    case .priceWaitsForRenewal: "A running commitment, or period, keeps its price; a new price applies when it renews."
    case .extensionMovesAll: "An extension moves the current period, the end of the commitment and all later dates."
    case .notForSale: "What is no longer for sale does not renew."
    case .familySharing: "What a family member shares goes on for as long as that member has it and shares it."
    case .boughtOnce: "What is bought once is charged once and does not renew."
    case .periodFlag:
      "willAutoRenew speaks of the next billing period: true while payments remain, after cancelling false in the last one."
    case .commitmentFlag:
      "commitmentInfo.willAutoRenew speaks of what follows the commitment: false from the cancellation on."
    }
  }
}
