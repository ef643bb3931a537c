extension CopyLexicon {
  static let german = CopyLexicon(
    perMonth: #"(?:im|pro|je|jeden|den|per|der|/) ?monat\b|/ ?mon\b\.?|monatlich\w*|mtl\.?|x ?12\b|x ?\{payments\}"#,
    monthlyBefore:
      #"(?:monatlich\w*|im monat|pro monat|monatspreis(?: von)?|(?:zahlungen|monatsraten|raten|monatszahlungen|abbuchungen|betragen)(?: von| zu| a| uber)?(?: je| jeweils)?|monate lang je(?:weils)?|monate (?:zu|a|je)|12 ?x|\{payments\} ?x|monatsbetrag)"#,
    perYear:
      #"(?:im|pro|je|jedes|per|furs|fur ein|fur das|das|ein|/) ?(?:ganze[sn]? )?jahr\b|jahrlich\w*|p\. ?a\.?|heute fur ein jahr|und das ganze jahr|einmal im jahr|furs ganze jahr"#,
    yearlyBefore: #"(?:jahrlich\w*|im jahr|pro jahr|jahrespreis(?: von)?|abgerechnet (?:als|mit)|einmal im jahr)"#,
    perDayOrWeek: #"(?:am|pro|je|jeden|/) ?tag\b|taglich\w*|(?:in der|pro|je|jede|die|/) ?woche\b|wochentlich\w*"#,
    dailyBefore: #"(?:am|pro|je) tag|(?:pro|je) woche"#,
    totalAfter:
      #"(?:insgesamt|gesamt\b|zusammen\b|in summe|total\b|im ganzen|uber (?:die )?(?:12|zwolf|\{payments\}) monate|gesamtbetrag|gesamtpreis|fur alle|alles zusammen)"#,
    totalBefore:
      #"(?:gesamt(?:betrag|preis|kosten|summe|verpflichtung)?(?: ist| betragt| von)?|insgesamt(?: zahlst du| sind das)?|zusammen|in summe|summe|total|macht(?: zusammen)?|das (?:sind|macht)|also|ergibt|=)"#,
    filler:
      #"(?:nur|bloss|lediglich|gerade mal|von|je|jeweils|ca\.|etwa|rund|fur|zu|dann|heute|jetzt|ab|schon|insgesamt|eben mal)"#,
    about: #"\b(?:etwa|rund|ungefahr|circa|ca\.?|zirka|knapp|gut|annahernd|umgerechnet)|~|≈"#,
    payments:
      #"(?:12|\bzwolf|\bein dutzend|\{payments\})[ -]?(?:(?:gleiche|gleichen|weitere|weiteren|neue|kleine|monatliche|monatlichen|bequeme|bequemen) )*(?:zahlungen|raten|monatsraten|monatszahlungen|abbuchungen|monate?n?|mal|x)\b|(?:12|zwolf|\{payments\})-?monat\w*|x ?(?:12|zwolf|\{payments\})(?![0-9a-z])|(?:einjahrige|einem jahr|1 jahr|ein jahr|ein jahr lang|jahres)[a-z ]{0,4}(?:laufzeit|bindung|verpflichtung|lang)|fur ein jahr\b|jahresbindung"#,
    twelve: #"12|zwolf|\{payments\}"#,
    year: #"jahresabo\w*|jahresplan|jahreszugang|(?:ganzes|ganze|komplettes|volles) jahr|ein jahr\b|jahrlich\w*"#,
    renewal: #"verlanger\w*|erneuer\w*"#,
    remaining:
      #"(?:ubrig\w*|restlich\w*|verbleibend\w*|ausstehend\w*|offen\w*|noch (?:offene\w*|ausstehende\w*|fallig\w*)|weiteren)[a-z0-9{} ]{0,14}(?:zahlungen|raten|monatsraten|abbuchungen|monate|betrage|monatszahlungen|rate)|(?:zahlungen|raten|monatsraten|abbuchungen)[^|]{0,30}?(?:bleiben|laufen weiter|gehen weiter|weiter(?:hin)? (?:abgebucht|fallig)|noch (?:offen|fallig|abgebucht)|offen|ausstehen)|weiter(?:hin)? (?:abgebucht|fallig|berechnet|bezahlt)|zahlst (?:du )?(?:trotzdem |noch |weiter )|laufen weiter|(?:stoppt|beendet|verhindert) (?:nur|lediglich) (?:die (?:verlangerung|nachste)|das nachste)|nicht aber die|noch (?:[0-9]+|\{remaining\}) (?:zahlungen|raten)|(?:^|[^0-9])(?:[1-9]|1[01]) (?:zahlungen|raten) (?:von|zu)|noch abgebucht|bis (?:zum ende der|alle) (?:laufzeit|12|zwolf|zahlungen)|rest der (?:zahlungen|raten|laufzeit)"#,
    cancelAnyTime:
      #"(?:jederzeit|wann (?:immer )?du (?:willst|magst|mochtest)|wann (?:sie )?(?:wollen|mochten)|zu jeder zeit|mit einem (?:klick|tippen)|in sekunden|tag fur tag|monatlich)[^.|]{0,20}?(?:kundbar|kundig\w*|stornier\w*|beend\w*|aussteigen|abbestell\w*|aufhor\w*|abmeld\w*|kundigung)|(?:kundbar|kundig\w*|stornier\w*|beend\w*|kundigung|aussteigen|abbestell\w*|steig aus|hor auf)[^.|]{0,20}?(?:jederzeit|wann (?:immer )?(?:du|sie|es) |in sekunden|zu jeder zeit|sofort|mit einem (?:klick|tippen)|ohne frist)|flexibel kundbar|sofort kundbar|kundigungsfrist: keine|ohne kundigungsfrist"#,
    noCommitment:
      #"(?:ohne|keine?n?|null) (?:[\w-]+ ){0,2}?(?:\w*bindung|verpflichtung\w*|vertrag\w*|mindestlaufzeit|laufzeit|abo-?falle|haken|knebel\w*|vertragslaufzeit)\b|unverbindlich\w*|nicht gebunden|bleib(?:e|st)? (?:nur )?so ?lange? (?:du|wie)|von monat zu monat|monat fur monat|vertragsfrei"#,
    cancellingStops:
      #"(?:kundig\w*|stornier\w*|kundbar|beende\w*)[^|]{0,40}?(?:nie (?:wieder|mehr)|nichts mehr|keine (?:weiteren |weitere )?(?:zahlung\w*|kosten|abbuchung\w*|raten)|(?:zahlst|zahle|bezahlst)[a-z ]{0,12}(?:nichts|nicht mehr|keinen)|hort (?:das zahlen|die zahlung)|enden (?:die|deine|alle) (?:zahlungen|abbuchungen))|zahlst? nur (?:so ?lange|die monate)|mit der kundigung enden"#,
    cancelling: #"kundig\w*|kundbar|stornier\w*"#,
    before:
      #"\bvor(?:her)?\b|\bbis \{trialends\}|\{trialends\}|wahrend der (?:probe|test)\w*|in dieser woche|probe\w*|gratiswoche"#,
    free:
      #"\bgratis\w*|\bkostenlos\w*|\bkostenfrei\w*|\bprobe(?:woche|monat|abo|zeit\w*|n)?\b|\btesten\b|\bteste\b|\btestphase|\btestzeitraum|\btest\b|umsonst|geschenkt|kostet (?:dich )?nichts|ohne (?:kosten|zu zahlen|kreditkarte)|heute nichts|nichts zu (?:be)?zahlen|jetzt nichts (?:be)?zahlen|0 ?€|probier\w*|auf unsere kosten|schenken wir"#,
    notFree:
      #"werbefrei\w*|\btest(?:s|fragen|training)?\b (?:zu|in jeder|nach|fur)|wissenstest\w*|ubungstests?|probeprufung\w*|einstufungstest|teste (?:dein|dich|deine)|nicht (?:umsonst|gratis)|probier (?:neue|etwas)"#,
    singlePayment:
      #"(?:eine|einer|mit einer) (?:einzige[nr]?|einmalige[nr]?) (?:zahlung|abbuchung)|einmalzahlung|einmal(?:ig)? (?:zahlen|bezahlen|gezahlt)|zahl(?:e|st)? (?:du )?(?:nur )?einmal\b(?! (?:im|pro|je) monat)|auf einmal|(?:jahrlich|einmal (?:im|pro) jahr) (?:abgerechnet|abgebucht|bezahlt)|(?:abgerechnet|abgebucht) (?:wird )?(?:jahrlich|einmal (?:im|pro) jahr)|im voraus bezahlt"#,
    instalments:
      #"(?:12|zwolf|\{payments\}|in) (?:bequemen |bequeme |monatlichen |kleinen )?(?:zahlungen|raten|monatsraten|monatszahlungen)|monats(?:raten|zahlungen?)|monatlich\w* (?:abgebucht|gezahlt|zahlbar|abgerechnet|zahlungen?|raten|zahlung|abbuchung)|jeden monat (?:abgebucht|zahlen|bezahlen)"#,
    forever: #"fur immer|lebenslang\w*|ein leben lang|auf lebenszeit|dauerhaft|auf ewig|nie wieder zahlen"#,
    neverRenews:
      #"verlangert sich (?:nie|nicht)(?!,? wenn)|keine (?:automatische )?verlangerung|ohne (?:automatische )?verlangerung|nichts verlangert sich|(?:ist |^)kein abo\b"#,
    monthAndYear:
      #"(?:pro|im|/) ?monat,? ?(?:(?:pro|im|und|und pro) jahr|/ ?jahr|jahrlich)|(?:pro|im|/) ?jahr,? ?(?:(?:pro|im) monat|/ ?monat)|monatlich(?:er)? (?:pro jahr|jahrespreis)"#,
    vague:
      #"(?:alle|schalte|hol dir|geniesse|erlebe|nutze|sichere dir|entsperre|entdecke|mehr)[a-z ]{0,24}(?:premium|pro|exklusiv\w*|plus|vip|erweitert\w*|tolle\w*|besondere\w*)[- ]?(?:funktion\w*|inhalt\w*|vorteil\w*|feature\w*|extras|erlebnis\w*|zugang|tools)|(?:premium|pro|vip|exklusive)[- ](?:funktion\w*|inhalt\w*|vorteil\w*|feature\w*|zugang|erlebnis\w*|extras)|voller? zugang|vollzugriff|unbegrenzter? zug\w+|und (?:vieles|viel) mehr|alles freischalten|alle (?:vorteile|funktionen|features|extras)\b|und mehr\b|auf das nachste level|volle potenzial|exklusive\w* (?:vorteil\w*|inhalt\w*|extras)"#,
    named: #":|\(|zum beispiel|z\. ?b\.|wie etwa|darunter|inklusive|etwa\b"#,
    saving:
      #"\bspar\w*[^.|]{0,20}?(?:[0-9]+ ?%|prozent|halfte|\{|[$€£]|[0-9]|mehr|bis zu|geld|kraftig)|[0-9]+ ?(?:%|prozent) (?:rabatt|gunstiger|weniger|billiger|ersparnis|sparen|nachlass)|halber preis|zum halben preis|best(?:er|es|e) (?:preis|angebot|wert|deal)|riesen\w*rabatt|[0-9]+ monate? (?:gratis|geschenkt|kostenlos)|rabatt (?:von|auf)|am gunstigsten|schnappchen|unschlagbar\w*|tiefpreis|preisknaller|-[0-9]+ ?%"#,
    basis:
      #"gegenuber|verglichen mit|im vergleich|statt\b|anstatt|als (?:mit|bei|die|der|das|12|zwolf|monatlich)|anstelle"#,
    difference: #"weniger\b|gunstiger|billiger|rabatt|ersparnis|mehr\b|sparen"#,
    differenceBefore: #"(?:spar\w*|du sparst|rabatt von|kostet)"#,
    urgency:
      #"nur (?:noch )?(?:heute|jetzt|diese woche|dieses wochenende|kurze zeit|fur kurze zeit|wenige|[0-9]+ )|letzte[rsn]? (?:chance|tage?|stunden|gelegenheit|platze|aufruf|moglichkeit)|beeil\w*|schnell(?:,| sein| zugreifen)|zeitlich begrenzt|begrenzte(?:s)? (?:zeit|angebot|platze)|limitiert\w*|(?:endet|lauft|ablauft|endet) (?:heute|morgen|bald|in (?:kurze|wenigen|[0-9]+)|um mitternacht|sonntag)|lauft (?:heute|bald|morgen)[a-z ]{0,12}ab|nicht (?:verpassen|entgehen)|verpass\w*|jetzt oder nie|(?:bis|vor) mitternacht|gultig bis|bevor es zu spat|greif (?:jetzt )?zu|solange (?:der vorrat|verfugbar)|countdown|nur noch (?:wenige|[0-9]+)|der preis steigt|preis(?:e)? steigen (?:bald|morgen)|schlag (?:jetzt )?zu|heute nacht"#,
    negation: #"\bnicht\b|\bkeine?\w*\b|\bnie\b|\bohne\b"#,
    ending: #"endet\b|enden\b|beendet|lauft aus|\{ends\}|\bende\b"#,
    asking: #"^[\" ]*(?:was|wie|kann ich|wo|wann|warum|wer|stoppt|muss ich|werde ich|welche\w*)\b"#,
    today: #"\bheute\b|\bjetzt\b"#)
}
