/// Every command, in the order of the help.
enum CommandTable {
  static let all: [CommandSpec] = [
    .plans, .buy, .redeem, .account, .explain, .history, .events, .advance, .clock, .cancel, .resume, .payment, .refund,
    .change, .consent, .approve, .decline, .restore, .interrupt, .resolve, .price, .sale, .grace, .extend, .family,
    .customers, .undo, .fork, .timelines, .diff, .reset, .render, .demo, .check, .run,
    .help,
  ]

  static func named(_ name: String) -> CommandSpec? { all.first { $0.name == name } }

  /// The options of a command, those allowed everywhere included; nil for no such command.
  static func options(of name: String?) -> [OptionSpec]? {
    guard let name else { return OptionSpec.everywhere + [versionFlag] }
    return named(name).map { $0.options + OptionSpec.everywhere }
  }

  static let versionFlag = OptionSpec.flag("--version", "print the version")

  static let allOptions: [OptionSpec] = all.flatMap(\.options) + OptionSpec.everywhere + [versionFlag]
}
