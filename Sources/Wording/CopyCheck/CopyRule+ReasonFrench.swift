extension CopyRule {
  var frenchReason: String {
    switch self {
    case .bothPrices:
      "Le prix d’un paiement et le total de l’engagement vont ensemble : qui voit l’un doit voir l’autre."
    case .annualForMonthlyPrice:
      "Une année est promise au prix d’un mois. Sans les 12 paiements et le total, cela induit en erreur."
    case .paymentsStated: "Des montants sont nommés, pas l’engagement : dites combien il y a de paiements."
    case .amountsDisagree: "Les paiements ne font pas le total indiqué."
    case .cancelAnyTime:
      "Résilier n’arrête que le renouvellement. À côté d’un engagement, il faut dire que les paiements restants sont prélevés."
    case .noCommitment: "Cette formule est un engagement de 12 paiements ; dire qu’il n’y en a pas est faux."
    case .cancellingStopsPayments: "Résilier n’arrête pas les paiements qui restent dans l’engagement."
    case .freeWithoutPrice: "Qui lit que c’est gratuit doit lire au même endroit ce que cela coûte ensuite."
    case .contradictsPlan: "Ces mots décrivent un autre type de formule."
    case .computedAmount:
      "Un montant calculé, jamais prélevé, ne peut que suivre celui qui l’est, et se dit approximatif."
    case .periodStated: "Un prix ne dit rien sans ce qu’il paie : nommez la période."
    case .vagueFeatures: "Personne ne peut en déduire ce qu’il obtient. Nommez les fonctions."
    case .savingClaim: "Une économie n’est vraie que par rapport à quelque chose : nommez le prix comparé."
    case .urgency: "La pression fait acheter ce qu’on veut ensuite se faire rembourser, et App Review s’y oppose."
    case .foreignCurrency: "Les montants doivent être dans la seule monnaie de la boutique du client."
    case .typedPrice: "Un prix tapé n’est juste que dans une boutique, jusqu’au prochain changement."
    case .trialNotOffered: "La formule n’a pas d’essai gratuit pour ce client, et le texte en promet un."
    case .renewalStated: "Rien sur le paywall ne dit que l’abonnement se renouvelle seul, quand et à quel prix."
    case .cancellingStated: "Rien sur le paywall ne dit comment résilier et ce que résilier n’arrête pas."
    case .truncated: "La fin de ce texte ne peut pas être lue à cette taille."
    case .placeholdersDiffer: "La traduction omet un montant ou une date que les autres langues donnent, ou en ajoute."
    case .accountTruth: "Les clients demandent : « J’ai résilié, pourquoi suis-je prélevé ? » Ce texte doit y répondre."
    }
  }
}
