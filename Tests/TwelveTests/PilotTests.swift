import Screens
import StoreKit
import TerminalKit
import TestSupport
import Testing
import TwelveCommerce
import TwelveLedger
import TwelveLocalStore
import TwelveStoreRules

@testable import twelve

extension WholeProgram {
  /// Keys through the real loop, worker and store, without a terminal.
  @Suite struct PilotTests {
    @Test("Buying takes a move and Enter on each sheet, and Enter alone buys nothing")
    func enterAloneBuysNothing() async throws {
      let pilot = try await Pilot(Story())
      let screen = try pilot.run(["Enter", "Enter", "Enter", "Enter", "Enter"])
      #expect(pilot.story.session.customerState?.transactions == [])
      #expect(screen.contains("Lingo Pro"))
    }

    @Test("The monthly plan is bought through disclosure and payment sheet, and the account opens")
    func buys() async throws {
      let pilot = try await Pilot(Story())
      let screen = try pilot.run(["Enter", "Right", "Enter", "Right", "Enter", "Enter"])
      #expect(screen.contains("Payment 1 of 12"))
      #expect(screen.contains("$119.88 in total"))
      let bought = pilot.story.session.customerState?.transactions
      #expect(bought?.map(\.price.milliunits) == [9_990])
      #expect(bought?.first?.shown == ShownPrices(billing: "$9.99", total: "$119.88"))
    }

    @Test("“Not now” on the disclosure charges nothing, and it comes again (D25)")
    func notNow() async throws {
      let pilot = try await Pilot(Story())
      _ = try pilot.run(["Enter", "Enter"])
      #expect(pilot.story.session.customerState?.hasSeenDisclosure == false)
      let screen = try pilot.run(["Enter"])
      #expect(screen.contains("Before you subscribe"))
    }

    @Test("The disclosure comes once per customer")
    func onceOnly() async throws {
      let story = try Story()
      try story.session.perform(.acknowledgeDisclosure)
      let screen = try await Pilot(story).run(["Enter"])
      #expect(screen.contains("Confirm the purchase"))
    }

    @Test("An upgrade from Manage tells what is given back, charges, and one subscription runs")
    func upgrade() async throws {
      let story = try await GoldenScreenTests.bought(months: 4)
      try story.advance(days: 3)
      let pilot = try await Pilot(story)
      let manage = try pilot.run(["a", "m"])
      #expect(manage.contains("About $8.99 of the present"))
      #expect(manage.contains("$179.88 in total"))
      #expect(try pilot.run(["Enter"]).contains("$8.99"))
      #expect(try pilot.run(["Right", "Enter", "Enter"]).contains("Payment 1 of 12"))
      #expect(
        pilot.story.session.customerState?.runningSubscriptions.map(\.productID) == ["com.example.lingo.max.yearly"])
    }

    @Test("A downgrade waits, is shown, and is taken back")
    func downgrade() async throws {
      let pilot = try await Pilot(GoldenScreenTests.bought(months: 4))
      let sheet = try pilot.run(["a", "m", "Down", "Down", "Down", "Down", "Enter"])
      #expect(sheet.contains("Nothing is charged today. It begins on 1 Dec 2027."))
      #expect(sheet.contains("$71.88"))
      #expect(try pilot.run(["Right", "Enter"]).contains("Lingo Plus begins on 1 Dec 2027."))
      #expect(try pilot.run(["Enter", "m"]).contains("Keep Lingo Pro"))
      #expect(try pilot.run(["Enter"]).contains("Lingo Pro stays as it is."))
      #expect(pilot.story.session.customerState?.subscriptions.last?.nextTerms == nil)
    }

    @Test("A refund is asked for, granted and reversed on one key")
    func refunds() async throws {
      let pilot = try await Pilot(GoldenScreenTests.bought(months: 4))
      #expect(try pilot.run(["a", "x", "Right", "Enter"]).contains("The refund has been asked for."))
      #expect(try pilot.run(["x"]).contains("waits for an answer"))
      #expect(try pilot.run(["Right", "Right", "Enter"]).contains("$9.99 given back"))
      #expect(pilot.story.session.customerState?.runningSubscriptions.isEmpty == true)
      #expect(try pilot.run(["x", "Right", "Enter"]).contains("The refund has been reversed."))
      #expect(pilot.story.session.customerState?.runningSubscriptions.count == 1)
    }

    @Test("A price increase is agreed to on Manage")
    func consent() async throws {
      let pilot = try await Pilot(GoldenScreenTests.priceAsked())
      #expect(try pilot.run(["a", "m", "Enter"]).contains("Agreed: $19.99 from 1 Dec 2027."))
      #expect(pilot.story.session.customerState?.subscriptions.last?.priceChange?.consent == .given)
    }

    @Test("C redeems a code: a wrong one is told, a right one goes through the sheets")
    func redeeming() async throws {
      let pilot = try await Pilot(Story())
      let wrong = try pilot.run(["C", "N", "O", "Enter"])
      #expect(wrong.contains("There is no offer code NO."))
      let sheet = try pilot.run(["Enter", "C"] + "SPRING26".map { String($0) } + ["Enter"])
      #expect(sheet.contains("$107.88"))
      #expect(try pilot.run(["Right", "Enter", "Right", "Enter", "Enter"]).contains("Payment 1 of 12"))
      #expect(pilot.story.session.customerState?.transactions.map(\.price.milliunits) == [5_990])
    }

    @Test("k forks at the chosen line; T lists the timelines, compares two and goes back")
    func timelines() async throws {
      let pilot = try await Pilot(GoldenScreenTests.bought(months: 4))
      #expect(try pilot.run(["t", "Up", "Up", "k"]).contains("A new timeline, fork-1, goes on from here."))
      #expect(pilot.story.session.customerState?.transactions.count == 4)
      #expect(try pilot.run(["f", "n", "T"]).contains("fork-1"))
      let compared = try pilot.run(["Up", "c"])
      #expect(compared.contains("fork-1 / main"))
      #expect(compared.contains("expirationDate"))
      #expect(compared.contains("Lingo Pro"))
      #expect(try pilot.run(["Esc", "Enter"]).contains("Now in the timeline main."))
      #expect(pilot.story.session.customerState?.transactions.count == 5)
    }

    @Test("n, n, n is the demo: three payments, then a failure and its recovery")
    func time() async throws {
      let pilot = try await Pilot(GoldenScreenTests.bought())
      #expect(try pilot.run(["a", "n", "n", "n"]).contains("Payment 4 of 12"))
      #expect(try pilot.run(["f", "n"]).contains("No access since 1 Apr 2027: payment 5 failed"))
      let screen = try pilot.run([".", ".", "f"])
      #expect(screen.contains("Access until 3 May 2027"))
      #expect(screen.contains("(was 1 Dec; moved by payment 5)"))
    }

    @Test("u goes back a step in a new timeline, and nothing is lost")
    func undo() async throws {
      let pilot = try await Pilot(GoldenScreenTests.bought())
      let screen = try pilot.run(["a", "n", "n", "u"])
      #expect(screen.contains("Payment 2 of 12"))
      #expect(try pilot.story.session.store.timelines().map(\.name) == ["main", "undo-1"])
    }

    @Test("Cancelling rests on the safe button, then says which payments go on")
    func cancel() async throws {
      let pilot = try await Pilot(GoldenScreenTests.bought(months: 4))
      _ = try pilot.run(["a", "m", "c", "Enter"])
      #expect(pilot.story.session.customerState?.subscriptions.last?.renewsAtEnd == true)
      let screen = try pilot.run(["c", "Right", "Enter"])
      #expect(screen.contains("Still charged: 7 payments ($69.93)."))
      #expect(screen.contains("Renew again"))
      #expect(try pilot.run(["c"]).contains("takes place again"))
    }

    @Test("e answers why the chosen payment was charged; Tab goes on to access, and Esc back to the account")
    func why() async throws {
      let story = try await GoldenScreenTests.bought(months: 4)
      try story.session.perform(.cancelRenewal(nil))
      try story.advance(months: 1)
      let pilot = try await Pilot(story)
      #expect(try pilot.run(["a", "e"]).contains("You cancelled the renewal of Lingo Pro on 1 Apr 2027."))
      #expect(try pilot.run(["Esc", "Down", "e"]).contains("Payment 5 of 12 on 1 Apr 2027: $9.99"))
      #expect(try pilot.run(["Tab"]).contains("You have access to Lingo Pro until 1 Jun 2027"))
      #expect(try pilot.run(["Tab"]).contains("so it ends on 1 Dec 2027"))
      #expect(try pilot.run(["Tab", "Tab", "Tab"]).contains("The state of Lingo Pro is subscribed."))
      #expect(try pilot.run(["Esc"]).contains("Payment 6 of 12"))
    }

    @Test("e on the time screen explains the chosen line: a charge to come by the flag, a failure by the access")
    func whyOfLine() async throws {
      let pilot = try await Pilot(GoldenScreenTests.failed())
      #expect(try pilot.run(["t", "Up", "e"]).contains("could not be charged on 1 May 2027"))
      #expect(try pilot.run(["Esc", "Up", "e"]).contains("There is nothing here to explain."))
      let other = try await Pilot(GoldenScreenTests.bought(months: 4))
      #expect(try other.run(["t", "e"]).contains("willAutoRenew is true because"))
    }

    @Test("Each result is told", arguments: PurchaseOutcome.allCases)
    func results(_ outcome: PurchaseOutcome) async throws {
      let story = try Story()
      try story.session.perform(.acknowledgeDisclosure)
      try story.session.perform(.choosePurchaseOutcome(outcome))
      let screen = try await Pilot(story).run(["Enter", "Right", "Enter"])
      let told: [PurchaseOutcome: String] = [
        .success: "You have Lingo Pro", .pending: "Waiting for approval", .cancel: "Nothing was charged.",
        .decline: "The payment was declined", .unverified: "cannot be verified",
        .interrupted: "The purchase was interrupted", .unknown: "The purchase failed: unknown",
        .systemError: "The purchase failed: systemError",
        .productUnavailable: "The purchase failed: productUnavailable",
        .purchaseNotAllowed: "The purchase failed: purchaseNotAllowed",
      ]
      #expect(screen.contains(try #require(told[outcome])))
    }

    @Test("Storefront, language and system version change in place")
    func settings() async throws {
      let pilot = try await Pilot(Story())
      #expect(try pilot.run(["s", "u", "n", "i", "t", "e", "d", " ", "s", "Enter"]).contains("$79.99 a year"))
      #expect(pilot.story.session.storefront?.code == "USA")
      #expect(try pilot.run(["s", "f", "r", "a", "n", "Enter", "l", "f", "r", "Enter"]).contains("France · Français"))
      #expect(pilot.story.session.customerState?.language == "fr")
      _ = try pilot.run(["i", "1", "8", "Enter"])
      #expect(pilot.story.session.customerState?.systemVersion.description == "18.6")
    }

    @Test("Esc steps back and never quits; q leaves one screen, and at the top the program")
    func escape() async throws {
      let pilot = try await Pilot(Story())
      #expect(try pilot.run(["Esc", "Esc", "a", "t", "Esc", "Esc", "Esc"]).contains("Speak a new language"))
      #expect(pilot.status == nil)
      _ = try pilot.run(["a", "q"])
      #expect(pilot.status == nil)
      _ = try pilot.run(["q"])
      #expect(pilot.status == 0)
    }

    @Test("Pasted text is dropped outside fields, and cleaned inside one")
    func paste() async throws {
      let pilot = try await Pilot(Story())
      pilot.terminal.paste("q\n\u{1B}[31mqqq")
      #expect(try pilot.run([]).contains("Speak a new language"))
      _ = try pilot.run(["s"])
      pilot.terminal.paste("jap\u{1B}[2Jan\n")
      #expect(try pilot.run([]).contains("jap2Jan"))
    }

    @Test("A signal ends the loop with 128 and its number; a terminal that is gone with 74")
    func ends() async throws {
      let pilot = try await Pilot(Story())
      pilot.terminal.send(.interrupted(signal: 15))
      _ = try pilot.run([])
      #expect(pilot.status == 143)
      let other = try await Pilot(Story())
      other.terminal.send(.lost)
      _ = try other.run([])
      #expect(other.status == 74)
    }

    @Test("What another program does to the store is on the screen soon after")
    func foreignChange() async throws {
      let folder = try TemporaryFolder()
      let here = try Story(file: folder.path + "/store.sqlite")
      try await here.buy()
      let elsewhere = try Story(file: folder.path + "/store.sqlite")
      let pilot = try await Pilot(here)
      _ = try pilot.run(["a"])
      try elsewhere.advance(months: 1)
      pilot.terminal.send(.timeout)
      #expect(try pilot.run([]).contains("Payment 2 of 12"))
    }

    @Test("Keys of the footer and the help are keys that do something")
    func everyKeyIsHandled() async throws {
      let pilot = try await Pilot(GoldenScreenTests.bought(months: 3))
      for key in ["a", "t", "m", "p", "?", "s", "l", "i", "w", "d"] {
        _ = try pilot.run([key, "Esc", "Esc"])
        #expect(pilot.status == nil)
      }
    }
  }
}
