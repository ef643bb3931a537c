/// Something that the program says, in every language: labels, keys, and sentences with named places such as `{date}`.
/// The words of an app's own paywall, account and help live in its catalog instead.
public enum Phrase: String, Hashable, Sendable, CaseIterable {
  // Everywhere
  case testStore, backOffice, hideNote, tooSmall, timelineNamed, systemNamed, yes, no, none, back, backTo, close
  case goBack, notNow, continueLabel, account, subscriptions, manage, time, help, restore, terms, privacy
  // Keys
  case keyPlan, keyContinue, keyOpen, keyWording, keyStorefront, keyLanguage, keySystem, keyAccount, keyTime
  case keyManage, keyPaywall, keyDisclosure, keyNextPart, keyScroll, keyChoose, keyPress, keyTake, keyFirst
  case keyTakeOffer
  case keyLast, keyPayment, keyNextItem, keyRefund, keyApprove, keyDecline, keyLetItHappen, keyDay, keyMonth
  case keyUndo, keyPaymentFails, keyPaymentWorks, keyLine, keyGoThere, keyToDate, keyEndOfTerm, keyNextPurchase
  case keyBackOffice, keyFieldNames, keyRedraw, keyQuit
  // Paywall
  case planMonthly, planYearly, planMonthToMonth, planOther, planOnce, planMonthlyDetail, planYearlyDetail
  case planMonthToMonthDetail, planOtherDetail, planOnceDetail, inTotal, yourPlan, yours, buttonCommitment,
    buttonCommitmentShort
  case buttonToday, comparisonLess, comparisonMore, paymentsGoOn, otherPlanRuns, choosePlan, choosePlanFirst
  case planNotSoldHere, planMissingInStorefront, planMissingOnSystem
  // Offers
  case offerTrial, offerTrialPlain, offerUpFront, offerUpFrontPlain, offerPayments, offerAllPayments
  case offerPaymentsPlain, offerDetailTrial, offerDetailUpFront, offerDetailPayments, offerShortTrial
  case offerShortUpFront, offerShortPayments, offerForYou, offerForRenewal, offerInstead, offerInAll, offerKey
  case buttonTrial, buttonTrialShort, buttonTrialPlain, buttonUpFront, buttonUpFrontShort, offerKindIntroductory
  case offerKindPromotional, offerKindWinBack, offerKindCode, sheetFirst, disclosureWithOffer
  case disclosureWithoutOffer, disclosureAll, cancelBeforeFree, cancelBeforeMore, paymentLater, paymentFromDate
  case paymentTwoPrices, startFree, takeOffer, boughtFree, thenCommitment, thenPlain, offerChosen, freeUntil
  case afterOffer, afterOfferPlain, offerCancelled, factOffer, noOfferHere, sheetForLength
  case paymentFree, paymentWasFree, planWeekly, planWeeklyDetail, eventCommitmentBegins
  case offerGuess
  // Pickers
  case chooseStorefront, chooseLanguage, chooseSystem, typeToFind, nothingMatches, planSold
  case planNotSold
  // Sheets
  case disclosurePayments, disclosureTotal, sheetToday, sheetThen, sheetLast, sheetRenews, sheetRenewsFor
  case disclosureNote, paymentTitle, paymentToday, paymentTotal, paymentRenews, paymentCommitmentBody
  case paymentOnceBody, paymentNote, pay, readToTheEnd
  case askContinue
  // How a purchase ended
  case boughtTitle, boughtCommitment, boughtSubscription, boughtOnce, pendingTitle, pendingText, pendingBackOffice
  case cancelledTitle, declinedTitle, declinedText, unverifiedTitle, unverifiedText, refusedTitle, restored
  case restoredNothing
  // Account
  case accessUntil, noAccessPaymentFailed, noAccessRenewalFailed, endedCancelled, endedBilling, endedPriceIncrease
  case endedNotForSale, endedUnknown, endedByRefund, paymentIsDue, endedAtPayment, totalOf, cellPaid, cellBack
  case cellDue, cellNext, factAccessUntil, factAccessEnded, factCommitmentEnds, factMoved, factChargedNext
  case factRenewsAfter, factRetrying, factRetryDay, factGrace, factGraceNever, factGraceOff, factGivesUp
  case factGivesUpField, factNextPayment, factNextPaymentValue, factCharged, factChargedValue, factGivenBack
  case factStillToPay, factStillToPayValue, paymentPaid, paymentPaidLate, paymentGivesAccess, paymentRefunded
  case paymentRefundedEnded, ifPaidToday, ifPaidTodaySameEnd, ifPaidTodayOther, ifNeverPaid, oneTimeOwned, oneTimeBought
  case oneTimeNothingRenews, oneTimeRefunded, pendingLine, nothingYet, nothingPending, nothingToRefund
  case alreadyRefunded
  case entitlements
  // Time
  case stripNext, stripNothing, stripPaymentFails, nothingDue, whatHappened, whatComes, whatComesUnchanged
  case notification, nowLine, go, goKeys, goBackInTime, backKeys, what, ifKeys, paymentsSucceed, paymentsFail
  case endingSuccess, endingPending, endingCancel, endingDecline, endingUnverified, lastStep, timeMovesForwardOnly
  case dateFieldLabel, notADate, stepFromTo, stepPayments, stepNothingCharged, stepPaymentNumber, stepAccess
  case stepEndUnchanged, stepEndMoved, undone, paymentMethodFailsNow, paymentMethodWorksNow, nextPurchaseEnds
  case catalogReloaded, catalogFaulty, storefrontNow
  // Manage
  case nothingToManage, manageLeft, manageRenews, manageEnds, manageNext, manageFailed, manageCancel, manageStops
  case manageDoesNotStop, manageDoesNotStopOther, manageResume, manageResumeDetail, manageRefund, manageScheduled
  case chooseRefund, cancelTitle, cancelProgress, cancelIf, cancelNothingRenews, cancelStillCharged
  case cancelAccessIfPaid, cancelAccess, cancelCanResume, cancelConfirm, cancelBackOffice, cancelBackOfficeOther
  case cancelled, cancelledPaymentsGoOn, resumed, refundTitle, refundPayment, refundOneTime, refundEnds
  case refundGoesOn, refundEndsOneTime, refundConfirm, refundBackOffice, refunded, refundedEnded, approved
  case declinedPending
  // Why?
  case keyWhy, keyNextQuestion, whyTitle, whyPayment, whyPaymentNumber, whyAccess, whyCommitmentEnd
  case whyRenewal, whyCommitmentRenewal, whyState, whyStateIs, whyPlan, whyEvents, whyRule, whyReply, whyApple
  case whyGuess, whyGreeting, whyClosing, whyNothing, whyNotThere
  // The store says no
  case noSuchProduct, notSoldInStorefront, planNotSoldInStorefront, planNeedsSystem, planNotOffered
  case notASubscription, invalidQuantity, alreadyOwned, alreadySubscribed, noSuchRequest
  case noRunningSubscription, severalSubscriptions, renewalAlreadyCancelled, renewalNotCancelled, noSuchTransaction
  case nothingWasCharged, timeMovesForward, noSuchCustomer, customerExists, noSuchStorefront, nothingToUndo
  // What happened
  case eventBoughtCommitment, eventBought, eventPayment, eventRenewsCommitment, eventRenewal, eventRecovered
  case eventRecoveredRenewal, eventPaymentFailed, eventRenewalFailed, eventEndedCancelled, eventEndedBilling
  case eventEnded, eventCancelled, eventResumed, eventRefunded, eventRefundedEnded, eventRefundedOther
  case eventPending, eventPendingDeclined, eventNotMadeCancelled, eventNotMadeDeclined, eventStoreOpened
  case eventCatalog, eventClock, eventCustomerAdded, eventCustomerSelected, eventStorefront, eventLanguage
  case eventSystem, eventPaymentMethodFails, eventPaymentMethodWorks, eventNextPurchase, eventDisclosure
  case eventFinished
  // The store says no: offers, changes, refunds, prices
  case removedFromSale, noSuchOffer, noSuchCode, notEligibleForOffer, changeAlreadyChosen, noChangeToUndo
  case nothingInterrupted, refundAlreadyRequested, refundWasDeclined, refundNotRequested, notRefunded
  case invalidPercentage, noPriceIncrease, invalidExtension, extensionNotPossible, tooManyExtensions
  case extensionAlreadyDone, invalidGracePeriod, notFamilyShareable, nothingToShare, notShared, invalidPrice
  // What happened: offers, changes, refunds, prices
  case eventTrial, eventDiscounted, eventUpgraded, eventChangeChosen, eventOfferChosen, eventChangeUndone
  case eventInterrupted, eventNotMadeFailed, eventShared, eventSharingEnds, eventGracePeriod, eventGraceExpired
  case eventEndedPriceIncrease, eventEndedNotForSale, eventRefundRequested, eventRefundDeclined, eventRefundReversed
  case eventRefundReversedBack, eventPriceTold, eventPriceAsked, eventPriceFalls, eventPriceAgreed, eventPriceRefused
  case eventExtended, eventExtensionFailed, eventExtendedAll, eventGraceOn, eventGraceOff, eventForSale
  case eventNotForSale, eventPriceChanged, endingInterrupted, endingFails
  // Changes of plan and purchases that wait
  case changeChosen, changeChosenText, changeUndone, interruptedTitle, interruptedText, failedTitle
  // Timelines
  case timelines, forked, switchedTimeline, timelineBegins, timelineForkedFrom, comparisonSame, comparisonShared
  case keyFork, keyTimelines, keyCompare, keySwitch, timelineIsCurrent
  // Manage: changes, prices, refunds
  case manageChangeTo, changeToday, changeFrom, changeIsChosen, changeBeginsNow, changeGivesBack, changeWaits
  case changeWaitsPayments, manageUndoChange, manageUndoChangeDetail, factThen, thenValue, factNewPrice
  case newPriceValue, newPriceAsked, manageAgree, manageAgreeDetail, manageDisagree, manageDisagreeDetail
  case agreedToPrice, refusedPrice, graceAccess, factGraceUntil, sharedBy, refundAsk, refundGrant, refundDecline
  case refundReverse, refundWaits, refundReverseText, refundAsked, refundDeclinedNow, refundReversedNow
  case paymentRefundAsked, paymentRefundDeclined, paymentUpgraded
  // Keys of Manage
  case keyCancel, keyResume
  // The running clock
  case clockStands, clockRuns, clockReal, clockMonthEvery, eventClockRuns, eventClockStands, keyPlay
  // Offer codes
  case redeemTitle, redeemLabel, keyRedeem
  // The wording room
  case wordingRoom, keyColumns, keyPicture, keyOfferOnOff, verdictClean, honestyOwed, honestyOnce, honestySaid
  case honestyUnsaid, roomWithoutOffer, pictureSaved, pictureFailed
  // The demo
  case demoTitle, demoBothPrices, demoNotSold, demoDisclosure, demoBought, demoTime, demoCancel, demoFailed
  case demoRecovered, demoWhy
  // Computed amounts
  case aboutAmount
  // Commands
  case resetDone, screenNotOpen
  // Help
  case helpKeys, helpQuestions, helpGuesses, helpGuessesText
}

extension Phrase {
  /// The text with its places still open.
  public func template(in language: Language) -> String {
    switch language {
    case .english: english
    case .spanish: spanish
    case .french: french
    case .german: german
    case .japanese: japanese
    }
  }
}

extension Words {
  /// The phrase in the interface language, its places filled in.
  public func say(_ phrase: Phrase, _ values: [String: String] = [:]) -> String {
    NamedPlaces.fill(phrase.template(in: language), values)
  }
}
