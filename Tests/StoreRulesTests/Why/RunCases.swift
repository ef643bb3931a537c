import TwelveCommerce

@testable import TwelveStoreRules

/// Each reason for access, a state, a date or a flag.
enum RunCases {
  static let all: [WhyCase] = [
    WhyCase(
      .accessPaid, .run(.access),
      "You have access to Lingo Pro until 1 May 2027, the end of the period that was charged on 1 Apr 2027 ($9.99). The end of the commitment, 1 Dec 2027, shows progress only.",
      story: { try TestStore.bought(months: 4) }),
    WhyCase(
      .accessPaid, .run(.access),
      "You have access to Lingo Pro until 1 Dec 2027, the end of the period that was charged on 1 Dec 2026 ($79.99).",
      story: { try TestStore.bought(TestStore.pro, .upFront) }),
    WhyCase(
      .accessPaid, .run(.state),
      "The state of Lingo Pro is subscribed. You have access to Lingo Pro until 1 Jan 2027, the end of the period that was charged on 1 Dec 2026 ($12.99).",
      story: { try TestStore.bought(TestStore.proMonthly, nil) }),
    WhyCase(
      .accessPaid, .run(.access),
      "You have access to Lingo Pro until 8 Jan 2027, the end of the period that was charged on 1 Dec 2026 ($12.99). Its dates were extended by 7 days.",
      story: { try TestStore.bought(TestStore.proMonthly, nil).then { try $0.perform(.extendRenewal(days: 7, nil)) } }),
    WhyCase(
      .expiredCancelled, .run(.access),
      "Lingo Pro ended on 9 May 2027 because its renewal had been cancelled on 9 May 2027. Nothing more is charged.",
      story: { try TestStore.failed(TestStore.proMonthly, nil).then { try $0.perform(.cancelRenewal(nil)) } }),
    WhyCase(
      .accessShared, .run(.access), of: "ann",
      "You have access to Lingo Pro until 1 Jan 2027 because demo shares it with you. It goes on as the subscription of demo does.",
      story: { try TestStore.shared() }),
    WhyCase(
      .accessGrace, .run(.access),
      "The renewal of Lingo Pro could not be charged on 1 May 2027. A grace period keeps access on until 17 May 2027 while the charge is tried again.",
      story: { try TestStore.inGrace() }),
    WhyCase(
      .retry, .run(.access),
      "Payment 6 of 12 for Lingo Pro could not be charged on 1 May 2027, so there is no access at present: a commitment has no grace period. The charge is tried again until 30 Jul 2027; once it succeeds, access returns.",
      story: { try TestStore.failed() }),
    WhyCase(
      .retry, .run(.state),
      "The state of Lingo Pro is inBillingRetryPeriod. Payment 1 of 12 for Lingo Pro could not be charged on 1 Dec 2027, so there is no access at present: a commitment has no grace period. The charge is tried again until 29 Feb 2028; once it succeeds, access returns.",
      story: { try TestStore.failed(months: 11) }),
    WhyCase(
      .retryOther, .run(.access),
      "The renewal of Lingo Pro could not be charged on 1 May 2027, so there is no access at present. The charge is tried again until 30 Jun 2027; once it succeeds, access returns.",
      story: { try TestStore.failed(TestStore.proMonthly, nil) }),
    WhyCase(
      .expiredCancelled, .run(.access),
      "Lingo Pro ended on 1 Dec 2027 because its renewal had been cancelled on 1 Apr 2027. Nothing more is charged.",
      story: {
        try TestStore.bought(months: 4).then {
          try $0.perform(.cancelRenewal(nil))
          try $0.advance(months: 8)
        }
      }),
    WhyCase(
      .expiredBilling, .run(.state),
      "The state of Lingo Pro is expired. A charge for Lingo Pro failed on 1 May 2027 and was tried again for 90 days without success, so the subscription ended on 30 Jul 2027. Nothing more is charged.",
      story: { try TestStore.failed(days: 100) }),
    WhyCase(
      .expiredBilling, .run(.access),
      "A charge for Lingo Pro failed on 1 May 2027 and was tried again for 60 days without success, so the subscription ended on 30 Jun 2027. Nothing more is charged.",
      story: { try TestStore.failed(TestStore.proMonthly, nil, days: 100) }),
    WhyCase(
      .expiredPriceIncrease, .run(.access),
      "The price of Lingo Pro was to rise to $19.99, which needed your agreement. There was none by 1 Dec 2027, so the subscription ended instead of renewing. Nothing more is charged.",
      story: {
        try TestStore.bought().then {
          try $0.changePrice(TestStore.pro, .monthly, to: 19_990)
          try $0.advance(months: 12)
        }
      }),
    WhyCase(
      .expiredNotForSale, .run(.access),
      "Lingo Pro was to renew on 1 Jan 2027 and was no longer for sale then, so it ended. Nothing more is charged.",
      story: {
        try TestStore.bought(TestStore.proMonthly, nil).then {
          try $0.perform(.setForSale(TestStore.proMonthly, false))
          try $0.advance(months: 1)
        }
      }),
    WhyCase(
      .expiredShared, .run(.access), of: "ann",
      "Lingo Pro is no longer shared with you by demo, so your access ended on 1 Jan 2027.",
      story: {
        try TestStore.shared().then {
          try $0.perform(.setPaymentMethod(works: false))
          try $0.advance(months: 1)
        }
      }),
    WhyCase(
      .revokedByRefund, .run(.access),
      "$9.99 was given back on 1 Apr 2027 for the period that was then running, so Lingo Pro and the access to it ended. Nothing more is charged.",
      story: { try TestStore.bought(months: 4).then { try $0.refund(5) } }),
    WhyCase(
      .revokedByRefund, .run(.access),
      "$9.99 was given back on 1 Apr 2027 for the period that was then running, so Lingo Pro and the access to it ended. Nothing more is charged. The refund of this payment was taken back on 1 Jun 2027.",
      story: {
        try TestStore.bought(months: 4).then {
          try $0.refund(5)
          try $0.advance(months: 2)
          try $0.perform(.reverseRefund($0.customer.transactions[4].id))
        }
      }),
    WhyCase(
      .sharingRevoked, .run(.access), of: "ann",
      "demo stopped sharing Lingo Pro with you, so your access ended on 1 Dec 2026.",
      story: { try TestStore.shared().then { try $0.perform(.loseFamilySharing(TestStore.pro), for: "ann") } }),
    WhyCase(
      .commitmentEnd, .run(.commitmentEnd),
      "The commitment to Lingo Pro began on 1 Dec 2026 and has 12 monthly payments, so it ends on 1 Dec 2027. That date shows progress; access follows each payment.",
      story: { try TestStore.bought(months: 4) }),
    WhyCase(
      .commitmentEndMoved, .run(.commitmentEnd),
      "The commitment to Lingo Pro would have ended on 1 Dec 2027. Payment 6 came late, and later dates are counted from the day it was charged, so it now ends on 9 Dec 2027. The number of payments is still 12.",
      story: { try TestStore.failed().then { try $0.perform(.setPaymentMethod(works: true)) } }),
    WhyCase(
      .commitmentEndMoved, .run(.commitmentEnd),
      "The commitment to Lingo Pro would have ended on 1 Dec 2027. Payment 6 came late, and later dates are counted from the day it was charged, so it now ends on 16 Dec 2027. The number of payments is still 12. Its dates were extended by 7 days.",
      story: {
        try TestStore.failed().then {
          try $0.perform(.setPaymentMethod(works: true))
          try $0.perform(.extendRenewal(days: 7, nil))
        }
      }),
    WhyCase(
      .commitmentEndExtended, .run(.commitmentEnd),
      "The commitment to Lingo Pro began on 1 Dec 2026 and has 12 monthly payments. Its dates were extended by 7 days, so it ends on 8 Dec 2027.",
      story: { try TestStore.bought(months: 4).then { try $0.perform(.extendRenewal(days: 7, nil)) } }),
    WhyCase(
      .commitmentNotBegun, .run(.commitmentEnd),
      "The commitment to Lingo Pro has not begun: it comes after the introductory period, which ends on 8 Dec 2026. Cancelling before then leaves nothing to pay.",
      story: { try TestStore.bought(offer: OfferSamples.trial()) }),
    WhyCase(
      .commitmentOver, .run(.commitmentEnd),
      "The commitment to Lingo Pro that began on 1 Dec 2026 has been over since 1 Apr 2027.",
      story: { try TestStore.bought(months: 4).then { try $0.refund(5) } }),
    WhyCase(
      .noCommitment, .run(.commitmentEnd),
      "Lingo Pro (Yearly, paid up front) has no commitment: there is no number of payments to complete and no end to it.",
      story: { try TestStore.bought(TestStore.pro, .upFront) }),
    WhyCase(
      .renews, .run(.willAutoRenew),
      "willAutoRenew is true because the renewal of Lingo Pro has not been cancelled: it goes on after the latest paid period (until 1 May 2027).",
      story: { try TestStore.bought(months: 4) }),
    WhyCase(
      .renews, .run(.willAutoRenew),
      "willAutoRenew is true because the renewal of Lingo Pro has not been cancelled: it goes on after the latest paid period (until 1 May 2027). On 1 Dec 2027 it becomes Lingo Plus (Monthly, 12-month commitment).",
      story: { try TestStore.bought(months: 4).then { try $0.buy(TestStore.plus) } }),
    WhyCase(
      .renews, .run(.willAutoRenew),
      "willAutoRenew is true because the renewal of Lingo Pro has not been cancelled: it goes on after the latest paid period (until 1 Jan 2027). A new price of $19.99 waits for your agreement; without it, the subscription ends on 1 Dec 2027.",
      story: { try TestStore.bought().then { try $0.changePrice(TestStore.pro, .monthly, to: 19_990) } }),
    WhyCase(
      .renewsWhileOwed, .run(.willAutoRenew),
      "willAutoRenew is true although the renewal was cancelled on 1 Apr 2027, because it speaks of the next billing period. Still to come in the commitment to Lingo Pro: 7 payments, $69.93 in all. Only commitmentInfo.willAutoRenew is false.",
      story: { try TestStore.bought(months: 4).then { try $0.perform(.cancelRenewal(nil)) } }),
    WhyCase(
      .stopsInLastPayment, .run(.willAutoRenew),
      "willAutoRenew is false because payment 12 of 12 was the last of the commitment to Lingo Pro, and the renewal was cancelled on 1 Nov 2027. Nothing more is charged, and access goes on until 1 Dec 2027.",
      story: { try TestStore.bought(months: 11).then { try $0.perform(.cancelRenewal(nil)) } }),
    WhyCase(
      .stopsCancelled, .run(.willAutoRenew),
      "willAutoRenew is false because the renewal of Lingo Pro was cancelled on 1 Dec 2026. Nothing more is charged, and access goes on until 1 Jan 2027.",
      story: { try TestStore.bought(TestStore.proMonthly, nil).then { try $0.perform(.cancelRenewal(nil)) } }),
    WhyCase(
      .stopsEnded, .run(.willAutoRenew),
      "willAutoRenew is false because Lingo Pro ended on 1 Apr 2027: nothing is left to renew.",
      story: { try TestStore.bought(months: 4).then { try $0.refund(5) } }),
    WhyCase(
      .commitmentRenews, .run(.commitmentWillAutoRenew),
      "commitmentInfo.willAutoRenew is true because the renewal of Lingo Pro has not been cancelled: after the payments of this commitment it renews on 1 Dec 2027.",
      story: { try TestStore.bought(months: 4) }),
    WhyCase(
      .commitmentCancelled, .run(.commitmentWillAutoRenew),
      "commitmentInfo.willAutoRenew is false because the renewal of Lingo Pro was cancelled on 1 Apr 2027: nothing renews on 1 Dec 2027. The payments of the running commitment go on until then.",
      story: { try TestStore.bought(months: 4).then { try $0.perform(.cancelRenewal(nil)) } }),
  ]
}
