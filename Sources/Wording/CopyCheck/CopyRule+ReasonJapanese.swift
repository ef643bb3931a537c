extension CopyRule {
  var japaneseReason: String {
    switch self {
    case .bothPrices: "1回分の価格と契約の総額は一組です。一方を示すなら、もう一方も示してください。"
    case .annualForMonthlyPrice: "1年分を1か月の価格で約束しています。12回のお支払いと総額がなければ誤解を招きます。"
    case .paymentsStated: "金額はありますが、契約の内容がありません。お支払いの回数を書いてください。"
    case .amountsDisagree: "お支払いの合計が、書かれた総額と一致しません。"
    case .cancelAnyTime: "解約で止まるのは更新だけです。契約と並べるなら、残りのお支払いが続くことも書いてください。"
    case .noCommitment: "このプランは12回のお支払いの契約です。契約がないとするのは事実に反します。"
    case .cancellingStopsPayments: "解約しても、契約期間の残りのお支払いは止まりません。"
    case .freeWithoutPrice: "無料と書くなら、その後の価格も同じ場所に書いてください。"
    case .contradictsPlan: "これは別の種類のプランの説明です。"
    case .computedAmount: "請求されない計算上の金額は、請求額の後に「約」を付けて書いてください。"
    case .periodStated: "何の価格かわかりません。期間を書いてください。"
    case .vagueFeatures: "これでは何が得られるのかわかりません。機能を具体的に書いてください。"
    case .savingClaim: "お得かどうかは比較しだいです。比べる価格を書いてください。"
    case .urgency: "急がせると、後で返金を求められます。App Reviewでも指摘されます。"
    case .foreignCurrency: "金額は、お客様のストアの通貨だけで書いてください。"
    case .typedPrice: "手で書いた価格は、1つのストアで、次の変更までしか正しくありません。"
    case .trialNotOffered: "このお客様には無料トライアルがないのに、あると書かれています。"
    case .renewalStated: "自動更新されること、その時期と価格がどこにも書かれていません。"
    case .cancellingStated: "解約の方法と、解約しても止まらないものがどこにも書かれていません。"
    case .truncated: "この大きさでは文章の終わりが読めません。"
    case .placeholdersDiffer: "ほかの言語にある金額や日付が抜けているか、余分にあります。"
    case .accountTruth: "「解約したのに、なぜ請求されるのか」。この文章が答えなければなりません。"
    }
  }
}
