extension CopyLexicon {
  static let english = CopyLexicon(
    perMonth: #"(?:per|a|each|every) month\b|/ ?mo(?:nth|\b)|monthly\b|p\.? ?m\b\.?|per mo\b|x ?12\b|x ?\{payments\}"#,
    monthlyBefore:
      #"(?:monthly|per month|a month|each month|every month|(?:payments?|instal?lments?|charges)(?: of| at)?|months (?:of|at)|12 ?x|\{payments\} ?x|monthly price(?: of)?)"#,
    perYear:
      #"(?:per|a|each|every|for a|for one|for 1|for the|for the whole|for the full|for a whole|for a full|for the entire|today for one|today, and the whole) (?:whole |full )?year\b|/ ?y(?:ea)?r\b|(?:billed |charged |paid )?(?:yearly|annually)\b|p\.? ?a\b\.?|per annum|once a year"#,
    yearlyBefore:
      #"(?:yearly|annual(?:ly)?|per year|a year|billed as|annual price(?: of)?|yearly price(?: of)?|once a year)"#,
    perDayOrWeek: #"(?:per|a|each|every) (?:day|week)\b|/ ?(?:day|week|wk)\b|daily\b|weekly\b"#,
    dailyBefore: #"(?:per|a|each|every) (?:day|week)"#,
    totalAfter:
      #"(?:in total|total\b|in all\b|altogether|all together|overall|in sum|(?:over|across|for|spread over) (?:the |all |your )?(?:12|twelve|\{payments\}|full|whole|entire)[ -]?(?:months|payments|month|year|term|commitment)|commitment\b|all in\b)"#,
    totalBefore:
      #"(?:total(?: commitment| price| cost| amount)?(?: is| of| comes to| comes out at)?|in total(?: you (?:pay|commit to))?|in all|altogether|sum(?: of)?|adds? up to|comes to|which makes|that makes|that is|commit to|makes|=)"#,
    filler: #"(?:only|just|a total of|an? |you pay|about|around|exactly|of|is|at|for|to|now|then)"#,
    about: #"\b(?:about|around|approximately|approx\.?|roughly|nearly|circa|ca\.|some)|~|≈"#,
    payments:
      #"(?:12|\btwelve|\ba dozen|\{payments\})[ -]?(?:(?:equal|monthly|more|new|small|easy|separate|consecutive) )*(?:payments?|instal?lments?|charges|months?|times|x)\b|x ?(?:12|twelve|\{payments\})(?![0-9a-z])|\b(?:one|1|a|full)[ -]year (?:of )?commitment|payment (?:12|\{payments\})|for (?:a|one|1|the|a whole|a full|the whole) year\b|(?:annual|yearly|year-long) commitment|commit (?:to|for) (?:a|one) year"#,
    twelve: #"12|twelve|\{payments\}"#,
    year:
      #"\bannual\b|\byearly\b|(?:whole|entire|full|all) year|(?:for|get|all) the year|1 year|one-year|12-month (?:access|pass)|\ba year\b|year'?s? (?:of|access)|one year|12 months of|year-round"#,
    renewal: #"\brenew(?:s|al|ed|ing)?\b|auto-?renew\w*"#,
    remaining:
      #"(?:remaining|outstanding|rest of (?:the|your)|left(?:over)?|unpaid)[a-z0-9{} ]{0,24}(?:payments?|instal?lments?|charges|months|commitment|balance)|(?:payments?|instal?lments?|charges)[^|]{0,30}?(?:remain|left|still to (?:come|pay|be paid)|go on|continue|keep coming|are still|still (?:due|apply|charged)|already agreed)|still (?:be )?(?:charged|owe|due|pay|billed)|until (?:all|the) (?:12|twelve|\{payments\})|(?:does|do|will) not (?:stop|end|cancel) (?:the|your|any)[a-z ]{0,20}(?:payments?|charges|instal?lments?|commitment)|doesn't (?:stop|end|cancel) (?:the|your|any)[a-z ]{0,20}(?:payments?|charges|instal?lments?|commitment)|all (?:12|twelve|\{payments\}) payments (?:are|remain|will)|(?:stops|turns off|ends|prevents) (?:only )?(?:the|your) (?:next|following) (?:commitment|term|year)|commitment (?:runs|continues|goes on)|remain(?:ing)? (?:due|payable)|remaining: ?[0-9{]|(?:^|[^0-9])(?:[1-9]|1[01]) (?:more |further )?payments? (?:of|left)|cannot cancel the remaining|(?:payments?|charges) (?:go on|continue)|continue (?:to be charged|paying)|keep paying"#,
    cancelAnyTime:
      #"(?:cancel|stop|quit|leave|end|unsubscribe|opt out|walk away|terminate|pause)(?:l?able|l?ing|lation)?\b[^.|]{0,30}?(?:any ?-?time|whenever|when(?:ever)? you (?:like|want|wish|please)|at will|instantly|in (?:a|one|two) (?:tap|click)s?|with (?:a|one) (?:tap|click)|(?:in|at) any moment|the moment you)|(?:any ?-?time|whenever you (?:like|want|wish)|at any moment)[^.|]{0,20}?(?:cancel|unsubscribe|quit|cancell?ation)|(?:flexible|free|easy) cancell?ation|cancell?ation (?:is )?(?:possible )?(?:at )?any ?-?time|free to (?:leave|cancel|go)"#,
    noCommitment:
      #"\b(?:no|zero|without(?: any| a)?|never any) (?:[\w-]+ ){0,2}?(?:commitments?|contracts?|strings|obligations?|lock-?in|ties|tie-in|minimum term)\b|commitment[- ]free|contract[- ]free|not (?:locked|tied) in|non-binding|obligation[- ]free|month[- ]to[- ]month|month by month|stay (?:only )?(?:as long as|for as long as) you (?:like|want)|pay as you go"#,
    cancellingStops:
      #"(?:cancel|unsubscribe|quit|leave|(?:stop|end) (?:the|your|this) (?:subscription|plan|membership))[^|]{0,50}?(?:never (?:be )?(?:charged|billed|pay)|(?:a|one|another) (?:cent|penny|dime) more|(?:won\'t|not) pay|(?:pay|owe|charged|billed|cost)[a-z ]{0,12}nothing(?: more| else)?|nothing more (?:to pay|is charged|will be)|no (?:more|further|additional) (?:charges|payments|costs|fees|bills)|won't be (?:charged|billed)|(?:not|never) be (?:charged|billed)|stop paying|payments? (?:end|stop)s?|charges (?:end|stop))|(?:stop|end)s? (?:paying|(?:all |your |the )?(?:payments?|charges))[^|]{0,25}(?:when|as soon as|once|by|if)[^|]{0,12}cancel|only pay (?:for )?(?:the months|what|as long)|nothing to lose"#,
    cancelling: #"\bcancel\w*"#,
    before: #"\bbefore\b|\{trialends\}|during (?:the|your) (?:trial|free)|in that week|within (?:the|your)|\btrial\b"#,
    free:
      #"\bfree\b|on us\b|on the house|costs? (?:you )?nothing|no charge\b|without (?:charge|paying)|for nothing|\btrial\b|complimentary|\$0(?:\.00)?\b|pay nothing (?:today|now|for)|nothing to pay|no payment (?:today|now|needed|required|for|until)|no (?:card|credit card) (?:needed|required)|at no cost|0 (?:\$|€)"#,
    notFree:
      #"\b(?:ad|ads|hands|stress|worry|distraction|commitment|contract|risk|carefree|hassle|obligation|error|jargon|gluten|sugar|interruption|advert|pressure)s?[- ]free\b|feel free|free (?:yourself|your)|free (?:of|from|up|to (?:explore|choose|leave|cancel|go|use|pick|switch|move)|time|choice|speech|hand|movement|style|spirit|resources|cancell?ation|form)|freedom|free-?(?:form|style|flow)|set (?:\w+ )?free|not free|trial and error|free (?:kicks?|throws?|weights?)"#,
    singlePayment:
      #"(?:one|1)[- ](?:single |one-?time |only )?(?:payment|charge)\b(?! (?:of|a|per|each|every) month)|single (?:payment|charge)|one-?time (?:payment|charge|fee|purchase)|pay (?:for )?(?:it )?(?:just |only )?once\b(?! (?:a|per|each|every) month)|paid once|billed (?:once|yearly|annually)|charged (?:once|yearly|annually)|paid up ?-?front|pay (?:it )?up ?-?front|all at once|(?:pay|paid|charged|total)\b[^.|]{0,16} at once|in one go|in full (?:today|up ?-?front|now)"#,
    instalments:
      #"(?:12|twelve|\{payments\}|monthly|in) (?:monthly |equal |easy )?(?:payments|instal?lments|charges)|(?:billed|charged|paid|pay|charge)(?: you)? (?:monthly|every month|each month|by the month|per month|once a month)|monthly (?:billing|payments?|charges?)"#,
    forever:
      #"\b(?:forever|for ?ever|lifetime|for life|lifelong|keep it for good|yours for good|for good\b|own it|permanent(?:ly)?|never pay again|once and for all)\b"#,
    neverRenews:
      #"never renews|(?:does|will) not (?:auto-?)?renew|(?:doesn't|won't) (?:auto-?)?renew|no (?:auto-?|automatic )?renewals?\b|without (?:auto-?|automatic )?renewals?|nothing renews|ends automatically|not a subscription"#,
    monthAndYear:
      #"(?:per|a|each|every|/) ?mo(?:nth)?\b,? ?(?:(?:per|a|each|every) (?:year|annum)|/ ?y(?:ea)?r|yearly|annually)|(?:per|a|each|every|/) ?y(?:ea)?r\b,? ?(?:(?:per|each|every) month|/ ?mo(?:nth)?|monthly)|monthly (?:yearly|annual(?:ly)?)|(?:annual|yearly) monthly"#,
    vague:
      #"(?:all|unlock|every|get|more|our|exclusive|extra|full|amazing|great|the|enjoy|awesome|best|incredible|with)[a-z' ]{0,24}(?:premium|pro|plus|exclusive|extra|advanced|special|vip|amazing|awesome|great|powerful|additional|incredible|fantastic)[a-z' ]{0,14} (?:features?|benefits?|content|perks|functions?|functionality|tools|extras|advantages|access|experience)|^(?:premium|pro|exclusive|vip|advanced|extra) (?:features?|benefits?|content|perks|access|experience)|(?:unlock|get|access|enjoy|have) (?:to )?(?:everything|it all|the full (?:app|experience|version|potential))|full access|all[- ]access|everything (?:included|unlocked|you (?:need|want))|access (?:to )?all areas|unlimited (?:access|everything)|(?:and|&) (?:so )?(?:much|many|lots)? ?more\b|all (?:the )?(?:features|benefits|perks|extras)\b|(?:so|much) much more|exclusive (?:\w+ )?(?:features?|benefits?|content|perks|extras|advantages)|vip (?:treatment|status)|take .{0,20} to the next level|and more\b|all the good stuff"#,
    named: #":|\(|such as|including|includes|for example|like\b"#,
    saving:
      #"\bsav(?:e|es|ing|ings)\b[^.|]{0,24}?(?:[0-9]+ ?%|percent|half|big|money|\{|[$€£¥]|[0-9]|more|up to)|[0-9]+ ?(?:%|percent) (?:off|cheaper|less|discount|savings?)|half(?: the)? price|best (?:value|deal|price|offer)|biggest (?:saving|discount)|huge (?:saving|discount)s?|(?:massive|big|great) (?:saving|discount|deal)s?|[0-9]+ months? free|cheapest|lowest price|unbeatable|(?:a )?steal\b|bargain"#,
    basis:
      #"\bthan\b(?! (?:a|an|one) )|compared (?:with|to)|versus|\bvs\b|instead of|against\b|over paying|relative to|off the (?:monthly|yearly|price)|rather than|next to (?:the )?(?:monthly|12|paying)"#,
    difference: #"less\b|more\b(?! payments)|cheaper|off\b|saved|lower|in savings|saving"#,
    differenceBefore: #"(?:saves?|saving|you save|costs you|discount of|cheaper by|less by)"#,
    urgency:
      #"(?:only|just) (?:for )?(?:today|now|this (?:week|weekend|month)|tonight|a few (?:hours|days))\b|(?:today|tonight|this (?:week|weekend)) only|last (?:chance|call|day|days|hours|few|minute|spots|orders)|final (?:hours|days|chance|call)|hurry|limited[- ]time|for a limited|limited (?:offer|spots|places|edition offer)|ends? (?:today|tonight|soon|tomorrow|at midnight|in [0-9]+|this (?:week|sunday|friday|weekend))|expir(?:es|ing) (?:today|tonight|soon|tomorrow|in|at)|don't miss|miss out|act (?:now|fast)|before it'?s (?:too late|gone)|(?:while|as long as) (?:it|stocks?|supplies|they) lasts?|only [0-9a-z ]{1,12} (?:left|remaining)\b|now or never|(?:until|till|by|before) midnight|valid (?:only )?(?:until|for)|[0-9]+ (?:hours?|minutes?|mins?|hrs?) (?:left|only|remaining)|time is running out|flash (?:sale|deal)|prices? (?:go|goes|going) up|running out|price (?:goes|will go) up|prices? (?:rise|increase)s? (?:soon|tomorrow|tonight)|countdown|while you (?:still )?can|almost gone|going fast|soon gone|deadline|now before|before (?:the )?prices?|selling fast|few (?:places|spots|seats) left|grab it"#,
    negation: #"\bnot\b|\bcannot\b|n't\b|\bno (?:monthly|single)\b|\bnever\b"#,
    ending: #"\bends?\b|\bended\b|\bover\b|\{ends\}"#,
    asking: #"^[\"¿ ]*(?:what|how|can i|does|do i|where|when|why|who|will i|is it|am i|which)\b"#,
    today: #"\btoday\b|\bnow\b"#)
}
