/// Words to put where a rule is broken, in the language of the copy.
enum SuggestedCopy {
  static func text(for rule: CopyRule, _ plan: CopyPlan, _ language: Language) -> String {
    let sentences = Sentences.of(language)
    switch rule {
    case .bothPrices, .annualForMonthlyPrice, .paymentsStated, .amountsDisagree, .periodStated, .typedPrice,
      .foreignCurrency, .contradictsPlan:
      return plan == .monthly ? sentences.commitment : sentences.upFront
    case .computedAmount: return plan == .monthly ? sentences.commitment : sentences.computed
    case .cancelAnyTime, .noCommitment, .cancellingStopsPayments, .cancellingStated, .accountTruth:
      return plan == .monthly ? sentences.cancelling : sentences.cancellingUpFront
    case .freeWithoutPrice: return plan == .monthly ? sentences.trial : sentences.trialUpFront
    case .renewalStated: return plan == .monthly ? sentences.renewal : sentences.renewalUpFront
    case .savingClaim: return sentences.saving
    case .vagueFeatures: return sentences.features
    case .trialNotOffered, .urgency, .truncated, .placeholdersDiffer: return ""
    }
  }

  struct Sentences {
    var commitment: String
    var upFront: String
    var computed: String
    var cancelling: String
    var cancellingUpFront: String
    var trial: String
    var trialUpFront: String
    var renewal: String
    var renewalUpFront: String
    var saving: String
    var features: String
  }
}

extension SuggestedCopy.Sentences {
  static func of(_ language: Language) -> SuggestedCopy.Sentences {
    switch language {
    case .english: english
    case .spanish: spanish
    case .french: french
    case .german: german
    case .japanese: japanese
    }
  }

  private static let english = SuggestedCopy.Sentences(
    commitment: "{monthly}/month for {payments} months. Total commitment: {total}.",
    upFront: "{price} a year, paid up front.",
    computed: "{price} a year, about {perMonth} a month.",
    cancelling: "You can cancel at any time. Cancelling stops the renewal; the payments that remain are still charged.",
    cancellingUpFront: "Cancel any time before it renews.",
    trial: "Free until {trialEnds}. Then {monthly}/month for {payments} months. Total commitment: {total}.",
    trialUpFront: "Free until {trialEnds}. Then {price} a year.",
    renewal: "Renews on {renews} for {payments} more payments unless cancelled before.",
    renewalUpFront: "Renews on {renews} at {price} unless cancelled before.",
    saving: "{price} a year costs less than {payments} monthly payments of {monthly}.",
    features: "All courses, offline lessons, conversation coach.")

  private static let spanish = SuggestedCopy.Sentences(
    commitment: "{monthly} al mes durante {payments} meses. Compromiso total: {total}.",
    upFront: "{price} al año, en un solo pago.",
    computed: "{price} al año, unos {perMonth} al mes.",
    cancelling:
      "Puedes cancelar en cualquier momento. Cancelar detiene la renovación; los pagos que queden se siguen cobrando.",
    cancellingUpFront: "Cancela cuando quieras antes de la renovación.",
    trial:
      "Gratis hasta el {trialEnds}. Después, {monthly} al mes durante {payments} meses. Compromiso total: {total}.",
    trialUpFront: "Gratis hasta el {trialEnds}. Después, {price} al año.",
    renewal: "Se renueva el {renews} por {payments} pagos más, salvo que canceles antes.",
    renewalUpFront: "Se renueva el {renews} por {price}, salvo que canceles antes.",
    saving: "{price} al año cuesta menos que {payments} pagos mensuales de {monthly}.",
    features: "Todos los cursos, lecciones sin conexión, tutor de conversación.")

  private static let french = SuggestedCopy.Sentences(
    commitment: "{monthly} par mois pendant {payments} mois. Engagement total : {total}.",
    upFront: "{price} par an, en un seul paiement.",
    computed: "{price} par an, environ {perMonth} par mois.",
    cancelling:
      "Vous pouvez résilier à tout moment. La résiliation arrête le renouvellement ; les paiements restants sont quand même prélevés.",
    cancellingUpFront: "Résiliez à tout moment avant le renouvellement.",
    trial:
      "Gratuit jusqu’au {trialEnds}. Ensuite, {monthly} par mois pendant {payments} mois. Engagement total : {total}.",
    trialUpFront: "Gratuit jusqu’au {trialEnds}. Ensuite, {price} par an.",
    renewal: "Renouvellement le {renews} pour {payments} paiements de plus, sauf résiliation avant cette date.",
    renewalUpFront: "Renouvellement le {renews} à {price}, sauf résiliation avant cette date.",
    saving: "{price} par an, c’est moins que {payments} paiements mensuels de {monthly}.",
    features: "Tous les cours, leçons hors ligne, coach de conversation.")

  private static let german = SuggestedCopy.Sentences(
    commitment: "{monthly} im Monat, {payments} Monate lang. Gesamtbetrag: {total}.",
    upFront: "{price} im Jahr, in einer Zahlung.",
    computed: "{price} im Jahr, etwa {perMonth} im Monat.",
    cancelling:
      "Du kannst jederzeit kündigen. Die Kündigung stoppt die Verlängerung; übrige Zahlungen werden weiter abgebucht.",
    cancellingUpFront: "Jederzeit vor der Verlängerung kündbar.",
    trial: "Kostenlos bis {trialEnds}. Danach {monthly} im Monat, {payments} Monate lang. Gesamtbetrag: {total}.",
    trialUpFront: "Kostenlos bis {trialEnds}. Danach {price} im Jahr.",
    renewal: "Verlängert sich am {renews} um {payments} weitere Zahlungen, wenn du nicht vorher kündigst.",
    renewalUpFront: "Verlängert sich am {renews} für {price}, wenn du nicht vorher kündigst.",
    saving: "{price} im Jahr kosten weniger als {payments} Monatszahlungen von {monthly}.",
    features: "Alle Kurse, Lektionen offline, Gesprächscoach.")

  private static let japanese = SuggestedCopy.Sentences(
    commitment: "月額{monthly}を{payments}か月間。お支払い総額は{total}です。",
    upFront: "年額{price}を一括でお支払いいただきます。",
    computed: "年額{price}（1か月あたり約{perMonth}）。",
    cancelling: "解約はいつでもできます。解約すると更新は止まりますが、残りのお支払いは引き続き請求されます。",
    cancellingUpFront: "更新前ならいつでも解約できます。",
    trial: "{trialEnds}まで無料。その後は月額{monthly}を{payments}か月間、お支払い総額は{total}です。",
    trialUpFront: "{trialEnds}まで無料。その後は年額{price}です。",
    renewal: "{renews}より前に解約しない限り、同日に更新され、さらに{payments}回のお支払いが続きます。",
    renewalUpFront: "{renews}より前に解約しない限り、同日に{price}で更新されます。",
    saving: "年額{price}は、月払い{monthly}×{payments}回より安くなります。",
    features: "全コース、オフライン学習、会話コーチ。")
}
