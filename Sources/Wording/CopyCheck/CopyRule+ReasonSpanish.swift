extension CopyRule {
  var spanishReason: String {
    switch self {
    case .bothPrices: "El precio de un pago y el total del compromiso van juntos: quien ve uno debe ver el otro."
    case .annualForMonthlyPrice: "Se promete un año al precio de un mes. Sin los 12 pagos y el total, induce a error."
    case .paymentsStated: "Se nombran importes, pero no el compromiso: di cuántos pagos son."
    case .amountsDisagree: "Los pagos no suman el total indicado."
    case .cancelAnyTime:
      "Cancelar solo detiene la renovación. Junto a un compromiso hay que decir que los pagos que queden se siguen cobrando."
    case .noCommitment: "Este plan es un compromiso de 12 pagos; decir que no lo hay no es cierto."
    case .cancellingStopsPayments: "Cancelar no detiene los pagos que quedan del compromiso."
    case .freeWithoutPrice: "Quien lee que algo es gratis debe leer en el mismo sitio lo que cuesta después."
    case .contradictsPlan: "Estas palabras describen otro tipo de plan."
    case .computedAmount:
      "Un importe calculado que nunca se cobra solo puede ir después del que se cobra, y como aproximado."
    case .periodStated: "Un precio no dice nada sin lo que paga: nombra el periodo."
    case .vagueFeatures: "Nadie puede saber con esto qué recibe. Nombra las funciones."
    case .savingClaim: "Un ahorro solo es cierto frente a algo: nombra el precio con el que se compara."
    case .urgency: "La presión hace comprar lo que luego se quiere devolver, y App Review pone reparos."
    case .foreignCurrency: "Los importes deben estar en la única moneda de la tienda del cliente."
    case .typedPrice: "Un precio escrito a mano solo es correcto en una tienda y hasta el próximo cambio."
    case .trialNotOffered: "El plan no tiene prueba gratis para este cliente, y el texto la promete."
    case .renewalStated: "Nada en el paywall dice que la suscripción se renueva sola, cuándo y por cuánto."
    case .cancellingStated: "Nada en el paywall dice cómo cancelar y qué no detiene la cancelación."
    case .truncated: "El final de este texto no se puede leer a este tamaño."
    case .placeholdersDiffer: "La traducción omite un importe o una fecha que los demás idiomas dicen, o añade uno."
    case .accountTruth: "Los clientes preguntan: «He cancelado, ¿por qué me cobran?» Este texto tiene que responderlo."
    }
  }
}
