extension CopyLexicon {
  static let spanish = CopyLexicon(
    perMonth: #"(?:al|por|cada|el|a el) mes\b|/ ?mes\b|mensual(?:es|mente)?\b|x ?12\b|x ?\{payments\}|todos los meses"#,
    monthlyBefore:
      #"(?:mensual(?:es|idades|mente)?|al mes|cada mes|por mes|(?:pagos|cuotas|mensualidades|plazos|cargos)(?: mensuales| iguales)?(?: de| a)?|meses (?:de|a)|12 ?x|\{payments\} ?x|precio mensual(?: de)?)"#,
    perYear:
      #"(?:al|por|cada|por un|por el|todo el|un|durante un) ano\b|/ ?ano\b|anual(?:es|mente)?\b|hoy por un ano|hoy y tienes todo el ano|una vez al ano|por 12 meses de acceso|por todo el ano"#,
    yearlyBefore:
      #"(?:anual(?:mente)?(?: de)?|al ano|por ano|facturad[oa] (?:como|a)|precio anual(?: de)?|una vez al ano)"#,
    perDayOrWeek: #"(?:al|por|cada) dia\b|/ ?dia\b|diarios?\b|(?:a la|por|cada) semana\b|/ ?semana\b|semanal(?:es)?\b"#,
    dailyBefore: #"(?:al|por|cada) dia|(?:a la|por|cada) semana"#,
    totalAfter:
      #"(?:en total|de total|total\b|en conjunto|por los 12 meses|por (?:las|los) (?:12|doce|\{payments\})|por todo el compromiso|de compromiso)"#,
    totalBefore:
      #"(?:total(?: a pagar| del compromiso)?(?: es| es de| de| son)?|en total(?: pagas| son)?,?|compromiso total|importe total(?: de)?|suman?|son|es decir|hacen?|lo que (?:hace|da)|=)"#,
    filler:
      #"(?:solo|solamente|tan solo|apenas|un total de|unos|aproximadamente|de|a|por|es|son|pagas|cada uno|ahora|luego)"#,
    about:
      #"\b(?:unos|unas|aproximadamente|aprox\.?|alrededor de|cerca de|casi|mas o menos|equivale(?:nte)? a (?:unos|aprox))|~|≈"#,
    payments:
      #"(?:12|\bdoce|\buna docena de|\{payments\})[ -]?(?:(?:comodos|iguales|nuevos|otros|mas) )*(?:pagos?|cuotas?|mensualidades|plazos|cargos|cobros|mes(?:es)?|veces|x)\b|x ?(?:12|doce|\{payments\})(?![0-9a-z])|compromiso (?:de un ano|anual|de 1 ano)|por un ano\b|durante un ano|de un ano de compromiso"#,
    twelve: #"12|doce|\{payments\}"#,
    year: #"\banual\b|(?:un|todo el|el) ano(?: entero| completo)?\b|ano entero|12 meses de acceso"#,
    renewal: #"renuev\w*|renova\w*|autorrenov\w*"#,
    remaining:
      #"(?:pagos?|cuotas?|mensualidades|cargos|plazos)[^|]{0,26}?(?:restantes?|pendientes?|que (?:queden|quedan|falten|faltan|resten|restan)|siguen|continuan|por (?:pagar|venir)|se siguen)|(?:restantes|pendientes) (?:pagos|cuotas)|resto de (?:los|las|tus|sus) (?:pagos|cuotas|mensualidades|meses|12)|se (?:siguen|seguiran|te seguiran) cobrando|segui(?:ras|ra) pagando|sigues pagando|no (?:detiene|cancela|anula|elimina|para|termina)[a-z ]{0,8}(?:los|las|tus|sus) (?:pagos|cuotas|mensualidades)|hasta (?:completar|terminar)|siguen cobrando|pero no los pagos|(?:queden|quedan|faltan) (?:\w+ ){0,3}(?:pagos|cuotas|meses)|(?:^|[^0-9])(?:[1-9]|1[01]) (?:pagos|cuotas) de|se cobran igualmente|debes (?:los|las|el resto)|solo (?:detiene|evita|para) (?:la renovacion|el siguiente compromiso)"#,
    cancelAnyTime:
      #"(?:cancel\w*|anul\w*|date de baja|darte de baja|dese de baja|baja|dejar?lo|dejar|deja|abandona\w*|termina\w*|interrump\w*)\b[^.|]{0,26}?(?:cuando (?:quieras|quiera|desees|desee|gustes|te apetezca|lo desees|te venga bien|te convenga|te parezca)|en (?:unos )?segundos|en cualquier momento|en todo momento|a cualquier hora|al instante|con un (?:toque|clic)|libremente|sin preguntas)|(?:cuando quieras|en cualquier momento)[^.|]{0,16}?(?:cancel\w*|date de baja|anul\w*)|cancelacion (?:libre|flexible|inmediata)|libre de cancelar"#,
    noCommitment:
      #"(?:sin|cero|ningun) (?:\w+ ){0,2}?(?:compromisos?|permanencia|ataduras|contratos?|obligacion(?:es)?|plazo minimo|letra pequena)\b|ni (?:ataduras|permanencia|compromiso)|no hay (?:permanencia|compromiso|contrato)|no te comprometes|mes a mes|sin comprometerte|quedate (?:solo )?(?:el tiempo|mientras)"#,
    cancellingStops:
      #"(?:cancel\w*|date de baja|baja|anul\w*|(?:deja|termina) (?:la|tu) suscripcion)[^|]{0,40}?(?:no (?:volveras a|vuelves a|se te|te|pagaras|pagas|habra|hay)[a-z ]{0,18}(?:pagar|cobr\w+|nada|mas|cargos|pagos)|deja(?:s|ras)? de pagar|nunca mas|ningun (?:cargo|pago|cobro)|no pag\w+ (?:nada|mas)|se (?:acaban|terminan|detienen) (?:los|tus) (?:pagos|cargos|cobros))|dejas? de pagar (?:cuando|en cuanto|al)|solo pagas (?:los meses|lo que)"#,
    cancelling: #"\bcancel\w*|date de baja|anul\w*"#,
    before: #"\bantes\b|\{trialends\}|durante la prueba|en esa semana|periodo de prueba|semana gratis"#,
    free:
      #"\bgratis\b|\bgratuit\w+\b|\bprueba(?:lo|la)?\b|sin (?:coste|costo|cargo|pagar)|invita la casa|no (?:te )?cuesta nada|0 ?€|cortesia|no pagas nada (?:hoy|ahora)|(?:hoy|ahora) no pagas nada|nada que pagar|sin tarjeta|regalo|te regalamos"#,
    notFree:
      #"sientete libre|a prueba de|prueba de (?:nivel|examen|fuego)|pon(?:te|lo|la)? a prueba|pruebas? (?:y error|de examen)|(?:no es|nada es) gratis"#,
    singlePayment:
      #"(?:un|en un) (?:unico|solo) (?:pago|cargo|cobro)|pago unico|paga(?:s|lo)? (?:solo )?una (?:sola )?vez(?! al mes| cada mes| por mes)|de una (?:sola )?vez|(?:se (?:cobra|factura)|facturad[oa]|cobrad[oa]) (?:una vez al ano|anualmente|al ano|por ano)|por adelantado"#,
    instalments:
      #"(?:12|doce|\{payments\}|en) (?:comodos |comodas )?(?:pagos|cuotas|mensualidades|plazos)|(?:pagos|cuotas|cargos) mensuales|(?:se cobra|cobrad[oa]|facturad[oa]|pagas?|pagad[oa]) (?:cada mes|mensualmente|al mes|mes a mes|todos los meses)"#,
    forever: #"para siempre|de por vida|vitalici\w+|nunca mas pag\w+|tuy[oa] para|de forma permanente|permanente\b"#,
    neverRenews: #"nunca se renueva|no se renueva(?! si)|sin renovacion(?:es)?|nada se renueva|no es una suscripcion"#,
    monthAndYear:
      #"(?:al|por|cada|/) ?mes,? ?(?:(?:al|por|cada) ano|/ ?ano|anual(?:es|mente)?)|(?:al|por|cada|/) ?ano,? ?(?:(?:al|por|cada) mes|/ ?mes)|mensual(?:es)? (?:anual|al ano)"#,
    vague:
      #"(?:todas? las?|todos? los?|todo el|desbloquea|accede|disfruta|consigue|obten)[a-z ]{0,28}(?:funciones?|contenidos?|ventajas|beneficios|herramientas|extras|experiencia|caracteristicas|funcionalidades)[a-z ]{0,12}(?:premium|pro|exclusiv\w+|avanzad\w+|especial\w*|extra|vip)|(?:funciones|contenidos?|ventajas|beneficios|acceso|experiencia) (?:premium|pro|exclusiv\w+|vip|avanzad\w+|especiales)|acceso (?:total|completo|ilimitado)|y (?:mucho|muchas|muchos) mas|desbloquea(?:lo)? (?:todo|la app|la version completa)|accede a todo\b|todas las (?:ventajas|funciones|funcionalidades)\b|y mas\b$|lleva .{0,24}al siguiente nivel|todo lo que (?:necesitas|quieras)"#,
    named: #":|\(|como por ejemplo|incluid\w+|incluye|por ejemplo|tales como"#,
    saving:
      #"ahorr\w*[^.|]{0,20}?(?:[0-9]+ ?%|por ciento|mitad|\{|[$€£]|[0-9]|mas|hasta|dinero|mucho)|[0-9]+ ?% (?:de )?(?:descuento|menos|ahorro|mas barato)|mitad de precio|mejor (?:precio|oferta|valor|opcion)|gran (?:ahorro|descuento)|[0-9]+ mes(?:es)? gratis|descuento (?:del|de un)|el mas barato|chollo|ganga|precio imbatible|superoferta|oferton"#,
    basis:
      #"frente a|respecto (?:a|de|al)|comparad\w+ con|en comparacion|en (?:lugar|vez) de|que (?:con|los|las|el|la|pagando|pagar|si)|en relacion"#,
    difference: #"menos\b|mas barato|de descuento|de ahorro|mas\b(?! pagos)"#,
    differenceBefore: #"(?:ahorr\w+|te ahorras|descuento de|cuesta)"#,
    urgency:
      #"solo (?:por )?(?:hoy|esta semana|este mes|ahora|unas horas)|hoy solamente|unicamente hoy|ultim\w+ (?:oportunidad|dia|dias|horas|plazas|llamada)|date prisa|apresurate|\bcorre(?: que|,|!|$)|tiempo limitado|por tiempo|plazas limitadas|oferta limitada|(?:termina|acaba|caduca|finaliza|vence) (?:hoy|esta noche|pronto|manana|en [0-9]+|el domingo|a medianoche)|no te (?:lo|la) pierdas|no (?:dejes|la dejes|lo dejes) (?:pasar|escapar)|antes de que (?:sea tarde|se acabe|suba)|ahora o nunca|hasta (?:la )?medianoche|hasta (?:agotar|fin de)|quedan? (?:solo|pocas|pocos|[0-9]+ (?:horas?|dias?|minutos?|plazas?))|hasta agotar|se acaba|cuenta atras|aprovecha (?:ya|ahora)|solo quedan|el precio (?:sube|subira)"#,
    negation: #"\bno\b|\bnunca\b|\bsin\b|\btampoco\b"#,
    ending: #"termina\w*|finaliza\w*|acaba\w*|\{ends\}|fin\b"#,
    asking: #"^[\"¿ ]*(?:que|como|puedo|donde|cuando|por que|quien|se me|cancelar|debo)\b"#,
    today: #"\bhoy\b|\bahora\b"#)
}
