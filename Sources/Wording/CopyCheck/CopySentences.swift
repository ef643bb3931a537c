/// One sentence of a copy, with what it is as the rules read it.
struct CopySentence {
  /// As it was written, without the spaces around it.
  var text: String
  /// In characters of the whole copy.
  var range: Range<Int>
  var normalized: String
}

extension CopySentence {
  /// The sentences of a copy. A full stop between digits ends none.
  static func all(in copy: String) -> [CopySentence] {
    let characters = Array(copy)
    var sentences: [CopySentence] = []
    var start = 0
    func end(at end: Int) {
      defer { start = end }
      let first = (start..<end).first { !characters[$0].isWhitespace }
      guard let first, let last = (first..<end).last(where: { !characters[$0].isWhitespace }) else { return }
      let text = String(characters[first...last])
      sentences.append(
        CopySentence(text: text, range: first..<last + 1, normalized: CopyNormalizer.normalized(text)))
    }
    for index in characters.indices where isEnd(index, of: characters) { end(at: index + 1) }
    end(at: characters.count)
    return sentences
  }

  private static func isEnd(_ index: Int, of characters: [Character]) -> Bool {
    switch characters[index] {
    case "。", "!", "?", "！", "？", "\n", "\r\n": return true
    case ".": return index + 1 == characters.count || characters[index + 1].isWhitespace
    default: return false
    }
  }
}
