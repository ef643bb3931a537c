import TwelveCommerce

@testable import TwelveStoreRules

/// Each reason for a charge, and each thing that may become of it.
enum PaymentCases {
  static let all: [WhyCase] = [
    WhyCase(
      .boughtCommitment, .payment(1),
      "On 1 Dec 2026 you subscribed to Lingo Pro with a commitment of 12 monthly payments, $119.88 in all. $9.99 is payment 1 of 12 and pays for the time until 1 Jan 2027.",
      story: { try TestStore.bought() }),
    WhyCase(
      .boughtSubscription, .payment(1),
      "On 1 Dec 2026 you subscribed to Lingo Pro without a commitment. $12.99 pays for the time until 1 Jan 2027; it then renews until it is cancelled.",
      story: { try TestStore.bought(TestStore.proMonthly, nil) }),
    WhyCase(
      .payment, .payment(3),
      "$9.99 is payment 3 of 12 of the commitment to Lingo Pro that began on 1 Dec 2026. It was charged on 1 Feb 2027 and pays for the time until 1 Mar 2027. Still to come in this commitment: 7 payments, $69.93 in all.",
      story: { try TestStore.bought(months: 4) }),
    WhyCase(
      .payment, .payment(12),
      "$9.99 is payment 12 of 12 of the commitment to Lingo Pro that began on 1 Dec 2026. It was charged on 1 Nov 2027 and pays for the time until 1 Dec 2027. It is the last payment of this commitment.",
      story: { try TestStore.bought(months: 11) }),
    WhyCase(
      .payment, .payment(3),
      "$9.99 is payment 3 of 12 of the commitment to Lingo Pro that began on 1 Dec 2026. It was charged on 1 Feb 2027 and pays for the time until 1 Mar 2027. It was given back in full on 1 Apr 2027: $9.99. The refund did not end the subscription. Still to come in this commitment: 7 payments, $69.93 in all.",
      story: { try TestStore.bought(months: 4).then { try $0.refund(3) } }),
    WhyCase(
      .payment, .payment(5),
      "$9.99 is payment 5 of 12 of the commitment to Lingo Pro that began on 1 Dec 2026. It was charged on 1 Apr 2027 and pays for the time until 1 May 2027. A part of it was given back on 1 Apr 2027: $5.00. As it paid for the period that was running, the subscription and the access ended then.",
      story: { try TestStore.bought(months: 4).then { try $0.refund(5, percentage: 50_000) } }),
    WhyCase(
      .payment, .payment(5),
      "$9.99 is payment 5 of 12 of the commitment to Lingo Pro that began on 1 Dec 2026. It was charged on 1 Apr 2027 and pays for the time until 1 May 2027. The refund of this payment was taken back on 4 Apr 2027, and the subscription goes on with its old dates. Still to come in this commitment: 7 payments, $69.93 in all.",
      story: {
        try TestStore.bought(months: 4).then {
          try $0.refund(5)
          try $0.advance(days: 3)
          try $0.perform(.reverseRefund($0.customer.transactions[4].id))
        }
      }),
    WhyCase(
      .payment, .payment(4),
      "$9.99 is payment 4 of 12 of the commitment to Lingo Pro that began on 1 Dec 2026. It was charged on 1 Mar 2027 and pays for the time until 1 Apr 2027. The refund of this payment was taken back on 1 Apr 2027. Still to come in this commitment: 7 payments, $69.93 in all.",
      story: {
        try TestStore.bought(months: 4).then {
          try $0.refund(4)
          try $0.perform(.reverseRefund($0.customer.transactions[3].id))
        }
      }),
    WhyCase(
      .payment, .payment(5),
      "$9.99 is payment 5 of 12 of the commitment to Lingo Pro that began on 1 Dec 2026. It was charged on 1 Apr 2027 and pays for the time until 1 May 2027. A change of plan replaced it on 4 Apr 2027. For its unused part $8.99 was given back.",
      story: {
        try TestStore.bought(months: 4).then {
          try $0.advance(days: 3)
          try $0.buy(TestStore.max)
        }
      }),
    WhyCase(
      .paymentAfterCancelling, .payment(-1),
      "You cancelled the renewal of Lingo Pro on 1 Apr 2027. That stops the renewal on 1 Dec 2027, not the 12 payments of the commitment that began on 1 Dec 2026. $9.99, charged on 1 May 2027, is payment 6 of 12 and pays for the time until 1 Jun 2027. Still to come in this commitment: 6 payments, $59.94 in all.",
      story: {
        try TestStore.bought(months: 4).then {
          try $0.perform(.cancelRenewal(nil))
          try $0.advance(months: 1)
        }
      }),
    WhyCase(
      .paymentAfterCancelling, .payment(-1),
      "You cancelled the renewal of Lingo Pro on 1 Apr 2027. That stops the renewal on 1 Dec 2027, not the 12 payments of the commitment that began on 1 Dec 2026. $9.99, charged on 1 May 2027, is payment 6 of 12 and pays for the time until 1 Jun 2027. The renewal was switched on again on 6 May 2027. Still to come in this commitment: 6 payments, $59.94 in all.",
      story: {
        try TestStore.bought(months: 4).then {
          try $0.perform(.cancelRenewal(nil))
          try $0.advance(months: 1, days: 5)
          try $0.perform(.resumeRenewal(nil))
        }
      }),
    WhyCase(
      .commitmentRenewed, .payment(13),
      "The commitment to Lingo Pro was paid in full and its renewal had not been cancelled, so on 1 Dec 2027 another one of 12 payments began, $119.88 in all. $9.99 is payment 1 of 12 and pays for the time until 1 Jan 2028.",
      story: { try TestStore.bought(months: 12) }),
    WhyCase(
      .commitmentRenewed, .payment(13),
      "The commitment to Lingo Pro was paid in full and its renewal had not been cancelled, so on 1 Dec 2027 another one of 12 payments began, $143.88 in all. $11.99 is payment 1 of 12 and pays for the time until 1 Jan 2028. With this payment the price changed from $9.99 to $11.99.",
      story: {
        try TestStore.bought().then {
          try $0.changePrice(TestStore.pro, .monthly, to: 11_990)
          try $0.advance(months: 12)
        }
      }),
    WhyCase(
      .renewal, .payment(2),
      "Lingo Pro renews until it is cancelled, and on 1 Jan 2027 its renewal had not been cancelled. $12.99 pays for the time until 1 Feb 2027.",
      story: { try TestStore.bought(TestStore.proMonthly, nil, months: 1) }),
    WhyCase(
      .recoveredLate, .payment(-1),
      "Payment 6 of 12 for Lingo Pro was due on 1 May 2027 and could not be charged then, so access stopped. It was charged on 9 May 2027: $9.99, with access until 9 Jun 2027. It is the payment that was due, not one more. The dates after it moved: the end of the commitment went from 1 Dec 2027 to 9 Dec 2027.",
      story: { try TestStore.failed().then { try $0.perform(.setPaymentMethod(works: true)) } }),
    WhyCase(
      .recoveredLate, .payment(-1),
      "Payment 6 of 12 for Lingo Pro was due on 1 May 2027 and could not be charged then, so access stopped. It was charged on 9 May 2027: $9.99, with access until 9 Jun 2027. It is the payment that was due, not one more. The dates after it moved: the end of the commitment went from 1 Dec 2027 to 9 Dec 2027. The renewal, cancelled on 9 May 2027, does not take place; the payments that remain are still charged.",
      story: {
        try TestStore.failed().then {
          try $0.perform(.cancelRenewal(nil))
          try $0.perform(.setPaymentMethod(works: true))
        }
      }),
    WhyCase(
      .recoveredLate, .payment(-1),
      "Payment 1 of 12 for Lingo Pro was due on 1 Dec 2027 and could not be charged then, so access stopped. It was charged on 9 Dec 2027: $9.99, with access until 9 Jan 2028. It is the payment that was due, not one more.",
      story: { try TestStore.failed(months: 11).then { try $0.perform(.setPaymentMethod(works: true)) } }),
    WhyCase(
      .recoveredLateOther, .payment(-1),
      "The renewal of Lingo Pro was due on 1 May 2027 and could not be charged then. It was charged on 9 May 2027: $12.99, with access until 9 Jun 2027. Later dates are counted from that day.",
      story: {
        try TestStore.failed(TestStore.proMonthly, nil).then {
          try $0.perform(.setPaymentMethod(works: true))
        }
      }),
    WhyCase(
      .recoveredInGrace, .payment(-1),
      "The renewal of Lingo Pro was due on 1 May 2027 and could not be charged then. It was charged on 9 May 2027, within the grace period: $12.99. The dates stayed as they were, and access goes on until 1 Jun 2027.",
      story: { try TestStore.inGrace().then { try $0.perform(.setPaymentMethod(works: true)) } }),
    WhyCase(
      .changedAtOnce, .payment(-1),
      "On 4 Apr 2027 you changed from Lingo Pro (Monthly, 12-month commitment) to Lingo Max (Monthly, 12-month commitment). The change began at once: $14.99 was charged and pays for the time until 4 May 2027. For the unused part of the period before, $8.99 was given back. With this payment a commitment of 12 monthly payments begins, $179.88 in all, until 4 Apr 2028.",
      story: {
        try TestStore.bought(months: 4).then {
          try $0.advance(days: 3)
          try $0.buy(TestStore.max)
        }
      }),
    WhyCase(
      .changeTookEffect, .payment(-1),
      "On 1 Apr 2027 you chose Lingo Plus (Monthly, 12-month commitment) instead of Lingo Pro (Monthly, 12-month commitment). The change waited until 1 Dec 2027 and then took effect: $5.99 was charged and pays for the time until 1 Jan 2028. With this payment a commitment of 12 monthly payments begins, $71.88 in all, until 1 Dec 2028.",
      story: {
        try TestStore.bought(months: 4).then {
          try $0.buy(TestStore.plus)
          try $0.advance(months: 8)
        }
      }),
    WhyCase(
      .freeTrial, .payment(1),
      "On 1 Dec 2026 a free trial of Lingo Pro began. Nothing was charged for it, and it gives access until 8 Dec 2026. Cancelling before then costs nothing.",
      story: { try TestStore.bought(offer: OfferSamples.trial()) }),
    WhyCase(
      .afterTrial, .payment(2),
      "The introductory period of Lingo Pro is over, and its renewal had not been cancelled. $9.99, charged on 8 Dec 2026, is the first regular payment and pays for the time until 8 Jan 2027. With this payment a commitment of 12 monthly payments begins, $119.88 in all, until 8 Dec 2027.",
      story: { try TestStore.bought(months: 1, offer: OfferSamples.trial()) }),
    WhyCase(
      .discounted, .payment(1),
      "$4.99 on 1 Dec 2026 is a payment for Lingo Pro at a reduced price. It pays for the time until 1 Jan 2027. With this payment a commitment of 12 monthly payments begins, $109.88 in all, until 1 Dec 2027.",
      story: { try TestStore.bought(offer: OfferSamples.payAsYouGo(4_990, count: 2)) }),
    WhyCase(
      .discounted, .payment(2),
      "$4.99 on 1 Jan 2027 is a payment for Lingo Pro at a reduced price. It pays for the time until 1 Feb 2027. It is payment 2 of 12 of the commitment.",
      story: { try TestStore.bought(months: 1, offer: OfferSamples.payAsYouGo(4_990, count: 2)) }),
    WhyCase(
      .oneTime, .payment(1),
      "On 1 Dec 2026 you bought Lingo Forever once, for $199.99. It is no subscription, and nothing renews.",
      story: { try TestStore.bought(TestStore.forever, nil) }),
    WhyCase(
      .familyShared, .payment(1), of: "ann",
      "demo shares Lingo Pro with you. Nothing was charged to you on 1 Dec 2026.",
      story: { try TestStore.shared() }),
    WhyCase(
      .familyShared, .payment(1), of: "ann",
      "demo shares Lingo Forever with you. Nothing was charged to you on 1 Dec 2026. It has not been shared since 1 Dec 2026.",
      story: {
        try TestStore.shared(TestStore.forever, nil).then {
          try $0.perform(.loseFamilySharing(TestStore.forever), for: "ann")
        }
      }),
  ]
}
