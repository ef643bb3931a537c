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
    let characters = text.map { WrapCharacter($0, lineWidth: width) }
    var lines: [String] = []
    var start = 0
    repeat {
      let end = lineEnd(characters, from: start, width: width)
      lines.append(line(characters[start..<end], isLast: end == characters.count))
      start = end
      while start < characters.count, characters[start].isSpace { start += 1 }
    } while start < characters.count
    return lines
  }

  private static func line(_ characters: ArraySlice<WrapCharacter>, isLast: Bool) -> String {
    var characters = characters
    if !isLast { while characters.last?.isSpace == true { characters.removeLast() } }
    return String(characters.map(\.character))
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
      if columns > width, !(character.isSpace && hasInk) { return lastBreak ?? max(index, start + 1) }
      if !character.isSpace { hasInk = true }
    }
    return characters.count
  }
}

/// A character with what line breaking has to know about it.
private struct WrapCharacter {
  let character: Character
  let width: Int
  private let kind: Kind

  fileprivate enum Kind {
    case space, opening, closing, digit, counter, ideograph, word
  }

  init(_ character: Character, lineWidth: Int) {
    let width = TextWidth.ofSafe(character)
    // A wide character has no place in a line of one column.
    let fits = width <= lineWidth
    self.character = fits ? character : Character(TerminalText.placeholder)
    self.width = fits ? width : 1
    kind = Kind.of(self.character)
  }

  var isSpace: Bool { kind == .space }

  static func mayBreak(between before: WrapCharacter, and after: WrapCharacter) -> Bool {
    if after.kind == .space { return false }
    if before.kind == .space { return true }
    if after.kind == .closing || before.kind == .opening { return false }
    if before.kind == .digit && after.kind == .counter { return false }
    if TerminalText.isNoBreakSpace(before.character) || TerminalText.isNoBreakSpace(after.character) { return false }
    return before.isEastAsian || after.isEastAsian
  }

  private var isEastAsian: Bool {
    switch kind {
    case .ideograph, .counter: true
    case .opening, .closing: width == 2
    case .space, .digit, .word: false
    }
  }
}

extension WrapCharacter.Kind {
  // Japanese and Chinese rules for the first and last character of a line, in the part that names and prices meet.
  private static let closingSigns: Set<Character> = [
    "。", "、", "．", "，", "！", "？", "：", "；", "」", "』", "）", "】", "〉", "》", "］", "｝", "〕", "・", "ー", "〜",
    "％", "々", "ゝ", "ゞ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ",
    "ャ", "ュ", "ョ", "ヮ", "｡", "､", "｣", "!", "?", ".", ",", ":", ";", ")", "]", "}", "%", "…", "’", "”", "»",
  ]
  private static let openingSigns: Set<Character> = [
    "「", "『", "（", "【", "〈", "《", "［", "｛", "〔", "￥", "｢", "(", "[", "{", "¥", "$", "€", "£", "₩", "‘", "“", "«",
  ]
  // A number stays with what it counts.
  private static let counters: Set<Character> = ["円", "元", "年", "月", "日", "回", "か", "カ", "ヶ", "ヵ", "个", "個", "週", "間"]

  static func of(_ character: Character) -> Self {
    if character == " " || character == "\u{3000}" { return .space }
    if let value = character.asciiValue, (0x30...0x39).contains(value) { return .digit }
    if closingSigns.contains(character) { return .closing }
    if openingSigns.contains(character) { return .opening }
    if counters.contains(character) { return .counter }
    return isIdeographic(character) ? .ideograph : .word
  }

  /// Hangul is wide, but Korean words are kept together.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, TextWidth.of(scalar) == 2 else { return false }
    return !(0xAC00...0xD7A3).contains(scalar.value) && !(0x1100...0x115F).contains(scalar.value)
  }
}
