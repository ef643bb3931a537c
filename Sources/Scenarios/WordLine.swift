/// A line's words with their columns, taken one after the other.
struct WordLine {
  struct Word: Hashable {
    var text: String
    /// Counted from 1.
    var column: Int
  }

  let line: Int
  let text: String
  private var words: ArraySlice<Word>

  init(_ text: String, line: Int) {
    self.line = line
    self.text = text
    var words: [Word] = []
    var current = Word(text: "", column: 1)
    for (offset, character) in text.enumerated() {
      if character == " " || character == "\t" {
        if !current.text.isEmpty { words.append(current) }
        current = Word(text: "", column: offset + 2)
      } else {
        current.text.append(character)
      }
    }
    if !current.text.isEmpty { words.append(current) }
    self.words = words[...]
  }

  var isEmpty: Bool { words.isEmpty }
  var next: Word? { words.first }
  private var endColumn: Int { text.count + 1 }

  /// Takes these words if they come next.
  mutating func take(_ expected: String...) -> Bool {
    guard words.prefix(expected.count).map(\.text) == expected else { return false }
    words.removeFirst(expected.count)
    return true
  }

  /// The next word, whatever it is.
  mutating func word(_ what: String, example: String) throws(ScenarioFault) -> Word {
    guard let word = words.popFirst() else { throw missing(what, example) }
    return word
  }

  /// The next word as something else.
  mutating func value<Value>(
    _ what: String, example: String, _ read: (String) -> Value?
  ) throws(ScenarioFault) -> Value {
    let word = try word(what, example: example)
    guard let value = read(word.text) else {
      throw fault(word, "\"\(word.text)\" is no \(what)", "write it such as \(example)")
    }
    return value
  }

  /// The words that have to come next.
  mutating func expect(_ expected: String, example: String) throws(ScenarioFault) {
    let word = try word("\"\(expected)\"", example: example)
    guard word.text == expected else { throw fault(word, "\"\(expected)\" comes here", "write it such as \(example)") }
  }

  /// That nothing is left.
  func end() throws(ScenarioFault) {
    guard let word = words.first else { return }
    throw fault(word, "\"\(word.text)\" says nothing here", "remove it, or see the grammar in catalog/scenarios")
  }

  func fault(_ word: Word, _ message: String, _ suggestion: String) -> ScenarioFault {
    ScenarioFault(line: line, column: word.column, message: message, suggestion: suggestion)
  }

  private func missing(_ what: String, _ example: String) -> ScenarioFault {
    ScenarioFault(
      line: line, column: endColumn, message: "\(what) is missing", suggestion: "write it such as \(example)")
  }
}
