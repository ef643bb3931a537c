import TwelveStoreRules

extension Explanation.Reason {
  var german: String {
    switch self {
    case .boughtCommitment:
      "Am {charged} hast du {product} mit einer Laufzeit von {count} Monatszahlungen abonniert, zusammen {total}. {amount} ist Zahlung {number} von {count} und deckt die Zeit bis {access}."
    case .boughtSubscription:
      "Am {charged} hast du {product} ohne feste Laufzeit abonniert. {amount} deckt die Zeit bis {access}; danach verlängert es sich, bis es gekündigt wird."
    case .payment:
      "{amount} ist Zahlung {number} von {count} der Laufzeit von {product}, die am {began} begann. Der Betrag wurde am {charged} abgebucht und deckt die Zeit bis {access}."
    case .paymentAfterCancelling:
      "Du hast die Verlängerung von {product} am {cancelled} gekündigt. Das stoppt die Verlängerung am {termEnd}, nicht die {count} Zahlungen der Laufzeit, die am {began} begann. {amount}, abgebucht am {charged}, ist Zahlung {number} von {count} und deckt die Zeit bis {access}."
    case .commitmentRenewed:
      "Die Laufzeit von {product} war vollständig bezahlt und ihre Verlängerung nicht gekündigt. Am {charged} begann daher eine weitere mit {count} Zahlungen, zusammen {total}. {amount} ist Zahlung {number} von {count} und deckt die Zeit bis {access}."
    case .renewal:
      "{product} verlängert sich, bis es gekündigt wird, und am {charged} war die Verlängerung nicht gekündigt. {amount} deckt die Zeit bis {access}."
    case .recoveredLate:
      "Zahlung {number} von {count} für {product} war am {failed} fällig und konnte da nicht abgebucht werden; der Zugang ruhte deshalb. Sie wurde am {charged} abgebucht: {amount}, mit Zugang bis {access}. Es ist die fällige Zahlung, keine zusätzliche."
    case .recoveredLateOther:
      "Die Verlängerung von {product} war am {failed} fällig und konnte da nicht abgebucht werden. Sie wurde am {charged} abgebucht: {amount}, mit Zugang bis {access}. Spätere Termine zählen ab diesem Tag."
    case .recoveredInGrace:
      "Die Verlängerung von {product} war am {failed} fällig und konnte da nicht abgebucht werden. Sie wurde am {charged} innerhalb der Nachfrist abgebucht: {amount}. Die Termine blieben gleich, und der Zugang geht bis {access} weiter."
    case .changedAtOnce:
      "Am {charged} hast du von {previousPlan} zu {plan} gewechselt. Der Wechsel galt sofort: {amount} wurde abgebucht und deckt die Zeit bis {access}."
    case .changeTookEffect:
      "Am {chosen} hast du {plan} statt {previousPlan} gewählt. Der Wechsel wartete bis {charged} und galt dann: {amount} wurde abgebucht und deckt die Zeit bis {access}."
    case .freeTrial:
      "Am {charged} begann ein kostenloser Probezeitraum von {product}. Dafür wurde nichts abgebucht, und er gibt Zugang bis {access}. Vorher zu kündigen kostet nichts."
    case .afterTrial:
      "Der Einführungszeitraum von {product} ist vorbei, und die Verlängerung war nicht gekündigt. {amount}, abgebucht am {charged}, ist die erste reguläre Zahlung und deckt die Zeit bis {access}."
    case .discounted:
      "{amount} am {charged} ist eine Zahlung für {product} zum reduzierten Preis. Sie deckt die Zeit bis {access}."
    case .oneTime:
      "Am {charged} hast du {product} einmalig für {amount} gekauft. Es ist kein Abo, und nichts verlängert sich."
    case .familyShared: "{family} teilt {product} mit dir. Dir wurde am {charged} nichts abgebucht."
    case .accessPaid:
      "Du hast Zugang zu {product} bis {access}, dem Ende des Zeitraums, der am {charged} abgebucht wurde ({amount})."
    case .accessShared:
      "Du hast Zugang zu {product} bis {access}, weil {family} es mit dir teilt. Es geht so weiter wie das Abo von {family}."
    case .accessGrace:
      "Die Verlängerung von {product} konnte am {failed} nicht abgebucht werden. Eine Nachfrist erhält den Zugang bis {grace}, während die Abbuchung erneut versucht wird."
    case .retry:
      "Zahlung {number} von {count} für {product} konnte am {failed} nicht abgebucht werden. Deshalb besteht zurzeit kein Zugang: Bei einer Laufzeit gibt es keine Nachfrist. Die Abbuchung wird bis {givesUp} erneut versucht; gelingt sie, kommt der Zugang zurück."
    case .retryOther:
      "Die Verlängerung von {product} konnte am {failed} nicht abgebucht werden. Deshalb besteht zurzeit kein Zugang. Die Abbuchung wird bis {givesUp} erneut versucht; gelingt sie, kommt der Zugang zurück."
    case .expiredCancelled:
      "{product} endete am {ended}, weil die Verlängerung am {cancelled} gekündigt worden war. Es wird nichts mehr abgebucht."
    case .expiredBilling:
      "Eine Abbuchung für {product} schlug am {failed} fehl und wurde ohne Erfolg erneut versucht (Frist: {retryDays}); das Abo endete deshalb am {ended}. Es wird nichts mehr abgebucht."
    case .expiredPriceIncrease:
      "Der Preis von {product} sollte auf {newPrice} steigen, was deine Zustimmung brauchte. Am {ended} lag sie nicht vor; das Abo endete deshalb, statt sich zu verlängern. Es wird nichts mehr abgebucht."
    case .expiredNotForSale:
      "{product} sollte sich am {ended} verlängern und war da nicht mehr im Verkauf; das Abo endete deshalb. Es wird nichts mehr abgebucht."
    case .expiredShared:
      "{product} wird von {family} nicht mehr mit dir geteilt; dein Zugang endete deshalb am {ended}."
    case .revokedByRefund:
      "{refunded} wurde am {refundedAt} für den damals laufenden Zeitraum erstattet; {product} und der Zugang dazu endeten deshalb. Es wird nichts mehr abgebucht."
    case .sharingRevoked: "{family} teilt {product} nicht mehr mit dir; dein Zugang endete deshalb am {ended}."
    case .commitmentEnd:
      "Die Laufzeit von {product} begann am {began} und hat {count} Monatszahlungen; sie endet also am {end}. Dieses Datum zeigt den Fortschritt; der Zugang folgt jeder Zahlung."
    case .commitmentEndMoved:
      "Die Laufzeit von {product} hätte am {movedFrom} geendet. Zahlung {movedBy} kam später, und spätere Termine zählen ab dem Tag ihrer Abbuchung; sie endet daher jetzt am {end}. Die Zahl der Zahlungen bleibt {count}."
    case .commitmentEndExtended:
      "Die Laufzeit von {product} begann am {began} und hat {count} Monatszahlungen. Ihre Termine wurden verschoben (um {days}); sie endet also am {end}."
    case .commitmentNotBegun:
      "Die Laufzeit von {product} hat noch nicht begonnen: Sie kommt nach dem Einführungszeitraum, der am {access} endet. Wer vorher kündigt, zahlt nichts weiter."
    case .commitmentOver: "Die Laufzeit von {product}, die am {began} begann, ist seit {end} vorbei."
    case .noCommitment:
      "{plan} hat keine feste Laufzeit: Es gibt keine Zahl von Zahlungen, die zu leisten wäre, und kein Laufzeitende."
    case .renews:
      "willAutoRenew ist true, weil die Verlängerung von {product} nicht gekündigt ist: Es geht nach dem letzten bezahlten Zeitraum (bis {access}) weiter."
    case .renewsWhileOwed:
      "willAutoRenew ist true, obwohl die Verlängerung am {cancelled} gekündigt wurde, denn es spricht vom nächsten Abrechnungszeitraum. In der Laufzeit von {product} noch offen: {remaining}, zusammen {left}. Nur commitmentInfo.willAutoRenew ist false."
    case .stopsInLastPayment:
      "willAutoRenew ist false, weil Zahlung {number} von {count} die letzte der Laufzeit von {product} war und die Verlängerung am {cancelled} gekündigt wurde. Es wird nichts mehr abgebucht, und der Zugang geht bis {access} weiter."
    case .stopsCancelled:
      "willAutoRenew ist false, weil die Verlängerung von {product} am {cancelled} gekündigt wurde. Es wird nichts mehr abgebucht, und der Zugang geht bis {access} weiter."
    case .stopsEnded: "willAutoRenew ist false, weil {product} am {ended} endete: Es gibt nichts mehr zu verlängern."
    case .commitmentRenews:
      "commitmentInfo.willAutoRenew ist true, weil die Verlängerung von {product} nicht gekündigt ist: Nach den Zahlungen dieser Laufzeit verlängert es sich am {end}."
    case .commitmentCancelled:
      "commitmentInfo.willAutoRenew ist false, weil die Verlängerung von {product} am {cancelled} gekündigt wurde: Am {end} verlängert sich nichts. Die Zahlungen der laufenden Laufzeit gehen bis dahin weiter."
    }
  }
}

extension Explanation.Addition {
  var german: String {
    switch self {
    case .paymentsRemain: "In dieser Laufzeit noch offen: {remaining}, zusammen {left}."
    case .lastPayment: "Es ist die letzte Zahlung dieser Laufzeit."
    case .endMoved: "Die Termine danach haben sich verschoben: Das Ende der Laufzeit rückte von {movedFrom} auf {end}."
    case .cancelledBefore:
      "Die am {cancelled} gekündigte Verlängerung findet nicht statt; die übrigen Zahlungen werden weiter abgebucht."
    case .resumedSince: "Die Verlängerung wurde am {resumed} wieder eingeschaltet."
    case .commitmentBegins:
      "Mit dieser Zahlung beginnt eine Laufzeit von {count} Monatszahlungen, zusammen {total}, bis {end}."
    case .countsAsPayment: "Es ist Zahlung {number} von {count} der Laufzeit."
    case .givenBack: "Für den ungenutzten Teil des vorigen Zeitraums wurde {givenBack} zurückgegeben."
    case .refundedFull: "Der Betrag wurde am {refundedAt} voll erstattet: {refunded}."
    case .refundedPart: "Ein Teil wurde am {refundedAt} erstattet: {refunded}."
    case .refundEnded: "Da die Zahlung für den laufenden Zeitraum war, endeten Abo und Zugang damit."
    case .refundEndedNothing: "Die Erstattung hat das Abo nicht beendet."
    case .refundReversed: "Die Erstattung dieser Zahlung wurde am {reversedAt} zurückgenommen."
    case .refundBroughtBack:
      "Die Erstattung dieser Zahlung wurde am {reversedAt} zurückgenommen, und das Abo geht mit den alten Terminen weiter."
    case .replaced: "Am {replacedAt} wurde dieses Abo durch einen Wechsel abgelöst."
    case .unusedGivenBack: "Für den ungenutzten Teil wurde {refunded} zurückgegeben."
    case .sharingEnded: "Seit {refundedAt} wird es nicht mehr geteilt."
    case .progressOnly: "Das Ende der Laufzeit am {end} zeigt nur den Fortschritt."
    case .extended: "Die Termine wurden verschoben (um {days})."
    case .priceChanged: "Mit dieser Zahlung änderte sich der Preis von {oldPrice} auf {newPrice}."
    case .changeWaits: "Am {termEnd} wird daraus {nextPlan}."
    case .priceWaits: "Ein neuer Preis von {newPrice} wartet auf deine Zustimmung; ohne sie endet das Abo am {termEnd}."
    }
  }
}

extension Explanation.Advice {
  var german: String {
    switch self {
    case .cancelRenewal:
      "Wenn es sich nicht verlängern soll, kündige unter Einstellungen › Apple Account › Abonnements."
    case .renewAgain:
      "Wenn es sich doch verlängern soll, schalte die Verlängerung unter Einstellungen › Apple Account › Abonnements wieder ein."
    case .askForRefund: "Eine Erstattung dieser Zahlung kannst du auf reportaproblem.apple.com anfragen."
    case .askForRefundOfCurrent:
      "Eine Erstattung dieser Zahlung kannst du auf reportaproblem.apple.com anfragen. Sie deckt den laufenden Zeitraum; eine Erstattung würde Abo und Zugang daher sofort beenden."
    case .waitForRefund: "Eine Erstattung dieser Zahlung ist angefragt; bis zur Entscheidung ist nichts weiter zu tun."
    case .updatePaymentMethod:
      "Damit die Abbuchung gelingt, aktualisiere die Zahlungsmethode unter Einstellungen › Apple Account › Zahlung & Versand."
    case .agreeToPrice:
      "Wenn du dem neuen Preis zustimmst, bestätige ihn unter Einstellungen › Apple Account › Abonnements; sonst ist nichts zu tun."
    case .askFamily: "Änderungen nimmt das Familienmitglied vor, das bezahlt."
    case .subscribeAgain: "Du kannst in der App jederzeit wieder ein Abo abschließen."
    case .nothing: "Du musst nichts tun."
    }
  }
}

extension StoreRule {
  var german: String {
    switch self {
    case .monthlyPayments: "Jede Zahlung einer Laufzeit ist eine eigene Abbuchung und deckt einen Monat."
    case .monthsFromStart:
      "Die Monate zählen ab dem ersten bezahlten Tag; wo ein Monat diesen Tag nicht hat, gilt sein letzter."
    case .commitmentRenews:
      "Nach der letzten Zahlung beginnt eine weitere Laufzeit, wenn die Verlängerung nicht vorher gekündigt wurde."
    case .cancellingStopsRenewal:
      "Kündigen stoppt die Verlängerung einer Laufzeit; ihre übrigen Zahlungen werden weiter abgebucht."
    case .endsAtEnd: "Was gekündigt ist, endet mit der laufenden Laufzeit oder dem laufenden Zeitraum."
    case .accessFollowsPayment:
      "Der Zugang folgt dem expirationDate der letzten Transaktion; das Datum der Laufzeit zeigt nur den Fortschritt."
    case .latePaymentMoves:
      "Eine Zahlung, die später kommt, verschiebt ihr eigenes Ende und alle späteren Termine; die Zahl der Zahlungen bleibt."
    case .noGrace:
      "Eine Laufzeit hat keine Nachfrist: Der Zugang ruht, wenn eine Zahlung fehlschlägt, und die Abbuchung wird 90 Tage lang erneut versucht."
    case .retryOfOthers:
      "Ohne feste Laufzeit wird eine gescheiterte Verlängerung 60 Tage lang erneut versucht; der Zugang besteht nur in einer Nachfrist weiter."
    case .graceKeepsDates:
      "In einer Nachfrist geht der Zugang weiter, und eine darin bezahlte Verlängerung behält ihre Termine."
    case .renewsUntilCancelled:
      "Ohne feste Laufzeit verlängert sich ein Abo am Ende jedes Zeitraums, bis es gekündigt wird."
    case .changeAtOnce:
      "Ein Wechsel auf eine höhere Stufe, oder auf derselben Stufe ohne laufende Laufzeit, gilt sofort; der ungenutzte Teil wird zurückgegeben."
    case .changeWaits: "Jeder andere Wechsel wartet, bis die Laufzeit, oder ohne sie der Zeitraum, zu Ende ist."
    case .trialComesFirst:
      "Ein kostenloser Probezeitraum, oder ein im Voraus bezahlter Rabatt, kommt vor der Laufzeit: rechtzeitig gekündigt, ist nichts offen."
    case .discountCounts:
      "Ein Rabatt gilt für die Zahlungen, für die er angeboten wurde; in einer Laufzeit zählen sie zu deren Zahlungen."
    case .refundOfEarlier:
      "Die Erstattung eines früheren Zeitraums ändert sonst nichts: Laufzeit, Zahlungen und Zugang gehen weiter."
    case .refundOfCurrent: "Die Erstattung des laufenden Zeitraums beendet Abo und Zugang sofort."
    case .reversal:
      "Eine vor Ende des Zeitraums zurückgenommene Erstattung bringt das Abo zurück; später nimmt sie nur die Erstattung zurück."
    case .priceNeedsConsent:
      "Eine große Preiserhöhung, oder eine zweite innerhalb eines Jahres, braucht vor der Verlängerung die Zustimmung des Kunden."
    case .priceWaitsForRenewal:
      "Eine laufende Laufzeit, oder ein laufender Zeitraum, behält den Preis; ein neuer gilt ab der Verlängerung."
    case .extensionMovesAll:
      "Eine Verlängerung um Tage verschiebt den laufenden Zeitraum, das Ende der Laufzeit und alle späteren Termine."
    case .notForSale: "Was nicht mehr im Verkauf ist, verlängert sich nicht."
    case .familySharing: "Was ein Familienmitglied teilt, geht weiter, solange dieses Mitglied es hat und teilt."
    case .boughtOnce: "Was einmal gekauft wird, wird einmal abgebucht und verlängert sich nicht."
    case .periodFlag:
      "willAutoRenew spricht vom nächsten Abrechnungszeitraum: true, solange Zahlungen übrig sind, nach dem Kündigen false in der letzten."
    case .commitmentFlag:
      "commitmentInfo.willAutoRenew spricht von dem, was nach der Laufzeit kommt: false ab der Kündigung."
    }
  }
}
