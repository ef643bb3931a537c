/// A lexicon whose words are ready to be found.
struct CompiledLexicon {
  let amount = CopyPattern(#"\{(?:monthly|total|price|permonth)\}|"# + TypedAmount.pattern)
  let monthAfter, yearAfter, dailyAfter, totalAfter, differenceAfter, aboutAfter: CopyPattern
  let monthBefore, yearBefore, dailyBefore, totalBefore, differenceBefore, aboutBefore: CopyPattern
  let payments, year, renewal, remaining, cancelAnyTime, noCommitment, cancellingStops, cancelling, before: CopyPattern
  let free, notFree, singlePayment, instalments, forever, neverRenews, monthAndYear: CopyPattern
  let vague, named, saving, basis, urgency, negation, ending, asking, today: CopyPattern
  /// Words that set another plan beside this one.
  let comparing, comparedBefore: CopyPattern

  init(_ lexicon: CopyLexicon) {
    let filler = "(?:\(lexicon.filler)[ :,]*){0,3}"
    func after(_ words: String) -> CopyPattern {
      CopyPattern("^(?:[ )\\]:,;*-]*\(filler)(?:\(words))| ?\\((?:\(words))\\))")
    }
    func before(_ words: String) -> CopyPattern {
      CopyPattern("(?:\(words))[ :,(=-]*\(filler)(?:\(lexicon.about))?[ :(]*$")
    }
    (monthAfter, monthBefore) = (after(lexicon.perMonth), before(lexicon.monthlyBefore))
    (yearAfter, yearBefore) = (after(lexicon.perYear), before(lexicon.yearlyBefore))
    (dailyAfter, dailyBefore) = (after(lexicon.perDayOrWeek), before(lexicon.dailyBefore))
    (totalAfter, totalBefore) = (after(lexicon.totalAfter), before(lexicon.totalBefore))
    (differenceAfter, differenceBefore) = (after(lexicon.difference), before(lexicon.differenceBefore))
    aboutBefore = CopyPattern("(?:\(lexicon.about))[^.|]{0,16}$")
    aboutAfter = CopyPattern("^[^|.]{0,20}?(?:\(lexicon.about))")
    payments = CopyPattern(lexicon.payments)
    year = CopyPattern(lexicon.year)
    renewal = CopyPattern(lexicon.renewal)
    remaining = CopyPattern(#"\{remaining\}|"# + lexicon.remaining)
    cancelAnyTime = CopyPattern(lexicon.cancelAnyTime)
    noCommitment = CopyPattern(lexicon.noCommitment)
    cancellingStops = CopyPattern(lexicon.cancellingStops)
    cancelling = CopyPattern(lexicon.cancelling)
    self.before = CopyPattern(lexicon.before)
    free = CopyPattern(lexicon.free)
    notFree = CopyPattern(lexicon.notFree)
    singlePayment = CopyPattern(lexicon.singlePayment)
    instalments = CopyPattern(lexicon.instalments)
    forever = CopyPattern(lexicon.forever)
    neverRenews = CopyPattern(lexicon.neverRenews)
    monthAndYear = CopyPattern(lexicon.monthAndYear)
    vague = CopyPattern(lexicon.vague)
    named = CopyPattern(lexicon.named)
    saving = CopyPattern(lexicon.saving)
    basis = CopyPattern(lexicon.basis)
    urgency = CopyPattern(lexicon.urgency)
    negation = CopyPattern(lexicon.negation)
    ending = CopyPattern(lexicon.ending)
    asking = CopyPattern(lexicon.asking)
    today = CopyPattern(lexicon.today)
    comparedBefore = CopyPattern("(?:\(lexicon.basis))[^|]{4,40}$")
    comparing = CopyPattern("(?:\(lexicon.basis))|(?:\(lexicon.difference))")
  }
}
