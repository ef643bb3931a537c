extension CopyRule {
  var germanReason: String {
    switch self {
    case .bothPrices:
      "Der Preis einer Zahlung und der Gesamtbetrag gehören zusammen: Wer das eine sieht, muss das andere sehen."
    case .annualForMonthlyPrice:
      "Ein Jahr wird zum Preis eines Monats versprochen. Ohne die 12 Zahlungen und den Gesamtbetrag führt das in die Irre."
    case .paymentsStated: "Beträge werden genannt, die Verpflichtung nicht: Sag, wie viele Zahlungen es sind."
    case .amountsDisagree: "Die Zahlungen ergeben nicht den genannten Gesamtbetrag."
    case .cancelAnyTime:
      "Die Kündigung stoppt nur die Verlängerung. Neben einer Verpflichtung muss stehen, dass die übrigen Zahlungen abgebucht werden."
    case .noCommitment: "Dieses Abo ist eine Verpflichtung zu 12 Zahlungen; zu sagen, es gebe keine, ist nicht wahr."
    case .cancellingStopsPayments: "Die Kündigung stoppt die Zahlungen nicht, die in der Laufzeit übrig sind."
    case .freeWithoutPrice: "Wer liest, dass etwas kostenlos ist, muss an derselben Stelle lesen, was es danach kostet."
    case .contradictsPlan: "Diese Worte beschreiben eine andere Art von Abo."
    case .computedAmount:
      "Ein berechneter Betrag, der nie abgebucht wird, darf nur nach dem abgebuchten stehen, und nur als ungefährer."
    case .periodStated: "Ein Preis sagt nichts ohne das, wofür er ist: Nenne den Zeitraum."
    case .vagueFeatures: "Daraus erfährt niemand, was er bekommt. Nenne die Funktionen."
    case .savingClaim: "Eine Ersparnis gibt es nur gegenüber etwas: Nenne den Preis, mit dem verglichen wird."
    case .urgency: "Druck lässt Leute kaufen, was sie dann erstattet haben wollen, und App Review beanstandet ihn."
    case .foreignCurrency: "Beträge müssen in der einen Währung des Stores der Kunden stehen."
    case .typedPrice: "Ein getippter Preis stimmt nur in einem Store und nur bis zur nächsten Änderung."
    case .trialNotOffered: "Das Abo hat für diese Kunden keine kostenlose Probe, und der Text verspricht eine."
    case .renewalStated:
      "Nichts auf der Paywall sagt, dass sich das Abo von selbst verlängert, wann und zu welchem Preis."
    case .cancellingStated: "Nichts auf der Paywall sagt, wie man kündigt und was die Kündigung nicht stoppt."
    case .truncated: "Das Ende dieses Textes ist bei dieser Größe nicht zu lesen."
    case .placeholdersDiffer: "Die Übersetzung lässt einen Betrag oder ein Datum der anderen aus oder fügt eines hinzu."
    case .accountTruth: "Kunden fragen: „Ich habe gekündigt, warum wird abgebucht?“ Dieser Text muss es beantworten."
    }
  }
}
