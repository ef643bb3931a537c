import TwelveStoreRules

extension Explanation.Reason {
  var japanese: String {
    switch self {
    case .boughtCommitment:
      "{charged}に、毎月{count}回のお支払い（総額{total}）の契約で{product}に登録されました。{amount}は{count}回中{number}回目のお支払いで、{access}までの料金です。"
    case .boughtSubscription: "{charged}に、{product}に契約期間なしで登録されました。{amount}は{access}までの料金で、その後は解約されるまで更新されます。"
    case .payment: "{amount}は、{began}に始まった{product}の契約の{count}回中{number}回目のお支払いです。{charged}に請求された、{access}までの料金です。"
    case .paymentAfterCancelling:
      "{cancelled}に{product}の更新が停止されました。これにより{termEnd}の更新は行われませんが、{began}に始まった契約の{count}回のお支払いは続きます。{charged}に請求された{amount}は{count}回中{number}回目のお支払いで、{access}までの料金です。"
    case .commitmentRenewed:
      "{product}の契約のお支払いがすべて完了し、更新は停止されていなかったため、{charged}に次の{count}回（総額{total}）の契約が始まりました。{amount}は{count}回中{number}回目のお支払いで、{access}までの料金です。"
    case .renewal: "{product}は解約されるまで更新されます。{charged}の時点で更新は停止されていませんでした。{amount}は{access}までの料金です。"
    case .recoveredLate:
      "{product}の{count}回中{number}回目のお支払いは{failed}の予定でしたが、その時点で請求できず、利用が停止しました。{charged}に{amount}が請求され、{access}まで利用できます。予定されていたお支払いであり、追加ではありません。"
    case .recoveredLateOther:
      "{product}の更新は{failed}の予定でしたが、その時点で請求できませんでした。{charged}に{amount}が請求され、{access}まで利用できます。以後の日付はこの日から数えます。"
    case .recoveredInGrace:
      "{product}の更新は{failed}の予定でしたが、その時点で請求できませんでした。猶予期間中の{charged}に{amount}が請求されました。日付は変わらず、{access}まで利用できます。"
    case .changedAtOnce: "{charged}に、{previousPlan}から{plan}に変更されました。変更はすぐに適用され、{amount}が請求されて、{access}まで利用できます。"
    case .changeTookEffect:
      "{chosen}に、{previousPlan}の代わりに{plan}が選ばれました。変更は{charged}まで待ってから適用され、{amount}が請求されて、{access}まで利用できます。"
    case .freeTrial: "{charged}に{product}の無料トライアルが始まりました。料金は請求されておらず、{access}まで利用できます。それまでに解約すれば費用はかかりません。"
    case .afterTrial: "{product}の導入期間が終わり、更新は停止されていませんでした。{charged}に請求された{amount}は最初の通常のお支払いで、{access}までの料金です。"
    case .discounted: "{charged}の{amount}は、{product}の割引価格でのお支払いです。{access}まで利用できます。"
    case .oneTime: "{charged}に{product}を{amount}で購入されました（買い切り）。サブスクリプションではなく、更新はありません。"
    case .familyShared: "{family}さんが{product}を共有しています。{charged}にお客様への請求はありません。"
    case .accessPaid: "{product}は、{charged}に請求された期間（{amount}）の終わりである{access}まで利用できます。"
    case .accessShared: "{family}さんが共有しているため、{product}は{access}まで利用できます。以後は{family}さんのサブスクリプションに従います。"
    case .accessGrace: "{failed}に{product}の更新料金を請求できませんでした。猶予期間により、請求を再試行している間も{grace}まで利用できます。"
    case .retry:
      "{failed}に{product}の{count}回中{number}回目のお支払いを請求できなかったため、現在は利用できません（契約期間のあるプランに猶予期間はありません）。請求は{givesUp}まで再試行され、完了すると再び利用できます。"
    case .retryOther: "{failed}に{product}の更新料金を請求できなかったため、現在は利用できません。請求は{givesUp}まで再試行され、完了すると再び利用できます。"
    case .expiredCancelled: "{cancelled}に更新が停止されていたため、{product}は{ended}に終了しました。今後の請求はありません。"
    case .expiredBilling: "{failed}の{product}の請求が完了せず、{retryDays}間の再試行でも完了しなかったため、サブスクリプションは{ended}に終了しました。今後の請求はありません。"
    case .expiredPriceIncrease:
      "{product}の{newPrice}への値上げには同意が必要でした。{ended}までに同意がなかったため、サブスクリプションは更新されずに終了しました。今後の請求はありません。"
    case .expiredNotForSale: "{product}は{ended}に更新される予定でしたが、その時点で販売が終了していたため終了しました。今後の請求はありません。"
    case .expiredShared: "{family}さんによる{product}の共有が終わったため、{ended}に利用が終了しました。"
    case .revokedByRefund: "{refundedAt}に、その時点の期間の料金{refunded}が返金されたため、{product}とその利用は終了しました。今後の請求はありません。"
    case .sharingRevoked: "{family}さんが{product}の共有をやめたため、{ended}に利用が終了しました。"
    case .commitmentEnd: "{product}の契約は{began}に始まり、毎月{count}回のお支払いがあるため、{end}に終わります。この日付は進捗を示すもので、利用できる期間はお支払いごとに決まります。"
    case .commitmentEndMoved:
      "{product}の契約は{movedFrom}に終わる予定でした。{movedBy}回目のお支払いが遅れ、以後の日付はその請求日から数えるため、{end}に終わります。お支払いの回数は{count}回のままです。"
    case .commitmentEndExtended: "{product}の契約は{began}に始まり、毎月{count}回のお支払いがあります。日付が{days}延長されたため、{end}に終わります。"
    case .commitmentNotBegun: "{product}の契約はまだ始まっていません。{access}に終わる導入期間のあとに始まります。それまでに解約すれば、お支払いは残りません。"
    case .commitmentOver: "{began}に始まった{product}の契約は{end}に終わりました。"
    case .noCommitment: "{plan}には契約期間がありません。決まったお支払い回数も契約の終わりもありません。"
    case .renews: "{product}の更新が停止されていないため、willAutoRenewはtrueです。最後に支払われた期間（{access}まで）のあとも続きます。"
    case .renewsWhileOwed:
      "{cancelled}に更新が停止されても、willAutoRenewは次の請求期間を表すためtrueです。{product}の契約には{remaining}（計{left}）が残っています。falseなのはcommitmentInfo.willAutoRenewだけです。"
    case .stopsInLastPayment:
      "{product}の契約の{count}回中{number}回目が最後のお支払いで、{cancelled}に更新が停止されたため、willAutoRenewはfalseです。今後の請求はなく、{access}まで利用できます。"
    case .stopsCancelled: "{cancelled}に{product}の更新が停止されたため、willAutoRenewはfalseです。今後の請求はなく、{access}まで利用できます。"
    case .stopsEnded: "{product}は{ended}に終了し、更新するものがないため、willAutoRenewはfalseです。"
    case .commitmentRenews: "{product}の更新が停止されていないため、commitmentInfo.willAutoRenewはtrueです。この契約のお支払いのあと、{end}に更新されます。"
    case .commitmentCancelled:
      "{cancelled}に{product}の更新が停止されたため、commitmentInfo.willAutoRenewはfalseです。{end}の更新は行われませんが、それまで現在の契約のお支払いは続きます。"
    }
  }
}

extension Explanation.Addition {
  var japanese: String {
    switch self {
    case .paymentsRemain: "この契約には{remaining}（計{left}）が残っています。"
    case .lastPayment: "この契約の最後のお支払いです。"
    case .endMoved: "以後の日付が移動し、契約の終わりは{movedFrom}から{end}になりました。"
    case .cancelledBefore: "{cancelled}に停止された更新は行われませんが、残りのお支払いは引き続き請求されます。"
    case .resumedSince: "更新は{resumed}に再開されました。"
    case .commitmentBegins: "このお支払いで、毎月{count}回のお支払い（総額{total}）の契約が始まり、{end}まで続きます。"
    case .countsAsPayment: "契約の{count}回中{number}回目のお支払いです。"
    case .givenBack: "前の期間の未使用分として{givenBack}が返金されました。"
    case .refundedFull: "{refundedAt}に全額（{refunded}）が返金されました。"
    case .refundedPart: "{refundedAt}に一部（{refunded}）が返金されました。"
    case .refundEnded: "現在の期間のお支払いだったため、サブスクリプションと利用はその時点で終了しました。"
    case .refundEndedNothing: "この返金でサブスクリプションは終了していません。"
    case .refundReversed: "このお支払いの返金は{reversedAt}に取り消されました。"
    case .refundBroughtBack: "このお支払いの返金は{reversedAt}に取り消され、サブスクリプションは元の日付のまま続いています。"
    case .replaced: "{replacedAt}のプラン変更で置き換えられました。"
    case .unusedGivenBack: "未使用分として{refunded}が返金されました。"
    case .sharingEnded: "{refundedAt}に共有が終わりました。"
    case .progressOnly: "契約の終わりである{end}は進捗を示すだけです。"
    case .extended: "日付が{days}延長されました。"
    case .priceChanged: "このお支払いから、価格が{oldPrice}から{newPrice}に変わりました。"
    case .changeWaits: "{termEnd}に{nextPlan}に変わります。"
    case .priceWaits: "新しい価格{newPrice}への同意が必要です。同意がない場合、サブスクリプションは{termEnd}に終了します。"
    }
  }
}

extension Explanation.Advice {
  var japanese: String {
    switch self {
    case .cancelRenewal: "更新を希望されない場合は、設定 › Apple Account › サブスクリプションで解約できます。"
    case .renewAgain: "やはり更新を希望される場合は、設定 › Apple Account › サブスクリプションで更新を再開できます。"
    case .askForRefund: "このお支払いの返金は、reportaproblem.apple.comで申請できます。"
    case .askForRefundOfCurrent: "このお支払いの返金は、reportaproblem.apple.comで申請できます。現在の期間のお支払いのため、返金されるとサブスクリプションと利用はすぐに終わります。"
    case .waitForRefund: "このお支払いの返金は申請済みです。結果が出るまで、ほかに必要な手続きはありません。"
    case .updatePaymentMethod: "請求が完了するように、設定 › Apple Account › お支払いと配送先でお支払い方法を更新してください。"
    case .agreeToPrice: "新しい価格に同意される場合は、設定 › Apple Account › サブスクリプションで同意してください。同意されない場合、手続きは不要です。"
    case .askFamily: "変更は、お支払いをしているご家族が行えます。"
    case .subscribeAgain: "アプリからいつでも再登録できます。"
    case .nothing: "お客様に必要な手続きはありません。"
    }
  }
}

extension StoreRule {
  var japanese: String {
    switch self {
    case .monthlyPayments: "契約の毎回のお支払いは個別の請求で、1か月分の料金です。"
    case .monthsFromStart: "月は最初に支払われた日から数え、その日がない月は月末日とします。"
    case .commitmentRenews: "最後のお支払いの期間が終わると、それまでに更新が停止されていない限り次の契約が始まります。"
    case .cancellingStopsRenewal: "解約で止まるのは契約の更新で、残りのお支払いは引き続き請求されます。"
    case .endsAtEnd: "解約したものは、現在の契約または期間の終わりに終了します。"
    case .accessFollowsPayment: "利用できる期間は最新の取引のexpirationDateに従い、契約の日付は進捗を示すだけです。"
    case .latePaymentMoves: "遅れたお支払いは、その期間の終わりと以後のすべての日付を動かします。お支払いの回数は変わりません。"
    case .noGrace: "契約期間のあるプランに猶予期間はありません。お支払いが失敗すると利用が止まり、請求は90日間再試行されます。"
    case .retryOfOthers: "契約期間のないプランでは、失敗した更新は60日間再試行されます。利用が続くのは猶予期間中だけです。"
    case .graceKeepsDates: "猶予期間中は利用が続き、その間に支払われた更新の日付は変わりません。"
    case .renewsUntilCancelled: "契約期間のないサブスクリプションは、解約されるまで各期間の終わりに更新されます。"
    case .changeAtOnce: "上位レベルへの変更、または契約のない同じレベルでの変更はすぐに適用され、未使用分は返金されます。"
    case .changeWaits: "そのほかの変更は、契約（ない場合は期間）が終わるまで待ちます。"
    case .trialComesFirst: "無料トライアルや一括払いの割引は契約の前にあり、期間内に解約すればお支払いは残りません。"
    case .discountCounts: "割引は提示された回数のお支払いに適用され、契約ではその回数に含まれます。"
    case .refundOfEarlier: "過去の期間の返金でほかに変わることはなく、契約、お支払い、利用は続きます。"
    case .refundOfCurrent: "現在の期間の返金により、サブスクリプションと利用はすぐに終わります。"
    case .reversal: "期間の終わりより前に返金が取り消されるとサブスクリプションは元に戻り、それ以降は返金だけが取り消されます。"
    case .priceNeedsConsent: "大幅な値上げ、または1年以内の2回目の値上げには、更新までにお客様の同意が必要です。"
    case .priceWaitsForRenewal: "進行中の契約または期間の価格は変わらず、新しい価格は更新時から適用されます。"
    case .extensionMovesAll: "延長により、現在の期間、契約の終わり、以後のすべての日付が移動します。"
    case .notForSale: "販売が終了したものは更新されません。"
    case .familySharing: "家族が共有するものは、その人が所有し共有している間だけ続きます。"
    case .boughtOnce: "買い切りのものは一度だけ請求され、更新されません。"
    case .periodFlag: "willAutoRenewは次の請求期間を表します。お支払いが残る間はtrue、解約後は最後のお支払いの期間でfalseです。"
    case .commitmentFlag: "commitmentInfo.willAutoRenewは契約のあとを表し、解約するとfalseになります。"
    }
  }
}
