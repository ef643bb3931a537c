import Testing
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules

@testable import twelve

extension WholeProgram {
  /// Offers walked through with keys.
  @Suite struct OfferPilotTests {
    @Test("A trial is started through disclosure and payment sheet, charges nothing, and pays when it is over")
    func trial() async throws {
      let pilot = try await Pilot(GoldenScreenTests.fitness())
      let bought = try pilot.run(["Enter", "Right", "Enter", "Right", "Enter"])
      #expect(bought.contains("It is free until 8 Dec 2026. Then 12 payments of $6.99"))
      #expect(bought.contains("$83.88"))
      let account = try pilot.run(["Enter"])
      #expect(account.contains("Free until 8 Dec 2026"))
      #expect(account.contains("Then 12 payments, $83.88 in all"))
      #expect(!account.contains("Payment 1 of 12"))
      #expect(pilot.story.session.customerState?.transactions.map(\.price.milliunits) == [0])
      let paid = try pilot.run(["n"])
      #expect(paid.contains("Payment 1 of 12"))
      #expect(pilot.story.session.customerState?.transactions.map(\.price.milliunits) == [0, 6_990])
    }

    @Test("A trial that is cancelled ends at its end, with nothing to pay (D11)")
    func cancelled() async throws {
      let pilot = try await Pilot(GoldenScreenTests.trial())
      let cancelled = try pilot.run(["a", "m", "c", "Right", "Enter", "Esc"])
      #expect(cancelled.contains("Cancelled: then it ends, nothing to pay"))
      let ended = try pilot.run(["n"])
      #expect(ended.contains("Ended on 8 Dec 2026"))
      #expect(pilot.story.session.customerState?.transactions.map(\.price.milliunits) == [0])
      let paywall = try pilot.run(["p"])
      #expect(paywall.contains("Continue: $6.99 today, $83.88 in 12 payments"))
      #expect(!paywall.contains("Free until"))
    }

    @Test("c takes a win-back offer, and its reduced payments come first")
    func winBack() async throws {
      let pilot = try await Pilot(GoldenScreenTests.lapsed())
      let sheet = try pilot.run(["c"])
      #expect(sheet.contains("Total with the offer"))
      #expect(sheet.contains("$89.88"))
      let account = try pilot.run(["Right", "Enter", "Enter"])
      #expect(account.contains("$89.88 in total"))
      let latest = try #require(pilot.story.session.customerState?.transactions.last)
      #expect(latest.price.milliunits == 4_990)
      #expect(latest.offer?.id == "lingo.welcome-back")
    }

    @Test("A promotional offer taken while a commitment runs begins with the next, and is said so")
    func promotional() async throws {
      let pilot = try await Pilot(GoldenScreenTests.bought(months: 4))
      let before = pilot.story.session.customerState?.transactions
      let sheet = try pilot.run(["c"])
      #expect(sheet.contains("Nothing is charged today. It begins on 1 Dec 2027."))
      let report = try pilot.run(["Right", "Enter"])
      #expect(report.contains("The offer on Lingo Pro begins on 1 Dec 2027."))
      #expect(pilot.story.session.customerState?.transactions == before)
      // It is chosen: the line is gone, and the key says so.
      #expect(try pilot.run(["Enter", "p"]).contains("your plan"))
      #expect(try pilot.run(["c"]).contains("There is no offer to take on this plan."))
      #expect(pilot.story.session.customerState?.subscriptions.last?.nextTerms?.offer?.id == "lingo.loyal")
    }

    @Test("“Not now” on an offer's sheet takes nothing up")
    func notNow() async throws {
      let pilot = try await Pilot(GoldenScreenTests.bought(months: 4))
      _ = try pilot.run(["c", "Enter"])
      #expect(pilot.story.session.customerState?.subscriptions.last?.nextTerms == nil)
    }
  }
}
