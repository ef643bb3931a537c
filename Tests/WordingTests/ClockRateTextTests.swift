import Testing
import TwelveStoreRules
import TwelveWording

@Suite struct ClockRateTextTests {
  @Test("Rates are read as they are named, Xcode's names among them")
  func reading() {
    #expect(ClockRateText.rate("real") == .real)
    #expect(ClockRateText.rate("month-every-5-minutes")?.millisecondsPerMonth == 300_000)
    #expect(ClockRateText.rate("monthlyRenewalEveryFiveMinutes")?.millisecondsPerMonth == 300_000)
    #expect(ClockRateText.rate("month-every-1-hour")?.millisecondsPerMonth == 3_600_000)
    for wrong in ["", "fast", "month-every-0-minutes", "month-every-5-days", "month-every--5-minutes", "month"] {
      #expect(ClockRateText.rate(wrong) == nil, "\(wrong)")
    }
  }

  @Test("A rate is said with units that need no language", arguments: [(30, "30 s"), (300, "5 min"), (3_600, "1 h")])
  func writing(_ seconds: Int64, _ expected: String) {
    let words = Words(language: .english, zone: .utc)
    #expect(words.describe(ClockRate(millisecondsPerMonth: seconds * 1_000)) == "a month every \(expected)")
    #expect(words.describe(.real) == "in real time")
  }
}
