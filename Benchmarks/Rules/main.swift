import TwelveCatalog
import TwelveCommerce
import TwelveLedger
import TwelveStoreRules

/// Measures of the rules and the ledger without a program around them, as lines of name, tab, number.
/// Usage: RuleBenchmarks FOLDER
let folder = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "."
let market = try Market()

func report(_ name: String, _ value: Double) { print("\(name)\t\(value)") }

report("twelve payments, microseconds", try market.twelvePayments())
let customer = try market.costOfPayments(customers: 1, months: 12_000, parts: 10)
report("one customer, last tenth to first", customer.ratio)
let many = try market.costOfPayments(customers: 10_000, months: 100, parts: 10)
report("a million payments, last tenth to first", many.ratio)
report("a million payments, microseconds each", many.microseconds)
report("a million payments, megabytes at the half", many.megabytes.half)
report("a million payments, megabytes at the end", many.megabytes.end)
report("ten thousand customers, seconds", try market.storing(customers: 10_000, at: folder + "/many.sqlite"))
