/// An option of the command line.
struct OptionSpec: Sendable, Hashable {
  /// With its dashes.
  var name: String
  /// What stands for its value in the help; nil for a switch.
  var value: String?
  var help: String

  static func value(_ name: String, _ value: String, _ help: String) -> OptionSpec {
    OptionSpec(name: name, value: value, help: help)
  }

  static func flag(_ name: String, _ help: String) -> OptionSpec { OptionSpec(name: name, value: nil, help: help) }

  /// `--plan monthly|up-front`
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}

extension OptionSpec {
  /// Allowed everywhere, before or after the command.
  static let everywhere: [OptionSpec] = [
    .value("--catalog", "FILE", "open this catalog instead of the last one used"),
    .value("--store", "DIR", "the folder of the store (else TWELVE_STORE, else the user's data folder)"),
    .value("--scenario", "FILE", "work on what this scenario leaves, in memory; the store is not touched"),
    .value("--customer", "NAME", "act for this customer (else TWELVE_CUSTOMER, else the current one)"),
    .value("--storefront", "CODE", "move the customer to this storefront, such as CAN or FRA"),
    .value("--language", "TAG", "speak en, es, fr, de or ja to the customer"),
    .value("--os", "VERSION", "the customer's system version, such as 26.4"),
    .value("--time-zone", "ZONE", "show dates in this zone, such as Europe/Paris or UTC"),
    .flag("--json", "print JSON"),
    .flag("--plain", "no drawing: the screens as lines, keys as words, for screen readers and logs"),
    .flag("--ascii", "only ASCII characters"),
    .value("--color", "auto|always|never", "use colour"),
    .value("--theme", "auto|dark|light|high-contrast", "colours for this background, or none and more contrast"),
    .flag("--yes", "answer yes to what would be asked"),
    .flag("--help", "say how the command is used"),
  ]
}
