import Testing
import TwelveCommerce
import TwelveWording

@Suite("Periods and counts")
struct PeriodTextTests {
  /// Says the same in all five languages, in their order.
  private func all(_ text: (PeriodText) -> String) -> [String] {
    Language.allCases.map { text(PeriodText(language: $0)) }
  }

  private let quarter = SubscriptionPeriod(value: 3, unit: .month)

  @Test("How often a price is paid")
  func prices() {
    #expect(
      all { $0.price("9", each: .monthly) } == ["9 a month", "9 al mes", "9 par mois", "9 pro Monat", "9/月"])
    #expect(all { $0.price("9", each: .yearly) } == ["9 a year", "9 al año", "9 par an", "9 pro Jahr", "9/年"])
    #expect(
      all { $0.price("9", each: .weekly) }
        == ["9 a week", "9 a la semana", "9 par semaine", "9 pro Woche", "9/週"])
    #expect(
      all { $0.price("9", each: quarter) }
        == ["9 every 3 months", "9 cada 3 meses", "9 tous les 3 mois", "9 alle 3 Monate", "9/3か月"])
    #expect(all { $0.slash(.monthly) } == ["/month", "/mes", "/mois", "/Monat", "/月"])
    #expect(all { $0.shortSlash(.monthly) } == ["/mo", "/mes", "/mois", "/Mon.", "/月"])
    #expect(all { $0.shortSlash(.yearly) } == ["/yr", "/año", "/an", "/Jahr", "/年"])
    #expect(
      all { $0.priceOnce("9") }
        == ["9 once", "9 una sola vez", "9 une seule fois", "9 einmalig", "9(買い切り)"])
  }

  @Test("Every one, and every few")
  func every() {
    #expect(all { $0.every(.weekly) } == ["every week", "cada semana", "chaque semaine", "jede Woche", "毎週"])
    #expect(all { $0.every(.yearly) } == ["every year", "cada año", "chaque année", "jedes Jahr", "毎年"])
    #expect(
      all { $0.every(SubscriptionPeriod(value: 2, unit: .week)) }
        == ["every 2 weeks", "cada 2 semanas", "toutes les 2 semaines", "alle 2 Wochen", "2週間ごと"])
  }

  @Test(
    "The singular is for one; in French for nothing too",
    arguments: [
      (0, ["0 payments", "0 pagos", "0 paiement", "0 Zahlungen", "0回のお支払い"]),
      (1, ["1 payment", "1 pago", "1 paiement", "1 Zahlung", "1回のお支払い"]),
      (2, ["2 payments", "2 pagos", "2 paiements", "2 Zahlungen", "2回のお支払い"]),
      (12, ["12 payments", "12 pagos", "12 paiements", "12 Zahlungen", "12回のお支払い"]),
    ])
  func payments(count: Int, expected: [String]) {
    #expect(all { $0.payments(count) } == expected)
  }

  @Test(
    "What remains",
    arguments: [
      (
        7,
        [
          "7 payments remaining", "7 pagos pendientes", "7 paiements restants", "noch 7 Zahlungen", "残り7回のお支払い",
        ]
      ),
      (
        1,
        ["1 payment remaining", "1 pago pendiente", "1 paiement restant", "noch 1 Zahlung", "残り1回のお支払い"]
      ),
    ])
  func remaining(count: Int, expected: [String]) {
    #expect(all { $0.paymentsRemaining(count) } == expected)
  }

  @Test("Which one of them")
  func which() {
    #expect(
      all { $0.payment(5, of: 12) }
        == ["payment 5 of 12", "pago 5 de 12", "paiement 5 sur 12", "Zahlung 5 von 12", "12回中5回目のお支払い"])
    #expect(all { $0.payment(6) } == ["payment 6", "pago 6", "paiement 6", "Zahlung 6", "6回目のお支払い"])
    #expect(all { $0.remaining(7) } == ["7 remaining", "7 pendientes", "7 restants", "noch 7", "残り7回"])
    #expect(all { $0.dayNumber(8) } == ["day 8", "día 8", "jour 8", "Tag 8", "8日目"])
  }

  @Test("Lengths of time")
  func lengths() {
    #expect(all { $0.months(12) } == ["12 months", "12 meses", "12 mois", "12 Monate", "12か月"])
    #expect(all { $0.days(1) } == ["1 day", "1 día", "1 jour", "1 Tag", "1日"])
    #expect(all { $0.days(90) } == ["90 days", "90 días", "90 jours", "90 Tage", "90日"])
    #expect(all { $0.years(2) } == ["2 years", "2 años", "2 ans", "2 Jahre", "2年"])
    #expect(all { $0.length(.weekly) } == ["1 week", "1 semana", "1 semaine", "1 Woche", "1週間"])
  }
}
