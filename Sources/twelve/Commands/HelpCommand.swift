extension CommandSpec {
  static let help = CommandSpec(
    name: "help", usage: "[COMMAND]", summary: "how a command is used", words: 0...1
  ) { call throws(Failure) in
    guard let name = call.words.first else {
      HelpText.overview.forEach { call.output.line($0) }
      return .done
    }
    guard let spec = CommandTable.named(name) else {
      throw Failure("There is no command `\(name)`. `twelve help` lists them.", .usage)
    }
    HelpText.lines(of: spec).forEach { call.output.line($0) }
    return .done
  }
}

/// The help, from the same table that the commands are run from.
enum HelpText {
  static var overview: [String] {
    // The table is asked by name: the help is part of it.
    let commands = CommandTable.all
    let left = commands.map { "  \($0.name) \($0.usage)".trimmingTrailingSpaces }.map(String.init)
    return [
      "twelve: a local App Store for monthly subscriptions with a 12-month commitment", "",
      "  twelve               opens the store in the terminal", "",
    ] + TextTable(columns: [left, commands.map(\.summary)]).lines + ["", "Everywhere:"] + options(OptionSpec.everywhere)
      + ["", "Exit status: 0 done, 1 the store said no, 64 usage, 65 bad data, 74 input/output, 75 try again."]
  }

  static func lines(of spec: CommandSpec) -> [String] {
    var lines = ["twelve \(spec.name) \(spec.usage)".trimmingTrailingSpaces.description, "  \(spec.summary)"]
    if !spec.options.isEmpty { lines += [""] + options(spec.options) }
    return lines + ["", "Everywhere:"] + options(OptionSpec.everywhere)
  }

  private static func options(_ options: [OptionSpec]) -> [String] {
    TextTable(columns: [options.map { "  \($0.usage)" }, options.map(\.help)]).lines
  }
}
