import Foundation
import TestSupport
import Testing

/// Offers on the command line: who may have which, how they are taken, and what JSON calls them.
@Suite struct OfferCommandTests {
  private let folder: TemporaryFolder
  private static let pro = "com.example.lingo.pro.yearly"

  init() throws {
    folder = try TemporaryFolder()
    let run = try BuiltProgram.run(["reset", "--now", "2026-12-01T09:41:00Z"], store: folder.path + "/store")
    #expect(run.status == 0)
  }

  @discardableResult
  private func run(
    _ arguments: String..., status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let run = try BuiltProgram.run(arguments, store: folder.path + "/store")
    #expect(run.status == status, "\(arguments)\n\(run.output)\(run.errors)", sourceLocation: sourceLocation)
    return run.output + run.errors
  }

  private func json(_ arguments: String...) throws -> [String: Any] {
    let run = try BuiltProgram.run(arguments + ["--json"], store: folder.path + "/store")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(object as? [String: Any], "\(arguments): \(run.output)\(run.errors)")
  }

  private func offers() throws -> [[String: Any]] {
    let products = try #require(try json("plans")["products"] as? [[String: Any]])
    let terms = try #require(products[1]["pricingTerms"] as? [[String: Any]])
    #expect((terms[0]["offers"] as? [Any])?.isEmpty == true)
    return try #require(terms[1]["offers"] as? [[String: Any]])
  }

  private func latest() throws -> [String: Any] {
    try #require((try json("history")["transactions"] as? [[String: Any]])?.last)
  }

  private func milliunits(_ value: Any?) -> Int? { (value as? [String: Any])?["milliunits"] as? Int }

  @Test("A code is for who it is for; both totals are told, and it works once")
  func redeem() throws {
    let plans = try run("plans")
    #expect(
      plans.contains("offer code SPRING26: 3 payments of $5.99, then $9.99/month: $107.88 in all, not $119.88"))
    #expect(try run("redeem", "AUTUMN", "--yes", status: 1).contains("There is no offer code AUTUMN."))
    let sheets = try run("redeem", "SPRING26", "--yes")
    for text in ["Total with the offer", "$107.88", "Total commitment without it", "$119.88", "Payment 1 of 12"] {
      #expect(sheets.contains(text), "\(text)\n\(sheets)")
    }
    let transaction = try latest()
    #expect(transaction["offerType"] as? Int == 3)
    #expect(transaction["offerIdentifier"] as? String == "lingo.spring")
    #expect(transaction["offerDiscountType"] as? String == "PAY_AS_YOU_GO")
    #expect(transaction["offerPeriod"] as? String == "P1M")
    #expect(milliunits(transaction["price"]) == 5_990)
    #expect(milliunits((transaction["commitmentInfo"] as? [String: Any])?["commitmentPrice"]) == 107_880)
    #expect(try run("redeem", "SPRING26", "--yes", status: 1).contains("has been used already"))
    #expect(!(try run("plans")).contains("SPRING26"))
  }

  @Test("An offer is named, refused to who may not have it, and waits for the next commitment")
  func promotional() throws {
    try run("buy", Self.pro, "--plan", "monthly", "--offer", "lingo.loyal", "--yes", status: 1)
    try run("buy", Self.pro, "--plan", "monthly", "--offer", "other", "--yes", status: 1)
    #expect(try json("history")["transactions"] as? [String] == [])
    try run("buy", Self.pro, "--plan", "monthly", "--yes")
    let listed = try offers()
    #expect(listed.compactMap { $0["offerIdentifier"] as? String } == ["lingo.loyal"])
    #expect(listed.first?["startDate"] as? String == "2027-12-01T09:41:00.000Z")
    #expect(milliunits(listed.first?["price"]) == 7_990)
    #expect(milliunits(listed.first?["total"]) == 113_880)
    let told = try run("buy", Self.pro, "--plan", "monthly", "--offer", "lingo.loyal", "--yes")
    #expect(told.contains("Nothing is charged today. It begins on 1 Dec 2027."))
    #expect(told.contains("The offer on Lingo Pro begins on 1 Dec 2027."))
    #expect(try latest()["offerType"] == nil)
    try run("advance", "12mo")
    #expect(try latest()["offerType"] as? Int == 2)
  }

  @Test("Who paid and left is offered to come back")
  func winBack() throws {
    try run("buy", Self.pro, "--plan", "monthly", "--yes")
    try run("cancel")
    try run("advance", "13mo")
    #expect(
      try offers().compactMap { $0["offerIdentifier"] as? String } == [
        "lingo.welcome-back", "lingo.loyal", "lingo.spring",
      ])
    try run("buy", Self.pro, "--plan", "monthly", "--offer", "lingo.welcome-back", "--yes")
    #expect(try latest()["offerType"] as? Int == 4)
  }

  @Test("A trial of one's own catalog charges nothing, and is upgraded only where it is")
  func trial() throws {
    let catalog = BuiltProgram.root.appendingPathComponent("catalog/fitness.json").path
    #expect(
      try run("plans", "--catalog", catalog).contains("introductory offer: free for 1 week, then 12 payments"))
    let sheets = try run("buy", "com.example.stride.yearly", "--plan", "monthly", "--yes")
    for text in ["free for 1 week", "Cancel before 8 Dec and you pay nothing.", "It is free until 8 Dec 2026."] {
      #expect(sheets.contains(text), "\(text)\n\(sheets)")
    }
    let transaction = try latest()
    #expect(transaction["offerType"] as? Int == 1)
    #expect(transaction["offerIdentifier"] == nil)
    #expect(transaction["offerDiscountType"] as? String == "FREE_TRIAL")
    #expect(transaction["offerPeriod"] as? String == "P1W")
    #expect(transaction["billingPlanType"] as? String == "MONTHLY")
    #expect(transaction["commitmentInfo"] == nil)
    #expect(transaction["isUpgraded"] == nil)
    #expect(transaction["inAppOwnershipType"] as? String == "PURCHASED")
    #expect(milliunits(transaction["price"]) == 0)
    try run("buy", "com.example.stride.yearly", "--plan", "up-front", "--yes")
    let history = try #require(try json("history")["transactions"] as? [[String: Any]])
    #expect(history.map { $0["isUpgraded"] as? Bool } == [true, nil])
  }
}
