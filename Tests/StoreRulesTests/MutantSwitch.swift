#if MUTANTS
  import Foundation

  @testable import TwelveStoreRules

  /// Breaks the rule that the run is about, before the first store is made.
  enum MutantSwitch {
    static let isSet: Bool = {
      BrokenRule.current = ProcessInfo.processInfo.environment["TWELVE_MUTANT"].flatMap(BrokenRule.init(rawValue:))
      return true
    }()
  }
#else
  enum MutantSwitch {
    static let isSet = true
  }
#endif
