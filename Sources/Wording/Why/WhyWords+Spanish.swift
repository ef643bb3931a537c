import TwelveStoreRules

extension Explanation.Reason {
  var spanish: String {
    switch self {
    case .boughtCommitment:
      "El {charged} te suscribiste a {product} con un compromiso de {count} pagos mensuales, {total} en total. {amount} es el pago {number} de {count} y paga el tiempo hasta el {access}."
    case .boughtSubscription:
      "El {charged} te suscribiste a {product} sin compromiso. {amount} paga el tiempo hasta el {access}; después se renueva hasta que se cancele."
    case .payment:
      "{amount} es el pago {number} de {count} del compromiso con {product} que empezó el {began}. Se cobró el {charged} y paga el tiempo hasta el {access}."
    case .paymentAfterCancelling:
      "Cancelaste la renovación de {product} el {cancelled}. Eso detiene la renovación del {termEnd}, no los {count} pagos del compromiso que empezó el {began}. El cargo de {amount} del {charged} es el pago {number} de {count} y paga el tiempo hasta el {access}."
    case .commitmentRenewed:
      "El compromiso con {product} estaba pagado por completo y su renovación no se había cancelado, así que el {charged} empezó otro de {count} pagos, {total} en total. {amount} es el pago {number} de {count} y paga el tiempo hasta el {access}."
    case .renewal:
      "{product} se renueva hasta que se cancela, y el {charged} su renovación no se había cancelado. {amount} paga el tiempo hasta el {access}."
    case .recoveredLate:
      "El pago {number} de {count} de {product} tocaba el {failed} y entonces no se pudo cobrar, así que el acceso se detuvo. Se cobró el {charged}: {amount}, con acceso hasta el {access}. Es el pago que tocaba, no uno más."
    case .recoveredLateOther:
      "La renovación de {product} tocaba el {failed} y entonces no se pudo cobrar. Se cobró el {charged}: {amount}, con acceso hasta el {access}. Las fechas siguientes se cuentan desde ese día."
    case .recoveredInGrace:
      "La renovación de {product} tocaba el {failed} y entonces no se pudo cobrar. Se cobró el {charged}, dentro del periodo de gracia: {amount}. Las fechas no cambiaron y el acceso sigue hasta el {access}."
    case .changedAtOnce:
      "El {charged} cambiaste de {previousPlan} a {plan}. El cambio empezó de inmediato: se cobraron {amount}, que pagan el tiempo hasta el {access}."
    case .changeTookEffect:
      "El {chosen} elegiste {plan} en lugar de {previousPlan}. El cambio esperó hasta el {charged} y entonces entró en vigor: se cobraron {amount}, que pagan el tiempo hasta el {access}."
    case .freeTrial:
      "El {charged} empezó una prueba gratuita de {product}. No se cobró nada por ella y da acceso hasta el {access}. Cancelar antes no cuesta nada."
    case .afterTrial:
      "El periodo introductorio de {product} ha terminado y su renovación no se había cancelado. El cargo de {amount} del {charged} es el primer pago normal y paga el tiempo hasta el {access}."
    case .discounted:
      "El cargo de {amount} del {charged} es un pago de {product} a precio reducido. Da acceso hasta el {access}."
    case .oneTime:
      "El {charged} compraste {product} una sola vez, por {amount}. No es una suscripción y nada se renueva."
    case .familyShared: "{family} comparte {product} contigo. El {charged} no se te cobró nada."
    case .accessPaid:
      "Tienes acceso a {product} hasta el {access}, el final del periodo cobrado el {charged} ({amount})."
    case .accessShared:
      "Tienes acceso a {product} hasta el {access} porque {family} lo comparte contigo. Continúa mientras siga la suscripción de {family}."
    case .accessGrace:
      "La renovación de {product} no se pudo cobrar el {failed}. Un periodo de gracia mantiene el acceso hasta el {grace} mientras se reintenta el cobro."
    case .retry:
      "El pago {number} de {count} de {product} no se pudo cobrar el {failed}, así que ahora no hay acceso: un compromiso no tiene periodo de gracia. El cobro se reintenta hasta el {givesUp}; en cuanto se realice, el acceso vuelve."
    case .retryOther:
      "La renovación de {product} no se pudo cobrar el {failed}, así que ahora no hay acceso. El cobro se reintenta hasta el {givesUp}; en cuanto se realice, el acceso vuelve."
    case .expiredCancelled:
      "{product} terminó el {ended} porque su renovación se había cancelado el {cancelled}. No se cobra nada más."
    case .expiredBilling:
      "Un cobro de {product} falló el {failed} y se reintentó durante {retryDays} sin éxito, así que la suscripción terminó el {ended}. No se cobra nada más."
    case .expiredPriceIncrease:
      "El precio de {product} iba a subir a {newPrice}, y eso requería que lo aceptaras. El {ended} no constaba, así que la suscripción terminó en lugar de renovarse. No se cobra nada más."
    case .expiredNotForSale:
      "{product} iba a renovarse el {ended} y entonces ya no estaba a la venta, así que terminó. No se cobra nada más."
    case .expiredShared: "{family} ya no comparte {product} contigo, así que tu acceso terminó el {ended}."
    case .revokedByRefund:
      "El {refundedAt} se reembolsaron {refunded} por el periodo en curso, así que {product} y su acceso terminaron. No se cobra nada más."
    case .sharingRevoked: "{family} dejó de compartir {product} contigo, así que tu acceso terminó el {ended}."
    case .commitmentEnd:
      "El compromiso con {product} empezó el {began} y tiene {count} pagos mensuales, así que termina el {end}. Esa fecha indica el progreso; el acceso depende de cada pago."
    case .commitmentEndMoved:
      "El compromiso con {product} habría terminado el {movedFrom}. El pago {movedBy} llegó tarde y las fechas siguientes se cuentan desde el día en que se cobró, así que ahora termina el {end}. El número de pagos sigue siendo {count}."
    case .commitmentEndExtended:
      "El compromiso con {product} empezó el {began} y tiene {count} pagos mensuales. Sus fechas se ampliaron en {days}, así que termina el {end}."
    case .commitmentNotBegun:
      "El compromiso con {product} no ha empezado: viene después del periodo introductorio, que termina el {access}. Si se cancela antes, no queda nada por pagar."
    case .commitmentOver: "El compromiso con {product} que empezó el {began} terminó el {end}."
    case .noCommitment: "{plan} no tiene compromiso: no hay un número de pagos que completar ni una fecha final."
    case .renews:
      "willAutoRenew es true porque la renovación de {product} no se ha cancelado: continúa después del último periodo pagado (hasta el {access})."
    case .renewsWhileOwed:
      "willAutoRenew es true aunque la renovación se canceló el {cancelled}, porque se refiere al siguiente periodo de facturación. Pendientes en el compromiso con {product}: {remaining}, {left} en total. Solo commitmentInfo.willAutoRenew es false."
    case .stopsInLastPayment:
      "willAutoRenew es false porque el pago {number} de {count} era el último del compromiso con {product} y la renovación se canceló el {cancelled}. No se cobra nada más y el acceso sigue hasta el {access}."
    case .stopsCancelled:
      "willAutoRenew es false porque la renovación de {product} se canceló el {cancelled}. No se cobra nada más y el acceso sigue hasta el {access}."
    case .stopsEnded: "willAutoRenew es false porque {product} terminó el {ended}: no queda nada que renovar."
    case .commitmentRenews:
      "commitmentInfo.willAutoRenew es true porque la renovación de {product} no se ha cancelado: tras los pagos de este compromiso se renueva el {end}."
    case .commitmentCancelled:
      "commitmentInfo.willAutoRenew es false porque la renovación de {product} se canceló el {cancelled}: nada se renueva el {end}. Los pagos del compromiso en curso continúan hasta entonces."
    }
  }
}

extension Explanation.Addition {
  var spanish: String {
    switch self {
    case .paymentsRemain: "Pendientes en este compromiso: {remaining}, {left} en total."
    case .lastPayment: "Es el último pago de este compromiso."
    case .endMoved: "Las fechas siguientes se movieron: el final del compromiso pasó del {movedFrom} al {end}."
    case .cancelledBefore:
      "La renovación, cancelada el {cancelled}, no tiene lugar; los pagos que quedan se siguen cobrando."
    case .resumedSince: "La renovación se reactivó el {resumed}."
    case .commitmentBegins:
      "Con este pago empieza un compromiso de {count} pagos mensuales, {total} en total, hasta el {end}."
    case .countsAsPayment: "Es el pago {number} de {count} del compromiso."
    case .givenBack: "Por la parte no usada del periodo anterior se devolvieron {givenBack}."
    case .refundedFull: "Se reembolsó por completo el {refundedAt}: {refunded}."
    case .refundedPart: "Una parte se reembolsó el {refundedAt}: {refunded}."
    case .refundEnded: "Como pagaba el periodo en curso, la suscripción y el acceso terminaron entonces."
    case .refundEndedNothing: "El reembolso no puso fin a la suscripción."
    case .refundReversed: "El reembolso de este pago se anuló el {reversedAt}."
    case .refundBroughtBack:
      "El reembolso de este pago se anuló el {reversedAt}, y la suscripción continúa con sus fechas de antes."
    case .replaced: "Un cambio de plan lo sustituyó el {replacedAt}."
    case .unusedGivenBack: "Por la parte no usada se devolvieron {refunded}."
    case .sharingEnded: "No se comparte desde el {refundedAt}."
    case .progressOnly: "El final del compromiso, el {end}, solo indica el progreso."
    case .extended: "Sus fechas se ampliaron en {days}."
    case .priceChanged: "Con este pago el precio cambió de {oldPrice} a {newPrice}."
    case .changeWaits: "El {termEnd} pasa a ser {nextPlan}."
    case .priceWaits: "Un nuevo precio de {newPrice} espera que lo aceptes; si no, la suscripción termina el {termEnd}."
    }
  }
}

extension Explanation.Advice {
  var spanish: String {
    switch self {
    case .cancelRenewal: "Si no quieres que se renueve, cancela en Ajustes › Cuenta de Apple › Suscripciones."
    case .renewAgain:
      "Si al final quieres que se renueve, reactiva la renovación en Ajustes › Cuenta de Apple › Suscripciones."
    case .askForRefund: "Puedes pedir el reembolso de este pago en reportaproblem.apple.com."
    case .askForRefundOfCurrent:
      "Puedes pedir el reembolso de este pago en reportaproblem.apple.com. Paga el periodo actual, así que un reembolso pondría fin de inmediato a la suscripción y al acceso."
    case .waitForRefund: "Se ha pedido el reembolso de este pago; no hay que hacer nada más hasta que se decida."
    case .updatePaymentMethod:
      "Para que el cobro se pueda realizar, actualiza el método de pago en Ajustes › Cuenta de Apple › Pago y envío."
    case .agreeToPrice:
      "Si aceptas el nuevo precio, confírmalo en Ajustes › Cuenta de Apple › Suscripciones; si no, no hay que hacer nada."
    case .askFamily: "Los cambios los hace la persona de la familia que paga."
    case .subscribeAgain: "Puedes volver a suscribirte en la app cuando quieras."
    case .nothing: "No tienes que hacer nada."
    }
  }
}

extension StoreRule {
  var spanish: String {
    switch self {
    case .monthlyPayments: "Cada pago de un compromiso es un cobro propio y paga un mes."
    case .monthsFromStart:
      "Los meses se cuentan desde el primer día pagado; si un mes no tiene ese día, cuenta su último día."
    case .commitmentRenews:
      "Tras el último pago empieza otro compromiso, salvo que la renovación se haya cancelado antes."
    case .cancellingStopsRenewal:
      "Cancelar detiene la renovación de un compromiso; los pagos que quedan en él se siguen cobrando."
    case .endsAtEnd: "Lo que se ha cancelado termina con el compromiso, o el periodo, en curso."
    case .accessFollowsPayment:
      "El acceso sigue el expirationDate de la última transacción; la fecha del compromiso solo indica el progreso."
    case .latePaymentMoves:
      "Un pago que llega tarde mueve su propio final y todas las fechas siguientes; el número de pagos no cambia."
    case .noGrace:
      "Un compromiso no tiene periodo de gracia: el acceso se detiene cuando falla un pago, y el cobro se reintenta durante 90 días."
    case .retryOfOthers:
      "Sin compromiso, una renovación fallida se reintenta durante 60 días; el acceso solo sigue en un periodo de gracia."
    case .graceKeepsDates: "En un periodo de gracia el acceso sigue, y una renovación pagada en él conserva sus fechas."
    case .renewsUntilCancelled:
      "Sin compromiso, una suscripción se renueva al final de cada periodo hasta que se cancela."
    case .changeAtOnce:
      "Un cambio a un nivel superior, o al mismo nivel sin compromiso en curso, empieza de inmediato; la parte no usada se devuelve."
    case .changeWaits: "Cualquier otro cambio espera a que termine el compromiso, o el periodo si no lo hay."
    case .trialComesFirst:
      "Una prueba gratuita, o un descuento pagado por adelantado, va antes del compromiso: si se cancela a tiempo, no se debe nada."
    case .discountCounts:
      "Un descuento vale para los pagos para los que se ofreció; en un compromiso cuentan entre sus pagos."
    case .refundOfEarlier:
      "El reembolso de un periodo anterior no cambia nada más: el compromiso, los pagos y el acceso continúan."
    case .refundOfCurrent: "El reembolso del periodo actual pone fin de inmediato a la suscripción y al acceso."
    case .reversal:
      "Un reembolso anulado antes del final del periodo devuelve la suscripción; más tarde solo anula el reembolso."
    case .priceNeedsConsent:
      "Una subida de precio grande, o una segunda en un año, requiere que el cliente la acepte antes de la renovación."
    case .priceWaitsForRenewal:
      "Un compromiso, o un periodo, en curso conserva su precio; un precio nuevo se aplica cuando se renueva."
    case .extensionMovesAll:
      "Una ampliación mueve el periodo actual, el final del compromiso y todas las fechas siguientes."
    case .notForSale: "Lo que ya no está a la venta no se renueva."
    case .familySharing: "Lo que comparte un miembro de la familia sigue mientras esa persona lo tenga y lo comparta."
    case .boughtOnce: "Lo que se compra una vez se cobra una vez y no se renueva."
    case .periodFlag:
      "willAutoRenew habla del siguiente periodo de facturación: true mientras quedan pagos y, tras cancelar, false en el último."
    case .commitmentFlag:
      "commitmentInfo.willAutoRenew habla de lo que sigue al compromiso: false desde la cancelación."
    }
  }
}
