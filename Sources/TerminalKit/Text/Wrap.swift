extension TerminalText {
  /// The text in lines of at most so many columns. Lines break at spaces and between East Asian characters, never at
  /// no-break spaces; a line feed always ends a line; a word longer than a line is cut.
  public static func wrapped(_ text: String, width: Int) -> [String] {
    let width = max(1, width)
    if text.utf8.count <= width, isPlain(text) { return [text] }
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .flatMap { wrappedParagraph(sanitized(String($0)), width: width) }
  }

  private static func wrappedParagraph(_ text: String, width: Int) -> [String] {
    // A wide character has no place in a line of one column.
    let text = width > 1 ? text : withoutWide(text)
    let characters = WrapCharacter.all(of: text)
    var lines: [String] = []
    var start = 0
    repeat {
      let end = lineEnd(characters, from: start, width: width)
      lines.append(line(text, characters, start..<end, width: width))
      start = end
      while start < characters.count, characters[start].kind == .space { start += 1 }
    } while start < characters.count
    return lines
  }

  private static func withoutWide(_ text: String) -> String {
    String(text.map { TextWidth.ofSafe($0) > 1 ? Character(placeholder) : $0 })
  }

  /// Spaces at the end of a line are left out; after the last word of all, only the ones that do not fit.
  private static func line(
    _ text: String, _ characters: [WrapCharacter], _ range: Range<Int>, width: Int
  ) -> String {
    var end = range.upperBound
    var columns = characters[range].reduce(0) { $0 + $1.width }
    let keepsSpaces = end == characters.count
    while end > range.lowerBound, characters[end - 1].kind == .space, !keepsSpaces || columns > width {
      end -= 1
      columns -= characters[end].width
    }
    guard range.lowerBound < end else { return "" }
    return String(text[characters[range.lowerBound].start..<characters[end - 1].end])
  }

  /// Where the line that starts at `start` ends: at the last place it may break, or inside a word that is too long.
  private static func lineEnd(_ characters: [WrapCharacter], from start: Int, width: Int) -> Int {
    var columns = 0
    var lastBreak: Int?
    var hasInk = false
    for index in start..<characters.count {
      let character = characters[index]
      if hasInk, WrapCharacter.mayBreak(between: characters[index - 1], and: character) { lastBreak = index }
      columns += character.width
      if columns > width, !(character.kind == .space && hasInk) { return lastBreak ?? max(index, start + 1) }
      if character.kind != .space { hasInk = true }
    }
    return characters.count
  }
}

/// A character of a paragraph, with what line breaking has to know about it.
private struct WrapCharacter {
  let start: String.Index
  let end: String.Index
  let width: Int
  let kind: WrapKind

  static func all(of text: String) -> [WrapCharacter] {
    TextWidth.ofSimple(text) == nil ? allClusters(of: text) : allScalars(of: text)
  }

  private static func allClusters(of text: String) -> [WrapCharacter] {
    text.indices.map { start in
      let kind = text[start].unicodeScalars.first.map(WrapKind.init) ?? .word
      return WrapCharacter(
        start: start, end: text.index(after: start), width: TextWidth.ofSafe(text[start]), kind: kind)
    }
  }

  private static func allScalars(of text: String) -> [WrapCharacter] {
    var characters: [WrapCharacter] = []
    characters.reserveCapacity(text.utf8.count)
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    while start < scalars.endIndex {
      let (scalar, end) = (scalars[start], scalars.index(after: start))
      characters.append(
        WrapCharacter(start: start, end: end, width: TextWidth.ofSimple(scalar), kind: WrapKind(scalar)))
      start = end
    }
    return characters
  }

  static func mayBreak(between before: WrapCharacter, and after: WrapCharacter) -> Bool {
    if after.kind == .space { return false }
    if before.kind == .space { return true }
    if after.kind == .closing || before.kind == .opening { return false }
    if before.kind == .digit && after.kind == .counter { return false }
    if before.kind == .glue || after.kind == .glue { return false }
    return before.isEastAsian || after.isEastAsian
  }

  private var isEastAsian: Bool {
    switch kind {
    case .ideograph, .counter: true
    case .opening, .closing: width == 2
    case .space, .glue, .digit, .word: false
    }
  }
}
