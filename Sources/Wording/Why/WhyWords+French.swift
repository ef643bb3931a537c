import TwelveStoreRules

extension Explanation.Reason {
  var french: String {
    switch self {
    case .boughtCommitment:
      "Le {charged}, vous avez souscrit un abonnement à {product} avec un engagement de {count} paiements mensuels, {total} en tout. {amount} est le paiement {number} sur {count} et couvre la période jusqu’au {access}."
    case .boughtSubscription:
      "Le {charged}, vous avez souscrit un abonnement à {product} sans engagement. {amount} couvre la période jusqu’au {access} ; il se renouvelle ensuite jusqu’à sa résiliation."
    case .payment:
      "{amount} est le paiement {number} sur {count} de l’engagement pour {product} commencé le {began}. Il a été prélevé le {charged} et couvre la période jusqu’au {access}."
    case .paymentAfterCancelling:
      "Vous avez arrêté le renouvellement de {product} le {cancelled}. Cela arrête le renouvellement du {termEnd}, pas les {count} paiements de l’engagement commencé le {began}. {amount}, prélevé le {charged}, est le paiement {number} sur {count} et couvre la période jusqu’au {access}."
    case .commitmentRenewed:
      "L’engagement pour {product} était entièrement payé et son renouvellement n’avait pas été arrêté : le {charged}, un autre de {count} paiements a donc commencé, {total} en tout. {amount} est le paiement {number} sur {count} et couvre la période jusqu’au {access}."
    case .renewal:
      "{product} se renouvelle jusqu’à sa résiliation, et le {charged} le renouvellement n’avait pas été arrêté. {amount} couvre la période jusqu’au {access}."
    case .recoveredLate:
      "Le paiement {number} sur {count} pour {product} était dû le {failed} et n’a pas pu être prélevé alors ; l’accès s’est donc arrêté. Il a été prélevé le {charged} : {amount}, avec accès jusqu’au {access}. C’est le paiement qui était dû, pas un de plus."
    case .recoveredLateOther:
      "Le renouvellement de {product} était dû le {failed} et n’a pas pu être prélevé alors. Il a été prélevé le {charged} : {amount}, avec accès jusqu’au {access}. Les dates suivantes se comptent à partir de ce jour."
    case .recoveredInGrace:
      "Le renouvellement de {product} était dû le {failed} et n’a pas pu être prélevé alors. Il a été prélevé le {charged}, pendant le délai de grâce : {amount}. Les dates n’ont pas changé et l’accès continue jusqu’au {access}."
    case .changedAtOnce:
      "Le {charged}, vous avez remplacé {previousPlan} par {plan}. Le changement a pris effet aussitôt : {amount} a été prélevé et couvre la période jusqu’au {access}."
    case .changeTookEffect:
      "Le {chosen}, vous avez choisi {plan} au lieu de {previousPlan}. Le changement a attendu le {charged} pour prendre effet : {amount} a été prélevé et couvre la période jusqu’au {access}."
    case .freeTrial:
      "Le {charged}, un essai gratuit de {product} a commencé. Rien n’a été prélevé, et il donne accès jusqu’au {access}. Résilier avant cette date ne coûte rien."
    case .afterTrial:
      "La période d’introduction de {product} est terminée et son renouvellement n’avait pas été arrêté. {amount}, prélevé le {charged}, est le premier paiement ordinaire et couvre la période jusqu’au {access}."
    case .discounted:
      "{amount} le {charged} est un paiement pour {product} à prix réduit. Il couvre la période jusqu’au {access}."
    case .oneTime:
      "Le {charged}, vous avez acheté {product} une seule fois, pour {amount}. Ce n’est pas un abonnement, et rien ne se renouvelle."
    case .familyShared: "{family} partage {product} avec vous. Rien ne vous a été prélevé le {charged}."
    case .accessPaid:
      "Vous avez accès à {product} jusqu’au {access}, fin de la période prélevée le {charged} ({amount})."
    case .accessShared:
      "Vous avez accès à {product} jusqu’au {access} parce que {family} le partage avec vous. L’accès suit l’abonnement de {family}."
    case .accessGrace:
      "Le renouvellement de {product} n’a pas pu être prélevé le {failed}. Un délai de grâce maintient l’accès jusqu’au {grace} pendant que le prélèvement est retenté."
    case .retry:
      "Le paiement {number} sur {count} pour {product} n’a pas pu être prélevé le {failed} ; il n’y a donc pas d’accès pour l’instant : un engagement n’a pas de délai de grâce. Le prélèvement est retenté jusqu’au {givesUp} ; dès qu’il aboutit, l’accès revient."
    case .retryOther:
      "Le renouvellement de {product} n’a pas pu être prélevé le {failed} ; il n’y a donc pas d’accès pour l’instant. Le prélèvement est retenté jusqu’au {givesUp} ; dès qu’il aboutit, l’accès revient."
    case .expiredCancelled:
      "{product} a pris fin le {ended}, car son renouvellement avait été arrêté le {cancelled}. Plus rien n’est prélevé."
    case .expiredBilling:
      "Un prélèvement pour {product} a échoué le {failed} et a été retenté pendant {retryDays} sans succès ; l’abonnement a donc pris fin le {ended}. Plus rien n’est prélevé."
    case .expiredPriceIncrease:
      "Le prix de {product} devait passer à {newPrice}, ce qui demandait votre accord. Le {ended}, il n’avait pas été donné ; l’abonnement a donc pris fin au lieu de se renouveler. Plus rien n’est prélevé."
    case .expiredNotForSale:
      "{product} devait se renouveler le {ended} et n’était alors plus en vente ; l’abonnement a donc pris fin. Plus rien n’est prélevé."
    case .expiredShared: "{family} ne partage plus {product} avec vous ; votre accès a donc pris fin le {ended}."
    case .revokedByRefund:
      "{refunded} a été remboursé le {refundedAt} pour la période alors en cours ; {product} et son accès ont donc pris fin. Plus rien n’est prélevé."
    case .sharingRevoked: "{family} a cessé de partager {product} avec vous ; votre accès a donc pris fin le {ended}."
    case .commitmentEnd:
      "L’engagement pour {product} a commencé le {began} et compte {count} paiements mensuels ; il prend donc fin le {end}. Cette date indique l’avancement ; l’accès suit chaque paiement."
    case .commitmentEndMoved:
      "L’engagement pour {product} aurait pris fin le {movedFrom}. Le paiement {movedBy} est arrivé plus tard et les dates suivantes se comptent à partir du jour de son prélèvement ; il prend donc fin le {end}. Le nombre de paiements reste {count}."
    case .commitmentEndExtended:
      "L’engagement pour {product} a commencé le {began} et compte {count} paiements mensuels. Ses dates ont été prolongées de {days} ; il prend donc fin le {end}."
    case .commitmentNotBegun:
      "L’engagement pour {product} n’a pas commencé : il vient après la période d’introduction, qui prend fin le {access}. En résiliant avant, il ne reste rien à payer."
    case .commitmentOver: "L’engagement pour {product} commencé le {began} est terminé depuis le {end}."
    case .noCommitment: "{plan} est sans engagement : il n’y a ni nombre de paiements à effectuer, ni fin d’engagement."
    case .renews:
      "willAutoRenew vaut true parce que le renouvellement de {product} n’a pas été arrêté : il continue après la dernière période payée (jusqu’au {access})."
    case .renewsWhileOwed:
      "willAutoRenew vaut true bien que le renouvellement ait été arrêté le {cancelled}, car il parle de la prochaine période de facturation. Encore à venir dans l’engagement pour {product} : {remaining}, {left} en tout. Seul commitmentInfo.willAutoRenew vaut false."
    case .stopsInLastPayment:
      "willAutoRenew vaut false parce que le paiement {number} sur {count} était le dernier de l’engagement pour {product} et que le renouvellement a été arrêté le {cancelled}. Plus rien n’est prélevé, et l’accès continue jusqu’au {access}."
    case .stopsCancelled:
      "willAutoRenew vaut false parce que le renouvellement de {product} a été arrêté le {cancelled}. Plus rien n’est prélevé, et l’accès continue jusqu’au {access}."
    case .stopsEnded:
      "willAutoRenew vaut false parce que {product} a pris fin le {ended} : il n’y a plus rien à renouveler."
    case .commitmentRenews:
      "commitmentInfo.willAutoRenew vaut true parce que le renouvellement de {product} n’a pas été arrêté : après les paiements de cet engagement, il se renouvelle le {end}."
    case .commitmentCancelled:
      "commitmentInfo.willAutoRenew vaut false parce que le renouvellement de {product} a été arrêté le {cancelled} : rien ne se renouvelle le {end}. Les paiements de l’engagement en cours continuent jusque-là."
    }
  }
}

extension Explanation.Addition {
  var french: String {
    switch self {
    case .paymentsRemain: "Encore à venir dans cet engagement : {remaining}, {left} en tout."
    case .lastPayment: "C’est le dernier paiement de cet engagement."
    case .endMoved: "Les dates suivantes ont été décalées : la fin de l’engagement est passée du {movedFrom} au {end}."
    case .cancelledBefore:
      "Le renouvellement, arrêté le {cancelled}, n’a pas lieu ; les paiements restants sont toujours prélevés."
    case .resumedSince: "Le renouvellement a été rétabli le {resumed}."
    case .commitmentBegins:
      "Avec ce paiement commence un engagement de {count} paiements mensuels, {total} en tout, jusqu’au {end}."
    case .countsAsPayment: "C’est le paiement {number} sur {count} de l’engagement."
    case .givenBack: "Pour la partie inutilisée de la période précédente, {givenBack} a été rendu."
    case .refundedFull: "Il a été entièrement remboursé le {refundedAt} : {refunded}."
    case .refundedPart: "Une partie a été remboursée le {refundedAt} : {refunded}."
    case .refundEnded: "Comme il payait la période en cours, l’abonnement et l’accès ont alors pris fin."
    case .refundEndedNothing: "Le remboursement n’a pas mis fin à l’abonnement."
    case .refundReversed: "Le remboursement de ce paiement a été annulé le {reversedAt}."
    case .refundBroughtBack:
      "Le remboursement de ce paiement a été annulé le {reversedAt}, et l’abonnement continue avec ses dates d’avant."
    case .replaced: "Un changement de formule l’a remplacé le {replacedAt}."
    case .unusedGivenBack: "Pour la partie inutilisée, {refunded} a été rendu."
    case .sharingEnded: "Le partage a cessé le {refundedAt}."
    case .progressOnly: "La fin de l’engagement, le {end}, n’indique que l’avancement."
    case .extended: "Ses dates ont été prolongées de {days}."
    case .priceChanged: "Avec ce paiement, le prix est passé de {oldPrice} à {newPrice}."
    case .changeWaits: "Le {termEnd}, l’abonnement devient {nextPlan}."
    case .priceWaits:
      "Un nouveau prix de {newPrice} attend votre accord ; sans lui, l’abonnement prend fin le {termEnd}."
    }
  }
}

extension Explanation.Advice {
  var french: String {
    switch self {
    case .cancelRenewal: "Si vous ne voulez pas de renouvellement, résiliez dans Réglages › Compte Apple › Abonnements."
    case .renewAgain:
      "Si vous voulez finalement le renouveler, rétablissez le renouvellement dans Réglages › Compte Apple › Abonnements."
    case .askForRefund: "Vous pouvez demander le remboursement de ce paiement sur reportaproblem.apple.com."
    case .askForRefundOfCurrent:
      "Vous pouvez demander le remboursement de ce paiement sur reportaproblem.apple.com. Il couvre la période en cours ; un remboursement mettrait donc fin aussitôt à l’abonnement et à l’accès."
    case .waitForRefund:
      "Le remboursement de ce paiement est demandé ; il n’y a rien de plus à faire d’ici la décision."
    case .updatePaymentMethod:
      "Pour que le prélèvement aboutisse, mettez à jour le moyen de paiement dans Réglages › Compte Apple › Paiement et livraison."
    case .agreeToPrice:
      "Si vous acceptez le nouveau prix, indiquez-le dans Réglages › Compte Apple › Abonnements ; sinon, il n’y a rien à faire."
    case .askFamily: "Les changements sont faits par le membre de la famille qui paie."
    case .subscribeAgain: "Vous pouvez vous réabonner dans l’app quand vous le souhaitez."
    case .nothing: "Vous n’avez rien à faire."
    }
  }
}

extension StoreRule {
  var french: String {
    switch self {
    case .monthlyPayments: "Chaque paiement d’un engagement est un prélèvement à part et couvre un mois."
    case .monthsFromStart:
      "Les mois se comptent à partir du premier jour payé ; si un mois n’a pas ce jour, son dernier jour compte."
    case .commitmentRenews:
      "Après le dernier paiement, un autre engagement commence, sauf si le renouvellement a été arrêté avant."
    case .cancellingStopsRenewal:
      "Résilier arrête le renouvellement d’un engagement ; les paiements qui y restent sont toujours prélevés."
    case .endsAtEnd: "Ce qui a été résilié prend fin avec l’engagement, ou la période, en cours."
    case .accessFollowsPayment:
      "L’accès suit l’expirationDate de la dernière transaction ; la date de l’engagement n’indique que l’avancement."
    case .latePaymentMoves:
      "Un paiement tardif décale sa propre fin et toutes les dates suivantes ; le nombre de paiements reste le même."
    case .noGrace:
      "Un engagement n’a pas de délai de grâce : l’accès s’arrête quand un paiement échoue, et le prélèvement est retenté pendant 90 jours."
    case .retryOfOthers:
      "Sans engagement, un renouvellement échoué est retenté pendant 60 jours ; l’accès ne continue que pendant un délai de grâce."
    case .graceKeepsDates:
      "Pendant un délai de grâce, l’accès continue, et un renouvellement payé dans ce délai garde ses dates."
    case .renewsUntilCancelled:
      "Sans engagement, un abonnement se renouvelle à la fin de chaque période jusqu’à sa résiliation."
    case .changeAtOnce:
      "Un changement vers un niveau supérieur, ou au même niveau sans engagement en cours, prend effet aussitôt ; la partie inutilisée est rendue."
    case .changeWaits: "Tout autre changement attend la fin de l’engagement, ou de la période s’il n’y en a pas."
    case .trialComesFirst:
      "Un essai gratuit, ou une remise payée d’avance, précède l’engagement : résilié à temps, rien n’est dû."
    case .discountCounts:
      "Une remise vaut pour les paiements pour lesquels elle a été proposée ; dans un engagement, ils comptent parmi ses paiements."
    case .refundOfEarlier:
      "Le remboursement d’une période passée ne change rien d’autre : l’engagement, les paiements et l’accès continuent."
    case .refundOfCurrent: "Le remboursement de la période en cours met fin aussitôt à l’abonnement et à l’accès."
    case .reversal:
      "Un remboursement annulé avant la fin de la période rétablit l’abonnement ; plus tard, il annule seulement le remboursement."
    case .priceNeedsConsent:
      "Une forte hausse de prix, ou une deuxième en un an, demande l’accord du client avant le renouvellement."
    case .priceWaitsForRenewal:
      "Un engagement, ou une période, en cours garde son prix ; un nouveau prix s’applique au renouvellement."
    case .extensionMovesAll:
      "Une prolongation décale la période en cours, la fin de l’engagement et toutes les dates suivantes."
    case .notForSale: "Ce qui n’est plus en vente ne se renouvelle pas."
    case .familySharing: "Ce qu’un membre de la famille partage continue tant que cette personne l’a et le partage."
    case .boughtOnce: "Ce qui est acheté une fois est prélevé une fois et ne se renouvelle pas."
    case .periodFlag:
      "willAutoRenew parle de la prochaine période de facturation : true tant qu’il reste des paiements et, après résiliation, false au dernier."
    case .commitmentFlag: "commitmentInfo.willAutoRenew parle de ce qui suit l’engagement : false dès la résiliation."
    }
  }
}
