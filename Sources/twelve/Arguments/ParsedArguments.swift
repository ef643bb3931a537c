/// A command line, sorted into a command's words, options and switches.
struct ParsedArguments: Equatable, Sendable {
  var command: String?
  var words: [String] = []
  /// Lists: a command line is short, and a set or a dictionary has first to be made as a type, at every start.
  private var values: [Value] = []
  private var flags: [String] = []

  private struct Value: Equatable, Sendable {
    var name: String
    var text: String
  }

  subscript(_ name: String) -> String? { values.last { $0.name == name }?.text }

  func has(_ name: String) -> Bool { flags.contains(name) }
}

extension ParsedArguments {
  /// Reads a command line. The first word that is no option names the command.
  ///
  /// - Parameter options: The options that a command has, those allowed everywhere included; nil for no such command.
  init(_ arguments: [String], options: (String?) -> [OptionSpec]?) throws(Failure) {
    var rest = arguments[...]
    var pending: [(name: String, value: String?)] = []
    var onlyWords = false
    while let argument = rest.popFirst() {
      if argument == "--", !onlyWords {
        onlyWords = true
      } else if onlyWords || !argument.hasPrefix("-") || argument == "-" || argument.isNegativeNumber {
        takeWord(argument)
      } else {
        let (name, inline) = ParsedArguments.split(argument)
        pending.append((name, inline))
        // Whether a value follows is known once the command is: only then are the words told apart.
        let own = command.flatMap { options($0) }
        if inline == nil, ParsedArguments.takesValue(name, own), let value = rest.popFirst() {
          pending[pending.count - 1].value = value
        }
      }
    }
    guard let known = options(command) else { throw ParsedArguments.noSuchCommand(command ?? "") }
    for option in pending { try take(option, known) }
  }

  private mutating func takeWord(_ word: String) {
    if command == nil { command = word } else { words.append(word) }
  }

  private mutating func take(_ option: (name: String, value: String?), _ known: [OptionSpec]) throws(Failure) {
    guard let spec = known.first(where: { $0.name == option.name }) else {
      throw ParsedArguments.noSuchOption(option.name, command, known)
    }
    guard spec.value != nil else {
      guard option.value == nil else { throw Failure("\(spec.name) takes no value.", .usage) }
      flags.append(spec.name)
      return
    }
    guard let value = option.value else { throw Failure("\(spec.name) needs a value: \(spec.usage)", .usage) }
    values.append(Value(name: spec.name, text: value))
  }

  private static func split(_ argument: String) -> (String, String?) {
    guard let equals = argument.firstIndex(of: "=") else { return (long(argument), nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private static func long(_ name: String) -> String {
    switch name {
    case "-h": "--help"
    case "-y": "--yes"
    default: name
    }
  }

  /// By the command's own options where it has been named already: two commands may mean different things by one name.
  private static func takesValue(_ name: String, _ own: [OptionSpec]?) -> Bool {
    (own ?? CommandTable.allOptions).contains { $0.name == name && $0.value != nil }
  }

  private static func noSuchCommand(_ name: String) -> Failure {
    let near = Nearest.to(name, among: CommandTable.all.map(\.name)).map { " Did you mean `twelve \($0)`?" } ?? ""
    return Failure("There is no command `\(name)`.\(near) `twelve help` lists them.", .usage)
  }

  private static func noSuchOption(_ name: String, _ command: String?, _ known: [OptionSpec]) -> Failure {
    let near = Nearest.to(name, among: known.map(\.name)).map { " Did you mean \($0)?" } ?? ""
    let place = command.map { "`twelve \($0)`" } ?? "`twelve`"
    return Failure("\(place) has no option \(name).\(near)", .usage)
  }
}

extension String {
  fileprivate var isNegativeNumber: Bool { first == "-" && dropFirst().first?.isNumber == true }
}

/// Finds what somebody may have meant.
enum Nearest {
  /// The candidate that needs the fewest changed letters, if they are few.
  static func to(_ word: String, among candidates: [String]) -> String? {
    let best = candidates.map { ($0, distance(Array(word), Array($0))) }.min { $0.1 < $1.1 }
    guard let best, best.1 <= max(1, (word.count + 1) / 2) else { return nil }
    return best.0
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var previous = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let change = previous[column] + (character == other ? 0 : 1)
        current.append(min(change, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }
}
