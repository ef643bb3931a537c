extension CopyLexicon {
  static let french = CopyLexicon(
    perMonth:
      #"(?:par|chaque|le|au|tous les|du) mois\b|/ ?mois\b|mensuel(?:s|le|les|lement)?\b|x ?12\b|x ?\{payments\}|mensuellement"#,
    monthlyBefore:
      #"(?:mensuel(?:s|le|les|lement)?|par mois|chaque mois|(?:paiements|mensualites|echeances|versements|prelevements|fois)(?: mensuels| egaux)?(?: de| a)?|mois a|12 ?x|\{payments\} ?x|prix mensuel(?: de)?)"#,
    perYear:
      #"(?:par|pour un|pour l'|chaque|l'|un|pour une|pour toute l'|et l') ?(?:an\b|annee\b)(?: entiere| complete)?|/ ?an(?:nee)?\b|annuel(?:s|le|les|lement)?\b|aujourd'hui pour un an|aujourd'hui, et l'annee|une fois par an"#,
    yearlyBefore:
      #"(?:annuel(?:le|lement)?|par an|facture[es]{0,2}(?: a)?|prix annuel(?: de)?|une fois par an|l'annee a)"#,
    perDayOrWeek:
      #"(?:par|chaque|le) jour\b|/ ?j(?:our)?\b|quotidien\w*|(?:par|chaque) semaine\b|/ ?sem(?:aine)?\b|hebdo\w*"#,
    dailyBefore: #"(?:par|chaque) jour|(?:par|chaque) semaine"#,
    totalAfter:
      #"(?:au total|en tout\b|en total|total\b|au final|sur (?:12|douze|\{payments\}) mois|d'engagement|tout compris|pour les (?:12|douze|\{payments\}))"#,
    totalBefore:
      #"(?:engagement total|total(?: a payer| de l'engagement)?(?: est de| de| est)?|au total,?|en tout,?|montant total(?: de)?|soit(?: un total de)?|ce qui fait|cela fait|c'est-a-dire|pour un total de|un total de|=)"#,
    filler:
      #"(?:seulement|juste|que|a peine|uniquement|un total de|environ|de|a|pour|est|soit|vous payez|chacun|maintenant|puis|ttc)"#,
    about: #"\b(?:environ|approximativement|approx\.?|a peu pres|autour de|pres de|quelque|equivaut? a environ)|~|≈"#,
    payments:
      #"(?:12|\bdouze|\bune douzaine de|\{payments\})[ -]?(?:(?:petits|petites|autres|nouveaux|nouvelles|egaux|egales) )*(?:paiements?|mensualites?|echeances?|versements?|prelevements?|mois|fois|x)\b|x ?(?:12|douze|\{payments\})(?![0-9a-z])|engagement (?:d'un an|annuel|de 1 an|d'une annee)|pendant (?:un an|une annee|1 an)|pour un an\b|engage\w* (?:pour|sur) un an"#,
    twelve: #"12|douze|\{payments\}"#,
    year: #"\bannuel(?:le)?\b|annee (?:entiere|complete)|toute l'annee|\bun an\b|une annee|l'annee\b"#,
    renewal: #"renouvel\w*|reconduit\w*|reconduction"#,
    remaining:
      #"(?:paiements?|mensualites?|echeances?|versements?|prelevements?)[^|]{0,26}?(?:restants?|restantes?|qui (?:restent|reste)|restent|a venir|dus?|dues?|continuent|en cours|se poursuivent)|reste(?:s|nt)? (?:des|de vos|du|dus?|dues?|a payer|preleves?|a regler)|(?:le )?reste de (?:vos|l'engagement|votre)|il reste (?:[0-9]|\{)|(?:^|[^0-9])(?:[1-9]|1[01]) (?:paiements|mensualites) de|quand meme preleves?|n'arrete pas (?:les|vos)|mais pas les (?:paiements|mensualites|prelevements)|continu\w+ (?:d'etre|a etre|de payer|a payer)|jusqu'au (?:terme|bout) (?:de|des)|jusqu'a la fin (?:de l'engagement|des (?:12|douze))|restent dus|sera encore preleve|(?:arrete|stoppe|empeche) (?:seulement |uniquement )?le (?:prochain|renouvellement suivant)"#,
    cancelAnyTime:
      #"(?:annul\w*|resili\w*|desabonn\w*|arret\w*|stopp\w*|quitt\w*|interromp\w*|part(?:ez|ir))\b[^.|]{0,28}?(?:a tout moment|a n'importe quel moment|quand (?:vous|tu|bon)[a-z ]{0,12}(?:voulez|veux|souhaitez|semble|le souhaitez)|n'importe quand|en tout temps|a votre guise|quand (?:ca|cela) vous (?:arrange|chante|convient)|en quelques secondes|librement|en un (?:clic|geste)|d'un (?:clic|geste)|quand vous voulez|des que vous|sans (?:condition|delai|justification))|(?:a tout moment|quand vous voulez|en tout temps)[^.|]{0,18}?(?:annul\w*|resili\w*|desabonn\w*)|resiliation (?:libre|facile|simple|immediate|gratuite)|libre de (?:partir|resilier)"#,
    noCommitment:
      #"(?:sans|zero|aucune?) (?:\w+ ){0,2}?(?:engagement|obligation|contrainte|contrat|attache|duree minimale)s?\b|sans vous engager|n'engage a rien|pas d'engagement|ni engagement|mois par mois|au mois le mois|restez (?:seulement )?(?:tant que|aussi longtemps)|payez a l'usage|liberte totale"#,
    cancellingStops:
      #"(?:annul\w*|resili\w*|desabonn\w*|arret\w*)[^|]{0,44}?(?:ne (?:paie|paierez|payez|paiera|serez|sera|payerez)[a-z ]{0,14}(?:plus|rien|jamais)|plus (?:rien|aucun\w*)[a-z ]{0,16}(?:a payer|ne sera|preleve|paiement|prelevement|frais)?|plus jamais|ne payez pas|un (?:centime|euro) de plus|aucun (?:prelevement|paiement|frais)|arret\w* de payer|cessez de payer|les (?:paiements|prelevements) (?:s'arretent|cessent))|(?:cessez|arretez) de payer (?:des|quand|en)|vous ne payez que"#,
    cancelling: #"annul\w*|resili\w*|desabonn\w*"#,
    before: #"\bavant\b|\{trialends\}|pendant (?:l'essai|cette semaine|la semaine)|\bessai\b|semaine gratuite"#,
    free:
      #"\bgratuit\w*\b|\bessai\w*\b|\bessayez\b|\bofferte?s?\b|sans (?:frais|payer|rien payer|carte)|rien a payer|ne payez rien (?:aujourd|maintenant)|ne (?:vous )?coute rien|0 ?€|gratis|cadeau|nous vous offrons|on vous offre"#,
    notFree:
      #"(?:coup|a l') ?essai de|essais? (?:clinique|routier)s?|rien n'est gratuit|essayez (?:de nouvelles|d'autres|une nouvelle)"#,
    singlePayment:
      #"(?:un|en un) (?:seul|unique) (?:paiement|versement|prelevement)|paiement unique|(?:payez|payer|paye) (?:en )?une (?:seule )?fois\b(?! par mois)|en une seule fois|(?:facture|preleve|paye)[es]{0,2} (?:une fois par an|annuellement|par an|chaque annee|a l'annee)|d'avance\b|en totalite"#,
    instalments:
      #"(?:12|douze|\{payments\}|en) (?:petites? |petits? )?(?:paiements|mensualites|versements|prelevements|echeances|fois)\b|(?:paiements?|prelevements?|versements?) mensuels?|(?:facture|preleve|paye|payez|payable)[es]{0,2} (?:chaque mois|mensuellement|par mois|au mois|tous les mois)"#,
    forever: #"a vie\b|pour toujours|definitiv\w+|pour la vie|a jamais\b|perpetuel\w*|ne payez plus jamais"#,
    neverRenews:
      #"ne se renouvelle (?:pas|jamais)|sans (?:renouvellement|reconduction)|jamais renouvele|rien ne se renouvelle|pas un abonnement"#,
    monthAndYear:
      #"(?:par|/) ?mois,? ?(?:(?:par|et par|chaque) an(?:nee)?\b|/ ?an\b|annuel\w*)|(?:par|/) ?an,? ?(?:(?:par|et par|chaque) mois|/ ?mois)|mensuel(?:le)? (?:annuel|par an)"#,
    vague:
      #"(?:toutes? les?|tous les|tout le|debloquez|accedez|profitez|beneficiez|obtenez|decouvrez)[a-z' ]{0,28}(?:fonctions?|fonctionnalites|contenus?|avantages|outils|extras|experience|options)[a-z' ]{0,12}(?:premium|pro|exclusi\w+|avance\w*|speciaux|vip|supplementaires)|(?:fonctionnalites|contenus?|avantages|acces|experience) (?:premium|pro|exclusi\w+|vip|avance\w*)|acces (?:total|complet|illimite|integral)|et (?:bien |beaucoup )?plus encore|et bien plus\b|debloquez (?:tout|l'app|la version complete)|accedez a tout\b|tous les avantages|toutes les fonctionnalites|passe[zr]? (?:au|a un) niveau superieur|tout ce (?:dont|qu)"#,
    named: #":|\(|comme par exemple|notamment|par exemple|tels? que|telles? que|dont\b|y compris"#,
    saving:
      #"econom\w*[^.|]{0,20}?(?:[0-9]+ ?%|pour ?cent|moitie|\{|[$€£]|[0-9]|plus|jusqu)|[0-9]+ ?% (?:de )?(?:reduction|remise|rabais|moins|d'economies?|moins cher)|-[0-9]+ ?%|moitie prix|meilleur(?:e)? (?:prix|offre|rapport|valeur)|grosses? (?:economies?|remise)|[0-9]+ mois (?:gratuits?|offerts?)|remise (?:de|exceptionnelle)|le moins cher|prix imbattable|bonne affaire|rabais (?:de|exceptionnel)"#,
    basis:
      #"par rapport a(?:ux)?|par rapport|compare\w* a(?:ux|u)?|au lieu d|plutot qu|contre\b|que (?:les|le|la|l'|de payer|12|douze)|face a"#,
    difference: #"de moins|moins cher|d'economie\w*|de remise|de reduction|de plus\b"#,
    differenceBefore: #"(?:economis\w+|remise de|vous economisez|reduction de|coute)"#,
    urgency:
      #"(?:aujourd'hui|ce soir|cette semaine|ce week-end|maintenant) (?:seulement|uniquement)|(?:seulement|uniquement|rien que) (?:aujourd'hui|ce soir|cette semaine|pour (?:quelques|un temps))|derni\w+ (?:chance|jours?|heures?|places?|minute)|vite\b|depechez|duree limitee|temps limite|places limitees|offre limitee|(?:se termine|s'acheve|expire|prend fin|finit) (?:aujourd'hui|ce soir|bientot|demain|dans|a minuit|dimanche)|ne (?:ratez|manquez|laissez)|avant qu'il ne soit trop tard|maintenant ou jamais|jusqu'a minuit|valable jusqu|plus que (?:quelques|[0-9]+)|il ne reste que|profitez-en (?:vite|maintenant|avant)|jusqu'a epuisement|compte a rebours|le prix (?:augmente|va augmenter)|bientot termine|n'attendez plus"#,
    negation: #"\bpas\b|\bjamais\b|\bsans\b|\bni\b"#,
    ending: #"prend fin|se termine|fini\w*|termin\w*|\{ends\}|\bfin\b"#,
    asking:
      #"^[\" ]*(?:que|qu'|quand|comment|puis-je|ou\b|pourquoi|est-ce|la resiliation arrete-t-elle|en quoi|quel|quelle|dois-je)"#,
    today: #"aujourd'hui|maintenant"#)
}
